import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Bucket, Listed } from './bucket.ts'
import {
  beatMs,
  dayOf,
  type FileStorage,
  isKey,
  placeInTrash,
  placeOf,
  removalDelayMs,
  restMilliseconds,
  type TrashedFile,
} from './file-storage.ts'

const removedPrefix = 'leaving/'
const holdPrefix = `${removedPrefix}hold-`
const placeOfLeaving = (key: string) => `${removedPrefix}${key}`

/**
 * The heartbeat of a hold stops when its backup is killed. The bucket's clock may differ from ours by a
 * quarter of an hour.
 */
const deadAfterMs = 30 * beatMs

/** Files in a bucket, under the same names as in a folder. A move is a copy followed by a deletion. */
export const bucketStorage = (bucket: Bucket): FileStorage => {
  const read = (place: string, range?: { start: number; end: number }) =>
    Readable.from(bucket.read(place, range), { objectMode: false })
  const listTrash = async () => (await all(bucket.list('trash/'))).flatMap(({ name }) => trashedFileOf(name))
  const found = async (place: string) => {
    const size = await bucket.sizeOf(place)
    return size === null ? undefined : { size, open: () => read(place) }
  }
  return {
    async store(arriving, { key, size, sha256 }) {
      const place = placeOf(key)
      await bucket.put(place, createReadStream(arriving), { size, sha256 })
      await rm(arriving, { force: true })
      return place
    },
    sizeOf: async (key) => bucket.sizeOf(placeOf(key)),
    stream: (key, range) => read(placeOf(key), range),
    async find(key) {
      const here = (await found(placeOf(key))) ?? (await found(placeOfLeaving(key)))
      if (here) return here
      const trashed = (await listTrash()).find((file) => file.key === key)
      return trashed && found(placeInTrash(trashed))
    },
    tryToWrite: () => bucket.putText('probe', 'mizan'),
    ...storedIn(bucket),
    async moveToTrash(key, now = Date.now()) {
      await bucket.move(placeOf(key), placeInTrash({ day: dayOf(now), key }))
    },
    listTrash,
    async restoreFromTrash(file) {
      await bucket.move(placeInTrash(file), placeOf(file.key))
    },
    async emptyTrash(days, now = Date.now()) {
      const lastDay = dayOf(now - days * 24 * 60 * 60_000)
      const ended = (await listTrash()).filter(({ day }) => day <= lastDay)
      for (const file of ended) await bucket.delete(placeInTrash(file))
      return ended.length
    },
    ...removedIn(bucket),
  }
}

const storedIn = (bucket: Bucket): Pick<FileStorage, 'listKeys' | 'listResting'> => ({
  listKeys: async () => (await all(bucket.list('kept/'))).map(keyOf).filter(isKey),
  async listResting(keys, now = Date.now()) {
    if (keys.length === 0) return []
    const requested = new Set(keys)
    const resting: string[] = []
    for await (const file of bucket.list('kept/'))
      if (requested.has(keyOf(file)) && now - file.changedAt > restMilliseconds) resting.push(keyOf(file))
    return resting
  },
})

const removedIn = (bucket: Bucket): Pick<FileStorage, 'leave' | 'removeLeft' | 'holdLeft'> => ({
  async leave(key) {
    await bucket.move(placeOf(key), placeOfLeaving(key))
  },
  async removeLeft(now = Date.now()) {
    const left = await all(bucket.list(removedPrefix))
    const isHold = ({ name }: Listed) => name.startsWith(holdPrefix)
    if (left.some((file) => isHold(file) && now - file.changedAt < deadAfterMs)) return 0
    const over = left.filter((file) => isHold(file) || now - file.changedAt > removalDelayMs)
    for (const { name } of over) await bucket.delete(name)
    return over.filter((file) => !isHold(file)).length
  },
  async holdLeft() {
    const name = `${holdPrefix}${randomUUID()}`
    await bucket.putText(name, 'held')
    let beating: Promise<void> = Promise.resolve()
    const beat = setInterval(() => {
      // A lost heartbeat is harmless: a hold expires only after many.
      beating = bucket.putText(name, 'held').catch(() => undefined)
    }, beatMs).unref()
    return {
      async release() {
        clearInterval(beat)
        await beating
        await bucket.delete(name)
      },
    }
  },
})

const keyOf = ({ name }: Listed): string => name.slice(name.lastIndexOf('/') + 1)

const trashedFileOf = (name: string): TrashedFile[] => {
  const [, day, key] = /^trash\/(\d{4}-\d\d-\d\d)\/([^/]+)$/.exec(name) ?? []
  return day !== undefined && key !== undefined && isKey(key) ? [{ day, key }] : []
}

const all = async <Each>(listed: AsyncIterable<Each>): Promise<Each[]> => {
  const found: Each[] = []
  for await (const each of listed) found.push(each)
  return found
}
