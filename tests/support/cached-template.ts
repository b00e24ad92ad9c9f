import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#db/connection.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { endWithProcess } from './end-with-process.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { timeLimitScale } from './time-limits.ts'

const root = join(import.meta.dirname, '../..')
export const migrationsFolder = join(root, 'migrations')
const cacheFolder = join(root, 'node_modules/.cache/mizan-tests')

/**
 * The data folder of a migrated, empty embedded database: copy it, never open it. Creating one costs more
 * than most suites, so it is stored between runs until a dependency changes.
 */
export const cachedEmbeddedTemplate = async (): Promise<string> => {
  const name = `embedded-${keyOfTemplate()}`
  const folder = join(cacheFolder, name)
  if (!existsSync(folder)) await storeTemplate(folder)
  for (const cached of readdirSync(cacheFolder))
    if (cached.startsWith('embedded-') && !cached.startsWith(name))
      rmSync(join(cacheFolder, cached), { recursive: true, force: true })
  return folder
}

const keyOfTemplate = (): string => {
  const files = globSync(['migrations/**/*', 'src/db/**/*.ts'], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const file of [...files.sort(), join(root, 'node_modules/@electric-sql/pglite/package.json')])
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Copied first, then renamed, so that two simultaneous runs both find a complete one. */
const storeTemplate = async (folder: string): Promise<void> => {
  const made = makeTemporaryFolder('template')
  const beside = `${folder}.${randomUUID()}`
  const remove = () => {
    for (const path of [made, beside]) rmSync(path, { recursive: true, force: true })
  }
  const wasRemoved = endWithProcess(remove)
  try {
    await makeTemplate(made)
    mkdirSync(cacheFolder, { recursive: true })
    cpSync(made, beside, { recursive: true })
    await rename(beside, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    remove()
    wasRemoved()
  }
}

const makeTemplate = async (dataDir: string): Promise<void> => {
  const connection = await openDatabase({ dataDir, timeLimitScale })
  try {
    await migrateDatabase(connection, migrationsFolder)
  } finally {
    await connection.close()
  }
}
