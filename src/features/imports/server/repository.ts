import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

const importLock = 727_053

/** Serializes imports until the end of the transaction, so that the second one sees the rows of the first. */
export const lockImports = async (db: Database): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(importLock))})`)
}
