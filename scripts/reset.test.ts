import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runScript } from '#tests/support/command.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { lockDataFolder } from '../src/db/embedded/folder.ts'

const dataFolder = () => {
  const folder = makeTemporaryFolder('reset')
  writeFileSync(join(folder, 'installation'), 'x')
  mkdirSync(join(folder, 'files'))
  return folder
}
const reset = (folder: string, names: string[], settings = {}) =>
  runScript('reset', names, { DATA_DIR: folder, ...settings })

it('deletes the content of the data folder', async () => {
  const folder = dataFolder()
  expect(await reset(folder, ['--yes'])).toMatchObject({ code: 0, error: '' })
  expect(readdirSync(folder)).toEqual([])
})

it('deletes nothing without a confirmation', async () => {
  const folder = dataFolder()
  expect(await reset(folder, [])).toMatchObject({ code: 1 })
  expect(existsSync(join(folder, 'files'))).toBe(true)
})

it('refuses a folder in use, a foreign folder and a database server', async () => {
  const folder = dataFolder()
  const lock = lockDataFolder(folder)
  expect((await reset(folder, ['--yes'])).error).toContain('in use by another process')
  lock.release()
  const foreign = makeTemporaryFolder('foreign')
  writeFileSync(join(foreign, 'letter.txt'), 'x')
  expect((await reset(foreign, ['--yes'])).error).toContain('not a data folder of Mizan')
  const server = { DATABASE_URL: 'postgresql://localhost/mizan' }
  expect((await reset(folder, ['--yes'], server)).error).toContain('DATABASE_URL is set')
  expect([existsSync(join(folder, 'files')), existsSync(join(foreign, 'letter.txt'))]).toEqual([true, true])
})
