import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { openAuditKey } from '#features/audit/server/proof.ts'
import { images } from '#features/images/server/table.ts'
import { markInstallation } from '#features/installation/server/agreement.ts'
import { createUser } from '#features/users/server/repository.ts'
import { FileStore } from '#files/file-store.ts'
import { openKey } from '#files/keys.ts'
import type { Settings } from './command.ts'
import { createServerDatabase } from './database-templates.ts'
import { copyEmbeddedFolder, prepared } from './databases.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { timeLimitScale } from './time-limits.ts'

type Engine = DatabaseConnection['engine']
type FirmSettings = Settings & { DATA_DIR: string }

/** The engines available on this machine. */
export const enginesHere = (): Engine[] => [
  'embedded',
  ...('unavailable' in prepared().postgresql ? [] : (['postgresql'] as const)),
]

/** Settings for an empty folder with a path too long for a socket address. It is removed after the test. */
export const nowhere = async (engine: Engine): Promise<FirmSettings> => {
  const folder = makeTemporaryFolder('firm')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'a'.repeat(120), 'data')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const { postgresql } = prepared()
  if (engine === 'embedded' || 'unavailable' in postgresql) return { DATA_DIR: dataDir }
  return { DATA_DIR: dataDir, DATABASE_URL: await borrowDatabase(postgresql.url) }
}

const borrowDatabase = async (serverUrl: string, template?: string): Promise<string> => {
  const { url, drop } = await createServerDatabase(serverUrl, template)
  onTestFinished(drop)
  return url
}

/** A firm with one admin, without a server. */
export const newFirm = async (engine: Engine): Promise<FirmSettings> => {
  const settings = await nowhere(engine)
  const { postgresql } = prepared()
  if (engine === 'embedded' || 'unavailable' in postgresql) {
    embeddedFirm ??= createEmbeddedFirm()
    cpSync(await embeddedFirm, settings.DATA_DIR, { recursive: true })
  } else {
    settings.DATABASE_URL = await borrowDatabase(postgresql.url, postgresql.template)
    await foundFirm(settings)
  }
  return settings
}

/** The data folder that this worker copies: opening an embedded database takes a second of CPU time. */
let embeddedFirm: Promise<string> | undefined

const createEmbeddedFirm = async (): Promise<string> => {
  const folder = copyEmbeddedFolder()
  await foundFirm({ DATA_DIR: folder })
  return folder
}

const foundFirm = async (settings: FirmSettings): Promise<void> => {
  await withFirmOf(settings, async ({ db }) => {
    await markInstallation(db, settings.DATA_DIR)
    await openAuditKey(db, settings.DATA_DIR)
    await createUser(db, {
      username: 'admin',
      email: `${randomUUID()}@example.com`,
      password: randomBytes(9).toString('hex'),
      firstName: 'Mizan',
      lastName: 'Admin',
      role: 'admin',
    })
  })
  await openKey(join(settings.DATA_DIR, 'keys'), 'two-factor')
}

export const withFirmOf = async <Result>(
  { DATA_DIR = '', DATABASE_URL }: Settings,
  work: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> => {
  const connection = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, timeLimitScale })
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** Adds an uploaded image with its row. */
export const addPicture = async (settings: FirmSettings, text: string) => {
  const files = await FileStore.open(join(settings.DATA_DIR, 'files'), { spaceFloor: 0 })
  const { key, size, sha256, path } = await files.save(
    Readable.from([Buffer.from(text)]),
    999_999,
    async () => undefined,
  )
  await withFirmOf(settings, ({ db }) =>
    db.insert(images).values({ storageKey: key, type: 'image/jpeg', width: 1, height: 1, size, sha256 }),
  )
  return { key, path, folder: dirname(path) }
}
