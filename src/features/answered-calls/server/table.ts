import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#db/columns.ts'

/** Calls that came with an Idempotency-Key, so that a repeated one is recognised; only hashes of them are stored. */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    /** Hash of the key, the call, and the person or address it came from. */
    keyHash: text().primaryKey(),
    bodyHash: text().notNull(),
    /** The record that the call created: the answer is read from it again. */
    recordId: integer(),
    createdAt: instantOfInsert(),
  },
  (table) => [index('answered_calls_age').on(table.createdAt)],
)
