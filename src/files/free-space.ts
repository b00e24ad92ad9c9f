import { statfs } from 'node:fs/promises'

/** Reserved for the database and the log; a tenth of a small disk. */
const mostKeptFree = 200 * 1024 * 1024
const shareOfSmallDisk = 0.1

/** Bytes of the disk that a folder lies on, and those that are free to this process. */
export const freeSpace = async (folder: string): Promise<{ free: number; all: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, all: blocks * bsize }
}

/** Whether `bytes` fit on the disk and `floor` bytes stay free. */
export const hasRoom = async (folder: string, bytes: number, floor?: number): Promise<boolean> => {
  const { free, all } = await freeSpace(folder)
  return free - bytes >= (floor ?? Math.min(mostKeptFree, all * shareOfSmallDisk))
}
