import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailableError } from '../errors.ts'

/** `content`: an archive to unpack into a new folder. `outputs` counts what the engine has written to its client. */
export type EngineStart = {
  folder: string
  fsyncs: Int32Array
  outputs: Int32Array
  content?: string
}
/** The first request of a thread has `start`, the last one neither. */
export type EngineRequest = { id: number; start?: EngineStart; bytes?: Uint8Array }
export type EngineAnswer = {
  failed?: string
  id?: number
  bytes?: Uint8Array
}

// V8 optimizes WebAssembly functions after 13 MB of executed code, during the start. Near the largest budget, only the
// busiest are optimized: a start takes 0.3 s less of CPU than with 100 MB. One of 105 KB still takes 600 MB for a second.
// Validating the functions before their first call takes 0.03 s more.
const flags = ['--wasm-tiering-budget=2000000000', '--wasm-lazy-validation']
const defaultFlags = ['--wasm-tiering-budget=13000000', '--no-wasm-lazy-validation']

/**
 * Compiles the engine. V8 refuses code that was cached under other flags, also the code of Node's own modules, so the
 * flags are set only here, while this thread loads nothing.
 */
const compileEngine = (): WebAssembly.Module => {
  const engine = findPackageJSON('@electric-sql/pglite', import.meta.url)
  if (!engine) throw new Error('the package of the engine is missing')
  const bytes = readFileSync(join(dirname(engine), 'dist/pglite.wasm'))
  flags.forEach(setFlagsFromString)
  try {
    return new WebAssembly.Module(bytes)
  } finally {
    defaultFlags.forEach(setFlagsFromString)
  }
}

type Waiting = { resolve(bytes: Uint8Array): void; reject(error: Error): void }

/**
 * One run of the engine, in its own thread: on the main thread a heavy query would block the server. It
 * speaks the PostgreSQL wire protocol and exchanges whole batches of messages for one whole reply.
 */
export class EngineThread {
  /** Set once the thread has stopped; no further exchange is possible. */
  stopped: Error | undefined
  /** Resolves when the thread has ended and released every file it had open. */
  readonly ended: Promise<void>

  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #outputs = new Int32Array(new SharedArrayBuffer(4))
  #lastId = 0

  static #prepared: EngineThread | undefined
  static #code: WebAssembly.Module | undefined

  /** Loads the engine for the next `start`, while this thread loads other code. It touches no folder until then. */
  static prepare(): void {
    EngineThread.#prepared ??= new EngineThread()
  }

  /** Rejects with a one-line reason when the engine cannot open the folder. */
  static async start(start: Omit<EngineStart, 'outputs'>): Promise<EngineThread> {
    const thread = EngineThread.#prepared ?? new EngineThread()
    EngineThread.#prepared = undefined
    thread.#worker.ref()
    try {
      await thread.#request({ start: { ...start, outputs: thread.#outputs } })
    } catch (error) {
      await thread.ended
      throw error
    }
    return thread
  }

  private constructor() {
    EngineThread.#code ??= compileEngine()
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      execArgv: [],
      workerData: EngineThread.#code,
      // With the default of 4 MB, deeply nested JSON crashes the engine before its own depth limit can refuse
      // it. Its young objects are only copies of messages; the engine manages the rest of its memory itself.
      resourceLimits: { stackSizeMb: 64, maxYoungGenerationSizeMb: 8 },
    })
    this.#worker.on('message', (answer: EngineAnswer) => this.#receive(answer))
    this.#worker.on('error', (error) => this.#stop(error.message))
    this.#worker.on('exit', () => this.#stop('its thread ended'))
    this.ended = new Promise((resolve) => this.#worker.once('exit', () => resolve()))
    // A thread without a folder must not prevent the process from ending.
    this.#worker.unref()
  }

  /**
   * Sends batches that end in Query or Sync. One that writes nothing within the limit stops the thread: the engine has
   * no timeouts.
   */
  async exchange(bytes: Uint8Array, limitInMs?: number): Promise<Uint8Array> {
    const answered = this.#request({ bytes })
    if (limitInMs === undefined) return answered
    let written = Atomics.load(this.#outputs, 0)
    const timer = setInterval(() => {
      const now = Atomics.load(this.#outputs, 0)
      if (now === written) void this.kill(`a statement ran longer than ${limitInMs} ms`)
      written = now
    }, limitInMs)
    try {
      return await answered
    } finally {
      clearInterval(timer)
    }
  }

  /**
   * Shuts the engine down cleanly once running work is done; a thread that does not respond in time is
   * killed.
   */
  async close(limitInMs: number): Promise<void> {
    if (this.stopped) return
    const timer = setTimeout(() => this.kill('it did not close in time'), limitInMs)
    await this.#request({}).catch(() => undefined)
    clearTimeout(timer)
    await this.kill('it was closed')
  }

  /** Ends the thread immediately. Always safe, since committed data is in the log on disk. */
  async kill(reason: string): Promise<void> {
    this.#stop(reason)
    await this.ended
  }

  #request(content: Omit<EngineRequest, 'id'>): Promise<Uint8Array> {
    if (this.stopped) return Promise.reject(this.stopped)
    this.#lastId += 1
    const id = this.#lastId
    const answered = new Promise<Uint8Array>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    this.#worker.postMessage({ id, ...content } satisfies EngineRequest)
    return answered
  }

  #receive({ id = 0, bytes = new Uint8Array(), failed }: EngineAnswer) {
    if (failed !== undefined) {
      this.#stop(failed)
      return
    }
    this.#waiting.get(id)?.resolve(bytes)
    this.#waiting.delete(id)
  }

  #stop(reason: string) {
    if (this.stopped) return
    this.stopped = new DatabaseUnavailableError(`the embedded database stopped: ${reason}`)
    for (const waiting of this.#waiting.values()) waiting.reject(this.stopped)
    this.#waiting.clear()
    void this.#worker.terminate()
  }
}

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
