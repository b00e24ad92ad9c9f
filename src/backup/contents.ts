import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { hasCode } from '#files/disk.ts'
import type { FileStore } from '#files/file-store.ts'
import type { Entry } from './archive.ts'
import { summing } from './load.ts'
import type { Manifest } from './manifest.ts'
import { listTables, type Rows, readMigrations, readRows, readSequences } from './tables.ts'

/** A file that a row refers to; the hash is null if the row has none. */
export type NamedFile = { kind: string; id: number; storageKey: string; sha256: string | null }

/** Small files next to the database and the uploads, by their path in the data folder. */
export type SmallFiles = Map<string, Buffer>

/**
 * Read before the rows. The log is then at least as long as verified, and every key that the rows need is
 * included, since keys are written before they are used.
 */
export const readSmallFiles = async (dataDir: string): Promise<SmallFiles> => {
  const keys = (await namesIn(join(dataDir, 'keys'))).filter((name) => /^[a-z0-9-]+\.key$/.test(name))
  const found: SmallFiles = new Map()
  for (const path of ['installation', 'audit-proof.json', ...keys.map((name) => `keys/${name}`)]) {
    const bytes = await unlessMissing(readFile(join(dataDir, path)))
    if (bytes) found.set(path, bytes)
  }
  return found
}

type State = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'faults'>

/** All entries of an archive, and its manifest once they have been read. */
export const contentsOf = (
  client: ClientBase,
  {
    small,
    files,
    listFiles,
  }: { small: SmallFiles; files: FileStore; listFiles: () => AsyncIterable<NamedFile> },
): { entries: AsyncGenerator<Entry>; state: () => State } => {
  const state: State = { migrations: [], tables: {}, sequences: {}, faults: [] }
  async function* entries(): AsyncGenerator<Entry> {
    for (const [name, bytes] of small) yield { name, size: bytes.length, body: only(bytes) }
    state.migrations = await readMigrations(client)
    const tables = await listTables(client)
    const sums = summing(tables)
    for (const table of tables) {
      let part = 0
      for await (const rows of sums.of(readRows(client, table))) {
        part += 1
        yield entryOfRows(rows, part)
      }
    }
    state.tables = sums.result
    state.sequences = await readSequences(client)
    for await (const file of listFiles()) yield* entryOfFile(file, files, state.faults)
  }
  return { entries: entries(), state: () => state }
}

const entryOfRows = ({ table, lines }: Rows, part: number): Entry => {
  const bytes = Buffer.from(`${lines.join('\n')}\n`)
  return {
    name: `tables/${table}/${String(part).padStart(6, '0')}.ndjson`,
    size: bytes.length,
    body: only(bytes),
  }
}

/** A damaged file is included and reported: part of it may still be readable. */
async function* entryOfFile(file: NamedFile, files: FileStore, faults: string[]): AsyncGenerator<Entry> {
  const name = `${file.kind} ${file.id}`
  // Also finds files that were removed since the rows were read.
  const found = await files.storage.find(file.storageKey)
  if (!found) {
    faults.push(`${name}: its file is missing`)
    return
  }
  const { size, open } = found
  const hash = createHash('sha256')
  async function* body() {
    for await (const piece of open() as AsyncIterable<Buffer>) {
      hash.update(piece)
      yield piece
    }
    if (file.sha256 !== null && hash.digest('hex') !== file.sha256)
      faults.push(`${name}: its file has another content`)
  }
  yield { name: `files/${file.storageKey}`, size, body: body() }
}

async function* only(bytes: Buffer) {
  yield bytes
}

const unlessMissing = <Result>(requested: Promise<Result>): Promise<Result | undefined> =>
  requested.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  })

const namesIn = async (folder: string): Promise<string[]> => (await unlessMissing(readdir(folder))) ?? []
