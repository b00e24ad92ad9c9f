import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { languages } from '#languages/language.ts'

/** Consents: user, version of the text, and time (PDPL). A withdrawal adds a row and deletes none. */
export const consents = pgTable(
  'consents',
  {
    id: identity(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    purpose: text().notNull(),
    textVersion: text().notNull(),
    language: text({ enum: languages }).notNull(),
    isGiven: boolean().notNull(),
    createdAt: instantOfInsert(),
    /**
     * The time at which the end of its purpose was detected. The retention period of the proof starts then.
     */
    endedAt: instant(),
  },
  (table) => [index('consents_user').on(table.userId)],
)
