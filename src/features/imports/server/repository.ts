import { inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'

const importLock = 727_053

/** Serializes imports until the end of the transaction, so that the second one sees the rows of the first. */
export const lockImports = async (db: Database): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(importLock))})`)
}

const atOnce = 500

/** The given lower-case addresses that the column contains in any case. */
export const listKnownAddresses = async (
  db: Database,
  column: PgColumn,
  emails: readonly string[],
): Promise<Set<string>> => {
  const known = new Set<string>()
  const address = sql<string>`lower(${column})`
  for (let at = 0; at < emails.length; at += atOnce) {
    const rows = await db
      .select({ address })
      .from(column.table)
      .where(inArray(address, emails.slice(at, at + atOnce)))
    for (const row of rows) known.add(row.address)
  }
  return known
}
