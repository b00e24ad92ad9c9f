import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#db/columns.ts'

/** Calls that came with an Idempotency-Key, by which the same one sent again is known; of what was sent only hashes. */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    /** Of the key, the call, and the person or address it came from. */
    keyHash: text().primaryKey(),
    bodyHash: text().notNull(),
    /** What the call made: the answer is read from there again. */
    recordId: integer(),
    createdAt: instantOfInsert(),
  },
  (table) => [index('answered_calls_age').on(table.createdAt)],
)
