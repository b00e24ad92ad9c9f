import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseStartError } from '../errors.ts'

const busy = 5

/**
 * Takes the data folder for this process alone; the kernel frees it when the process ends, however it ends.
 * Nothing in the engine stops a second process, and two on one folder destroy rows without a word.
 *
 * The lock file must never be opened by other code of this process: closing that second handle would drop
 * the lock, as POSIX locks do.
 */
export const lockDataFolder = (dataDir: string): { release(): void } => {
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(join(dataDir, 'database.lock'), { timeout: 0 })
    // No journal: a lock writes nothing, and a journal left by kill -9 would be one more file to explain.
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
