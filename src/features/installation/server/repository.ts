import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { acceptanceRecords, agreementVersions } from '#features/agreements/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { images } from '#features/images/server/table.ts'
import { installation } from './table.ts'

/** Also works on a database of an older version. */
export const findInstallationId = async (db: Database): Promise<string | undefined> => {
  if (!(await hasTable(db, 'installation'))) return undefined
  const [found] = await db.select({ id: installation.id }).from(installation)
  return found?.id
}

/** Creates it once; concurrent callers all get the same id. */
export const makeInstallationId = async (db: Database): Promise<string> => {
  await db.insert(installation).values({ id: randomUUID() }).onConflictDoNothing()
  const id = await findInstallationId(db)
  if (id === undefined) throw new Error('insert left no row')
  return id
}

/** Marks the database as moved: from then on it matches no data folder. */
export const leaveInstallation = async (db: Database): Promise<void> => {
  await db.update(installation).set({ id: randomUUID() })
}

/** Whether a document or a picture of this database refers to one of these files. */
export const namesOneOf = async (db: Database, keys: string[]): Promise<boolean> => {
  for (const [name, table] of tablesOfFiles) {
    if (!(await hasTable(db, name))) continue
    for (let at = 0; at < keys.length; at += keysAtOnce) {
      const some = inArray(table.storageKey, keys.slice(at, at + keysAtOnce))
      const found = await db.select({ key: table.storageKey }).from(table).where(some).limit(1)
      if (found.length > 0) return true
    }
  }
  return false
}

const keysAtOnce = 1_000

/** Whether a document or a picture of this database refers to any file. */
export const namesAnyFile = async (db: Database): Promise<boolean> => {
  for (const [name, table] of tablesOfFiles) {
    if (!(await hasTable(db, name))) continue
    if ((await db.select({ key: table.storageKey }).from(table).limit(1)).length > 0) return true
  }
  return false
}

const tablesOfFiles = [
  ['documents', documents],
  ['images', images],
  ['engagement_versions', agreementVersions],
  ['acceptance_records', acceptanceRecords],
] as const

/**
 * Writes dummy data to check whether the database accepts writes. On a full disk small writes still fit into
 * existing files, so it also writes several hundred kilobytes and removes them immediately.
 */
export const tryToWrite = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(sql`
      with spilled as materialized (select repeat('x', 100) from generate_series(1, 5000))
      select count(*) from spilled`)
    await tx.update(installation).set({ writtenAt: sql`now()` })
  })

export const hasTable = async (db: Database, name: string): Promise<boolean> => {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass(${name}) is not null as "isThere"`,
  )
  return rows[0]?.isThere ?? false
}

/** The highest number of each sequence, by name. */
export type Numbers = Record<string, number>

const listSequences = async (db: Database) => {
  const { rows } = await db.execute<{ name: string; table: string; column: string }>(sql`
    select s.relname::text as name, t.relname::text as table, a.attname::text as column
    from pg_class s
      join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
    order by 1`)
  return rows
}

/**
 * The highest number in the rows of each table. Sequences also advance in aborted transactions; rows survive
 * a crash once they can be read.
 */
export const readRowNumbers = async (db: Database): Promise<Numbers> => {
  const sequences = await listSequences(db)
  if (sequences.length === 0) return {}
  const each = sequences.map(
    ({ name, table, column }) =>
      sql`select ${name}::text as name, max(${sql.identifier(column)})::int as last from ${sql.identifier(table)}`,
  )
  const { rows } = await db.execute<{ name: string; last: number | null }>(sql.join(each, sql` union all `))
  return Object.fromEntries(rows.map(({ name, last }) => [name, last ?? 0]))
}

/** The last number of each sequence; 0 if it is unused. */
export const readSequenceNumbers = async (db: Database): Promise<Numbers> => {
  const { rows } = await db.execute<{ name: string; last: number }>(sql`
    select sequencename::text as name, coalesce(last_value, 0)::int as last
    from pg_sequences where schemaname = 'public'`)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export const advanceSequence = async (db: Database, name: string, last: number): Promise<void> => {
  await db.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${last})`)
}
