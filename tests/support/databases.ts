import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { FileStore } from '#files/file-store.ts'
import { createServerDatabase, type DatabaseTemplates } from './database-templates.ts'
import { isWholeMatrix } from './matrix.ts'
import { timeLimitScale } from './time-limits.ts'
import { borrowWorkerDatabase } from './worker-database.ts'

export type TestDatabase = DatabaseConnection
/** `isOwn`: for what makes tables, or closes or loses its database, so that nobody could be given it afterwards. */
export type OpenTestDatabase = (options?: { isOwn?: boolean }) => Promise<TestDatabase>
type Engine = DatabaseConnection['engine']

type Suite = (openTestDatabase: OpenTestDatabase, engine: Engine) => void

/**
 * Runs a suite on the embedded engine and on a PostgreSQL server. Each call of `openTestDatabase` gives a migrated,
 * empty database that nobody else uses meanwhile; all are closed and removed or emptied after the suite.
 *
 *     describeOnBothEngines('publications', (openTestDatabase) => {
 *       let database: TestDatabase
 *       beforeAll(async () => { database = await openTestDatabase() })
 */
export const describeOnBothEngines = (name: string, suite: Suite): void => {
  const { postgresql } = prepared()
  describe(`${name} (embedded)`, () => suite(closedAfterSuite(openEmbedded), 'embedded'))
  if ('unavailable' in postgresql) {
    describe.skip(`${name} (postgresql: SKIPPED, ${postgresql.unavailable})`, () =>
      suite(openServerCopy, 'postgresql'))
  } else {
    describe(`${name} (postgresql)`, () => suite(closedAfterSuite(openServerCopy), 'postgresql'))
  }
}

/**
 * For calls that ask plain questions: on PostgreSQL, or on the embedded engine where there is no server;
 * `npm run test:all` runs them on both. What searches, locks, races or migrates is for both in every run.
 */
export const describeRoutes = (name: string, suite: Suite): void => {
  if (isWholeMatrix) {
    describeOnBothEngines(name, suite)
    return
  }
  const isThere = !('unavailable' in prepared().postgresql)
  const [engine, open] = isThere
    ? (['postgresql', openServerCopy] as const)
    : (['embedded', openEmbedded] as const)
  describe(`${name} (${engine})`, () => suite(closedAfterSuite(open), engine))
}

/** For suites about what is the same on both engines, and not about the database: the embedded one alone. */
export const embeddedDatabases = (): OpenTestDatabase => closedAfterSuite(openEmbedded)

/** What the global setup made. */
export const prepared = (): DatabaseTemplates => {
  const databases: DatabaseTemplates | undefined = inject('databases')
  if (databases) return databases
  throw new Error('no database was prepared: vitest.config.ts took this file for one that needs none')
}

/** A data folder of its own holding a migrated, empty embedded database that is not open yet. */
export const copyEmbeddedFolder = async (): Promise<string> => {
  const { folder } = prepared()
  const dataDir = join(folder, randomUUID())
  await cp(join(folder, 'template'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}

/** A store of files in the folder that is removed after the run, which takes what the disk holds. */
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

const openEmbedded: OpenTestDatabase = async ({ isOwn = false } = {}) =>
  (isOwn ? undefined : await borrowWorkerDatabase(copyEmbeddedFolder)) ?? openEmbeddedCopy()

const openEmbeddedCopy = async (): Promise<TestDatabase> => {
  const dataDir = await copyEmbeddedFolder()
  const connection = await openDatabase({ dataDir, timeLimitScale })
  return withRemoval(connection, () => rm(dataDir, { recursive: true, force: true }))
}

const openServerCopy: OpenTestDatabase = async () => {
  const { postgresql } = prepared()
  if ('unavailable' in postgresql) throw new Error(postgresql.unavailable)
  const database = await createServerDatabase(postgresql.url, postgresql.template)
  const connection = await openDatabase({ databaseUrl: database.url, dataDir: '', timeLimitScale })
  return withRemoval(connection, database.drop)
}

const withRemoval = (connection: DatabaseConnection, remove: () => Promise<void>): TestDatabase => ({
  ...connection,
  async close() {
    await connection.close()
    await remove()
  },
})
