import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode, syncFolder } from './disk.ts'
import {
  dayOf,
  isKey,
  type Places,
  placeInTrash,
  placeOf,
  restMilliseconds,
  type TrashedFile,
} from './file-storage.ts'

/** The keys of all files in a store's folder; empty if the folder does not exist. */
export const listStoredKeys = async (folder: string): Promise<string[]> =>
  (await listFiles(join(folder, 'kept'))).filter(isKey)

/** The keys whose files are older than an hour. */
export const listRestingKeys = async (store: Places, keys: string[], now = Date.now()): Promise<string[]> => {
  const resting: string[] = []
  for (const key of keys) if (await isResting(pathOf(store, key), now)) resting.push(key)
  return resting
}

/** Deletes files whose upload was cut off by a crash; returns their number. */
export const removeHalfFiles = async (store: Places, now = Date.now()): Promise<number> => {
  let removed = 0
  for (const name of await listFiles(store.arriving)) {
    const path = join(store.arriving, name)
    if (!(await isResting(path, now))) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** Moves a file to a trash folder with the date as its name, so that a person can find it. */
export const moveToTrash = async (store: Places, key: string, now = Date.now()): Promise<void> => {
  await move(pathOf(store, key), join(store.folder, placeInTrash({ day: dayOf(now), key })))
}

/** The keys of the files in the trash, with the date they were moved there. */
export const listTrash = async (store: Places): Promise<TrashedFile[]> => {
  const days = (await namesIn(store.trash)).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))
  const found = await Promise.all(
    days.map(async (day) => (await namesIn(join(store.trash, day))).map((key) => ({ day, key }))),
  )
  return found.flat().filter(({ key }) => isKey(key))
}

export const restoreFromTrash = async (store: Places, file: TrashedFile): Promise<void> => {
  await move(join(store.folder, placeInTrash(file)), pathOf(store, file.key))
}

/** Deletes files that were moved to the trash at least `days` ago; returns their number. */
export const emptyTrash = async (store: Places, days: number, now = Date.now()): Promise<number> => {
  const lastDay = dayOf(now - days * 24 * 60 * 60_000)
  const ended = (await listTrash(store)).filter(({ day }) => day <= lastDay)
  for (const { day, key } of ended) await rm(join(store.trash, day, key), { force: true })
  for (const day of new Set(ended.map((file) => file.day)))
    await rm(join(store.trash, day), { recursive: true, force: true })
  return ended.length
}

const pathOf = ({ folder }: Places, key: string): string => join(folder, placeOf(key))

/** A file that has been deleted meanwhile needs no move. */
const move = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await syncFolder(dirname(dirname(to)))
  try {
    await rename(from, to)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  for (const path of [to, from]) await syncFolder(dirname(path))
}

const isResting = async (path: string, now: number): Promise<boolean> => {
  try {
    return now - (await stat(path)).mtimeMs > restMilliseconds
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

const listFiles = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
