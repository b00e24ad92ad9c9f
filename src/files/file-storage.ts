import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Another instance may be writing the file, or its row, at this moment. */
export const restMilliseconds = 60 * 60_000

/** Time that a removed file stays for a backup that began earlier. */
export const removalDelayMs = 60 * 60_000

/** Heartbeat interval of a running backup. */
export const beatMs = 60_000

type FoundFile = { size: number; open: () => Readable }

/** Bytes, both inclusive. */
export type Bytes = { start: number; end: number }

/**
 * Storage of complete files: a folder or a bucket. Every method may be called again after a crash at any
 * point, and a file that has been deleted meanwhile needs no move.
 */
export interface FileStorage {
  /** Stores a checked file from the folder `arriving`; returns its final path. */
  store(arriving: string, file: { key: string; size: number; sha256: string }): Promise<string>
  /** Bytes; null if the file does not exist. */
  sizeOf(key: string): Promise<number | null>
  stream(key: string, range?: Bytes): Readable
  /** Finds the file, even if it was removed: the rows of a backup are older. */
  find(key: string): Promise<FoundFile | undefined>
  /** Writes a few bytes; throws the same errors as storing a file. */
  tryToWrite(): Promise<void>

  listKeys(): Promise<string[]>
  /** The keys whose files are older than an hour. */
  listResting(keys: string[], now?: number): Promise<string[]>

  moveToTrash(key: string, now?: number): Promise<void>
  listTrash(): Promise<TrashedFile[]>
  restoreFromTrash(file: TrashedFile): Promise<void>
  /** Deletes files that were moved to the trash at least `days` ago; returns their number. */
  emptyTrash(days: number, now?: number): Promise<number>

  /** The file is no longer served, and is deleted later. */
  leave(key: string): Promise<void>
  /** Deletes files removed more than an hour ago, unless a backup holds them; returns their number. */
  removeLeft(now?: number): Promise<number>
  /** Prevents every instance from deleting removed files, until it is released or this process ends. */
  holdLeft(): Promise<{ release(): Promise<void> }>
}

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
