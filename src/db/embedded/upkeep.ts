import { isDatabaseUnavailable } from '../errors.ts'
import type { EmbeddedPool } from './pool.ts'

const hourInMs = 60 * 60_000

const defaultTiming = {
  pollEveryMs: 5_000,
  checkpointEveryMs: 5 * 60_000,
  logLimitInBytes: 128 * 1024 * 1024,
  /** A busy database is tried again at the next check; its failures are reported only after this time. */
  patienceMs: 10 * 60_000,
}

// 00:00 UTC is 03:00 in Riyadh.
const nightOf = (moment: number) => Math.floor(moment / (24 * hourInMs))

/**
 * The engine has no background processes: without this, its log would grow without limit and its statistics
 * would become stale. Failures are reported immediately and then every hour.
 */
export const startUpkeep = (
  pool: EmbeddedPool,
  onError: (error: unknown) => void,
  timing: Partial<typeof defaultTiming> = {},
): { stop(): void } => {
  const { pollEveryMs, checkpointEveryMs, logLimitInBytes, patienceMs } = { ...defaultTiming, ...timing }
  let lastCheckpoint = Date.now()
  let lastNight = nightOf(Date.now())
  let lastSuccess = Date.now()
  let lastReported = 0
  let isWorking = false

  const check = async () => {
    const now = Date.now()
    if (nightOf(now) !== lastNight) {
      await run(pool, 'vacuum (analyze)')
      lastNight = nightOf(now)
    }
    const bytes = await logSize(pool)
    const isDue = now - lastCheckpoint >= checkpointEveryMs && bytes > idleLogInBytes
    if (!isDue && bytes < logLimitInBytes) return
    await run(pool, 'checkpoint')
    lastCheckpoint = now
  }

  const report = (error: unknown) => {
    const now = Date.now()
    const isBusy = isDatabaseUnavailable(error) && now - lastSuccess < patienceMs
    if (isBusy || now - lastReported < hourInMs) return
    lastReported = now
    onError(error)
  }

  const timer = setInterval(async () => {
    if (isWorking) return
    isWorking = true
    await check().then(() => {
      lastSuccess = Date.now()
    }, report)
    isWorking = false
  }, pollEveryMs).unref()
  return { stop: () => clearInterval(timer) }
}

// The size of a checkpoint's own entries, with some margin.
const idleLogInBytes = 8_192

/** Bytes written to the log since the last checkpoint. */
export const logSize = async (pool: EmbeddedPool): Promise<number> => {
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  )
  return Number(rows[0]?.bytes)
}

const run = (pool: EmbeddedPool, sql: string) => pool.withSession((client) => client.query(sql))
