import { Socket } from 'node:net'
import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg'
import { DatabaseStartError, DatabaseUnavailableError, isDatabaseUnavailable } from './errors.ts'

// Together these limits keep every response under three seconds, whatever the database does.
const connectLimitInMs = 1_500
const lockLimitInMs = 2_000
const statementLimitInMs = 2_500
const silenceLimitInMs = 2_800
const idleInTransactionLimitInMs = 10_000

// A long statement is silent too, so this ends only connections that will never reply.
const longSilenceLimitInMs = 5 * 60_000
const keepAliveAfterMs = 10_000

const oldestVersion = 15

// With UTC, both engines return times as the same text. JIT compilation costs more than any of our
// statements: it made a list of a hundred thousand messages six times slower.
const sessionOptions = '-c timezone=UTC -c jit=off'

export const openPostgresqlPool = async (
  databaseUrl: string,
  timeLimitScale: number,
  onError: (error: unknown) => void,
  /** Receives the pool before its first connection. */
  watch: (pool: Pool) => void,
): Promise<{ pool: Pool; warnings: string[] }> => {
  checkUrl(databaseUrl)
  const config: PoolConfig = {
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectLimitInMs * timeLimitScale,
    statement_timeout: statementLimitInMs * timeLimitScale,
    lock_timeout: lockLimitInMs * timeLimitScale,
    idle_in_transaction_session_timeout: idleInTransactionLimitInMs * timeLimitScale,
    options: sessionOptions,
    application_name: 'mizan',
    keepAlive: true,
    stream: () => new AnsweredSocket(silenceLimitInMs * timeLimitScale),
  }
  const pool = new Pool(config)
  // Without these listeners, losing a connection while idle or inside a transaction would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  watch(pool)
  try {
    return { pool, warnings: await checkServer(pool) }
  } catch (error) {
    await pool.end()
    throw startErrorFrom(error, databaseUrl)
  }
}

/**
 * A separate connection without statement limits, for migrations and backups. A dead peer is detected within
 * half a minute while idle. During a statement it takes seconds, or minutes if it `mayBeSilent`.
 */
export const connectForLongWork = async (
  databaseUrl: string,
  timeLimitScale: number,
  { mayBeSilent = true } = {},
): Promise<Client> => {
  const limitInMs = mayBeSilent ? longSilenceLimitInMs : silenceLimitInMs
  const config: ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectLimitInMs * timeLimitScale,
    options: sessionOptions,
    application_name: 'mizan',
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    stream: () => new AnsweredSocket(limitInMs * timeLimitScale),
  }
  const client = new Client(config)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Ends a connection that gets no reply to a query: a network that drops packets never reports it. */
class AnsweredSocket extends Socket {
  readonly #limitInMs: number
  #silence: NodeJS.Timeout | undefined

  constructor(limitInMs: number) {
    super()
    this.#limitInMs = limitInMs
    this.on('data', () => this.#answered())
    this.on('close', () => this.#answered())
  }

  override _write(chunk: unknown, encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#requested()
    super._write(chunk, encoding, done)
  }

  override _writev(
    chunks: { chunk: unknown; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ) {
    this.#requested()
    super._writev?.(chunks, done)
  }

  #requested() {
    this.#silence ??= setTimeout(() => {
      this.destroy(new DatabaseUnavailableError(`the database did not answer within ${this.#limitInMs} ms`))
    }, this.#limitInMs)
  }

  #answered() {
    clearTimeout(this.#silence)
    this.#silence = undefined
  }
}

const checkUrl = (databaseUrl: string) => {
  const protocol = URL.canParse(databaseUrl) ? new URL(databaseUrl).protocol : ''
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new DatabaseStartError(
      'DATABASE_URL is not of the form postgresql://user:password@host:5432/database',
    )
  }
}

const checkServer = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<Record<'version' | 'fsync' | 'commit', string>>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
            current_setting('synchronous_commit') as commit`,
  )
  const { version = '', fsync, commit } = rows[0] ?? {}
  if (Number.parseInt(version, 10) < oldestVersion) {
    throw new DatabaseStartError(
      `DATABASE_URL: the server is PostgreSQL ${version}; ${oldestVersion} or newer is needed`,
    )
  }
  const warnings: string[] = []
  if (fsync === 'off') warnings.push('the database server runs with fsync = off: a power loss can destroy it')
  if (commit === 'off') {
    warnings.push('the database server runs with synchronous_commit = off: a crash can lose saved records')
  }
  return warnings
}

const startErrorFrom = (error: unknown, databaseUrl: string): DatabaseStartError => {
  if (error instanceof DatabaseStartError) return error
  const { host, pathname } = new URL(databaseUrl)
  const reason = (error as Error).message || String((error as { code?: string }).code)
  // The message contains only the host and the name, since the URL contains the password.
  return new DatabaseStartError(
    isDatabaseUnavailable(error)
      ? `DATABASE_URL: the server at ${host || 'the local socket'} cannot be reached: ${reason}`
      : `DATABASE_URL: the server at ${host || 'the local socket'} refused the database ${pathname.slice(1)}: ${reason}`,
    { cause: error, retryable: isDatabaseUnavailable(error) },
  )
}
