import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { createServerDatabase, type ServerDatabase } from '#tests/support/database-templates.ts'
import { prepared } from '#tests/support/databases.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'

const { postgresql } = prepared()
const unavailable = 'unavailable' in postgresql ? ` (SKIPPED: ${postgresql.unavailable})` : ''
let server: ServerProcess | undefined
let database: ServerDatabase | undefined
let proxy: FaultProxy | undefined
afterEach(async () => {
  await server?.end('SIGKILL')
  await proxy?.stop()
  proxy = undefined
  await database?.drop()
})

/** Connects to the database on `databasePort` if it is given. */
const start = async (settings: Record<string, string> = {}, databasePort?: number) => {
  if ('unavailable' in postgresql) throw new Error(postgresql.unavailable)
  database = await createServerDatabase(postgresql.url, postgresql.template)
  const databaseUrl = new URL(database.url)
  if (databasePort !== undefined) databaseUrl.port = String(databasePort)
  server = new ServerProcess(
    {
      DATA_DIR: makeTemporaryFolder('workers'),
      DATABASE_URL: databaseUrl.href,
      SEED: 'none',
      WORKERS: '2',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      ...settings,
    },
    'dist/server/start.js',
  )
  return server
}

/** Process ids that have answered requests, from the log. */
const answering = (out: string): Set<number> =>
  new Set(
    out
      .split('\n')
      .filter((line) => line.includes('"request completed"'))
      .map((line) => JSON.parse(line).pid),
  )

describe.skipIf(unavailable)(`several processes${unavailable}`, () => {
  it('share one port, are replaced when one ends, share their metrics and exit together', async () => {
    const running = await start()
    const url = await running.url
    // Each connection goes to the next process.
    const ask = () => fetch(`${url}/api/services`, { headers: { connection: 'close' } })
    const untilTwoAnswer = async () => {
      const before = running.out.length
      await expect
        .poll(
          async () => {
            expect((await ask()).status).toBe(200)
            return answering(running.out.slice(before)).size
          },
          { timeout: backstopInMs },
        )
        .toBe(2)
      return [...answering(running.out.slice(before))]
    }
    const [first = 0, second = 0] = await untilTwoAnswer()
    process.kill(first, 'SIGKILL')
    await expect.poll(() => running.error, { timeout: backstopInMs }).toContain('another takes its place')
    const now = await untilTwoAnswer()
    expect(now).toContain(second)
    expect(now).not.toContain(first)

    const metrics = await (await fetch(/Metrics are at (\S+)/.exec(running.out)?.[1] ?? '')).text()
    expect(metrics).toMatch(/^mizan_database_up 1$/m)
    expect(metrics).toMatch(/^mizan_answer_seconds_count\{.*route="\/api\/services".*\} \d+/m)
    expect(running.out.match(/is ready at/g)).toHaveLength(1)

    expect(await running.end('SIGTERM')).toBe(0)
    await expect(ask()).rejects.toThrow()
    for (const pid of now) expect(() => process.kill(pid, 0)).toThrow()
  })

  it('share the port they were assigned, even though they waited for the database', async () => {
    if ('unavailable' in postgresql) throw new Error(postgresql.unavailable)
    const port = await findClosedPort()
    const running = await start({}, port)
    await expect
      .poll(() => running.error.match(/cannot be reached/g), { timeout: backstopInMs })
      .toHaveLength(2)
    // Both processes listen by then to answer 503. They do not report it.
    await sleep(1_500)
    proxy = await startFaultProxy(new URL(postgresql.url), port)
    expect((await fetch(`${await running.url}/readyz`)).status).toBe(200)
  })

  it('do not start if one of them cannot', async () => {
    const refused = await start({ PUBLIC_URL: 'ftp://example.com' })
    expect(await refused.ended).toBe(1)
    expect(refused.error.trim()).toMatch(/^PUBLIC_URL must be [^\n]*$/)
    await database?.drop()
    const lost = await start({ DATABASE_URL: `${database?.url}_missing` })
    expect(await lost.ended).toBe(1)
  })
})
