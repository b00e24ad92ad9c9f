import { existsSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { logInAt } from '#tests/support/fetch-calls.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'

const folder = makeTemporaryFolder('server')
const processes: ServerProcess[] = []
const start = (settings: Record<string, string>) => {
  const server = new ServerProcess({ SEED: 'none', ...settings })
  processes.push(server)
  return server
}

afterAll(async () => {
  await Promise.all(processes.map((server) => server.end('SIGKILL')))
  rmSync(folder, { recursive: true, force: true })
})

/** A server that accepts connections and never sends anything. */
const listening = (): Promise<Server> =>
  new Promise((resolve) => {
    const silent = createServer(() => undefined)
    silent.listen(0, '127.0.0.1', () => resolve(silent))
  })

describe('a start with invalid settings', () => {
  let silent: Server
  beforeAll(async () => {
    silent = await listening()
  })
  afterAll(() => {
    silent.close()
  })

  const refusalOf = async (settings: Record<string, string>): Promise<string> => {
    const server = start({ DATA_DIR: join(folder, crypto.randomUUID()), ...settings })
    expect(await server.ended).toBe(1)
    expect(server.out).toBe('')
    expect(server.error).toMatch(/^[^\n]+\n$/)
    expect(server.error).not.toContain('S3cret')
    return server.error
  }

  // `env.test.ts` tests the refused values of each variable.
  it('exits with one line about an invalid variable, before it creates any files', async () => {
    const settings = { DATABASE_URL: 'mysql://mizan:S3cret@db/mizan', DATA_DIR: join(folder, 'untouched') }
    expect(await refusalOf(settings)).toMatch(/^DATABASE_URL must /)
    expect(existsSync(settings.DATA_DIR)).toBe(false)
  })

  it('exits with a line about PORT when it is in use', async () => {
    const { port } = silent.address() as AddressInfo
    const dataDir = copyEmbeddedFolder()
    const settings = { DATA_DIR: dataDir, PORT: String(port), ADMIN_PASSWORD: 'a-password' }
    expect(await refusalOf(settings)).toMatch(/^PORT is in use/)
  })

  it.each(['203.0.113.1', 'no.such.host.invalid'])(
    'exits with a line about HOST when it is %s',
    async (host) => {
      const settings = { DATA_DIR: copyEmbeddedFolder(), HOST: host, ADMIN_PASSWORD: 'a-password' }
      expect(await refusalOf(settings)).toMatch(/^HOST is no address/)
    },
  )

  it.skipIf(!existsSync('/proc/self'))(
    'exits with a line about DATA_DIR when other users can enter it',
    async () => {
      // Its mode is 0555 and cannot be changed.
      expect(await refusalOf({ DATA_DIR: '/proc/self' })).toMatch(
        /^DATA_DIR: other users of this machine can enter/,
      )
    },
  )
})

describe('a start without its database', () => {
  it.each(['nothing listens', 'what listens is silent', 'the name is not known'])(
    'where %s is alive but not ready, logs the reason once, answers 503 in the visitor’s language, and exits on SIGTERM',
    async (trouble) => {
      const silent = await listening()
      const { port: silentPort } = silent.address() as AddressInfo
      const address = {
        'nothing listens': `127.0.0.1:${await findClosedPort()}`,
        'what listens is silent': `127.0.0.1:${silentPort}`,
        'the name is not known': 'no.such.host.invalid',
      }[trouble]
      const port = String(await findClosedPort())
      const server = start({
        PORT: port,
        DATA_DIR: join(folder, crypto.randomUUID()),
        DATABASE_URL: `postgresql://mizan:S3cret@${address}/mizan`,
        TIME_LIMIT_SCALE: '1',
      })
      const url = `http://127.0.0.1:${port}`
      await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), {
        timeout: backstopInMs,
      })
      expect((await fetch(`${url}/readyz`)).status).toBe(503)
      const call = await fetch(`${url}/api/services`, { headers: { 'accept-language': 'en' } })
      expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await call.json()).toMatchObject({
        detail: 'This site is starting. Please try again in a moment.',
      })
      const requested = { accept: 'text/html', 'accept-language': 'ar' }
      const page = await fetch(`${url}/publications`, { headers: requested })
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await page.text()).toMatch(/<html lang="ar" dir="rtl">.*يجري تشغيل الموقع الآن/s)
      await vi.waitFor(
        () => expect(server.error).toMatch(/^DATABASE_URL: the server at \S+ cannot be reached[^\n]+\n/),
        { timeout: backstopInMs },
      )
      expect(server.error).not.toContain('S3cret')
      expect(await server.end('SIGTERM')).toBe(0)
      expect(server.out).toBe('')
      silent.close()
    },
  )
})

const { postgresql } = inject('databases')

describe.skipIf('unavailable' in postgresql)('the server on PostgreSQL', () => {
  it('creates the first admin once, even when several servers start together, and each of them serves requests', async () => {
    if ('unavailable' in postgresql) return
    const database = await createServerDatabase(postgresql.url)
    const settings = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'files'), SEED: 'sample' }
    const servers = Array.from({ length: 3 }, () => start(settings))
    const urls = await Promise.all(servers.map((server) => server.url))
    const passwords = servers
      .flatMap(({ out }) => [...out.matchAll(/password (\S+)/g)])
      .map(([, word = '']) => word)
    expect(passwords).toHaveLength(1)
    for (const url of urls) await logInAt(url, 'admin', passwords[0] ?? '')
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0, 0])
    await database.drop()
  })

  it('waits for another server that is loading its firm, without a time limit', async () => {
    if ('unavailable' in postgresql) return
    const database = await createServerDatabase(postgresql.url, postgresql.template)
    const other = new Client({ connectionString: database.url })
    await other.connect()
    await other.query('select pg_advisory_lock(727003)')
    const server = start({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'patient'),
      TIME_LIMIT_SCALE: '1',
    })
    const waitsLong = `select 1 from pg_stat_activity where datname = current_database()
      and wait_event = 'advisory' and now() - query_start > interval '4 seconds'`
    await vi.waitFor(async () => expect((await other.query(waitsLong)).rows).toHaveLength(1), {
      timeout: backstopInMs,
    })
    await other.end()
    await server.url
    expect(server.error).not.toContain('waiting for it')
    expect(await server.end('SIGTERM')).toBe(0)
    await database.drop()
  })

  it('serves requests once the database is available', async () => {
    if ('unavailable' in postgresql) return
    const database = await createServerDatabase(postgresql.url, postgresql.template)
    const target = new URL(database.url)
    const late = new URL(database.url)
    late.hostname = '127.0.0.1'
    late.port = String(await findClosedPort())
    const server = start({ DATABASE_URL: late.href, DATA_DIR: join(folder, 'late') })
    await vi.waitFor(() => expect(server.error).toContain('cannot be reached'), { timeout: backstopInMs })
    const line = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname)
      near.pipe(far).pipe(near)
      near.on('error', () => far.destroy())
      far.on('error', () => near.destroy())
    })
    line.listen(Number(late.port), '127.0.0.1')
    expect((await fetch(`${await server.url}/readyz`)).status).toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)
    line.close()
    await database.drop()
  })

  it('exits with one line when the database does not exist', async () => {
    if ('unavailable' in postgresql) return
    const nowhere = new URL(postgresql.url)
    nowhere.pathname = '/nowhere'
    const server = start({ DATABASE_URL: nowhere.href, DATA_DIR: join(folder, 'nowhere') })
    expect(await server.ended).toBe(1)
    expect(server.error).toMatch(/^DATABASE_URL: [^\n]+ refused the database nowhere: [^\n]+ not exist\n$/)
  })
})
