import { readdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { FileStore } from './file-store.ts'
import { holdLeft, removeLeft } from './folder-storage.ts'

const hourInMs = 60 * 60_000
const open = async () => {
  const files = await FileStore.open(makeTemporaryFolder('leaving'), { spaceFloor: 0 })
  const store = async () => {
    const { key, path } = await files.save(Readable.from([Buffer.from('a deed')]), 99, async () => undefined)
    // An old file is still retained for an hour after its removal.
    await utimes(path, new Date(0), new Date(0))
    return key
  }
  return { files, store }
}

it('stops serving a removed file, and deletes its bytes an hour later', async () => {
  const { files, store } = await open()
  const key = await store()
  await files.remove(key)
  await files.remove(key)
  expect(await files.sizeOf(key)).toBe(null)
  expect(await removeLeft(files.removed, Date.now() + hourInMs - 60_000)).toBe(0)
  expect(await readFile(join(files.removed, key), 'utf8')).toBe('a deed')
  expect(await removeLeft(files.removed, Date.now() + hourInMs + 1_000)).toBe(1)
  expect(await readdir(files.removed)).toEqual([])
})

it('retains removed files during a backup, but not after a killed one', async () => {
  const { files, store } = await open()
  await files.remove(await store())
  const later = Date.now() + 2 * hourInMs
  const hold = await holdLeft(files.removed)
  const [name = ''] = (await readdir(files.removed)).filter((each) => each.startsWith('hold-'))
  await utimes(join(files.removed, name), new Date(later), new Date(later))
  expect(await removeLeft(files.removed, later + 60_000)).toBe(0)
  await hold.release()
  expect(await removeLeft(files.removed, later + 60_000)).toBe(1)

  await files.remove(await store())
  await holdLeft(files.removed)
  expect(await removeLeft(files.removed, later)).toBe(1)
  expect(await readdir(files.removed)).toEqual([])
})
