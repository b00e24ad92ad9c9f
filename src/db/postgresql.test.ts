import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createServerDatabase, type ServerDatabase } from '#tests/support/database-templates.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { type DatabaseConnection, openDatabase } from './connection.ts'
import { isDatabaseUnavailable } from './errors.ts'

const { postgresql } = inject('databases')
const serverUrl = 'unavailable' in postgresql ? undefined : postgresql.url

describe.skipIf(!serverUrl)('a PostgreSQL server', () => {
  let proxy: FaultProxy
  let database: ServerDatabase
  let connection: DatabaseConnection
  let reported: unknown[]

  beforeEach(async () => {
    database = await createServerDatabase(serverUrl ?? '')
    proxy = await startFaultProxy(new URL(database.url))
    reported = []
    const onError = (error: unknown) => reported.push(error)
    connection = await openDatabase({ databaseUrl: proxy.url, dataDir: '', timeLimitScale, onError })
    await connection.db.execute(sql`create table notes (id integer primary key)`)
  })

  afterEach(async () => {
    vi.useRealTimers()
    await connection.close()
    await proxy.stop()
    await database.drop()
  })

  /** Uses the default limits. */
  const openWithLimits = async () => {
    await connection.close()
    connection = await openDatabase({ databaseUrl: proxy.url, dataDir: '' })
  }
  const errorOf = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('no error'),
      (thrown) => thrown,
    )
  const isUnavailable = async (work: Promise<unknown>) => isDatabaseUnavailable(await errorOf(work))

  test('may drop its connections, idle or in a transaction, and is used again immediately', async () => {
    await Promise.all(Array.from({ length: 5 }, () => connection.db.execute(sql`select pg_sleep(0.05)`)))
    await proxy.reset()
    expect(await connection.isReachable()).toBe(true)
    // This event is the only report of a lost idle connection.
    expect(reported).not.toEqual([])
    const cut = () =>
      connection.db.transaction(async (transaction) => {
        await transaction.execute(sql`insert into notes values (1)`)
        await proxy.reset()
        await transaction.execute(sql`insert into notes values (2)`)
      })
    expect(await isUnavailable(cut())).toBe(true)
    expect((await connection.db.execute(sql`select * from notes`)).rows).toEqual([])
  })

  test('that goes silent is abandoned within three seconds, and used again when it responds', async () => {
    await openWithLimits()
    await connection.isReachable()
    proxy.silence(true)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reads = Array.from({ length: 12 }, () => isUnavailable(connection.db.execute(sql`select 1`)))
    const write = isUnavailable(
      connection.db.transaction((transaction) => transaction.execute(sql`select 1`)),
    )
    const isReachable = connection.isReachable()
    // All ten connections are waiting for an answer; further queries wait for a connection.
    await proxy.hasSwallowed(10)
    vi.advanceTimersByTime(3_000)
    expect(await isReachable).toBe(false)
    expect(await Promise.all([...reads, write])).toEqual(Array(13).fill(true))
    vi.useRealTimers()
    proxy.silence(false)
    expect(await connection.isReachable()).toBe(true)
  })

  test('does not let a slow statement or a lock block a request', async () => {
    await openWithLimits()
    const { rows } = await connection.db.execute(
      sql`select name, setting::int as milliseconds from pg_settings where name in ('statement_timeout', 'lock_timeout')`,
    )
    expect(rows).toHaveLength(2)
    for (const { milliseconds } of rows) {
      expect(milliseconds).toBeGreaterThan(0)
      expect(milliseconds).toBeLessThan(3_000)
    }
    // Our own limit ends the wait before the server would report.
    const ours = 'DATABASE_UNAVAILABLE'
    const slow = await errorOf(connection.db.execute(sql`select pg_sleep(60)`))
    expect(isDatabaseUnavailable(slow)).toBe(true)
    expect(['57014', ours]).toContain(slow.cause.code)
    await connection.db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table notes`)
      const locked = await errorOf(connection.db.execute(sql`insert into notes values (1)`))
      expect(isDatabaseUnavailable(locked)).toBe(true)
      expect(['55P03', ours]).toContain(locked.cause.code)
    })
  })

  test('does not limit a long session', async () => {
    await openWithLimits()
    await connection.withSession(async (client) => {
      const { rows } = await client.query('select pg_sleep(3), 1 as one')
      expect(rows).toMatchObject([{ one: 1 }])
    })
  })

  test('that goes silent in a long session is abandoned too, after minutes', async () => {
    await openWithLimits()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const session = isUnavailable(
      connection.withSession(async (client) => {
        await client.query('select 1')
        proxy.silence(true)
        const answer = client.query('select 2')
        await proxy.hasSwallowed(1)
        vi.advanceTimersByTime(5 * 60_000)
        await answer
      }),
    )
    expect(await session).toBe(true)
    vi.useRealTimers()
    proxy.silence(false)
  })

  test('is opened with a warning if it may lose confirmed writes', async () => {
    const { rows } = await connection.db.execute(sql`select current_setting('fsync') as fsync`)
    const expected = rows[0]?.fsync === 'off' ? [expect.stringContaining('fsync = off')] : []
    expect(connection.warnings).toEqual(expected)
  })
})
