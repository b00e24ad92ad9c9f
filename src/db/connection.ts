import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import type { ClientBase, Pool, PoolClient, QueryConfig } from 'pg'
import { Changes, receiveNews, tablesChannel } from './changes.ts'
import { EmbeddedPool } from './embedded/pool.ts'
import { startUpkeep } from './embedded/upkeep.ts'
import { connectForLongWork, openPostgresqlPool } from './postgresql.ts'
import { nameRepeatedStatements } from './repeated-statements.ts'

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
    nameRepeatedStatements(opening)
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
  nameRepeatedStatements(pool)
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

/** A slow statement and its duration, including the wait for a connection. */
type SlowQuery = { statement: string; milliseconds: number }

export type OnSlowQuery = { limitInMs: number; report(query: SlowQuery): void }

const longest = 400

/** Values are sent separately from statements; any value within a statement is masked. */
const shownStatement = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'?'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

type Query = (...args: unknown[]) => unknown
type Queried = { query: Query }

/** Measures the statements of a pool and of its connections, and reports slow ones. */
const reportSlowQueries = (pool: Pool, slow: OnSlowQuery): void => {
  measure(pool as unknown as Queried, slow)
  pool.on('connect', (client) => measure(client as unknown as Queried, slow))
}

const measure = (queried: Queried, { limitInMs, report }: OnSlowQuery): void => {
  const query = queried.query.bind(queried)
  queried.query = (...args) => {
    const answer = query(...args)
    // A call with a callback comes from the pool, which measures it already.
    if (!(answer instanceof Promise)) return answer
    const requested = performance.now()
    const answered = () => {
      const milliseconds = Math.round(performance.now() - requested)
      if (milliseconds >= limitInMs) report({ statement: shownStatement(textOf(args[0])), milliseconds })
    }
    answer.then(answered, answered)
    return answer
  }
}

const textOf = (requested: unknown): string =>
  typeof requested === 'string'
    ? requested
    : String((requested as Partial<QueryConfig> | undefined)?.text ?? '')

/**
 * Runs work that only one instance may do at a time, and skips it while another instance does it. On a server
 * the lock belongs to a separate session, which ends with the process; a data folder has only one process
 * anyway.
 */
export const runAlone = async (
  connection: DatabaseConnection,
  lock: number,
  work: () => Promise<void>,
): Promise<void> => {
  if (connection.engine === 'embedded') return work()
  await connection.withSession(async (client) => {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      lock,
    ])
    if (rows[0]?.isOurs) await work()
  })
}
