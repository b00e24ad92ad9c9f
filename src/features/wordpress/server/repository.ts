import { inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { publicationOrigins } from './table.ts'

/** Those of the posts that are publications already. */
export const listKnownOrigins = async (db: Database, origins: string[]): Promise<Set<string>> => {
  if (origins.length === 0) return new Set()
  const { origin } = publicationOrigins
  const rows = await db.select({ origin }).from(publicationOrigins).where(inArray(origin, origins))
  return new Set(rows.map((row) => row.origin))
}

export const addOrigins = async (
  db: Database,
  publicationId: number,
  origins: readonly { origin: string; address: string }[],
): Promise<void> => {
  await db.insert(publicationOrigins).values(origins.map((each) => ({ ...each, publicationId })))
}
