import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '#http/errors.ts'
import { hasCode } from './error-code.ts'
import { hasRoom } from './free-space.ts'
import { syncFolder } from './sync-folder.ts'

/** A file that is complete and on the disk. `key` is a random name; nothing of what a person typed is in it. */
export type StoredFile = { key: string; path: string; size: number; sha256: string }

type Options = {
  /** Bytes of the disk that uploads leave free, else what `free-space.ts` holds right. */
  spaceFloor?: number
}

/** Files outside the web root. What is half written lies apart, so that a crash leaves nothing that looks whole. */
export class FileStore {
  /** Holds `arriving`, `kept` and `trash`. */
  readonly folder: string
  readonly #spaceFloor: number | undefined
  readonly #syncedShards = new Set<string>()

  private constructor(folder: string, { spaceFloor }: Options) {
    this.folder = folder
    this.#spaceFloor = spaceFloor
  }

  static async open(folder: string, options: Options = {}): Promise<FileStore> {
    const store = new FileStore(folder, options)
    for (const part of [store.arriving, store.kept]) await mkdir(part, { recursive: true, mode: 0o700 })
    await syncFolder(folder)
    await syncFolder(dirname(folder))
    return store
  }

  get arriving(): string {
    return join(this.folder, 'arriving')
  }
  get kept(): string {
    return join(this.folder, 'kept')
  }
  get trash(): string {
    return join(this.folder, 'trash')
  }

  pathOf(key: string): string {
    if (!isKey(key)) throw new Error('no key of this store')
    return join(this.kept, key.slice(0, 2), key)
  }

  /**
   * Writes a stream while it comes, at most `mostBytes` of it, lets `judge` look at the whole file and keeps it.
   * Whatever fails, a cut line included, leaves nothing. Throws `payload_too_large` and, when the disk is full or
   * nearly so, `insufficient_storage`.
   */
  async save<Judgement>(
    source: Readable,
    mostBytes: number,
    judge: (path: string) => Promise<Judgement>,
  ): Promise<StoredFile & { judgement: Judgement }> {
    await this.refuseWhenFull()
    const key = randomUUID()
    const arriving = join(this.arriving, key)
    try {
      const { size, sha256 } = await writeDurably(source, arriving, mostBytes)
      const judgement = await judge(arriving)
      const path = this.pathOf(key)
      await this.#makeShard(dirname(path))
      await rename(arriving, path)
      await syncFolder(dirname(path))
      return { key, path, size, sha256, judgement }
    } catch (error) {
      await rm(arriving, { force: true })
      throw isFull(error) ? new AppError('insufficient_storage') : error
    }
  }

  /** Bytes; null when there is no such file. */
  async sizeOf(key: string): Promise<number | null> {
    return stat(this.pathOf(key)).then(
      ({ size }) => size,
      () => null,
    )
  }

  /** `start` and `end` are bytes, both included. */
  stream(key: string, range?: { start: number; end: number }): Readable {
    return createReadStream(this.pathOf(key), range)
  }

  /**
   * The whole file, whose last piece leaves only when all of it hashes to `sha256`: on anything else the stream breaks
   * off with a `DamagedFileError`, so that nobody takes what was changed on the disk for what was sent in.
   */
  streamWhole(key: string, sha256: string): Readable {
    return Readable.from(
      judged(() => this.stream(key), key, sha256),
      { objectMode: false },
    )
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  /**
   * Writes the row of a file that is kept. The file goes only when the row was refused for certain; after any other
   * error the row may be there all the same (a COMMIT whose answer was lost), so the file stays: `cleanFiles` finds
   * out by the row.
   */
  async nameByRow<Answer>(key: string, writeRow: () => Promise<Answer>): Promise<Answer> {
    try {
      return await writeRow()
    } catch (error) {
      if (error instanceof AppError) await this.remove(key)
      throw error
    }
  }

  /** Throws `insufficient_storage` before a byte is taken of what the disk may not hold. */
  async refuseWhenFull(bytes = 0): Promise<void> {
    if (!(await hasRoom(this.folder, bytes, this.#spaceFloor))) throw new AppError('insufficient_storage')
  }

  /** Writes a few bytes as an upload does, and takes them away again. Throws what an upload would. */
  async tryToWrite(): Promise<void> {
    const path = join(this.arriving, randomUUID())
    try {
      await this.refuseWhenFull()
      await writeDurably(Readable.from([Buffer.from('mizan')]), path, 5)
    } finally {
      await rm(path, { force: true })
    }
  }

  // Once per process for each: another one may have made it, and been cut off before it was on the disk.
  async #makeShard(shard: string): Promise<void> {
    if (this.#syncedShards.has(shard)) return
    await mkdir(shard, { recursive: true, mode: 0o700 })
    await syncFolder(this.kept)
    this.#syncedShards.add(shard)
  }
}

export const isKey = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text)

/** What lies on the disk is not what was kept. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'
}

async function* judged(open: () => Readable, key: string, sha256: string) {
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
      // Unlike `write`, which may write less and calls it a success: a disk that is nearly full does that.
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

/** EFBIG: past what the operator lets one file of this process have. */
const isFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG')
