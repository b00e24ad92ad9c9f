import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openScratchFolder } from '#tests/support/scratch-folder.ts'
import { openKey } from './keys.ts'

const dataDir = openScratchFolder('keys')

it('creates a key once, readable by its owner only, and finds it again', async () => {
  const folder = join(dataDir.path, 'keys')
  const made = await openKey(folder, 'two-factor')
  expect(made.isNew).toBe(true)
  expect(made.key).toHaveLength(32)
  expect((await stat(join(folder, 'two-factor.key'))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await openKey(folder, 'two-factor')).toEqual({ key: made.key, isNew: false })
})

it('returns the same key to concurrent callers, and leaves no temporary file', async () => {
  const folder = join(dataDir.path, 'keys')
  const opened = await Promise.all(Array.from({ length: 8 }, () => openKey(folder, 'two-factor')))
  expect(new Set(opened.map(({ key }) => key.toString('hex'))).size).toBe(1)
  expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['two-factor.key'])
})

it('refuses a truncated key file', async () => {
  const folder = join(dataDir.path, 'keys')
  await openKey(folder, 'two-factor')
  await writeFile(join(folder, 'two-factor.key'), 'short')
  await expect(openKey(folder, 'two-factor')).rejects.toThrow('must hold 32 bytes, not 5')
})
