import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { backstopInMs, timeLimitScale } from '#tests/support/time-limits.ts'
import { EmbeddedPool } from './pool.ts'
import { logSize, startUpkeep } from './upkeep.ts'

describe('the maintenance of the embedded engine', () => {
  let pool: EmbeddedPool
  let upkeep: { stop(): void }
  const onError = vi.fn()

  beforeEach(async () => {
    pool = await EmbeddedPool.open(copyEmbeddedFolder(), { timeLimitScale })
    await pool.query(
      "create table notes as select i, repeat('x', 500) as body from generate_series(1, 4000) i",
    )
  })

  afterEach(async () => {
    vi.useRealTimers()
    upkeep.stop()
    await pool.end()
  })

  /** Waits until it has run this many more times. */
  const looks = async (times: number) => {
    const requested = vi.spyOn(pool, 'query')
    await vi.waitFor(() => expect(requested.mock.calls.length).toBeGreaterThanOrEqual(times), {
      timeout: backstopInMs,
    })
    requested.mockRestore()
  }

  test('writes a checkpoint when the log exceeds its limit', async () => {
    expect(await logSize(pool)).toBeGreaterThan(1_000_000)
    upkeep = startUpkeep(pool, onError, { pollEveryMs: 50, logLimitInBytes: 1_000_000 })
    await vi.waitFor(async () => expect(await logSize(pool)).toBeLessThan(10_000), { timeout: backstopInMs })
  })

  test('writes a checkpoint after some minutes with few writes, and none without writes', async () => {
    upkeep = startUpkeep(pool, onError, { pollEveryMs: 50, checkpointEveryMs: 100 })
    await vi.waitFor(async () => expect(await logSize(pool)).toBeLessThan(10_000), { timeout: backstopInMs })
    const position = 'select checkpoint_lsn::text from pg_control_checkpoint()'
    const { rows } = await pool.query(position)
    await looks(5)
    expect((await pool.query(position)).rows).toEqual(rows)
  })

  test('reports a failure once, not at every check', async () => {
    await pool.query('create role reader')
    const withSession = pool.withSession.bind(pool)
    const asReader: typeof withSession = (work) =>
      withSession(async (client) => {
        await client.query('set role reader')
        return work(client)
      })
    const limited = Object.assign(Object.create(pool), { withSession: asReader })
    onError.mockClear()
    upkeep = startUpkeep(limited, onError, { pollEveryMs: 20, logLimitInBytes: 1_000_000 })
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), { timeout: backstopInMs })
    await looks(5)
    expect(onError).toHaveBeenCalledOnce()
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: '42501' }))
  })

  test('vacuums once a night', async () => {
    const listVacuums = async () =>
      (
        await pool.query(
          "select vacuum_count::int, analyze_count::int from pg_stat_user_tables where relname = 'notes'",
        )
      ).rows
    upkeep = startUpkeep(pool, onError, { pollEveryMs: 50 })
    expect(await listVacuums()).toEqual([{ vacuum_count: 0, analyze_count: 0 }])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 })
    const once = [{ vacuum_count: 1, analyze_count: 1 }]
    await vi.waitFor(async () => expect(await listVacuums()).toEqual(once), { timeout: backstopInMs })
    await looks(5)
    expect(await listVacuums()).toEqual(once)
  })
})
