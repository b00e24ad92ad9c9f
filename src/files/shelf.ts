import type { Readable } from 'node:stream'
import type { TrashedFile } from './places.ts'

/** Another instance may be writing the file, or its row, at this moment. */
export const restMilliseconds = 60 * 60_000

/** How long a removed file stays for a backup that began before. */
export const leavingMs = 60 * 60_000

/** A backup at work says every minute that it is. */
export const beatMs = 60_000

type FoundFile = { size: number; open: () => Readable }

/** Bytes, both inclusive. */
export type Bytes = { start: number; end: number }

/**
 * Where whole files are kept: a folder or a bucket. Every method may be called again after a crash at any point, and a
 * file that is gone meanwhile needs no moving.
 */
export interface Shelf {
  /** Keeps a checked file of the folder `arriving`; returns where it lies from now on. */
  keep(arriving: string, file: { key: string; size: number; sha256: string }): Promise<string>
  /** In bytes; null if there is no such file. */
  sizeOf(key: string): Promise<number | null>
  stream(key: string, range?: Bytes): Readable
  /** Where the file lies, or where it went: for backups, whose rows are older. */
  find(key: string): Promise<FoundFile | undefined>
  /** Writes a few bytes; throws what keeping a file would. */
  tryToWrite(): Promise<void>

  listKeys(): Promise<string[]>
  /** Those of the keys whose files are older than an hour. */
  listResting(keys: string[], now?: number): Promise<string[]>

  moveToTrash(key: string, now?: number): Promise<void>
  listTrash(): Promise<TrashedFile[]>
  restoreFromTrash(file: TrashedFile): Promise<void>
  /** Deletes what was moved to the trash at least `days` ago; returns the number of files. */
  emptyTrash(days: number, now?: number): Promise<number>

  /** The file is served no more and is deleted later. */
  leave(key: string): Promise<void>
  /** Deletes what left more than an hour ago, unless a backup holds it; returns the number of files. */
  removeLeft(now?: number): Promise<number>
  /** Keeps every instance from deleting what has left, until it is released or this process ends. */
  holdLeft(): Promise<{ release(): Promise<void> }>
}
