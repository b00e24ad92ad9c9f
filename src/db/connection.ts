import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import type { ClientBase, Pool } from 'pg'
import { EmbeddedPool } from './embedded/pool.ts'
import { startUpkeep } from './embedded/upkeep.ts'
import { connectForLongWork, openPostgresqlPool } from './postgresql.ts'

type NoSchema = Record<string, never>

/** What a repository takes first: the database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, NoSchema>
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

export type DatabaseConnection = {
  db: Database
  engine: 'embedded' | 'postgresql'
  /** What an operator should know about this database; one line each. */
  warnings: string[]
  /** Answers within a second or so, and never throws. */
  isReachable(): Promise<boolean>
  /** Runs work on one connection without time limits: migrations, backups. */
  withSession<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result>
  /** Lets running queries end, then closes. */
  close(): Promise<void>
}

/** Opens the server that `databaseUrl` names, else the embedded database in `dataDir`; throws `DatabaseStartError`. */
export const openDatabase = (options: {
  databaseUrl?: string
  dataDir: string
}): Promise<DatabaseConnection> =>
  options.databaseUrl ? openServer(options.databaseUrl) : openEmbedded(options.dataDir)

const openServer = async (databaseUrl: string): Promise<DatabaseConnection> => {
  const { pool, warnings } = await openPostgresqlPool(databaseUrl)
  return {
    db: drizzleOn(pool),
    engine: 'postgresql',
    warnings,
    isReachable: () => answers(pool),
    async withSession(work) {
      const client = await connectForLongWork(databaseUrl)
      try {
        return await work(client)
      } finally {
        await client.end()
      }
    },
    close: once(() => endInTime(pool)),
  }
}

const openEmbedded = async (dataDir: string): Promise<DatabaseConnection> => {
  const pool = await EmbeddedPool.open(dataDir)
  const upkeep = startUpkeep(pool)
  return {
    db: drizzleOn(pool),
    engine: 'embedded',
    warnings: [],
    isReachable: () => answers(pool),
    withSession: (work) => pool.withSession(work),
    close: once(async () => {
      upkeep.stop()
      await pool.end()
    }),
  }
}

const drizzleOn = (pool: Pool): Database => drizzle(pool, { casing: 'snake_case' })

const once = (close: () => Promise<void>): (() => Promise<void>) => {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}

const drainLimitInMs = 5_000

// A lease that is never given back must not keep the process from ending.
const endInTime = async (pool: Pool): Promise<void> => {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, drainLimitInMs).unref())
  await Promise.race([pool.end(), limit])
}

const reachableLimitInMs = 1_000

const answers = async (pool: Pool): Promise<boolean> => {
  const query = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, reachableLimitInMs, false).unref())
  return Promise.race([query, tooLate])
}
