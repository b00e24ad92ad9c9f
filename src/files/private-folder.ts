import { chmod, mkdir, stat } from 'node:fs/promises'

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
