import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

const importLock = 727_053

/** One import after the other, until the end of the transaction: the second finds what the first has added. */
export const lockImports = async (db: Database): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(importLock))})`)
}
