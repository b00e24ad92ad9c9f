import { and, asc, desc, eq, getTableName, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { treatedTables } from '#db/columns.ts'
import type { Database, DatabaseConnection } from '#db/connection.ts'
import { acceptanceRecords, agreementVersions } from '#features/agreements/server/table.ts'
import { attempts, sessions } from '#features/auth/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { images } from '#features/images/server/table.ts'
import { hasTable } from '#features/installation/server/repository.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'

/** All tables with files. Files of a table that is missing here would be treated as orphans. */
const tablesOfFiles = {
  document: documents,
  image: images,
  agreement: agreementVersions,
  acceptance: acceptanceRecords,
} as const
export type FileRow = {
  kind: keyof typeof tablesOfFiles
  id: number
  storageKey: string
  size: number
  /** Null for pictures older than this column. */
  sha256: string | null
}

const atOnce = 1_000

/**
 * The row of an infected file remains after its file is moved to the trash, from which it is not restored.
 */
const hasFile = (table: (typeof tablesOfFiles)[keyof typeof tablesOfFiles]): SQL | undefined =>
  'malwareCheck' in table ? sql`${table.malwareCheck} is distinct from 'infected'` : undefined

/** The given keys to which a row refers. */
export const listNamedKeys = async (db: Database, keys: string[]): Promise<Set<string>> => {
  const named = new Set<string>()
  for (let at = 0; at < keys.length; at += atOnce)
    for (const table of Object.values(tablesOfFiles)) {
      const some = and(inArray(table.storageKey, keys.slice(at, at + atOnce)), hasFile(table))
      for (const { key } of await db.select({ key: table.storageKey }).from(table).where(some)) named.add(key)
    }
  return named
}

/** Every row that refers to a file, in batches. A database of an earlier version may lack a table. */
export async function* listFileRows(db: Database): AsyncGenerator<FileRow> {
  for (const [kind, table] of Object.entries(tablesOfFiles) as [FileRow['kind'], typeof documents][]) {
    if (!(await hasTable(db, getTableName(table)))) continue
    let last = 0
    for (;;) {
      const { id, storageKey, size, sha256 } = table
      const rows = await db
        .select({ id, storageKey, size, sha256 })
        .from(table)
        .where(and(gt(id, last), hasFile(table)))
        .orderBy(asc(id))
        .limit(atOnce)
      for (const row of rows) yield { kind, ...row }
      last = rows.at(-1)?.id ?? last
      if (rows.length < atOnce) break
    }
  }
}

// Deletes in batches, because statements have a time limit; the rest is deleted an hour later.

/** Rate limit counters whose window has ended. */
export const deleteEndedAttempts = (db: Database): Promise<number> =>
  inBatches(async () => {
    const ended = db
      .select({ key: attempts.key })
      .from(attempts)
      .where(lt(attempts.endsAt, sql`now()`))
      .limit(atOnce)
    // Checked again, because the key may have started another window meanwhile.
    const isEnded = and(inArray(attempts.key, ended), lt(attempts.endsAt, sql`now()`))
    return (await db.delete(attempts).where(isEnded).returning({ key: attempts.key })).length
  })

export const deleteEndedSessions = (db: Database): Promise<number> =>
  inBatches(async () => {
    const ended = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(lt(sessions.expiresAt, sql`now()`))
      .limit(atOnce)
    const isEnded = and(inArray(sessions.id, ended), lt(sessions.expiresAt, sql`now()`))
    return (await db.delete(sessions).where(isEnded).returning({ id: sessions.id })).length
  })

const inBatches = async (deleteSome: () => Promise<number>): Promise<number> => {
  let total = 0
  for (;;) {
    const deleted = await deleteSome()
    total += deleted
    if (deleted < atOnce) return total
  }
}

/** After a start it is unknown which erasures are covered, so the tables are rewritten once more. */
const lookBackDays = 30

/** The time of the last erasure after which the tables were rewritten. */
const covered = new WeakMap<DatabaseConnection, string>()

const tablesOfPeople = () =>
  [...treatedTables]
    .filter(([, { columns }]) => [...columns.values()].some(({ treatment }) => treatment === 'erased'))
    .map(([table]) => table)

/**
 * Deleted data stays readable in the files of the embedded database until its space is reused. After an
 * erasure the tables with personal data are rewritten, and old WAL is removed. A database server must handle
 * its own files and backups.
 */
export const rewriteAfterErasure = async (connection: DatabaseConnection): Promise<void> => {
  if (connection.engine !== 'embedded') return
  const { db, withSession } = connection
  const coveredUntil = covered.get(connection)
  const [latest] = await db
    .select({ decidedAt: erasureRequests.decidedAt })
    .from(erasureRequests)
    .where(
      and(
        eq(erasureRequests.state, 'done'),
        gt(erasureRequests.decidedAt, sql`now() - ${lookBackDays} * interval '1 day'`),
        coveredUntil === undefined ? undefined : gt(erasureRequests.decidedAt, coveredUntil),
      ),
    )
    .orderBy(desc(erasureRequests.decidedAt))
    .limit(1)
  if (!latest?.decidedAt) return
  // One at a time, because each blocks all queries.
  for (const table of tablesOfPeople())
    await withSession((client) => client.query(`vacuum full ${client.escapeIdentifier(table)}`))
  await withSession(async (client) => {
    await client.query('select pg_switch_wal()')
    await client.query('checkpoint')
  })
  covered.set(connection, latest.decidedAt)
}
