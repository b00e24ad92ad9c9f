import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { replaceFile } from './disk.ts'
import { readOnChange } from './read-on-change.ts'

describe('a file that is read on a change', () => {
  let folder: string
  let file: string
  let reads: number
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mizan-read-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    file = join(folder, 'state.json')
    reads = 0
  })
  const reading = (path: string) =>
    readOnChange(path, async () => {
      reads += 1
      return reads
    })
  /** As if it had been written an hour ago. */
  const age = async (path: string, hours = 1) => {
    const past = new Date(Date.now() - hours * 60 * 60_000)
    await utimes(path, past, past)
  }

  it('is read once while it stays the same', async () => {
    await writeFile(file, 'one')
    await age(file)
    const read = reading(file)
    expect([await read(), await read(), await read()]).toEqual([1, 1, 1])
  })

  it('is read again after it was replaced, created or removed', async () => {
    const read = reading(file)
    expect([await read(), await read()]).toEqual([1, 1])
    await replaceFile(file, 'one')
    await age(file, 3)
    expect([await read(), await read()]).toEqual([2, 2])
    await replaceFile(file, 'two')
    await age(file, 3)
    expect([await read(), await read()]).toEqual([3, 3])
    await rm(file)
    expect([await read(), await read()]).toEqual([4, 4])
  })

  it('is read each time soon after a change, which another one could follow', async () => {
    await writeFile(file, 'one')
    const read = reading(file)
    expect([await read(), await read()]).toEqual([1, 2])
  })

  it('is read again after a failure', async () => {
    await writeFile(file, 'one')
    await age(file)
    const read = readOnChange(file, async () => {
      reads += 1
      if (reads === 1) throw new Error('the disk failed')
      return reads
    })
    await expect(read()).rejects.toThrow('the disk failed')
    expect([await read(), await read()]).toEqual([2, 2])
  })

  it('is read again after a change in its folder, if the folder is followed', async () => {
    await age(folder)
    const read = reading(folder)
    expect([await read(), await read()]).toEqual([1, 1])
    await replaceFile(file, 'one')
    await age(folder, 2)
    expect([await read(), await read()]).toEqual([2, 2])
  })
})
