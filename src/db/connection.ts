import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { Changes, tablesChannel } from './changes.ts'
import { EmbeddedPool } from './embedded/pool.ts'
import { startUpkeep } from './embedded/upkeep.ts'
import { receiveNews } from './news.ts'
import { connectForLongWork, openPostgresqlPool } from './postgresql.ts'
import { type OnSlowQuery, reportSlowQueries } from './slow-queries.ts'

type NoSchema = Record<string, never>

/** The first parameter of a repository: the database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, NoSchema>
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

export type DatabaseConnection = {
  db: Database
  engine: 'embedded' | 'postgresql'
  /** Warnings about this database for the operator; one line each. */
  warnings: string[]
  /** Responds within about a second, and never throws. */
  isReachable(): Promise<boolean>
  /** The factor by which all time limits were multiplied when the database was opened. */
  timeLimitScale: number
  /** The changes by this process and, after `followChanges`, by other instances. */
  changes: Changes
  /** Until then, nothing may be cached. */
  followChanges(): Promise<void>
  /** Runs work on a single connection without time limits, for migrations and backups. */
  withSession<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result>
  /** Waits for running queries, then closes. */
  close(): Promise<void>
}

/**
 * Opens the server at `databaseUrl`, otherwise the embedded database in `dataDir`; throws
 * `DatabaseStartError`. `timeLimitScale` multiplies every limit, for slow machines.
 */
export const openDatabase = (options: {
  databaseUrl?: string
  dataDir: string
  timeLimitScale?: number
  /** Receives errors that happen in the background. */
  onError?: (error: unknown) => void
  /** Called for slow statements, except those of `withSession`. */
  slowQueries?: OnSlowQuery
}): Promise<DatabaseConnection> => {
  const { databaseUrl, dataDir, timeLimitScale = 1, onError = () => undefined, slowQueries } = options
  const rest = { timeLimitScale, onError, slowQueries }
  return databaseUrl ? openServer(databaseUrl, rest) : openEmbedded(dataDir, rest)
}

type Rest = {
  timeLimitScale: number
  onError: (error: unknown) => void
  slowQueries: OnSlowQuery | undefined
}

const openServer = async (
  databaseUrl: string,
  { timeLimitScale, onError, slowQueries }: Rest,
): Promise<DatabaseConnection> => {
  const changes = new Changes({ isShared: true })
  const ownProcesses = new Set<number>()
  const { pool, warnings } = await openPostgresqlPool(databaseUrl, timeLimitScale, onError, (opening) => {
    if (slowQueries) reportSlowQueries(opening, slowQueries)
    receiveOwnChanges(opening, changes, ownProcesses)
  })
  let news: ReturnType<typeof receiveNews> | undefined
  const db = drizzleOn(pool)
  return {
    db,
    engine: 'postgresql',
    warnings,
    isReachable: () => answers(pool, timeLimitScale),
    timeLimitScale,
    changes,
    async followChanges() {
      news ??= receiveNews(changes, {
        connect: () => connectForLongWork(databaseUrl, timeLimitScale, { mayBeSilent: false }),
        isOwn: (processId) => ownProcesses.has(processId),
      })
      await news
    },
    async withSession(work) {
      const client = await connectForLongWork(databaseUrl, timeLimitScale)
      try {
        return await work(client)
      } finally {
        await client.end()
      }
    },
    close: once(async () => {
      await (await news)?.stop()
      await endInTime(pool, timeLimitScale)
    }),
  }
}

const openEmbedded = async (
  dataDir: string,
  { timeLimitScale, onError, slowQueries }: Rest,
): Promise<DatabaseConnection> => {
  const pool = await EmbeddedPool.open(dataDir, { timeLimitScale })
  const changes = new Changes({ isShared: false })
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) => changes.notify(channel, payload))
    client.on('error', () => changes.doubt())
  })
  if (slowQueries) reportSlowQueries(pool, slowQueries)
  const upkeep = startUpkeep(pool, onError)
  const db = drizzleOn(pool)
  return {
    db,
    engine: 'embedded',
    warnings: [],
    isReachable: () => answers(pool, timeLimitScale),
    timeLimitScale,
    changes,
    followChanges: async () => undefined,
    withSession: (work) => pool.withSession(work),
    close: once(async () => {
      upkeep.stop()
      await pool.end()
    }),
  }
}

/** Drizzle on a pool, or on the one connection that `withSession` gives. */
export const drizzleOn = (connection: Pool | ClientBase): Database =>
  drizzle(connection as Pool, { casing: 'snake_case' })

/**
 * Each connection of the pool hears its own commits before their reply. `processes` are the server's ids of
 * these connections.
 */
const receiveOwnChanges = (pool: Pool, changes: Changes, processes: Set<number>): void => {
  // The driver has this property but does not declare it.
  const processOf = (client: PoolClient) => (client as PoolClient & { processID: number }).processID
  pool.options.onConnect = (client) => client.query(`listen ${tablesChannel}`)
  pool.on('connect', (client) => {
    const own = processOf(client)
    processes.add(own)
    client.on('notification', ({ channel, processId, payload = '' }) => {
      if (processId === own) changes.notify(channel, payload)
    })
    // The reply to a commit may be lost, and with it the notification.
    client.on('error', () => changes.doubt())
  })
  pool.on('remove', (client) => processes.delete(processOf(client)))
}

const once = (close: () => Promise<void>): (() => Promise<void>) => {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}

const drainLimitInMs = 5_000

// A connection that is never released must not prevent the process from ending.
const endInTime = async (pool: Pool, timeLimitScale: number): Promise<void> => {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, drainLimitInMs * timeLimitScale).unref())
  await Promise.race([pool.end(), limit])
}

const reachableLimitInMs = 1_000

const answers = async (pool: Pool, timeLimitScale: number): Promise<boolean> => {
  const query = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const limitInMs = reachableLimitInMs * timeLimitScale
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, limitInMs, false).unref())
  return Promise.race([query, tooLate])
}
