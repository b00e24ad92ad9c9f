import { statfs } from 'node:fs/promises'

/** Reserved for the database and the log; a tenth of a small disk. */
const mostKeptFree = 200 * 1024 * 1024
const shareOfSmallDisk = 0.1

/** Whether `bytes` fit on the disk and `floor` bytes stay free. */
export const hasRoom = async (folder: string, bytes: number, floor?: number): Promise<boolean> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= (floor ?? Math.min(mostKeptFree, blocks * bsize * shareOfSmallDisk))
}
