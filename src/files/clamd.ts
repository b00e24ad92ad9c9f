import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** The result of a scan; `found` is the name of the malware. */
export type Verdict = { isClean: true } | { isClean: false; found: string }

/** clamd did not respond with a verdict. `code` is the reason, and contains nothing of the file. */
export class ClamdError extends Error {
  override name = 'ClamdError'
  readonly code: ClamdFailure
  constructor(code: ClamdFailure, options?: ErrorOptions) {
    super(`clamd: ${code}`, options)
    this.code = code
  }
}
export type ClamdFailure = 'UNREACHABLE' | 'TIMEOUT' | 'CUT' | 'NO_VERDICT' | 'TOO_LARGE' | 'REFUSED'

type Limits = {
  /** Limit for connecting. */
  connectMs: number
  /** Limit for the whole scan, even while the other side keeps sending. */
  wholeMs: number
}
const standardLimits: Limits = { connectMs: 5_000, wholeMs: 120_000 }

/**
 * Scans a file with clamd (INSTREAM). This is our own code (decision 28): the package accepts any response
 * that contains the right words and limits only silence, and the protocol is just a length before each chunk.
 */
export class Clamd {
  readonly #target: { host: string; port: number } | { path: string }
  readonly #limits: Limits

  /** `address` is `tcp://host:port` or `unix:///path`. */
  constructor(address: string, limits: Partial<Limits> = {}) {
    this.#target = targetOf(address)
    this.#limits = { ...standardLimits, ...limits }
  }

  /**
   * Only the exact positive response makes a file clean. Throws `ClamdError`, and any error from reading the
   * file.
   */
  async scan(file: Readable, signal?: AbortSignal): Promise<Verdict> {
    const answer = await this.#ask('INSTREAM', file, signal)
    if (answer === 'stream: OK') return { isClean: true }
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
    if (found) return { isClean: false, found: found.replace(/[^\w.:/-]/g, '_').slice(0, maxNameLength) }
    throw new ClamdError(/size limit exceeded/i.test(answer) ? 'TOO_LARGE' : 'REFUSED')
  }

  /** Throws `ClamdError` if clamd does not respond. */
  async ping(): Promise<void> {
    if ((await this.#ask('PING')) !== 'PONG') throw new ClamdError('NO_VERDICT')
  }

  async #ask(command: string, file?: Readable, signal?: AbortSignal): Promise<string> {
    const socket = connect(this.#target)
    const { connectMs, wholeMs } = this.#limits
    const after = (milliseconds: number) =>
      setTimeout(() => socket.destroy(new ClamdError('TIMEOUT')), milliseconds)
    const timers = [after(wholeMs), after(connectMs)]
    const cut = () => socket.destroy(new ClamdError('CUT'))
    signal?.addEventListener('abort', cut)
    if (signal?.aborted) cut()
    socket.once('connect', () => clearTimeout(timers[1]))
    try {
      const answer = answerOn(socket)
      const sending = send(socket, command, file)
      // At its size limit, clamd responds and closes the connection while the file is still being sent.
      return await Promise.race([answer, sending.then(() => answer)])
    } finally {
      for (const timer of timers) clearTimeout(timer)
      signal?.removeEventListener('abort', cut)
      socket.destroy()
      file?.destroy()
    }
  }
}

const maxNameLength = 100
const maxAnswer = 1_000

const targetOf = (address: string) => {
  const { protocol, hostname, port, pathname } = new URL(address)
  return protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** The text before the zero byte that ends every response. */
const answerOn = (socket: Socket): Promise<string> => {
  const answer = new Promise<string>((resolve, reject) => {
    let text = ''
    let isConnected = false
    socket.once('connect', () => {
      isConnected = true
    })
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('utf8')
      const end = text.indexOf('\0')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > maxAnswer) reject(new ClamdError('NO_VERDICT'))
    })
    socket.once('error', (error) => {
      const code = isConnected ? 'CUT' : 'UNREACHABLE'
      reject(error instanceof ClamdError ? error : new ClamdError(code, { cause: error }))
    })
    socket.once('close', () => reject(new ClamdError('CUT')))
  })
  // Reading the file may fail first, and then the response is not awaited.
  answer.catch(() => undefined)
  return answer
}

/** Rejects if the file cannot be read, but not if the connection fails: then the response is missing. */
const send = async (socket: Socket, command: string, file: Readable | undefined): Promise<void> => {
  socket.write(`z${command}\0`)
  if (!file) return
  for await (const piece of file as AsyncIterable<Buffer>) {
    if (socket.destroyed) return
    socket.write(lengthOf(piece.length))
    if (!socket.write(piece)) await roomOn(socket)
  }
  socket.write(lengthOf(0))
}

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

const roomOn = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      socket.off('drain', go)
      socket.off('close', go)
      resolve()
    }
    socket.on('drain', go)
    socket.on('close', go)
  })
