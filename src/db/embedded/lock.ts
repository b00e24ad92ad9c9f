import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseStartError } from '../errors.ts'

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
