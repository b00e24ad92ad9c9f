import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { FileStore } from '#files/file-store.ts'
import { createServerDatabase } from './database-templates.ts'

/** `setupInMs`: what it took to make and open it. */
export type TestDatabase = DatabaseConnection & { setupInMs: number }
export type OpenTestDatabase = () => Promise<TestDatabase>
export type Engine = DatabaseConnection['engine']

type Suite = (openTestDatabase: OpenTestDatabase, engine: Engine) => void

/**
 * Runs a suite on the embedded engine and on a PostgreSQL server. Each call of `openTestDatabase` gives a
 * migrated, empty database of its own; all are closed and removed after the suite.
 *
 *     describeOnBothEngines('publications', (openTestDatabase) => {
 *       let database: TestDatabase
 *       beforeAll(async () => { database = await openTestDatabase() })
 */
export const describeOnBothEngines = (name: string, suite: Suite): void => {
  const { postgresql } = inject('databases')
  describe(`${name} (embedded)`, () => suite(removedAfterSuite(openEmbeddedCopy), 'embedded'))
  if ('unavailable' in postgresql) {
    describe.skip(`${name} (postgresql: SKIPPED, ${postgresql.unavailable})`, () =>
      suite(openServerCopy, 'postgresql'))
  } else {
    describe(`${name} (postgresql)`, () => suite(removedAfterSuite(openServerCopy), 'postgresql'))
  }
}

/** A data folder of its own holding a migrated, empty embedded database that is not open yet. */
export const copyEmbeddedFolder = async (): Promise<string> => {
  const { folder } = inject('databases')
  const dataDir = join(folder, randomUUID())
  await cp(join(folder, 'template'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}

/** A store of files in the folder that is removed after the run. */
export const openTestFiles = () => FileStore.open(join(inject('databases').folder, 'files', randomUUID()))

const removedAfterSuite = (open: OpenTestDatabase): OpenTestDatabase => {
  const opened: TestDatabase[] = []
  afterAll(async () => {
    for (const database of opened) await database.close()
  })
  return async () => {
    const database = await open()
    opened.push(database)
    return database
  }
}

const openEmbeddedCopy: OpenTestDatabase = async () => {
  const start = performance.now()
  const dataDir = await copyEmbeddedFolder()
  const connection = await openDatabase({ dataDir })
  return withRemoval(connection, start, () => rm(dataDir, { recursive: true, force: true }))
}

const openServerCopy: OpenTestDatabase = async () => {
  const start = performance.now()
  const { postgresql } = inject('databases')
  if ('unavailable' in postgresql) throw new Error(postgresql.unavailable)
  const database = await createServerDatabase(postgresql.url, postgresql.template)
  const connection = await openDatabase({ databaseUrl: database.url, dataDir: '' })
  return withRemoval(connection, start, database.drop)
}

const withRemoval = (
  connection: DatabaseConnection,
  start: number,
  remove: () => Promise<void>,
): TestDatabase => ({
  ...connection,
  setupInMs: Math.round(performance.now() - start),
  async close() {
    await connection.close()
    await remove()
  },
})
