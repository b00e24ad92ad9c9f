import { randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './error-code.ts'
import { syncFolder } from './sync-folder.ts'

const pathIn = (dataDir: string): string => join(dataDir, 'installation')

/** The id of the installation that a data folder belongs to. */
export const findMarker = async (dataDir: string): Promise<string | undefined> => {
  try {
    return (await readFile(pathIn(dataDir), 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Written under another name and then linked, so that only one of two concurrent processes succeeds. Returns
 * the final id.
 */
export const markFolder = async (dataDir: string, id: string): Promise<string | undefined> => {
  const arriving = `${pathIn(dataDir)}.${randomUUID()}`
  const file = await open(arriving, 'wx', 0o600)
  try {
    await file.writeFile(`${id}\n`)
    await file.sync()
    await file.close()
    await link(arriving, pathIn(dataDir)).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error
    })
  } finally {
    await rm(arriving, { force: true })
  }
  await syncFolder(dataDir)
  return findMarker(dataDir)
}
