import { readdirSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { allOf, type Entry, readVerified, verifyArchive, writeArchive } from './archive.ts'
import type { Manifest } from './manifest.ts'

const secret = Buffer.from('a secret of more than thirty-two bytes')
const other = Buffer.from('another one of more than thirty-two bytes')
const key = '11111111-2222-3333-4444-555555555555'

const entry = (name: string, text: string | Buffer): Entry => ({
  name,
  size: Buffer.byteLength(text),
  body: (async function* () {
    yield Buffer.from(text)
  })(),
})

const manifestOf = (entries: Manifest['entries']): Manifest => ({
  format: 1,
  program: '0.1.0',
  moment: '2026-01-01T00:00:00.000Z',
  engine: 'embedded',
  migrations: [],
  tables: {},
  sequences: {},
  entries,
  faults: [],
})

const contents = (size: number) =>
  (async function* () {
    yield entry('tables/users/000001.ndjson', '{"id":1}\n')
    yield entry(`files/${key}`, Buffer.alloc(size, 'ميزان'))
    yield entry('installation', '')
  })()

const writeOne = async (held: Buffer | undefined, size = 1_000) => {
  const file = join(makeTemporaryFolder('archive'), 'firm.mizan')
  await writeArchive(file, held, contents(size), manifestOf)
  return file
}

describe.each([
  ['plain', undefined],
  ['encrypted', secret],
])('an archive (%s)', (_name, held) => {
  it('returns its contents unchanged, at any size', async () => {
    for (const size of [0, 511, 512, 65_536, 3_000_000]) {
      const file = await writeOne(held, size)
      const manifest = await verifyArchive(file, held)
      const read: [string, number][] = []
      for await (const { name, body } of readVerified(file, held, manifest))
        read.push([name, (await allOf(body)).length])
      expect(read).toEqual([
        ['tables/users/000001.ndjson', 9],
        [`files/${key}`, size],
        ['installation', 0],
      ])
      expect((await stat(file)).mode & 0o777).toBe(0o600)
    }
  })

  it('is refused with any byte flipped, truncated anywhere or extended', async () => {
    const file = await writeOne(held)
    const whole = await readFile(file)
    const refused = async (bytes: Buffer) => {
      await writeFile(file, bytes)
      await expect(verifyArchive(file, held)).rejects.toThrow('damaged')
    }
    for (let at = 0; at < whole.length; at += 1) {
      const flipped = Buffer.from(whole)
      flipped[at] = (whole[at] ?? 0) ^ 1
      await refused(flipped)
    }
    for (let end = 0; end < whole.length; end += 37) await refused(whole.subarray(0, end))
    await refused(Buffer.concat([whole, Buffer.from('\n')]))
  })
})

describe('an archive', () => {
  it('that is encrypted reveals nothing, and opens only with its own secret', async () => {
    const file = await writeOne(secret)
    expect((await readFile(file)).includes('users')).toBe(false)
    await expect(verifyArchive(file, undefined)).rejects.toThrow('BACKUP_KEY_FILE')
    await expect(verifyArchive(file, other)).rejects.toThrow('another key')
  })

  it('never replaces a file, and removes an incomplete one after a failure', async () => {
    const file = await writeOne(undefined)
    const before = await readFile(file)
    await expect(writeArchive(file, undefined, contents(9), manifestOf)).rejects.toThrow('is there already')
    expect(await readFile(file)).toEqual(before)
    const failing = (async function* () {
      yield entry('installation', 'x')
      throw new Error('the disk is gone')
    })()
    const second = join(makeTemporaryFolder('archive'), 'second.mizan')
    await expect(writeArchive(second, undefined, failing, manifestOf)).rejects.toThrow('the disk is gone')
    expect(readdirSync(join(second, '..'))).toEqual([])
    await writeFile(`${second}.partial`, 'another one at work')
    await expect(writeArchive(second, undefined, contents(9), manifestOf)).rejects.toThrow(
      '.partial is there',
    )
    expect(await readFile(`${second}.partial`, 'utf8')).toBe('another one at work')
  })

  it('with names outside its folder is refused', async () => {
    const file = join(makeTemporaryFolder('archive'), 'firm.mizan')
    const strange = (async function* () {
      yield entry('../../etc/passwd', 'x')
    })()
    await writeArchive(file, undefined, strange, manifestOf)
    await expect(verifyArchive(file, undefined)).rejects.toThrow('no backup of this program')
  })
})
