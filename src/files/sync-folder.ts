import { open } from 'node:fs/promises'

/** A created, renamed or removed file survives a power loss only once its folder has been synced, too. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
