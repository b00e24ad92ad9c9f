import { statfs } from 'node:fs/promises'

/** Kept free for the database and the log; of a small disk a tenth. */
const mostKeptFree = 200 * 1024 * 1024
const shareOfSmallDisk = 0.1

/** Whether so many bytes can come and the floor stays free; both in bytes. */
export const hasRoom = async (folder: string, bytes: number, floor?: number): Promise<boolean> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= (floor ?? Math.min(mostKeptFree, blocks * bsize * shareOfSmallDisk))
}
