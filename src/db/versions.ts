import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { nextVersion } from './columns.ts'
import type { Database } from './connection.ts'
import { StaleError } from './errors.ts'

type VersionedTable = PgTable & { id: PgColumn; updatedAt: PgColumn }
/** Changes, with the `updatedAt` that the editor saw if the caller sent it. */
type Changes<Table extends VersionedTable> = Omit<PgUpdateSetSource<Table>, 'updatedAt'> & {
  updatedAt?: string | undefined
}

/** Compared by the database as instants, since one instant can be written in many ways. */
const isVersion = (table: VersionedTable, id: number, seen: string | undefined): SQL | undefined =>
  and(eq(table.id, id), seen === undefined ? undefined : eq(table.updatedAt, seen))

/**
 * Updates a row; throws `StaleError` if it has changed since its editor read it. Of two concurrent updates
 * the second waits for the first and is refused. False if the row does not exist.
 */
export const updateVersioned = async <Table extends VersionedTable>(
  db: Database,
  table: Table,
  id: number,
  { updatedAt: seen, ...changes }: Changes<Table>,
): Promise<boolean> => {
  const saved = await db
    .update(table as VersionedTable)
    .set({ ...changes, updatedAt: nextVersion(table.updatedAt) })
    .where(isVersion(table, id, seen))
    .returning({ id: table.id })
  if (saved.length > 0) return true
  if ((await db.$count(table, eq(table.id, id))) > 0) throw new StaleError()
  return false
}

/** The same check for a row that the caller has locked and will update later. */
export const refuseStale = async (
  db: Database,
  table: VersionedTable,
  id: number,
  seen: string | undefined,
): Promise<void> => {
  if (seen !== undefined && (await db.$count(table, isVersion(table, id, seen))) === 0) throw new StaleError()
}
