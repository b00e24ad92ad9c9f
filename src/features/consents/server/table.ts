import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { languages } from '#languages/language.ts'

/** Who consented to which version of a text, and when (PDPL). A withdrawal adds a row and removes none. */
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
    /** When its purpose was seen to have ended, from which on the proof is kept for the period of the policy. */
    endedAt: instant(),
  },
  (table) => [index('consents_user').on(table.userId)],
)
