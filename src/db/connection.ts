import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import type { ClientBase, Pool } from 'pg'
import { EmbeddedPool } from './embedded/pool.ts'
import { startUpkeep } from './embedded/upkeep.ts'
import { connectForLongWork, openPostgresqlPool } from './postgresql.ts'

type NoSchema = Record<string, never>

/** The first parameter of a repository: the database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, NoSchema>
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

export type DatabaseConnection = {
  db: Database
  engine: 'embedded' | 'postgresql'
  /** What an operator should know about this database; one line each. */
  warnings: string[]
  /** Answers within a second or so, and never throws. */
  isReachable(): Promise<boolean>
  /** The factor by which all time limits were multiplied when the database was opened. */
  timeLimitScale: number
  /** Runs work on a single connection without time limits, for migrations and backups. */
  withSession<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result>
  /** Waits for running queries, then closes. */
  close(): Promise<void>
}

/**
 * Opens the server that `databaseUrl` names, otherwise the embedded database in `dataDir`; throws `DatabaseStartError`.
 * `timeLimitScale` multiplies every limit, for machines that are slower than the limits allow for.
 */
export const openDatabase = (options: {
  databaseUrl?: string
  dataDir: string
  timeLimitScale?: number
  /** Receives errors that happen in the background. */
  onError?: (error: unknown) => void
}): Promise<DatabaseConnection> => {
  const { databaseUrl, dataDir, timeLimitScale = 1, onError = () => undefined } = options
  return databaseUrl
    ? openServer(databaseUrl, timeLimitScale, onError)
    : openEmbedded(dataDir, timeLimitScale, onError)
}

const openServer = async (
  databaseUrl: string,
  timeLimitScale: number,
  onError: (error: unknown) => void,
): Promise<DatabaseConnection> => {
  const { pool, warnings } = await openPostgresqlPool(databaseUrl, timeLimitScale, onError)
  return {
    db: drizzleOn(pool),
    engine: 'postgresql',
    warnings,
    isReachable: () => answers(pool, timeLimitScale),
    timeLimitScale,
    async withSession(work) {
      const client = await connectForLongWork(databaseUrl, timeLimitScale)
      try {
        return await work(client)
      } finally {
        await client.end()
      }
    },
    close: once(() => endInTime(pool, timeLimitScale)),
  }
}

const openEmbedded = async (
  dataDir: string,
  timeLimitScale: number,
  onError: (error: unknown) => void,
): Promise<DatabaseConnection> => {
  const pool = await EmbeddedPool.open(dataDir, { timeLimitScale })
  const upkeep = startUpkeep(pool, onError)
  return {
    db: drizzleOn(pool),
    engine: 'embedded',
    warnings: [],
    isReachable: () => answers(pool, timeLimitScale),
    timeLimitScale,
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

const once = (close: () => Promise<void>): (() => Promise<void>) => {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}

const drainLimitInMs = 5_000

// A connection that is never released must not keep the process from ending.
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
