import { index, integer, text } from 'drizzle-orm/pg-core'
import { impersonal, impersonalTable, instantOfInsert } from '#db/columns.ts'

/** Calls with an Idempotency-Key, to recognize repeated ones. Only hashes are stored. */
export const answeredCalls = impersonalTable(
  'answered_calls',
  'Hashes that are stored for a day and do not identify a person.',
  {
    /** Hash of the key, the call, and the user or IP address. */
    keyHash: impersonal(text().primaryKey()),
    bodyHash: impersonal(text().notNull()),
    /** The record that the call created. A repeated call reads its response from it. */
    recordId: integer(),
    createdAt: instantOfInsert(),
  },
  (table) => [index('answered_calls_age').on(table.createdAt)],
)
