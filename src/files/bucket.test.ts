import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEnvironment } from '#env.ts'
import { filesOfPage, missingSwift, RealBuckets } from '#tests/support/real-bucket.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Bucket } from './bucket.ts'
import { BucketError } from './bucket-address.ts'
import { placeInTrash, placeOf } from './file-storage.ts'
import { DamagedFileError, FileStore } from './file-store.ts'
import { openBucket, openTriedBucket } from './open-bucket.ts'

const missing = missingSwift()
const hourInMs = 60 * 60_000
const dayInMs = 24 * hourInMs
const sha256Of = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

describe.skipIf(missing)(`file storage in a Swift bucket${missing ? ` (SKIPPED: ${missing})` : ''}`, () => {
  const server = new RealBuckets()
  const folder = makeTemporaryFolder('bucket')
  let url: string
  let bucket: Bucket
  let store: FileStore
  const open = async (at: string) => {
    const opened = await openBucket(readEnvironment({ FILES_URL: at }).bucket)
    if (!opened) throw new Error('no bucket')
    return opened
  }
  beforeAll(async () => {
    await server.open()
  })
  beforeEach(async () => {
    url = await server.make()
    bucket = await open(url)
    store = await FileStore.open(folder, { spaceFloor: 0, bucket })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const save = (bytes: Buffer | string) =>
    store.save(Readable.from([Buffer.from(bytes)]), 99_999_999, async () => 'fine')
  const namesIn = async (prefix = '') => {
    const names: string[] = []
    for await (const { name } of bucket.list(prefix)) names.push(name)
    return names
  }

  it('stores a file under its key and nothing on the disk', async () => {
    const bytes = randomBytes(3 * 1024 * 1024)
    const { key, size, sha256, path } = await save(bytes)
    expect(path).toBe(placeOf(key))
    expect([size, sha256]).toEqual([bytes.length, sha256Of(bytes)])
    expect(await namesIn()).toEqual([placeOf(key)])
    expect(await readdir(store.arriving)).toEqual([])
    expect(await readdir(store.stored)).toEqual([])
    expect(await store.sizeOf(key)).toBe(bytes.length)
    expect((await buffer(store.streamWhole(key, sha256))).equals(bytes)).toBe(true)
  })

  it('reads part of a file and an empty one, and reports a missing one', async () => {
    const { key } = await save('0123456789')
    expect(await text(store.stream(key, { start: 2, end: 4 }))).toBe('234')
    expect(await store.sizeOf(randomUUID())).toBeNull()
    expect(() => store.stream('../../etc/passwd')).toThrow()
    await expect(text(store.stream(randomUUID()))).rejects.toThrow(BucketError)
    const empty = await save('')
    expect(await store.sizeOf(empty.key)).toBe(0)
    expect(await text(store.streamWhole(empty.key, empty.sha256))).toBe('')
  })

  it('refuses a file that changed during the upload, and does not send the end of one that changed later', async () => {
    const bytes = Buffer.from('a deed')
    const sent = bucket.put('kept/x', Readable.from([bytes]), { size: 6, sha256: sha256Of('a dead') })
    await expect(sent).rejects.toThrow(BucketError)
    expect(await namesIn()).toEqual([])
    const { key, sha256 } = await save('a deed')
    await bucket.putText(placeOf(key), 'a dead')
    await expect(text(store.streamWhole(key, sha256))).rejects.toThrow(DamagedFileError)
  })

  it('lists more files than fit on a page', async () => {
    const keys: string[] = []
    while (keys.length < 2 * filesOfPage + 1) keys.push((await save('x')).key)
    expect((await store.storage.listKeys()).sort()).toEqual(keys.sort())
    const late = Date.now() + hourInMs + 60_000
    expect((await store.storage.listResting(keys.slice(1), late)).sort()).toEqual(keys.slice(1))
    expect(await store.storage.listResting(keys)).toEqual([])
  })

  it('deletes a removed file after an hour, and a backup finds it until then', async () => {
    const { key } = await save('a deed')
    await store.remove(key)
    await store.remove(key)
    expect(await store.sizeOf(key)).toBeNull()
    const found = await store.storage.find(key)
    expect(found && [found.size, await text(found.open())]).toEqual([6, 'a deed'])
    const later = Date.now() + hourInMs + 60_000
    expect(await store.storage.removeLeft()).toBe(0)
    expect(await store.storage.removeLeft(later)).toBe(1)
    expect(await namesIn()).toEqual([])
    expect(await store.storage.find(key)).toBeUndefined()
  })

  it('retains removed files during a backup, but not after a killed one', async () => {
    const { key } = await save('a deed')
    await store.remove(key)
    const hold = await store.storage.holdLeft()
    expect(await store.storage.removeLeft(Date.now() + 20 * 60_000)).toBe(0)
    expect(await namesIn('leaving/hold-')).toHaveLength(1)
    await hold.release()
    expect(await namesIn('leaving/hold-')).toEqual([])
    await bucket.putText('leaving/hold-killed', 'held')
    expect(await store.storage.removeLeft(Date.now() + 2 * hourInMs)).toBe(1)
    expect(await namesIn()).toEqual([])
  })

  it('moves files to the trash and back, and deletes them after the retention period', async () => {
    const { key } = await save('a deed')
    await store.storage.moveToTrash(key)
    const [file] = await store.storage.listTrash()
    expect(file?.key).toBe(key)
    expect(await store.storage.find(key)).toBeDefined()
    await store.storage.restoreFromTrash(file ?? { day: '', key: '' })
    expect([await store.sizeOf(key), await store.storage.listTrash()]).toEqual([6, []])
    await store.storage.moveToTrash(key)
    expect(await store.storage.emptyTrash(30, Date.now() + 29 * dayInMs)).toBe(0)
    expect(await store.storage.emptyTrash(30, Date.now() + 30 * dayInMs)).toBe(1)
    expect(await namesIn()).toEqual([])
  })

  it('finishes a move that a crash left in both places', async () => {
    const { key } = await save('a deed')
    const day = '2026-01-02'
    await bucket.putText(placeInTrash({ day, key }), 'a deed')
    await store.storage.moveToTrash(key, Date.parse(day))
    expect(await namesIn()).toEqual([placeInTrash({ day, key })])
    await bucket.putText(placeOf(key), 'a deed')
    await store.storage.restoreFromTrash({ day, key })
    await store.storage.restoreFromTrash({ day, key })
    expect(await namesIn()).toEqual([placeOf(key)])
  })

  it('is tested at startup, without leaving files behind', async () => {
    expect((await openTriedBucket(readEnvironment({ FILES_URL: url }).bucket))?.name).toBe(bucket.name)
    expect(await namesIn()).toEqual([])
    const refusal = (at: string) => openTriedBucket(readEnvironment({ FILES_URL: at }).bucket)
    await expect(refusal(server.urlOf('nowhere'))).rejects.toThrow(
      /^FILES_URL: s3:\S+nowhere did not take a file: NoSuchBucket/,
    )
    await expect(refusal(url.replace('S3cret', 'S3cre7'))).rejects.toThrow(/SignatureDoesNotMatch/)
    await expect(refusal(url.replace('S3cret', 'S3cre7'))).rejects.not.toThrow(/S3cre|keeper/)
  })

  it('reports errors while the bucket does not respond, and loses no files', async () => {
    const { key } = await save('a deed')
    await server.stop()
    try {
      await expect(save('another')).rejects.toThrow(BucketError)
      expect(await readdir(store.arriving)).toEqual([])
      await expect(store.sizeOf(key)).rejects.toThrow(BucketError)
      await expect(text(store.stream(key))).rejects.toThrow(BucketError)
      await expect(store.tryToWrite()).rejects.toThrow(BucketError)
      await expect(store.storage.listKeys()).rejects.toThrow(
        /^FILES_URL: s3:\S+ did not list its files: ECONNREFUSED$/,
      )
      await store.remove(key)
    } finally {
      await server.open()
    }
    expect(await text(store.stream(key))).toBe('a deed')
    await store.tryToWrite()
  })
})
