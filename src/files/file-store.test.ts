import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fileSystem, { readdir, stat, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#http/errors.ts'
import { openScratchFolder } from '#tests/support/scratch-folder.ts'
import { DamagedFileError, FileStore } from './file-store.ts'

const folder = openScratchFolder('files')
let store: FileStore
beforeEach(async () => {
  store = await FileStore.open(folder.path)
})

const accept = async () => 'fine'
const filesOf = async () =>
  (await readdir(folder.path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
const save = (words: string) => store.save(Readable.from([Buffer.from(words)]), 100, accept)

describe('a file', () => {
  it('is stored completely, under a random name', async () => {
    const saved = await save('عقد')
    expect(saved).toMatchObject({ size: 6, result: 'fine', key: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect([await store.sizeOf(saved.key), await text(store.stream(saved.key))]).toEqual([6, 'عقد'])
  })

  it('in a new folder survives a power loss: the parent folder is fsynced too', async () => {
    const open = vi.spyOn(fileSystem, 'open')
    syncBuiltinESMExports()
    const { path } = await save('x')
    const folders = open.mock.calls.filter(([, flags]) => flags === 'r').map(([opened]) => opened)
    open.mockRestore()
    syncBuiltinESMExports()
    expect(folders).toEqual([store.stored, dirname(path)])
  })

  it('can be read in part, has no size if it is missing, and no invalid key', async () => {
    const { key } = await save('0123456789')
    expect(await text(store.stream(key, { start: 2, end: 4 }))).toBe('234')
    expect(await store.sizeOf(crypto.randomUUID())).toBeNull()
    expect(() => store.stream('../../etc/passwd')).toThrow()
  })
})

it('leaves nothing behind of a file that is too large, refused or cut off during the upload', async () => {
  await expect(save('x'.repeat(101))).rejects.toMatchObject({ code: 'payload_too_large' })
  const refuse = async () => Promise.reject(new Error('no'))
  await expect(store.save(Readable.from([Buffer.from('x')]), 100, refuse)).rejects.toThrow('no')
  const cut = Readable.from(
    (function* () {
      yield Buffer.from('half')
      throw new Error('connection lost')
    })(),
  )
  await expect(store.save(cut, 100, accept)).rejects.toThrow('connection lost')
  expect(await filesOf()).toEqual([])
})

describe('a disk with room for only part of a file', () => {
  /** Limits the files of that process to 24 KB: the write that reaches the limit is partial. */
  const saveInLittleRoom = (bytes: number): string =>
    execFileSync(
      'sh',
      [
        '-c',
        'ulimit -f 48; exec "$0" "$@"',
        process.execPath,
        'tests/support/save-file.ts',
        folder.path,
        String(bytes),
      ],
      { encoding: 'utf8' },
    )

  it('refuses a file that does not fit, and confirms one that fits with its stored size', async () => {
    expect(saveInLittleRoom(40_000)).toBe('insufficient_storage')
    expect(await filesOf()).toEqual([])
    expect(saveInLittleRoom(20_000)).toBe('20000')
    const [stored] = await filesOf()
    expect((await stat(join(stored?.parentPath ?? '', stored?.name ?? ''))).size).toBe(20_000)
  })
})

describe('a disk below the minimum of free space', () => {
  it('refuses a file before reading a byte', async () => {
    const full = await FileStore.open(folder.path, { spaceFloor: Number.MAX_SAFE_INTEGER })
    await expect(full.save(Readable.from([Buffer.from('x')]), 100, accept)).rejects.toMatchObject({
      code: 'insufficient_storage',
    })
    expect(await filesOf()).toEqual([])
    await expect(store.refuseWhenFull(Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
      code: 'insufficient_storage',
    })
  })
})

describe('a file that is read completely', () => {
  const sha256 = (words: string) => createHash('sha256').update(words).digest('hex')

  it('is sent completely, and ends with an error before its last chunk when a byte has changed', async () => {
    const words = 'x'.repeat(300_000)
    const { key, path } = await store.save(Readable.from([Buffer.from(words)]), 300_000, accept)
    expect(await text(store.streamWhole(key, sha256(words)))).toBe(words)
    await writeFile(path, `y${words.slice(1)}`)
    let came = 0
    const read = async () => {
      for await (const chunk of store.streamWhole(key, sha256(words))) came += chunk.length
    }
    await expect(read()).rejects.toThrow(DamagedFileError)
    expect(came).toBeLessThan(words.length)
  })
})

describe('a file', () => {
  it('is deleted when its row is refused, not when the row may have been written', async () => {
    const { key } = await save('unknown')
    const lose = async () => Promise.reject(new Error('Connection terminated unexpectedly'))
    await expect(store.nameByRow(key, lose)).rejects.toThrow('terminated')
    expect(await store.sizeOf(key)).toBe(7)
    const refuse = async () => Promise.reject(new AppError('stale'))
    await expect(store.nameByRow(key, refuse)).rejects.toMatchObject({ code: 'stale' })
    expect(await store.sizeOf(key)).toBeNull()
  })
})
