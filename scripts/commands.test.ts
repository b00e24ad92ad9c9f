import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { commandFile } from '#tests/support/command.ts'
import { readArguments } from './arguments.mjs'

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.restoreAllMocks())

const call = (file: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
  })
  return { status, stdout, lines: stderr.split('\n').filter(Boolean).length }
}

const missing = join(folder, 'missing.backup')
/** Invalid arguments for each command. */
const commands: Record<string, string[]> = {
  [commandFile('verify')]: [missing],
  [commandFile('backup')]: [],
  [commandFile('restore')]: [missing],
  [commandFile('move')]: ['nowhere'],
  [commandFile('admin')]: ['create', 'name'],
  'scripts/reset.ts': ['surplus'],
  'scripts/release.mjs': [],
  'scripts/start.mjs': ['surplus'],
  'src/start.ts': ['--dev'],
}

describe.each(Object.entries(commands))('the command %s', (file, wrong) => {
  it.each([
    ['--version', /^\d+\.\d+\.\d+/],
    ['--help', new RegExp(`^npm (run )?${parse(file).name}\\b`)],
  ])('answers %s on stdout and exits with 0', (option, text) => {
    expect(call(file, option)).toEqual({ status: 0, stdout: expect.stringMatching(text), lines: 0 })
  })

  it('exits with 2 and one line for invalid arguments', () => {
    expect(call(file, ...wrong)).toEqual({ status: 2, stdout: '', lines: 1 })
  })
})

describe('the arguments of a command', () => {
  const read = (...args: string[]) => {
    const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const requested = readArguments({
      help: 'npm run it -- FILE [--fast]\n\nDoes it.',
      options: { fast: { type: 'boolean' } },
      names: { min: 1, max: 1 },
      args,
    })
    return { requested, logged: logged.mock.calls.flat(), complained: complained.mock.calls.flat() }
  }

  it('are parsed into names and options', () => {
    expect(read('file', '--fast').requested).toEqual({
      values: expect.objectContaining({ fast: true }),
      names: ['file'],
    })
  })

  it.each([[], ['one', 'two'], ['file', '--slow'], ['file', '--fast=yes'], ['-x', 'file']])(
    'are refused with one line of usage: %j',
    (...args) => {
      expect(read(...args)).toEqual({
        requested: { exitCode: 2 },
        logged: [],
        complained: ['npm run it -- FILE [--fast]'],
      })
    },
  )

  it('show the help before anything else is checked', () => {
    expect(read('--help').logged).toEqual(['npm run it -- FILE [--fast]\n\nDoes it.'])
  })
})
