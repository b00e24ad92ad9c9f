import { Pool, type PoolClient } from 'pg'
import { DatabaseStartError, DatabaseUnavailableError } from '../errors.ts'
import { Engine } from './engine.ts'
import { lockDataFolder, prepareFolder } from './folder.ts'
import { EmbeddedSocket } from './socket.ts'

type ConnectCallback = Parameters<Pool['connect']>[0]

/** A statement outside a transaction. */
type Statement = {
  requested: unknown[]
  since: number
  answer: (error: Error | null, result?: unknown) => void
}

/** Statements that are sent together. A waiting transaction comes after them. */
const maxTogether = 32

export type EmbeddedLimits = {
  waitInMs: number
  statementInMs: number
  idleInTransactionInMs: number
  drainInMs: number
  closeInMs: number
}

const limitsTimes = (scale: number): EmbeddedLimits => ({
  waitInMs: 2_500 * scale,
  // Longer than on a server: the engine cannot cancel a statement, so exceeding this limit stops the engine,
  // and it recovers from its log.
  statementInMs: 10_000 * scale,
  idleInTransactionInMs: 10_000 * scale,
  drainInMs: 5_000 * scale,
  closeInMs: 10_000 * scale,
})

/**
 * A `pg` pool of one connection whose socket is the embedded engine: its holder has the engine's only
 * session.
 */
export class EmbeddedPool extends Pool {
  readonly #engine: Engine
  readonly #lock: { release(): void }
  readonly #drainLimitInMs: number
  readonly #waitLimitInMs: number
  #waiting: Statement[] = []
  #leased: PoolClient | undefined
  #ended: Promise<void> | undefined

  /** `scale` multiplies the limits that are not given explicitly. */
  static async open(
    dataDir: string,
    { timeLimitScale = 1, ...named }: Partial<EmbeddedLimits> & { timeLimitScale?: number } = {},
  ): Promise<EmbeddedPool> {
    const lock = lockDataFolder(dataDir)
    try {
      const folder = await prepareFolder(dataDir, timeLimitScale)
      const limits = { ...limitsTimes(timeLimitScale), ...named }
      const engine = new Engine(folder, limits)
      await engine.thread()
      return new EmbeddedPool(engine, lock, limits)
    } catch (error) {
      lock.release()
      if (error instanceof DatabaseStartError) throw error
      throw new DatabaseStartError(
        `DATA_DIR: the embedded database in ${dataDir} does not open: ${(error as Error).message}`,
        {
          cause: error,
        },
      )
    }
  }

  private constructor(engine: Engine, lock: { release(): void }, limits: EmbeddedLimits) {
    super({
      max: 1,
      // The driver sends a statement without waiting for the answers to those before it.
      pipeline: true,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: limits.waitInMs,
      stream: () => new EmbeddedSocket(engine, limits.idleInTransactionInMs),
      // Set explicitly, so that PG… environment variables do not apply.
      ...{
        host: 'embedded',
        port: 1,
        user: 'postgres',
        database: 'postgres',
        password: '',
        options: '',
        ssl: false,
      },
    })
    this.#engine = engine
    this.#lock = lock
    this.#drainLimitInMs = limits.drainInMs
    this.#waitLimitInMs = limits.waitInMs
    this.query = ((...requested: unknown[]) => this.#queryTogether(requested)) as Pool['query']
    this.on('error', () => undefined)
    this.on('acquire', (client) => {
      this.#leased = client
    })
    this.on('release', () => {
      this.#leased = undefined
    })
    this.on('connect', (client) => this.#surviveLossOf(client))
  }

  /** The number of fsync calls since the engine was opened. */
  get fsyncCount(): number {
    return this.#engine.fsyncCount
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (!callback) return super.connect().catch((error) => Promise.reject(explained(error)))
    super.connect((error, client, done) => callback(error && explained(error), client, done))
  }

  /**
   * Statements that wait for the session get it together. They cross to the thread of the engine and back at once:
   * a crossing takes as much CPU as a short statement.
   */
  #queryTogether(requested: unknown[]): unknown {
    if (typeof requested.at(-1) === 'function') return Reflect.apply(Pool.prototype.query, this, requested)
    return new Promise((resolve, reject) => {
      const answer: Statement['answer'] = (error, result) => (error ? reject(error) : resolve(result))
      this.#waiting.push({ requested, since: performance.now(), answer })
      if (this.#waiting.length === 1) void this.#sendWaiting()
    })
  }

  async #sendWaiting(): Promise<void> {
    let client: PoolClient
    try {
      client = await this.connect()
    } catch (error) {
      this.#refuseWaiting(error as Error)
      return
    }
    const together = this.#waiting.splice(0, maxTogether)
    if (this.#waiting.length > 0) void this.#sendWaiting()
    await Promise.all(together.map((statement) => answered(client, statement)))
    client.release()
  }

  /** Statements that came while the first one waited too long wait anew. */
  #refuseWaiting(error: Error) {
    const hasWaited = ({ since }: Statement) => performance.now() - since > this.#waitLimitInMs / 2
    const isRefused = (statement: Statement) => !(error instanceof WaitedTooLongError) || hasWaited(statement)
    const waiting = this.#waiting
    this.#waiting = waiting.filter((statement) => !isRefused(statement))
    if (this.#waiting.length > 0) void this.#sendWaiting()
    for (const { answer } of waiting.filter(isRefused)) answer(error)
  }

  /** Runs long work, such as a migration, in a separate session; all other queries wait. */
  async withSession<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.connect()
    const limit = this.#engine.statementLimitInMs
    this.#engine.statementLimitInMs = undefined
    try {
      return await work(client)
    } finally {
      this.#engine.statementLimitInMs = limit
      // Ends the session, including its settings and locks.
      client.release(true)
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the callback form of the driver is not offered
  override end(): Promise<any> {
    this.#ended ??= this.#drainAndClose()
    return this.#ended
  }

  async #drainAndClose(): Promise<void> {
    const drained = super.end()
    const limit = new Promise((resolve) => setTimeout(resolve, this.#drainLimitInMs).unref())
    await Promise.race([drained, limit])
    await this.#engine.close()
    this.#lock.release()
  }

  #surviveLossOf(client: PoolClient) {
    // Without a listener, losing a connection in use would end the process; its queries report the error anyway.
    client.on('error', () => undefined)
    client.once('end', () => {
      if (this.#leased !== client) return
      // The connection may never be released, and there is no other one.
      client.release(true)
      client.release = () => undefined
    })
  }
}

const answered = (client: PoolClient, { requested, answer }: Statement): Promise<void> =>
  new Promise((resolve) => {
    const settle: Statement['answer'] = (error, result) => {
      answer(error, result)
      resolve()
    }
    try {
      Reflect.apply(client.query as (...sent: unknown[]) => unknown, client, [...requested, settle])
    } catch (error) {
      // The session must be released for the statements that come after it.
      settle(error as Error)
    }
  })

class WaitedTooLongError extends DatabaseUnavailableError {}

const explained = (error: Error): Error =>
  error.message === 'timeout exceeded when trying to connect'
    ? new WaitedTooLongError(
        'waited too long for the embedded database: another transaction holds it (is a query sent outside its transaction object?)',
        { cause: error },
      )
    : error
