import { join } from 'node:path'

export const isKey = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text)

/** The path of a stored file, in the folder or the bucket: its folder is the first two letters of its key. */
export const placeOf = (key: string): string => {
  if (!isKey(key)) throw new Error('no key of this store')
  return `kept/${key.slice(0, 2)}/${key}`
}

export const placeInTrash = ({ day, key }: TrashedFile): string => `trash/${day}/${key}`

/** A file in the trash, and the date it was moved there. */
export type TrashedFile = { day: string; key: string }

export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The folders of a store on the disk. */
export type Places = {
  readonly folder: string
  readonly arriving: string
  readonly stored: string
  readonly trash: string
  readonly removed: string
}

export const placesIn = (folder: string): Places => ({
  folder,
  arriving: join(folder, 'arriving'),
  stored: join(folder, 'kept'),
  trash: join(folder, 'trash'),
  removed: join(folder, 'leaving'),
})
