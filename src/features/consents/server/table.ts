import { boolean, index, integer, text } from 'drizzle-orm/pg-core'
import {
  erased,
  exported,
  identity,
  impersonal,
  instant,
  instantOfInsert,
  retained,
  retainedTable,
} from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { languages } from '#languages/language.ts'
import { noticeWays } from '../schema.ts'

/** Consents: user, version of the text, and time (PDPL). A withdrawal adds a row and deletes none. */
export const consents = retainedTable(
  'consents',
  'The proof that the law requires; the address becomes a hash.',
  {
    id: impersonal(identity()),
    userId: erased(integer().references(() => users.id, { onDelete: 'set null' })),
    /** Empty for a caller without an address. */
    email: exported(erased(text().notNull())),
    /** Only for a caller without an account. */
    phone: exported(erased(text())),
    purpose: exported(retained(text().notNull())),
    textVersion: exported(retained(text().notNull())),
    language: exported(retained(text({ enum: languages }).notNull())),
    /** How the office gave the privacy notice; only for the purpose `notice`. */
    noticeWay: exported(retained(text({ enum: noticeWays }))),
    isGiven: exported(boolean().notNull()),
    createdAt: exported(instantOfInsert()),
    /**
     * The time at which the end of its purpose was detected. The retention period of the proof starts then.
     */
    endedAt: instant(),
  },
  (table) => [index('consents_user').on(table.userId)],
)
