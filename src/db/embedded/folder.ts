import { existsSync, readdirSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseStartError } from '../errors.ts'
import { fsyncFolder } from './durable-files.ts'
import { EngineThread } from './engine-thread.ts'

const closeLimitInMs = 30_000

/** An initialized database without tables, which the build writes. Unpacking takes 1.5 s, initializing again 5 to 8 s. */
const emptyDatabase = fileURLToPath(new URL('../../../dist/empty-database.tar.gz', import.meta.url))

/** The database folder inside the data folder, created on first use. Call it while holding the lock. */
export const prepareFolder = async (dataDir: string, timeLimitScale: number): Promise<string> => {
  const folder = join(dataDir, 'database')
  if (existsSync(join(folder, 'PG_VERSION'))) return folder
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new DatabaseStartError(
      `DATA_DIR: ${folder} holds files but no database: restore a backup there, or move it away`,
    )
  }
  // Created under another name and renamed, so that an interruption never leaves a partial database.
  const unfinished = join(dataDir, 'database.new')
  await rm(unfinished, { recursive: true, force: true })
  const engine = await EngineThread.start({
    folder: unfinished,
    fsyncs: new Int32Array(new SharedArrayBuffer(4)),
    ...(existsSync(emptyDatabase) && { content: emptyDatabase }),
  })
  await engine.close(closeLimitInMs * timeLimitScale)
  await secureTree(unfinished)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
  fsyncFolder(dataDir)
  return folder
}

// The engine copies its initial files without fsync, and makes them writable for everyone.
const secureTree = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await secureTree(path)
    else await secureFile(path)
  }
  fsyncFolder(folder)
}

const secureFile = async (path: string): Promise<void> => {
  const file = await open(path, 'r+')
  try {
    await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
}
