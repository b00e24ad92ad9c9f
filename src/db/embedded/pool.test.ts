import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { backstopInMs, timeLimitScale } from '#tests/support/time-limits.ts'
import { isDatabaseUnavailable } from '../errors.ts'
import { type EmbeddedLimits, EmbeddedPool } from './pool.ts'
import { logSize } from './upkeep.ts'

const pools: EmbeddedPool[] = []

const openPool = async (limits?: Partial<EmbeddedLimits>) => {
  const pool = await EmbeddedPool.open(copyEmbeddedFolder(), { timeLimitScale, ...limits })
  pools.push(pool)
  // The limits of a test are short, and a busy machine may need longer for its first response.
  await answered(() => pool.query('create table if not exists notes (id integer primary key, body text)'))
  return pool
}

const answered = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  vi.waitFor(ask, { timeout: backstopInMs })

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end()
})

const errorOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => expect.fail('no error'),
    (error) => error,
  )

describe('the embedded engine', () => {
  test('calls fsync at least once for every commit', async () => {
    const pool = await openPool()
    const before = pool.fsyncCount
    for (let id = 0; id < 20; id += 1) await pool.query('insert into notes values ($1, $2)', [id, 'x'])
    expect(pool.fsyncCount - before).toBeGreaterThanOrEqual(20)
    const settings = await pool.query(
      "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method, current_setting('synchronous_commit') as commit",
    )
    expect(settings.rows).toEqual([{ fsync: 'on', method: 'fsync', commit: 'on' }])
  })

  test('does not block the main thread during a heavy query', async () => {
    const pool = await openPool()
    await pool.query('select 1')
    const computed = ({ user, system }: NodeJS.CpuUsage) => user + system
    const computedHere = () => computed(process.threadCpuUsage())
    const before = [computed(process.cpuUsage()), computedHere()] as const
    let isAnswered = false
    const answer = pool
      .query('select count(*) from (select md5(i::text) from generate_series(1, 300000) i order by 1) x')
      .finally(() => {
        isAnswered = true
      })
    let longestTurn = 0
    while (!isAnswered) {
      const start = computedHere()
      await nextTurn()
      longestTurn = Math.max(longestTurn, computedHere() - start)
    }
    await answer
    const elsewhere = computed(process.cpuUsage()) - before[0] - (computedHere() - before[1])
    expect(longestTurn).toBeLessThan(elsewhere / 10)
  })

  test('answers a query outside its own transaction with a clear error instead of a deadlock', async () => {
    const pool = await openPool({ waitInMs: 200 })
    const client = await pool.connect()
    await client.query('begin')
    const error = await errorOf(pool.query('select 1'))
    expect(error.message).toMatch(/waited too long for the embedded database/)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await client.query('insert into notes values (1)')
    await client.query('commit')
    client.release()
    expect((await pool.query('select id from notes')).rows).toEqual([{ id: 1 }])
  })

  test('answers each of many statements at once, also beside one that fails', async () => {
    const pool = await openPool()
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) =>
        at % 10 === 3 ? pool.query('select * from nowhere') : pool.query('select $1::int as at', [at]),
      ),
    )
    for (const [at, answer] of answers.entries())
      if (at % 10 === 3) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '42P01' } })
      else expect(answer).toMatchObject({ status: 'fulfilled', value: { rows: [{ at }] } })
  })

  test('lets a transaction pass before the statements that come after it', async () => {
    const pool = await openPool()
    const order: string[] = []
    const holder = await pool.connect()
    const first = pool.query('select 1').then(() => order.push('before'))
    const transaction = pool.connect().then(async (client) => {
      await client.query('begin')
      await client.query('insert into notes values (1)')
      await client.query('commit')
      order.push('transaction')
      client.release()
    })
    holder.release()
    await Promise.all([first, transaction])
    expect(order).toEqual(['before', 'transaction'])
    expect((await pool.query('select id from notes')).rows).toEqual([{ id: 1 }])
  })

  test('stops a slow statement that was sent together with others', async () => {
    const pool = await openPool({ statementInMs: 1_000 })
    const [quick, slow] = await Promise.allSettled([
      pool.query('select 1 as one'),
      pool.query('select pg_sleep(60)'),
      pool.query('select 2 as two'),
    ])
    expect(isDatabaseUnavailable((slow as PromiseRejectedResult).reason)).toBe(true)
    expect(quick.status === 'fulfilled' || isDatabaseUnavailable(quick.reason)).toBe(true)
    expect((await answered(() => pool.query('select 1 as one'))).rows).toEqual([{ one: 1 }])
  })

  test('rolls back an abandoned transaction', async () => {
    const pool = await openPool({ idleInTransactionInMs: 200 })
    const forgotten = await pool.connect()
    await forgotten.query('begin; insert into notes values (1)')
    expect((await pool.query('select count(*)::int as count from notes')).rows).toEqual([{ count: 0 }])
    expect(isDatabaseUnavailable(await errorOf(forgotten.query('commit')))).toBe(true)
    forgotten.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('stops a slow statement outside a long session, preserves committed rows and answers again', async () => {
    const pool = await openPool({ statementInMs: 1_000 })
    await pool.withSession((client) => client.query('select pg_sleep(1.5)'))
    await answered(() => pool.query('insert into notes values (1) on conflict do nothing'))
    const client = await pool.connect()
    await client.query('begin; insert into notes values (2)')
    const error = await errorOf(client.query('select pg_sleep(60)'))
    expect(error.message).toMatch(/a statement ran longer than 1000 ms/)
    expect(isDatabaseUnavailable(error)).toBe(true)
    // The rest of the transaction must not run outside it.
    expect(isDatabaseUnavailable(await errorOf(client.query('insert into notes values (3)')))).toBe(true)
    client.release()
    expect((await answered(() => pool.query('select id from notes'))).rows).toEqual([{ id: 1 }])
  })

  test.each([
    ['JSON', `select (repeat('[', 200000) || repeat(']', 200000))::jsonb`],
    ['a regular expression', `select 'a' ~ (repeat('(', 50000) || 'a' || repeat(')', 50000))`],
    [
      'a function',
      'create function deeper(i int) returns int language plpgsql as $$ begin return deeper(i); end $$; select deeper(1)',
    ],
  ])('survives deeply nested %s', async (_name, sql) => {
    const pool = await openPool()
    await pool.query(sql).catch(() => undefined)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('refuses deeply nested input without losing its session', async () => {
    const pool = await openPool()
    const client = await pool.connect()
    const json = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(await errorOf(client.query('select $1::jsonb', [json]))).toMatchObject({ code: '54001' })
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    client.release()
  })

  test('reports how much of the log a checkpoint would free', async () => {
    const pool = await openPool()
    await pool.query("insert into notes select i, repeat('x', 500) from generate_series(1, 5000) i")
    expect(await logSize(pool)).toBeGreaterThan(2_000_000)
    await pool.withSession((client) => client.query('checkpoint'))
    expect(await logSize(pool)).toBeLessThan(10_000)
  })

  test('finishes the running query when it is closed, and refuses the next', async () => {
    const pool = await openPool()
    const isUnderWay = once(pool, 'acquire')
    const running = pool.query('select pg_sleep(0.2), 1 as one')
    await isUnderWay
    await pool.end()
    expect((await running).rows).toMatchObject([{ one: 1 }])
    expect(isDatabaseUnavailable(await errorOf(pool.query('select 1')))).toBe(true)
  })

  test('closes even if a connection was never released', async () => {
    const pool = await openPool({ drainInMs: 200 })
    const forgotten = await pool.connect()
    await forgotten.query('begin')
    await pool.end()
    expect(isDatabaseUnavailable(await errorOf(forgotten.query('commit')))).toBe(true)
  })
})
