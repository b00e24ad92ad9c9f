import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from './error-code.ts'
import { type FileStore, isKey } from './file-store.ts'
import { syncFolder } from './sync-folder.ts'

/** Another instance may be writing it, or its row, at this moment. */
const restMilliseconds = 60 * 60_000

/** The keys of all files that are kept in a folder of a store; none where there is no such folder. */
export const listStoredKeys = async (folder: string): Promise<string[]> =>
  (await listFiles(join(folder, 'kept'))).filter(isKey)

/** Those of them that came more than an hour ago. */
export const listRestingKeys = async (
  store: FileStore,
  keys: string[],
  now = Date.now(),
): Promise<string[]> => {
  const resting: string[] = []
  for (const key of keys) if (await isResting(store.pathOf(key), now)) resting.push(key)
  return resting
}

/** Files of whose upload the process did not live to see the end; their number. */
export const removeHalfFiles = async (store: FileStore, now = Date.now()): Promise<number> => {
  let removed = 0
  for (const name of await listFiles(store.arriving)) {
    const path = join(store.arriving, name)
    if (!(await isResting(path, now))) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** Out of the way and not lost: under the day, so that a person can find what came there when. */
export const moveToTrash = async (store: FileStore, key: string, now = Date.now()): Promise<void> => {
  await move(store.pathOf(key), join(store.trash, dayOf(now), key))
}

/** The keys of what lies in the trash, by the day it came there. */
export const listTrash = async (store: FileStore): Promise<{ day: string; key: string }[]> => {
  const days = (await namesIn(store.trash)).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))
  const found = await Promise.all(
    days.map(async (day) => (await namesIn(join(store.trash, day))).map((key) => ({ day, key }))),
  )
  return found.flat().filter(({ key }) => isKey(key))
}

export const bringBack = async (
  store: FileStore,
  { day, key }: { day: string; key: string },
): Promise<void> => {
  await move(join(store.trash, day, key), store.pathOf(key))
}

/** Ends what came into the trash so many days ago or earlier; the number of files. */
export const emptyTrash = async (store: FileStore, days: number, now = Date.now()): Promise<number> => {
  const lastDay = dayOf(now - days * 24 * 60 * 60_000)
  const ended = (await listTrash(store)).filter(({ day }) => day <= lastDay)
  for (const { day, key } of ended) await rm(join(store.trash, day, key), { force: true })
  for (const day of new Set(ended.map((file) => file.day)))
    await rm(join(store.trash, day), { recursive: true, force: true })
  return ended.length
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** What is gone meanwhile needs no moving. */
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
