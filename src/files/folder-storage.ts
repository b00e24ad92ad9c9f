import { createReadStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from './error-code.ts'
import type { FileStorage } from './file-storage.ts'
import { holdLeft, leave, removeLeft } from './removed-files.ts'
import {
  emptyTrash,
  listRestingKeys,
  listStoredKeys,
  listTrash,
  moveToTrash,
  restoreFromTrash,
} from './stored-files.ts'
import { type Places, placeInTrash, placeOf } from './stored-paths.ts'
import { syncFolder } from './sync-folder.ts'

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
