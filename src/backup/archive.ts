import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Header } from 'tar'
import { hasCode, syncFolder } from '#files/disk.ts'
import { entryNames, type Manifest, manifestName, manifestSchema } from './manifest.ts'
import { OperatorError } from './operator-error.ts'
import { ByteReader, isSealed, seal, unseal } from './seal.ts'

export type Entry = { name: string; size: number; body: AsyncIterable<Buffer> }

/** An entry whose body must be read before the next one is requested. */
type EntryBeingRead = { name: string; size: number; body: AsyncGenerator<Buffer> }

const blockBytes = 512
/** Documents are mostly compressed already, so a higher level would cost more than it saves. */
const compression = 3

/**
 * Writes a gzipped tar, encrypted if there is a secret, and a last line with the SHA-256 of everything before
 * it. FILE appears once it is complete and on the disk; a failure leaves nothing.
 */
export const writeArchive = async (
  file: string,
  secret: Buffer | undefined,
  contents: AsyncIterable<Entry>,
  finish: (entries: Manifest['entries']) => Manifest,
): Promise<{ size: number; sha256: string; manifest: Manifest }> => {
  const partial = `${file}.partial`
  const refuseThere = () => {
    if (existsSync(file)) throw new OperatorError(`${file} is there already: nothing was written`)
  }
  refuseThere()
  const hash = createHash('sha256')
  const written: { manifest?: Manifest } = {}
  const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await pipeline(
      tarOf(contents, finish, written),
      createGzip({ level: compression }),
      secret ? seal(secret) : (plain: AsyncIterable<Buffer>) => plain,
      async function* (bytes: AsyncIterable<Buffer>) {
        for await (const piece of bytes) {
          hash.update(piece)
          yield piece
        }
        yield Buffer.from(lastLine(hash.copy().digest('hex')))
      },
      target,
    )
    refuseThere()
    await rename(partial, file)
    await syncFolder(dirname(file))
  } catch (error) {
    if (hasCode(error, 'EEXIST'))
      throw new OperatorError(`${partial} is there: another backup writes it, or was cut off; then remove it`)
    await rm(partial, { force: true })
    if (hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG'))
      throw new OperatorError(`the disk is full: ${file} was not written`, { cause: error })
    throw error
  }
  if (!written.manifest) throw new Error('an archive without a manifest')
  return { size: (await stat(file)).size, sha256: hash.digest('hex'), manifest: written.manifest }
}

async function* tarOf(
  contents: AsyncIterable<Entry>,
  finish: (entries: Manifest['entries']) => Manifest,
  written: { manifest?: Manifest },
): AsyncGenerator<Buffer> {
  const entries: Manifest['entries'] = {}
  for await (const { name, size, body } of contents) {
    const hash = createHash('sha256')
    let length = 0
    yield headerOf(name, size)
    for await (const piece of body) {
      hash.update(piece)
      length += piece.length
      yield piece
    }
    if (length !== size) throw new Error(`${name} has ${length} bytes, not ${size}`)
    yield paddingAfter(size)
    entries[name] = { size, sha256: hash.digest('hex') }
  }
  written.manifest = finish(entries)
  const text = Buffer.from(`${JSON.stringify(written.manifest, null, 1)}\n`)
  yield headerOf(manifestName, text.length)
  yield text
  yield Buffer.concat([paddingAfter(text.length), Buffer.alloc(2 * blockBytes)])
}

const headerOf = (path: string, size: number): Buffer => {
  const header = new Header({ path, size, mode: 0o600, mtime: new Date(), type: 'File' })
  if (header.encode() || !header.block) throw new Error(`the name ${path} is too long`)
  return header.block
}

const paddingAfter = (size: number): Buffer => Buffer.alloc(paddingOf(size))
const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes

const lastLine = (sha256: string): string => `\nsha256 ${sha256}\n`
const lastLineBytes = lastLine('0'.repeat(64)).length

/**
 * Reads a whole archive and compares every hash before any of it is used. Nothing is unpacked until the last
 * line has verified every byte.
 */
