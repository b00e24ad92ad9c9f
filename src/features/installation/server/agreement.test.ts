import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { images } from '#features/images/server/table.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { imageInput } from '#tests/support/inputs.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import {
  InstallationError,
  markInstallation,
  refuseForeignDatabase,
  refuseMissingDatabase,
} from './agreement.ts'
import { findInstallationId } from './repository.ts'
import { installation } from './table.ts'

const folder = makeTemporaryFolder('installation')
const makeDataDir = () => mkdtemp(join(folder, 'data-'))

const store = (dataDir: string, key: string = crypto.randomUUID()): string => {
  const shard = join(dataDir, 'files', 'kept', key.slice(0, 2))
  mkdirSync(shard, { recursive: true })
  writeFileSync(join(shard, key), 'a paper')
  return key
}
const mark = (dataDir: string, id: string) => writeFileSync(join(dataDir, 'installation'), `${id}\n`)
const markerOf = (dataDir: string) => readFileSync(join(dataDir, 'installation'), 'utf8').trim()

describeOnBothEngines('the pair of a database and a data folder', (openTestDatabase) => {
  let database: TestDatabase
  let dataDir: string
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  beforeEach(async () => {
    await database.db.delete(installation)
    await database.db.delete(images)
    dataDir = await makeDataDir()
  })

  const refusal = async () => {
    const error = await refuseForeignDatabase(database.db, dataDir).catch((caught) => caught)
    expect(error).toBeInstanceOf(InstallationError)
    expect(error.message).toMatch(/^DATA_DIR: [^\n]+$/)
    return error.message
  }
  const bothStart = async () => {
    await refuseForeignDatabase(database.db, dataDir)
    await markInstallation(database.db, dataDir)
    expect(markerOf(dataDir)).toBe(await findInstallationId(database.db))
  }
  const nameByRow = (storageKey: string) => database.db.insert(images).values(imageInput(storageKey))

  it('gets one id, even for simultaneous starts, and keeps it', async () => {
    await Promise.all([bothStart(), bothStart(), bothStart()])
    const id = markerOf(dataDir)
    await bothStart()
    expect(markerOf(dataDir)).toBe(id)
  })

  it('is refused if only the folder has an id, or if the ids differ', async () => {
    mark(dataDir, crypto.randomUUID())
    expect(await refusal()).toContain('knows nothing of')
    expect(await findInstallationId(database.db)).toBeUndefined()
    await database.db.insert(installation).values({ id: 'ours' })
    mark(dataDir, 'theirs')
    expect(await refusal()).toContain('another installation')
    await expect(markInstallation(database.db, dataDir)).rejects.toThrow(InstallationError)
    expect([markerOf(dataDir), await findInstallationId(database.db)]).toEqual(['theirs', 'ours'])
  })

  describe.each([
    ['no id', false],
    ['an id', true],
  ])('the pair with %s in the database and none in the folder', (_name, hasId) => {
    beforeEach(async () => {
      if (hasId) await database.db.insert(installation).values({ id: crypto.randomUUID() })
    })

    it('is accepted if no files are stored', bothStart)

    it('is accepted if rows refer to the stored files', async () => {
      store(dataDir)
      await nameByRow(store(dataDir))
      await bothStart()
    })

    it('is refused if no row refers to the stored files', async () => {
      store(dataDir)
      await nameByRow(crypto.randomUUID())
      expect(await refusal()).toContain('1 uploaded files')
    })
  })
})

it('refuses a data folder without its embedded database if it has an id or files, and not if it is new', async () => {
  const [empty, marked, filled, whole] = await Promise.all([1, 2, 3, 4].map(makeDataDir))
  await refuseMissingDatabase(empty ?? '')
  mark(marked ?? '', 'ours')
  store(filled ?? '')
  for (const dataDir of [marked, filled])
    await expect(refuseMissingDatabase(dataDir ?? '')).rejects.toThrow(/^DATA_DIR: .*database is missing/)
  mark(whole ?? '', 'ours')
  mkdirSync(join(whole ?? '', 'database'))
  writeFileSync(join(whole ?? '', 'database', 'PG_VERSION'), '18')
  await refuseMissingDatabase(whole ?? '')
})
