import { statfs } from 'node:fs/promises'

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
