import { DatabaseUnavailableError } from '../errors.ts'
import { EngineThread } from './engine-thread.ts'

/**
 * The engine on one folder. If its thread dies, the next use starts another one, which recovers from the log.
 */
export class Engine {
  /** Max duration of one batch of statements; undefined while work without a limit runs. */
  statementLimitInMs: number | undefined

  readonly #folder: string
  readonly #closeLimitInMs: number
  readonly #fsyncs = new Int32Array(new SharedArrayBuffer(4))
  #starting: Promise<EngineThread> | undefined
  #running: EngineThread | undefined
  #closed = false

  constructor(folder: string, limits: { statementInMs: number; closeInMs: number }) {
    this.#folder = folder
    this.#closeLimitInMs = limits.closeInMs
    this.statementLimitInMs = limits.statementInMs
  }

  /** The number of fsync calls since the engine was opened. */
  get fsyncCount(): number {
    return Atomics.load(this.#fsyncs, 0)
  }

  // There must be no await before this check: two threads on one folder would destroy it.
  thread(): Promise<EngineThread> {
    if (this.#closed) return Promise.reject(new DatabaseUnavailableError('the embedded database is closed'))
    if (this.#starting && !this.#running?.stopped) return this.#starting
    const last = this.#running
    this.#running = undefined
    this.#starting = this.#start(last)
    return this.#starting
  }

  async close(): Promise<void> {
    this.#closed = true
    const thread = await this.#starting?.catch(() => undefined)
    await thread?.close(this.#closeLimitInMs)
  }

  async #start(last: EngineThread | undefined): Promise<EngineThread> {
    await last?.ended
    try {
      this.#running = await EngineThread.start({ folder: this.#folder, fsyncs: this.#fsyncs })
      return this.#running
    } catch (error) {
      this.#starting = undefined
      throw error
    }
  }
}
