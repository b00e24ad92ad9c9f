import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Which rows came with the sample firm, so that it can be removed without touching what the office has made. */
export const sampleRows = pgTable(
  'sample_rows',
  { tableName: text().notNull(), rowId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tableName, table.rowId] })],
)
