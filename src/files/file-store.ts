import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '#http/errors.ts'
import type { Bucket } from './bucket.ts'
import { BucketError } from './bucket-address.ts'
import { bucketStorage } from './bucket-storage.ts'
import { hasCode, hasRoom, syncFolder } from './disk.ts'
import { type Bytes, type FileStorage, type Places, placeOf, placesIn } from './file-storage.ts'
import { folderStorage } from './folder-storage.ts'

/** A complete, stored file. `key` is a random name and contains no user input. */
export type StoredFile = { key: string; path: string; size: number; sha256: string }

type Options = {
  /** Bytes that uploads leave free on the disk; the default comes from `disk.ts`. */
  spaceFloor?: number
  /** The bucket for files; without one, they are in the folder. */
  bucket?: Bucket | undefined
}

/**
 * Files outside the web root. Incomplete files have their own folder, so that none looks complete after a
 * crash; complete ones are in the same folder or in a bucket.
 */
export class FileStore implements Places {
  /** Contains `arriving` and, without a bucket, `kept`, `leaving` and `trash`. */
  readonly folder: string
  readonly arriving: string
  readonly stored: string
  readonly trash: string
  readonly removed: string
  readonly storage: FileStorage
  readonly bucket: Bucket | undefined
  readonly #spaceFloor: number | undefined

  private constructor(folder: string, { spaceFloor, bucket }: Options) {
    const places = placesIn(folder)
    this.folder = folder
    this.arriving = places.arriving
    this.stored = places.stored
    this.trash = places.trash
    this.removed = places.removed
    this.bucket = bucket
    this.storage = bucket ? bucketStorage(bucket) : folderStorage(places)
    this.#spaceFloor = spaceFloor
  }

  static async open(folder: string, options: Options = {}): Promise<FileStore> {
    const store = new FileStore(folder, options)
    for (const part of [store.arriving, store.stored]) await mkdir(part, { recursive: true, mode: 0o700 })
    await syncFolder(folder)
    await syncFolder(dirname(folder))
    return store
  }

  /** The path of a file on the disk, without a bucket. */
  pathOf(key: string): string {
    return join(this.folder, placeOf(key))
  }

  /**
   * Writes a stream as it arrives, at most `maxBytes`, has `check` examine the whole file, and stores it.
   * Any failure, such as a lost connection, leaves nothing behind. Throws `payload_too_large`,
   * `insufficient_storage` if the disk is nearly full, and a `BucketError` if the bucket did not confirm the
   * file. In that case the bucket may still have it, and `cleanFiles` finds it.
   */
  async save<Result>(
    source: Readable,
    maxBytes: number,
    check: (path: string) => Promise<Result>,
  ): Promise<StoredFile & { result: Result }> {
    await this.refuseWhenFull()
    const key = randomUUID()
    const arriving = join(this.arriving, key)
    try {
      const { size, sha256 } = await writeDurably(source, arriving, maxBytes)
      const result = await check(arriving)
      const path = await this.storage.store(arriving, { key, size, sha256 })
      return { key, path, size, sha256, result }
    } catch (error) {
      await rm(arriving, { force: true })
      throw isFull(error) ? new AppError('insufficient_storage') : error
    }
  }

  /** Bytes; null if the file does not exist. */
  sizeOf(key: string): Promise<number | null> {
    return this.storage.sizeOf(key)
  }

  stream(key: string, range?: Bytes): Readable {
    return this.storage.stream(key, range)
  }

  /**
   * The whole file. Its last chunk is sent only if all of it hashes to `sha256`; otherwise the stream fails
   * with a `DamagedFileError`, so that a changed file is never mistaken for the uploaded one.
   */
  streamWhole(key: string, sha256: string): Readable {
    return Readable.from(
      verified(() => this.stream(key), key, sha256),
      { objectMode: false },
    )
  }

  /**
   * The file is no longer served. Its bytes are deleted within two hours, or after the backup that still
   * needs them.
   */
  async remove(key: string): Promise<void> {
    try {
      await this.storage.leave(key)
    } catch (error) {
      // Its row is gone: `cleanFiles` finds the file later, so the caller need not wait for the bucket.
      if (!(error instanceof BucketError)) throw error
    }
  }

  /**
   * Writes the row of a stored file. The file is deleted only if the row was certainly refused. After any
   * other error the row may exist, as after a COMMIT whose reply was lost; then the file stays, and
   * `cleanFiles` decides later.
   */
  async nameByRow<Answer>(key: string, writeRow: () => Promise<Answer>): Promise<Answer> {
    try {
      return await writeRow()
    } catch (error) {
      if (error instanceof AppError) await this.remove(key)
      throw error
    }
  }

  /** Whether the disk may lack space for this many bytes. */
  async isFull(bytes = 0): Promise<boolean> {
    return !(await hasRoom(this.folder, bytes, this.#spaceFloor))
  }

  /** Throws `insufficient_storage` in that case. */
  async refuseWhenFull(bytes = 0): Promise<void> {
    if (await this.isFull(bytes)) throw new AppError('insufficient_storage')
  }

  /** Writes a few bytes like an upload and removes them. Throws the same errors as an upload. */
  async tryToWrite(): Promise<void> {
    const path = join(this.arriving, randomUUID())
    try {
      await this.refuseWhenFull()
      await writeDurably(Readable.from([Buffer.from('mizan')]), path, 5)
      await this.storage.tryToWrite()
    } finally {
      await rm(path, { force: true })
    }
  }
}

/** The stored file differs from the uploaded one. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'
}

async function* verified(open: () => Readable, key: string, sha256: string) {
  const hash = createHash('sha256')
  let held: Buffer | undefined
  for await (const chunk of open() as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (held) yield held
    held = chunk
  }
  if (hash.digest('hex') !== sha256) throw new DamagedFileError(`the file ${key} is not what was kept`)
  if (held) yield held
}

const writeDurably = async (source: Readable, path: string, maxBytes: number) => {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new AppError('payload_too_large')
      hash.update(chunk)
      // `writeFile` writes everything or fails; `write` may write only a part, as on a nearly full disk.
      await file.writeFile(chunk)
    }
    await file.sync()
    const onDisk = (await file.stat()).size
    if (onDisk !== size) throw new Error(`${onDisk} of ${size} bytes reached the disk`)
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** EFBIG: the operator's file size limit. */
const isFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG')
