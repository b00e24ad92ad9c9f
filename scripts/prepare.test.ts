import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openScratchFolder } from '#tests/support/scratch-folder.ts'

/** A small project with a copy of `prepare`, which works on its parent folder. */
const folder = openScratchFolder('prepare')
const { write } = folder
let prepare: { installKey(): string; buildKey(modules: string[]): string }
beforeEach(async () => {
  mkdirSync(join(folder.path, 'scripts'))
  cpSync(join(import.meta.dirname, 'prepare.mjs'), join(folder.path, 'scripts/prepare.mjs'))
  write('package.json', JSON.stringify({ scripts: { test: 'one' }, dependencies: { react: '19.3.1' } }))
  write('package-lock.json', '{}')
  write('src/page.tsx', 'page')
  write('src/page.css', 'style')
  write('src/server.ts', 'server')
  prepare = await import(join(folder.path, 'scripts/prepare.mjs'))
})

describe('the installation of packages', () => {
  it('runs again for another version or lockfile, not for the text of a script', () => {
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

  it('contains the hash of every package, including Node', () => {
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
    for (const system of ['linux-x64', 'linux-arm64', 'win-x64'])
      expect(packages[`node_modules/node-${system}`]?.version).toBe('24.21.0')
  })

  it('contains no install scripts except those that we block', () => {
    const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = new Set(withScripts.map(([path]) => path.replace(/^.*node_modules\//, '')))
    expect([...names].filter((name) => allowScripts[name] !== false)).toEqual([])
  })
})

describe('the build of pages and server', () => {
  const key = () => prepare.buildKey(['src/page.tsx', 'src/server.ts'])

  it.each(['src/page.tsx', 'src/server.ts'])('runs again for %s, one of its modules', (name) => {
    const first = key()
    write('src/new.ts', 'a file that nothing imports')
    expect(key()).toBe(first)
    write(name, 'another')
    expect(key()).not.toBe(first)
  })

  it.each(
    `src/page.css public/logo.svg vite.config.ts scripts/text-areas.ts scripts/server-build.mjs
    package-lock.json`.split(/\s+/),
  )('runs again for %s', (name) => {
    const first = key()
    write(name, 'another')
    expect(key()).not.toBe(first)
  })
})

describe('the entry of a built program', () => {
  const run = async (oldestNode: string) => {
    const { entryFor } = await import(join(import.meta.dirname, 'server-build.mjs'))
    const source = entryFor('data:text/javascript,console.log("started")', oldestNode)
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
      encoding: 'utf8',
    })
    return [status, stdout, stderr]
  }

  it('starts under a new Node, and reports the required version under an older one', async () => {
    expect(await run('24')).toEqual([0, 'started\n', ''])
    const needed = `Mizan needs Node 999 or newer: this is Node ${process.versions.node}\n`
    expect(await run('999')).toEqual([1, '', needed])
  })
})
