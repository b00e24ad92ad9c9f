import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'

export const insertRow = async <Table extends PgTable>(
  db: Database,
  table: Table,
  values: Table['$inferInsert'],
): Promise<Table['$inferSelect']> => {
  const [row] = await db
    .insert(table)
    .values(values as never)
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** The id of a new row. */
export const insertId = async <Table extends PgTable & { $inferSelect: { id: number } }>(
  db: Database,
  table: Table,
  values: Table['$inferInsert'],
): Promise<number> => (await insertRow(db, table, values)).id

export const updateRow = async <Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  id: number,
  values: { [Name in keyof Table['$inferInsert']]?: Table['$inferInsert'][Name] | SQL },
) => {
  await db
    .update(table)
    .set(values as never)
    .where(eq(table.id, id))
}
