import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const minFreeBytes = 4 * 1024 ** 3

/** A new folder for temporary files: in memory if there is room, because tests mostly wait for the disk. */
export const makeTemporaryFolder = (name: string): string =>
  mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `mizan-${name}-`))

const hasRoom = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= minFreeBytes
  } catch {
    return false
  }
}
