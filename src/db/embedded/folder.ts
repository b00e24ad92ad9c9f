import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { DatabaseStartError } from '../errors.ts'
import { fsyncFolder } from './durable-files.ts'
import { EngineThread } from './engine.ts'

const closeLimitInMs = 30_000

/** An initialized database without tables, which the build writes. Unpacking takes 1.5 s, initializing again 5 to 8 s. */
const emptyDatabase = fileURLToPath(new URL('../../../dist/empty-database.tar.br', import.meta.url))

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

const busy = 5

/**
 * Locks the data folder for this process; the kernel releases the lock when the process ends, however it
 * ends. The engine does not prevent a second process, and two on one folder silently destroy rows.
 */
export const lockDataFolder = (dataDir: string): { release(): void } => {
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(join(dataDir, 'database.lock'), { timeout: 0 })
    // No journal: the lock writes nothing, and kill -9 would leave a journal file behind.
    lock.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock?.close()
    throw startErrorFrom(error, dataDir)
  }
  const held = lock
  return { release: () => held.close() }
}

const startErrorFrom = (error: unknown, dataDir: string): DatabaseStartError => {
  const { errcode, message } = error as { errcode?: number; message: string }
  return new DatabaseStartError(
    errcode === busy
      ? `DATA_DIR: the folder ${dataDir} is in use by another process`
      : `DATA_DIR: the folder ${dataDir} cannot be read and written: ${message}`,
    { cause: error },
  )
}
