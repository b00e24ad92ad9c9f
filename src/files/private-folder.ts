import { chmod, mkdir, stat } from 'node:fs/promises'

/** The data folder cannot be used, or not by us alone; the message is one line that an operator can act on. */
export class FolderError extends Error {
  override name = 'FolderError'
}

const ofOthers = 0o077

/**
 * Creates the folder if needed, and closes it to all other users of the machine. Throws `FolderError` if that fails:
 * then nothing may be stored in it.
 */
export const openPrivateFolder = async (path: string): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new FolderError(`DATA_DIR: the folder ${path} cannot be read and written: ${error.message}`)
  })
  // Windows has no such modes, and protects user profiles by itself.
  if (process.platform === 'win32' || !(await isOpen(path))) return
  await chmod(path, 0o700).catch(() => undefined)
  if (!(await isOpen(path))) return
  throw new FolderError(
    `DATA_DIR: other users of this machine can enter ${path}, and its mode cannot be changed: give it to this user with mode 0700`,
  )
}

const isOpen = async (path: string): Promise<boolean> => ((await stat(path)).mode & ofOthers) !== 0
