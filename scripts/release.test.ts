import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { endOf, environmentOf } from '#tests/support/command.ts'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { killWithProcess } from '#tests/support/end-with-process.ts'

const megabyte = 1024 ** 2
/** The size in the manual. */
const maxMegabytes = Number(/at most (\d+) MB/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1])
const folder = mkdtempSync(join(tmpdir(), 'mizan-release-'))
const release = join(folder, 'release')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const make = (...options: string[]) =>
  spawnSync(process.execPath, ['scripts/release.mjs', ...options], { encoding: 'utf8' })

const sizeOf = (path: string): number => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
let npm: ChildProcess | undefined
afterEach(() => {
  npm?.kill('SIGKILL')
})

/** Runs `npm start` in a folder like an operator, and returns the URL once it is ready. */
const npmStart = async (cwd: string, settings: Record<string, string>): Promise<string> => {
  const child = spawn('npm', ['start'], {
    cwd,
    env: environmentOf({ PATH, PORT: '0', LOG_LEVEL: 'error', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  npm = child
  killWithProcess(child)
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk
      const address = /ready at (http\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('close', () => reject(new Error(said)))
  })
}

const command = (name: string, DATA_DIR: string, ...options: string[]) => {
  const env = environmentOf({ PATH, DATA_DIR })
  return endOf(spawn('npm', ['run', '--silent', name, '--', ...options], { cwd: release, env }))
}

const stopped = async (url: string) => {
  const ended = once(npm as ChildProcess, 'close')
  npm?.kill('SIGTERM')
  await ended
  // Any process that npm left behind would still answer.
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
}

describe('npm run release', () => {
  it('creates a folder of at most 120 MB that starts without compilers and test tools, and stops with npm', async () => {
    const { status, stdout } = make(release)
    expect([status, stdout]).toEqual([0, expect.stringContaining(`${release}: `)])
    expect(sizeOf(release) / megabyte).toBeLessThan(maxMegabytes)
    const names = readdirSync(join(release, 'node_modules'))
    expect(
      names.filter((name) => /^(vite|typescript|vitest|playwright|@biomejs|react|node)/.test(name)),
    ).toEqual([])

    const password = 'a-password-of-the-test'
    const dataDir = copyEmbeddedFolder()
    const url = await npmStart(release, { DATA_DIR: dataDir, ADMIN_PASSWORD: password })
    const page = await (await fetch(`${url}/`, { headers: { 'accept-language': 'ar' } })).text()
    expect(page).toContain('<html lang="ar"')
    // Rendered with the fonts and native packages of the release.
    const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png')
    const login = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    })
    expect(login.status).toBe(200)
    const backup = join(folder, 'firm.mizan')
    expect(await command('backup', dataDir, backup)).toMatchObject({ code: 0 })
    await stopped(url)
    expect(await command('verify', dataDir, backup)).toMatchObject({ code: 0 })
    expect(await command('restore', dataDir, backup)).toMatchObject({ code: 1 })
    expect(await command('restore', join(folder, 'other'), backup)).toMatchObject({ code: 0 })
    expect((await command('admin', join(folder, 'other'), 'list')).out).toContain('admin')
  })

  it('refuses an existing folder, and a missing argument', () => {
    const taken = make(folder)
    expect([taken.status, taken.stderr]).toEqual([2, expect.stringContaining('is there already')])
    const unnamed = make()
    expect([unnamed.status, unnamed.stderr]).toEqual([
      2,
      expect.stringContaining('npm run release -- FOLDER'),
    ])
    expect(make('--help').status).toBe(0)
  })
})

describe('npm start', () => {
  it('leaves no process behind when npm is stopped', async () => {
    const url = await npmStart('.', { DATA_DIR: copyEmbeddedFolder(), SEED: 'none' })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    await stopped(url)
  })
})
