import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode, syncFolder } from './disk.ts'
import {
  beatMs,
  type FileStorage,
  type Places,
  placeInTrash,
  placeOf,
  removalDelayMs,
} from './file-storage.ts'
import {
  emptyTrash,
  listRestingKeys,
  listStoredKeys,
  listTrash,
  moveToTrash,
  restoreFromTrash,
} from './stored-files.ts'

/** Files next to the database, on this machine's disk. */
export const folderStorage = (places: Places): FileStorage => {
  const pathOf = (key: string) => join(places.folder, placeOf(key))
  const syncedShards = new Set<string>()
  // Once per process and folder: another process may have created it and crashed before it was synced.
  const makeShard = async (shard: string) => {
    if (syncedShards.has(shard)) return
    await mkdir(shard, { recursive: true, mode: 0o700 })
    await syncFolder(places.stored)
    syncedShards.add(shard)
  }
  const inTrash = async (key: string) => {
    const file = (await listTrash(places)).find((trashed) => trashed.key === key)
    return file && join(places.folder, placeInTrash(file))
  }
  return {
    async store(arriving, { key }) {
      const path = pathOf(key)
      await makeShard(dirname(path))
      await rename(arriving, path)
      await syncFolder(dirname(path))
      return path
    },
    sizeOf: async (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => null,
      ),
    stream: (key, range) => createReadStream(pathOf(key), range),
    async find(key) {
      const foundAt = async (path: string) => {
        const size = await sizeAt(path)
        return size === undefined ? undefined : { size, open: () => createReadStream(path) }
      }
      const found = (await foundAt(pathOf(key))) ?? (await foundAt(join(places.removed, key)))
      if (found) return found
      const trashed = await inTrash(key)
      return trashed === undefined ? undefined : foundAt(trashed)
    },
    // The folder `arriving`, which is tested as well, is on the same disk.
    tryToWrite: async () => undefined,
    listKeys: () => listStoredKeys(places.folder),
    listResting: (keys, now) => listRestingKeys(places, keys, now),
    moveToTrash: (key, now) => moveToTrash(places, key, now),
    listTrash: () => listTrash(places),
    restoreFromTrash: (file) => restoreFromTrash(places, file),
    emptyTrash: (days, now) => emptyTrash(places, days, now),
    leave: (key) => leave(pathOf(key), places.removed, key),
    removeLeft: (now) => removeLeft(places.removed, now),
    holdLeft: () => holdLeft(places.removed),
  }
}

const sizeAt = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

// A backup copies files after its snapshot of the rows, so a file removed in between must still exist.
// Removed files are therefore deleted after an hour, or later while a backup holds them.

/** The heartbeat of a hold stops when its backup is killed. */
const deadAfterMs = 10 * beatMs
const holdPrefix = 'hold-'

/** Moves a file out of the store, to be deleted later. A file that has been deleted needs no move. */
const leave = async (path: string, folder: string, key: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const now = new Date()
  try {
    // The time is set first, so that a crash cannot cause an early deletion.
    await utimes(path, now, now)
    await rename(path, join(folder, key))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  for (const changed of [folder, dirname(path)]) await syncFolder(changed)
}

/** Deletes files removed more than an hour ago, unless a backup holds them; returns their number. */
export const removeLeft = async (folder: string, now = Date.now()): Promise<number> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  const ages = await Promise.all(
    names.map(async (name) => ({ name, age: now - (await timeOf(join(folder, name))) })),
  )
  const isHold = ({ name }: { name: string }) => name.startsWith(holdPrefix)
  if (ages.some((file) => isHold(file) && file.age < deadAfterMs)) return 0
  const over = ages.filter((file) => isHold(file) || file.age > removalDelayMs)
  for (const { name } of over) await rm(join(folder, name), { force: true })
  return over.filter((file) => !isHold(file)).length
}

const timeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )

/** Prevents every instance from deleting removed files, until it is released or this process ends. */
export const holdLeft = async (folder: string): Promise<{ release(): Promise<void> }> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${holdPrefix}${randomUUID()}`)
  await writeFile(path, '', { mode: 0o600 })
  const beat = setInterval(() => {
    const now = new Date()
    void utimes(path, now, now).catch(() => undefined)
  }, beatMs).unref()
  return {
    async release() {
      clearInterval(beat)
      await rm(path, { force: true })
    },
  }
}
