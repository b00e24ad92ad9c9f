import type { EmbeddedPool } from './pool.ts'

const lookEveryMs = 10_000
const checkpointEveryMs = 5 * 60_000
const logLimitInBytes = 128 * 1024 * 1024
const dayInMs = 24 * 60 * 60_000

/** The engine has no background processes: without this its log grows for ever and its statistics age. */
export const startUpkeep = (pool: EmbeddedPool): { stop(): void } => {
  let lastCheckpoint = Date.now()
  const checkpointTimer = setInterval(async () => {
    const bytes = await logSize(pool).catch(() => 0)
    const isDue = Date.now() - lastCheckpoint >= checkpointEveryMs && bytes > 8192
    if (!isDue && bytes < logLimitInBytes) return
    lastCheckpoint = Date.now()
    await run(pool, 'checkpoint')
  }, lookEveryMs)

  let vacuumTimer = setTimeout(vacuum, msUntilNight())
  async function vacuum() {
    vacuumTimer = setTimeout(vacuum, msUntilNight()).unref()
    await run(pool, 'vacuum (analyze)')
  }

  checkpointTimer.unref()
  vacuumTimer.unref()
  return {
    stop() {
      clearInterval(checkpointTimer)
      clearTimeout(vacuumTimer)
    },
  }
}

/** Bytes written to the log since the last checkpoint. */
export const logSize = async (pool: EmbeddedPool): Promise<number> => {
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  )
  return Number(rows[0]?.bytes)
}

// A busy database is tried again at the next look.
const run = (pool: EmbeddedPool, sql: string) =>
  pool.withSession((client) => client.query(sql)).catch(() => undefined)

// 00:00 UTC is 03:00 in Riyadh.
const msUntilNight = () => dayInMs - (Date.now() % dayInMs)
