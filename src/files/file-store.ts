import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '#http/errors.ts'

/** A file that is complete and on the disk. `key` is a random name; nothing of what a person typed is in it. */
export type StoredFile = { key: string; path: string; size: number; sha256: string }

/** Files outside the web root. What is half written lies apart, so that a crash leaves nothing that looks whole. */
export class FileStore {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(folder: string): Promise<FileStore> {
    const store = new FileStore(folder)
    await mkdir(store.#arriving, { recursive: true, mode: 0o700 })
    await mkdir(store.#kept, { recursive: true, mode: 0o700 })
    return store
  }

  get #arriving(): string {
    return join(this.#folder, 'arriving')
  }
  get #kept(): string {
    return join(this.#folder, 'kept')
  }

  pathOf(key: string): string {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('no key of this store')
    return join(this.#kept, key.slice(0, 2), key)
  }

  /**
   * Writes a stream while it comes, at most `mostBytes` of it, lets `judge` look at the whole file and keeps it.
   * Whatever fails, a cut line included, leaves nothing. Throws `payload_too_large` and, when the disk is full,
   * `insufficient_storage`.
   */
  async save<Judgement>(
    source: Readable,
    mostBytes: number,
    judge: (path: string) => Promise<Judgement>,
  ): Promise<StoredFile & { judgement: Judgement }> {
    const key = randomUUID()
    const arriving = join(this.#arriving, key)
    try {
      const { size, sha256 } = await writeDurably(source, arriving, mostBytes)
      const judgement = await judge(arriving)
      const path = this.pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
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

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  /** At the start: removes what no row names and what was left half written, unless it came in the last hour. */
  async sweep(known: ReadonlySet<string>, now = Date.now()): Promise<number> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true })
    let removed = 0
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      const isKept = entry.parentPath !== this.#arriving && known.has(entry.name)
      if (!entry.isFile() || isKept) continue
      const { mtimeMs } = await stat(path)
      if (now - mtimeMs < sweepAfterMilliseconds) continue
      await rm(path, { force: true })
      removed += 1
    }
    return removed
  }
}

/** Another instance may be writing it, or its row, at this moment. */
const sweepAfterMilliseconds = 60 * 60 * 1000

const writeDurably = async (source: Readable, path: string, mostBytes: number) => {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > mostBytes) throw new AppError('payload_too_large')
      hash.update(chunk)
      await file.write(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** A renamed file is there after a power loss only when its folder was written too. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
