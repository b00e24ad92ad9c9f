import { Duplex } from 'node:stream'
import { recordsChannel, tablesChannel } from '../changes.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import type { Engine, EngineThread } from './engine.ts'

type Done = (error?: Error | null) => void

const message = (type: string, body = '') => {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body))
  bytes.write(type, 0)
  bytes.writeInt32BE(bytes.length - 1, 1)
  bytes.write(body, 5)
  return bytes
}

const statement = (sql: string) => message('Q', `${sql}\0`)
// The engine has one session for its whole life, so the state of the last connection must be reset for the
// next one.
const freshSession = Buffer.concat([
  statement('rollback'),
  statement('discard all'),
  statement(`listen ${tablesChannel}; listen ${recordsChannel}`),
])
const welcome = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')])
const batchEnds = new Set(Buffer.from('QS'))
const terminate = 'X'.charCodeAt(0)

/** Acts as the TCP socket of a PostgreSQL server for the `pg` driver, so that types and errors are the driver's own. */
export class EmbeddedSocket extends Duplex {
  readonly #engine: Engine
  readonly #idleLimitInMs: number
  #thread: EngineThread | undefined
  #isStarted = false
  #unsent: Buffer = Buffer.alloc(0)
  #answering = Promise.resolve()
  #idleInTransaction: NodeJS.Timeout | undefined

  constructor(engine: Engine, idleInTransactionLimitInMs: number) {
    super({ allowHalfOpen: false })
    this.#engine = engine
    this.#idleLimitInMs = idleInTransactionLimitInMs
  }

  // The driver calls these on its socket; here they have no effect.
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}

  async connect() {
    try {
      // Each connection is bound to one thread: after a restart the engine has lost its transaction.
      this.#thread = await this.#engine.thread()
      await this.#thread.exchange(freshSession)
      this.emit('connect')
    } catch (error) {
      this.destroy(error as Error)
    }
  }

  override _write(chunk: Buffer, _encoding: string, done: Done) {
    this.#take([chunk], done)
  }

  override _writev(written: { chunk: Buffer }[], done: Done) {
    this.#take(
      written.map(({ chunk }) => chunk),
      done,
    )
  }

  // Statements that the driver writes before the next turn, or during an answer, cross to the other thread together.
  #take(chunks: Buffer[], done: Done) {
    this.#unsent = Buffer.concat([this.#unsent, ...chunks])
    this.#answering = this.#answering
      .then(() => this.#answerWholeBatches())
      .catch((error: Error) => {
        this.destroy(error)
      })
    done()
  }

  override _read() {}

  override _final(done: Done) {
    void this.#answering.then(() => {
      this.push(null)
      done()
    })
  }

  override _destroy(error: Error | null, done: Done) {
    clearTimeout(this.#idleInTransaction)
    done(error)
  }

  async #answerWholeBatches() {
    if (!this.#isStarted) this.#acceptStartup()
    for (let batches = this.#takeBatches(); batches; batches = this.#takeBatches()) {
      clearTimeout(this.#idleInTransaction)
      if (!this.#thread) throw new DatabaseUnavailableError('the embedded database is not connected')
      // Copied: a message contains the whole memory behind a Buffer, 64 KB of Node's pool.
      const reply = await this.#thread.exchange(new Uint8Array(batches), this.#engine.statementLimitInMs)
      if (this.destroyed) return
      this.#watchTransaction(reply)
      this.push(reply)
    }
  }

  #acceptStartup() {
    if (this.#unsent.length < 4 || this.#unsent.length < this.#unsent.readInt32BE(0)) return
    this.#unsent = this.#unsent.subarray(this.#unsent.readInt32BE(0))
    this.#isStarted = true
    this.push(welcome)
  }

  /** All batches that are complete. */
  #takeBatches(): Buffer | undefined {
    let whole = 0
    for (let end = 0; this.#unsent.length >= end + 5; ) {
      const type = this.#unsent[end] ?? 0
      end += 1 + this.#unsent.readInt32BE(end + 1)
      if (this.#unsent.length < end || type === terminate) break
      if (batchEnds.has(type)) whole = end
    }
    if (whole === 0) return undefined
    const batches = this.#unsent.subarray(0, whole)
    this.#unsent = this.#unsent.subarray(whole)
    return batches
  }

  // A server would end an idle transaction by itself; here it would block the only session.
  #watchTransaction(reply: Uint8Array) {
    if (reply.at(-1) === 'I'.charCodeAt(0)) return
    this.#idleInTransaction = setTimeout(() => {
      this.destroy(
        new DatabaseUnavailableError(
          `a transaction was idle for ${this.#idleLimitInMs} ms and was rolled back`,
        ),
      )
    }, this.#idleLimitInMs)
  }
}
