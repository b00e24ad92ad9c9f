import { getTableName, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import {
  fingerprintOf,
  type SampleKind,
  sampleRows,
  sampleTables,
} from '#features/sample-firm/server/table.ts'

type Listed = PgTable & { id: PgColumn }

const names = Object.keys(sampleTables) as SampleKind[]
const tableOf = (name: SampleKind): Listed => sampleTables[name].table

/** The max id of each table: rows with higher ids after loading belong to the sample. */
export const newestIds = async (db: Database): Promise<Record<SampleKind, number>> => {
  const newest: [SampleKind, number][] = []
  for (const name of names) {
    const table = tableOf(name)
    const [row] = await db
      .select({ id: sql<number>`coalesce(max(${table.id}), 0)::int` })
      .from(table as PgTable)
    newest.push([name, row?.id ?? 0])
  }
  return Object.fromEntries(newest) as Record<SampleKind, number>
}

/** Call it in the transaction that loads the sample, before other writes are possible. */
export const markNewer = async (db: Database, than: Record<SampleKind, number>): Promise<void> => {
  for (const name of names) await mark(db, name, gt(tableOf(name).id, than[name]))
}

export const markRows = (db: Database, name: SampleKind, ids: readonly number[]): Promise<void> =>
  mark(db, name, inArray(tableOf(name).id, [...ids]))

const mark = async (db: Database, name: SampleKind, where: SQL): Promise<void> => {
  const table = tableOf(name)
  await db.execute(sql`
    insert into ${sampleRows} (table_name, row_id, fingerprint)
    select ${getTableName(table)}, ${table.id}, ${fingerprintOf(name)} from ${table} where ${where}
    on conflict do nothing`)
}
