import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from './sync-folder.ts'

/** Replaces a file atomically: readers find the complete old or new content, even after a power loss. */
export const replaceFile = async (path: string, text: string): Promise<void> => {
  const arriving = `${path}.${randomUUID()}`
  try {
    const file = await open(arriving, 'wx', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(arriving, path)
  } finally {
    await rm(arriving, { force: true })
  }
  await syncFolder(dirname(path))
}
