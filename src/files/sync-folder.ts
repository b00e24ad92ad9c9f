import { open } from 'node:fs/promises'

/** A created, renamed or removed file only survives a power loss once its folder has been synced, too. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
