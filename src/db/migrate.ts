import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import type { DatabaseConnection } from './connection.ts'

// An arbitrary number that must stay the same in all versions of this program.
const migrationLock = 727_001

const queueLimitInMs = 60_000
const tableLimitInMs = 5_000

/**
 * Applies the migrations in drizzle-kit's folder; an empty folder is fine. Several processes may start at
 * once: one migrates, the others wait and find nothing left to do.
 */
export const migrateDatabase = async (
  connection: DatabaseConnection,
  migrationsFolder: string,
  /** Whether to apply the migration of this time; a backup has the tables of its own version. */
  isWanted: (moment: number) => boolean = () => true,
): Promise<void> => {
  const journal = join(migrationsFolder, 'meta', '_journal.json')
  if (!existsSync(journal) || (await hasAll(connection, journal))) return
  const migrations = readMigrationFiles({ migrationsFolder })
  await connection.withSession(async (client) => {
    // The lock ends with the session, even when this process is killed. Drizzle's own migrator takes none.
    await client.query(`set lock_timeout = ${queueLimitInMs * connection.timeLimitScale}`)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    // Later steps fail instead of blocking every request behind a locked table.
    await client.query(`set lock_timeout = ${tableLimitInMs * connection.timeLimitScale}`)
    const applied = await listApplied(client)
    for (const migration of migrations) {
      if (!applied.has(migration.folderMillis) && isWanted(migration.folderMillis))
        await apply(client, migration)
    }
  })
}

/** The migrations of this version, by their hash. */
export const listKnownMigrations = (migrationsFolder: string): { hash: string; createdAt: number }[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({
    hash,
    createdAt: folderMillis,
  }))

/** The usual case at a start, which needs no lock: applied migrations are committed. */
const hasAll = async ({ db }: DatabaseConnection, journal: string): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )
  if (!rows[0]?.known) return false
  const { entries }: { entries: { when: number }[] } = JSON.parse(await readFile(journal, 'utf8'))
  const applied = momentsOf((await db.execute<AppliedRow>(sql.raw(selectApplied))).rows)
  return entries.every(({ when }) => applied.has(when))
}

const selectApplied = 'select created_at from drizzle.__drizzle_migrations'
type AppliedRow = { created_at: string }
const momentsOf = (rows: AppliedRow[]) => new Set(rows.map(({ created_at }) => Number(created_at)))

// The table that drizzle-kit and Drizzle's own migrator use.
const listApplied = async (client: ClientBase): Promise<Set<number>> => {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  return momentsOf((await client.query<AppliedRow>(selectApplied)).rows)
}

// One transaction per file, where Drizzle uses one for all: an enum value added in one file cannot be used in the same
// transaction, so a fresh install would fail where upgrading step by step works.
const apply = async (client: ClientBase, { sql, hash, folderMillis }: MigrationMeta): Promise<void> => {
  await client.query('begin')
  try {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
