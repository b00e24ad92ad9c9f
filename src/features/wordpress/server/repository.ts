import { inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { publicationOrigins } from './table.ts'

/** Origins that are already imported. */
export const listKnownOrigins = async (db: Database, origins: string[]): Promise<Set<string>> => {
  if (origins.length === 0) return new Set()
  const { origin } = publicationOrigins
  const rows = await db.select({ origin }).from(publicationOrigins).where(inArray(origin, origins))
  return new Set(rows.map((row) => row.origin))
}

/** The publication of each of these translation groups. */
export const listKnownGroups = async (db: Database, groups: string[]): Promise<Map<string, number>> => {
  if (groups.length === 0) return new Map()
  const { origin, publicationId } = publicationOrigins
  const rows = await db
    .select({ origin, publicationId })
    .from(publicationOrigins)
    .where(inArray(origin, groups))
  return new Map(rows.map((row) => [row.origin, row.publicationId]))
}

export const addOrigins = async (
  db: Database,
  publicationId: number,
  origins: readonly { origin: string; address: string }[],
): Promise<void> => {
  // The translation group of a joined post already has a row.
  await db
    .insert(publicationOrigins)
    .values(origins.map((each) => ({ ...each, publicationId })))
    .onConflictDoNothing()
}
