import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#db/columns.ts'

/** Calls with an Idempotency-Key, to recognize repeated ones. Only hashes are stored. */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    /** Hash of the key, the call, and the user or IP address. */
    keyHash: text().primaryKey(),
    bodyHash: text().notNull(),
    /** The record that the call created. A repeated call reads its response from it. */
    recordId: integer(),
    createdAt: instantOfInsert(),
  },
  (table) => [index('answered_calls_age').on(table.createdAt)],
)
