import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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

/** Whether a system error has one of these codes. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** A created, renamed or removed file survives a power loss only once its folder has been synced too. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** The data folder is not usable, or not private; the message is one line that an operator can act on. */
export class FolderError extends Error {
  override name = 'FolderError'
}

const ofOthers = 0o077

/**
 * Creates the folder if needed, and makes it private. Throws `FolderError` if that fails: then nothing may be
 * stored in it.
 */
export const openPrivateFolder = async (path: string): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new FolderError(`DATA_DIR: the folder ${path} cannot be read and written: ${error.message}`)
  })
  // Windows has no such modes; it protects user profiles itself.
  if (process.platform === 'win32' || !(await isOpen(path))) return
  await chmod(path, 0o700).catch(() => undefined)
  if (!(await isOpen(path))) return
  throw new FolderError(
    `DATA_DIR: other users of this machine can enter ${path}, and its mode cannot be changed: give it to this user with mode 0700`,
  )
}

const isOpen = async (path: string): Promise<boolean> => ((await stat(path)).mode & ofOthers) !== 0

/** Reserved for the database and the log; a tenth of a small disk. */
const maxFreeFloor = 200 * 1024 * 1024
const shareOfSmallDisk = 0.1

/** Total bytes of a folder's disk, and the bytes that this process can use. */
export const freeSpace = async (folder: string): Promise<{ free: number; all: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, all: blocks * bsize }
}

/** Whether the disk has space for `bytes`, with `floor` bytes left free. */
export const hasRoom = async (folder: string, bytes: number, floor?: number): Promise<boolean> => {
  const { free, all } = await freeSpace(folder)
  return free - bytes >= (floor ?? Math.min(maxFreeFloor, all * shareOfSmallDisk))
}

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
