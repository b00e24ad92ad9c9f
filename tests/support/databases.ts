import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { FileStore } from '#files/file-store.ts'
import { createServerDatabase, type DatabaseTemplates } from './database-templates.ts'
import { timeLimitScale } from './time-limits.ts'
import { borrowWorkerDatabase } from './worker-database.ts'

export type TestDatabase = DatabaseConnection
/**
 * `isOwn` requests a separate database: for suites that create tables, or close or lose their database. A
 * database with its own time limits is separate too.
 */
export type OpenTestDatabase = (options?: {
  isOwn?: boolean
  timeLimitScale?: number
}) => Promise<TestDatabase>
type Engine = DatabaseConnection['engine']

type Suite = (openTestDatabase: OpenTestDatabase, engine: Engine) => void

/**
 * Runs a suite on the embedded engine in `npm test`, and on a PostgreSQL server in `npm run test:rest`. Each call of
 * `openTestDatabase` gives a migrated, empty database that is not shared meanwhile. All are closed and removed or
 * emptied after the suite.
 *
 *     describeOnBothEngines('publications', (openTestDatabase) => {
 *       let database: TestDatabase
 *       beforeAll(async () => { database = await openTestDatabase() })
 */
export const describeOnBothEngines = (name: string, suite: Suite): void => {
  const engines = inject('engines')
  if (engines.includes('embedded')) describeEmbedded(name, suite)
  if (engines.includes('postgresql')) describePostgresql(name, suite)
}

/** Runs a suite about SQL that differs between the engines, on both of them in `npm test`. */
export const describeSql = (name: string, suite: Suite): void => {
  describeEmbedded(name, suite)
  describePostgresql(name, suite)
}

/** Runs a suite that does not depend on the engine, such as one about permissions, on the embedded one only. */
export const describeEmbedded = (name: string, suite: Suite): void => {
  describe(`${name} (embedded)`, () => suite(closedAfterSuite(openEmbedded), 'embedded'))
}

const describePostgresql = (name: string, suite: Suite): void => {
  const { postgresql } = prepared()
  if ('unavailable' in postgresql) {
    describe.skip(`${name} (postgresql: SKIPPED, ${postgresql.unavailable})`, () =>
      suite(openServerCopy, 'postgresql'))
  } else {
    describe(`${name} (postgresql)`, () => suite(closedAfterSuite(openServerCopy), 'postgresql'))
  }
}

/** For suites that do not depend on the engine: only the embedded one. */
export const embeddedDatabases = (): OpenTestDatabase => closedAfterSuite(openEmbedded)

/** The databases that the global setup prepared. */
export const prepared = (): DatabaseTemplates => {
  const databases: DatabaseTemplates | undefined = inject('databases')
  if (databases) return databases
  throw new Error('no database was prepared: vitest.config.ts took this file for one that needs none')
}

/**
 * Copies the data folder of a migrated, empty embedded database, which is not open yet. The synchronous copy of
 * its 1,400 files needs an eighth of the CPU time.
 */
export const copyEmbeddedFolder = (): string => {
  const { folder } = prepared()
  const dataDir = join(folder, randomUUID())
  cpSync(join(folder, 'template'), dataDir, { recursive: true })
  return dataDir
}

/** A file store in the folder that is deleted after the run. */
export const openTestFiles = () =>
  FileStore.open(join(prepared().folder, 'files', randomUUID()), { spaceFloor: 0 })

const closedAfterSuite = (open: OpenTestDatabase): OpenTestDatabase => {
  const opened: TestDatabase[] = []
  afterAll(async () => {
    for (const database of opened.splice(0)) await database.close()
  })
  return async (options) => {
    const database = await open(options)
    opened.push(database)
    return database
  }
}

const openEmbedded: OpenTestDatabase = async ({ isOwn = false, timeLimitScale: scale } = {}) =>
  (isOwn || scale ? undefined : await borrowWorkerDatabase(copyEmbeddedFolder)) ?? openEmbeddedCopy(scale)

const openEmbeddedCopy = async (scale = timeLimitScale): Promise<TestDatabase> => {
  const dataDir = copyEmbeddedFolder()
  const connection = await openDatabase({ dataDir, timeLimitScale: scale })
  return withRemoval(connection, () => rmSync(dataDir, { recursive: true, force: true }))
}

const openServerCopy: OpenTestDatabase = async ({ timeLimitScale: scale = timeLimitScale } = {}) => {
  const { postgresql } = prepared()
  if ('unavailable' in postgresql) throw new Error(postgresql.unavailable)
  const database = await createServerDatabase(postgresql.url, postgresql.template)
  const connection = await openDatabase({ databaseUrl: database.url, dataDir: '', timeLimitScale: scale })
  return withRemoval(connection, database.drop)
}

const withRemoval = (connection: DatabaseConnection, remove: () => Promise<void> | void): TestDatabase => ({
  ...connection,
  async close() {
    await connection.close()
    await remove()
  },
})
