import { open } from 'node:fs/promises'

/** A made, renamed or removed file is so after a power loss only when its folder was written too. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
