import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A project of a few files with a copy of the program, which takes its parent folder for the project. */
let folder: string
let prepare: { installKey(): string; buildKey(modules: string[]): string }
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mizan-prepare-'))
  mkdirSync(join(folder, 'scripts'))
  cpSync(join(import.meta.dirname, 'prepare.mjs'), join(folder, 'scripts/prepare.mjs'))
  write('package.json', JSON.stringify({ scripts: { test: 'one' }, dependencies: { react: '19.3.1' } }))
  write('package-lock.json', '{}')
  write('src/page.tsx', 'page')
  write('src/page.css', 'style')
  write('src/server.ts', 'server')
  prepare = await import(join(folder, 'scripts/prepare.mjs'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('packages are installed again', () => {
  it('for another version or lockfile, not for the text of a script', () => {
    const first = prepare.installKey()
    write('package.json', JSON.stringify({ scripts: { test: 'two' }, dependencies: { react: '19.3.1' } }))
    expect(prepare.installKey()).toBe(first)
    write('package.json', JSON.stringify({ scripts: { test: 'two' }, dependencies: { react: '19.3.2' } }))
    expect(prepare.installKey()).not.toBe(first)
    write('package.json', JSON.stringify({ dependencies: { react: '19.3.1' } }))
    expect(prepare.installKey()).toBe(first)
    write('package-lock.json', '{ }')
    expect(prepare.installKey()).not.toBe(first)
  })
})

describe('the lockfile', () => {
  type Packages = Record<string, { version: string; integrity?: string; hasInstallScript?: boolean }>
  const { packages }: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const installed = Object.entries(packages).filter(([path]) => path !== '')

  it('holds the hash of every package, Node among them', () => {
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
    for (const system of ['linux-x64', 'linux-arm64', 'win-x64'])
      expect(packages[`node_modules/node-${system}`]?.version).toBe('24.21.0')
  })

  it('holds no package that runs a script when it is installed, but those that we do not let', () => {
    const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = new Set(withScripts.map(([path]) => path.replace(/^.*node_modules\//, '')))
    expect([...names].filter((name) => allowScripts[name] !== false)).toEqual([])
  })
})

describe('pages and server are built again', () => {
  const key = () => prepare.buildKey(['src/page.tsx', 'src/server.ts'])

  it.each(['src/page.tsx', 'src/server.ts'])('for %s, a module that they are made of', (name) => {
    const first = key()
    write('src/new.ts', 'a file that nothing imports')
    expect(key()).toBe(first)
    write(name, 'another')
    expect(key()).not.toBe(first)
  })

  it.each([
    'src/page.css',
    'public/logo.svg',
    'vite.config.ts',
    'scripts/server-build.mjs',
    'package-lock.json',
  ])('for %s', (name) => {
    const first = key()
    write(name, 'another')
    expect(key()).not.toBe(first)
  })
})
