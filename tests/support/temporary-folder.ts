import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const leastFreeBytes = 4 * 1024 ** 3

/** A new folder for what no test keeps: in memory where there is room, since the disk is what tests wait for most. */
export const makeTemporaryFolder = (name: string): string =>
  mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `mizan-${name}-`))

const hasRoom = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= leastFreeBytes
  } catch {
    return false
  }
}
