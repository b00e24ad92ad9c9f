import { readdir, rm, utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { FileStore } from './file-store.ts'

let folder: string
let store: FileStore
beforeEach(async () => {
  folder = makeTemporaryFolder('files')
  store = await FileStore.open(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const accept = async () => 'fine'
const filesOf = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
const save = (words: string) => store.save(Readable.from([Buffer.from(words)]), 100, accept)

describe('a file', () => {
  it('is kept whole, under a name that tells nothing', async () => {
    const saved = await save('عقد')
    expect(saved).toMatchObject({ size: 6, judgement: 'fine', key: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect([await store.sizeOf(saved.key), await text(store.stream(saved.key))]).toEqual([6, 'عقد'])
  })

  it('is read in part', async () => {
    const { key } = await save('0123456789')
    expect(await text(store.stream(key, { start: 2, end: 4 }))).toBe('234')
  })

  it('that is not there is null, and a key of another shape is refused', async () => {
    expect(await store.sizeOf(crypto.randomUUID())).toBeNull()
    expect(() => store.stream('../../etc/passwd')).toThrow()
  })
})

describe('of a file that', () => {
  const nothingIsLeft = async () => expect(await filesOf()).toEqual([])

  it('is too large, nothing is left', async () => {
    await expect(save('x'.repeat(101))).rejects.toMatchObject({ code: 'payload_too_large' })
    await nothingIsLeft()
  })

  it('is refused, nothing is left', async () => {
    const refuse = async () => Promise.reject(new Error('no'))
    await expect(store.save(Readable.from([Buffer.from('x')]), 100, refuse)).rejects.toThrow('no')
    await nothingIsLeft()
  })

  it('is cut off on its way, nothing is left', async () => {
    const cut = Readable.from(
      (function* () {
        yield Buffer.from('half')
        throw new Error('connection lost')
      })(),
    )
    await expect(store.save(cut, 100, accept)).rejects.toThrow('connection lost')
    await nothingIsLeft()
  })
})

describe('a sweep', () => {
  it('removes what no row names, except what has just come', async () => {
    const [known, stray, fresh] = [await save('known'), await save('stray'), await save('fresh')]
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
    for (const { path } of [known, stray]) await utimes(path, old, old)
    expect(await store.sweep(new Set([known.key]))).toBe(1)
    expect(await store.sizeOf(stray.key)).toBeNull()
    for (const { key } of [known, fresh]) expect(await store.sizeOf(key)).not.toBeNull()
  })
})
