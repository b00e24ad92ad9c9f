import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '#http/errors.ts'
import type { Bucket } from './bucket.ts'
import { BucketError } from './bucket-address.ts'
import { bucketShelf } from './bucket-shelf.ts'
import { hasCode } from './error-code.ts'
import { folderShelf } from './folder-shelf.ts'
import { hasRoom } from './free-space.ts'
import { type Places, placeOf, placesIn } from './places.ts'
import type { Bytes, Shelf } from './shelf.ts'
import { syncFolder } from './sync-folder.ts'

/** A file that is complete and kept. `key` is a random name, without anything that a person typed. */
export type StoredFile = { key: string; path: string; size: number; sha256: string }

type Options = {
  /** Bytes of the disk that uploads leave free; by default, what `free-space.ts` computes. */
  spaceFloor?: number
  /** Where files are kept; without one, in the folder. */
  bucket?: Bucket | undefined
}

/**
 * Files outside the web root. Incomplete files have their own folder, so that none looks complete after a crash; whole
 * ones are kept in the same folder or in a bucket.
 */
export class FileStore implements Places {
  /** Holds `arriving` and, without a bucket, `kept`, `leaving` and `trash`. */
  readonly folder: string
  readonly arriving: string
  readonly kept: string
  readonly trash: string
  readonly leaving: string
  readonly shelf: Shelf
  readonly bucket: Bucket | undefined
  readonly #spaceFloor: number | undefined

  private constructor(folder: string, { spaceFloor, bucket }: Options) {
    const places = placesIn(folder)
    this.folder = folder
    this.arriving = places.arriving
    this.kept = places.kept
    this.trash = places.trash
    this.leaving = places.leaving
    this.bucket = bucket
    this.shelf = bucket ? bucketShelf(bucket) : folderShelf(places)
    this.#spaceFloor = spaceFloor
  }

  static async open(folder: string, options: Options = {}): Promise<FileStore> {
    const store = new FileStore(folder, options)
    for (const part of [store.arriving, store.kept]) await mkdir(part, { recursive: true, mode: 0o700 })
    await syncFolder(folder)
    await syncFolder(dirname(folder))
    return store
  }

  /** Where a file lies on the disk, without a bucket. */
  pathOf(key: string): string {
    return join(this.folder, placeOf(key))
  }

  /**
   * Writes a stream as it arrives, at most `mostBytes` of it, has `check` examine the whole file, and keeps it. Any
   * failure, such as a lost connection, leaves nothing behind. Throws `payload_too_large`, `insufficient_storage` if the
   * disk is nearly full, and a `BucketError` if the bucket did not confirm the file: then it may have it all the same, and
   * `cleanFiles` finds it.
   */
  async save<Result>(
    source: Readable,
    mostBytes: number,
    check: (path: string) => Promise<Result>,
  ): Promise<StoredFile & { result: Result }> {
    await this.refuseWhenFull()
    const key = randomUUID()
    const arriving = join(this.arriving, key)
    try {
      const { size, sha256 } = await writeDurably(source, arriving, mostBytes)
      const result = await check(arriving)
      const path = await this.shelf.keep(arriving, { key, size, sha256 })
      return { key, path, size, sha256, result }
    } catch (error) {
      await rm(arriving, { force: true })
      throw isFull(error) ? new AppError('insufficient_storage') : error
    }
  }

  /** In bytes; null if there is no such file. */
  sizeOf(key: string): Promise<number | null> {
    return this.shelf.sizeOf(key)
  }

  stream(key: string, range?: Bytes): Readable {
    return this.shelf.stream(key, range)
  }

  /**
   * The whole file. Its last chunk is sent only if all of it hashes to `sha256`; otherwise the stream fails with a
   * `DamagedFileError`, so that nobody takes a changed file for the uploaded one.
   */
  streamWhole(key: string, sha256: string): Readable {
    return Readable.from(
      verified(() => this.stream(key), key, sha256),
      { objectMode: false },
    )
  }

  /** Nobody is served the file any more; its bytes go within two hours, or with the backup that still needs them. */
  async remove(key: string): Promise<void> {
    try {
      await this.shelf.leave(key)
    } catch (error) {
      // Its row is gone: `cleanFiles` finds it, and whoever removed it need not wait for the bucket.
      if (!(error instanceof BucketError)) throw error
    }
  }

  /**
   * Writes the row of a stored file. The file is deleted only if the row was certainly refused; after any other error
   * the row may exist all the same (a COMMIT whose answer was lost), so the file stays, and `cleanFiles` decides later.
   */
  async nameByRow<Answer>(key: string, writeRow: () => Promise<Answer>): Promise<Answer> {
    try {
      return await writeRow()
    } catch (error) {
      if (error instanceof AppError) await this.remove(key)
      throw error
    }
  }

  /** Whether the disk may not have room for this many bytes. */
  async isFull(bytes = 0): Promise<boolean> {
    return !(await hasRoom(this.folder, bytes, this.#spaceFloor))
  }

  /** Throws `insufficient_storage` in that case. */
  async refuseWhenFull(bytes = 0): Promise<void> {
    if (await this.isFull(bytes)) throw new AppError('insufficient_storage')
  }

  /** Writes a few bytes the way an upload does and removes them. Throws what an upload would. */
  async tryToWrite(): Promise<void> {
    const path = join(this.arriving, randomUUID())
    try {
      await this.refuseWhenFull()
      await writeDurably(Readable.from([Buffer.from('mizan')]), path, 5)
      await this.shelf.tryToWrite()
    } finally {
      await rm(path, { force: true })
    }
  }
}

/** The file that is kept is not the one that was stored. */
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

const writeDurably = async (source: Readable, path: string, mostBytes: number) => {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > mostBytes) throw new AppError('payload_too_large')
      hash.update(chunk)
      // Unlike `write`, which may write only a part without failing, as on a nearly full disk.
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

/** EFBIG: the operator's limit for the size of a file. */
const isFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG')
