import { existsSync, readdirSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from '../errors.ts'
import { fsyncFolder } from './durable-files.ts'
import { EngineThread } from './engine-thread.ts'

const closeLimitInMs = 30_000

/** The database folder inside the data folder, created on first use. Call it while holding the lock. */
export const prepareFolder = async (dataDir: string, timeLimitScale: number): Promise<string> => {
  const folder = join(dataDir, 'database')
  if (existsSync(join(folder, 'PG_VERSION'))) return folder
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new DatabaseStartError(
      `DATA_DIR: ${folder} holds files but no database: restore a backup there, or move it away`,
    )
  }
  // Created under another name and renamed: whatever interrupts this, the folder holds a whole database or does not
  // exist.
  const unfinished = join(dataDir, 'database.new')
  await rm(unfinished, { recursive: true, force: true })
  const engine = await EngineThread.start({
    folder: unfinished,
    fsyncs: new Int32Array(new SharedArrayBuffer(4)),
  })
  await engine.close(closeLimitInMs * timeLimitScale)
  await secureTree(unfinished)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
  fsyncFolder(dataDir)
  return folder
}

// The engine copies its initial files without fsync, and with a mode that lets everybody write them.
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