export const verifyArchive = async (file: string, secret: Buffer | undefined): Promise<Manifest> => {
  await verifyLastLine(file)
  let manifest: Manifest | undefined
  const found: Manifest['entries'] = {}
  for await (const { name, size, body } of readEntries(file, secret)) {
    if (name === manifestName) {
      manifest = readManifest(await allOf(body))
      continue
    }
    if (manifest || !entryNames.test(name) || name in found)
      throw new OperatorError(`${file} is no backup of this program: it holds ${JSON.stringify(name)}`)
    const hash = createHash('sha256')
    for await (const piece of body) hash.update(piece)
    found[name] = { size, sha256: hash.digest('hex') }
  }
  if (!manifest) throw new OperatorError(`${file} is no backup of this program: it has no ${manifestName}`)
  compareEntries(file, manifest.entries, found)
  return manifest
}

const compareEntries = (file: string, named: Manifest['entries'], found: Manifest['entries']): void => {
  for (const name of new Set([...Object.keys(named), ...Object.keys(found)]))
    if (named[name]?.sha256 !== found[name]?.sha256 || named[name]?.size !== found[name]?.size)
      throw new OperatorError(`${file} is damaged: its entry ${name} is not the one that was written`)
}

/**
 * The entries of a verified archive. It fails on a change since then, so read each entry to its end before
 * using it.
 */
export async function* readVerified(
  file: string,
  secret: Buffer | undefined,
  manifest: Manifest,
): AsyncGenerator<EntryBeingRead> {
  for await (const entry of readEntries(file, secret)) {
    const named = manifest.entries[entry.name]
    if (!named) continue
    yield { ...entry, body: hashed(entry, file, named.sha256) }
  }
}

async function* hashed({ name, body }: EntryBeingRead, file: string, sha256: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const piece of body) {
    hash.update(piece)
    yield piece
  }
  if (hash.digest('hex') !== sha256) throw new OperatorError(`${file} changed while it was read, in ${name}`)
}

async function* readEntries(file: string, secret: Buffer | undefined): AsyncGenerator<EntryBeingRead> {
  const isEncrypted = await isFileSealed(file)
  if (isEncrypted && !secret)
    throw new OperatorError(`${file} is encrypted: name the file with its secret in BACKUP_KEY_FILE`)
  const end = (await stat(file)).size - lastLineBytes - 1
  const stored = createReadStream(file, { end })
  const packed = isEncrypted && secret ? unseal(secret)(stored) : stored
  const gunzip = createGunzip()
  const unpacking = pipeline(packed, gunzip).catch((error) => gunzip.destroy(error))
  try {
    const reader = new ByteReader(gunzip)
    for (;;) {
      const header = new Header(await reader.upTo(blockBytes))
      if (header.nullBlock) break
      const { path: name = '', size = 0, cksumValid } = header
      if (!cksumValid || header.type !== 'File')
        throw new OperatorError(`${file} is no backup of this program`)
      const body = reader.next(size)
      yield { name, size, body }
      for await (const _rest of body);
      await reader.upTo(paddingOf(size))
    }
  } catch (error) {
    throw error instanceof OperatorError || !hasCode(error, 'Z_DATA_ERROR', 'Z_BUF_ERROR')
      ? error
      : new OperatorError(`${file} is no backup of this program`, { cause: error })
  } finally {
    gunzip.destroy()
    stored.destroy()
    await unpacking
  }
}

const isFileSealed = async (file: string): Promise<boolean> => {
  const handle = await open(file)
  try {
    return isSealed((await handle.read({ buffer: Buffer.alloc(32), length: 32, position: 0 })).buffer)
  } finally {
    await handle.close()
  }
}

const verifyLastLine = async (file: string): Promise<void> => {
  const { size } = await stat(file).catch((error: Error) => {
    throw new OperatorError(`${file} cannot be read: ${error.message}`)
  })
  const hash = createHash('sha256')
  const reader = new ByteReader(createReadStream(file))
  if (size > lastLineBytes) for await (const piece of reader.next(size - lastLineBytes)) hash.update(piece)
  if ((await allOf(reader.next(Math.min(size, lastLineBytes)))).toString() !== lastLine(hash.digest('hex')))
    throw new OperatorError(`${file} is damaged or no backup: its last line does not fit what is before it`)
}

const readManifest = (bytes: Buffer): Manifest => {
  const parsed = manifestSchema.safeParse(JSON.parse(bytes.toString()))
  if (parsed.success) return parsed.data
  throw new OperatorError('the archive has a format that this version of the program does not know')
}

export const allOf = async (bytes: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces)
}
