import { createServer, type Server, type Socket } from 'node:net'

/** The content of a harmless file that every scanner reports. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** The reaction to a file. `fine` detects one kind of malware, and `finds` reports every file. */
export type ClamdMood =
  | 'fine'
  | 'finds'
  | 'error'
  | 'silent'
  | 'waits'
  | 'drips'
  | 'cuts'
  | 'full'
  | 'babbles'
  | 'almost'

/** A server that speaks clamd's protocol, and misbehaves on demand. */
export class FakeClamd {
  mood: ClamdMood = 'fine'
  readonly #waiting: (() => void)[] = []
  /** The files that were sent completely. */
  readonly files: Buffer[] = []
  readonly #sockets = new Set<Socket>()
  readonly #server: Server = createServer((socket) => this.#serve(socket))
  #port = 0

  /** Listens on a port, which `close` frees and which can be opened again. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.address() as { port: number }).port
    return `tcp://127.0.0.1:${this.#port}`
  }

  /** Answers for all files that were sent while it was waiting. */
  release(): void {
    this.mood = 'fine'
    for (const answer of this.#waiting.splice(0)) answer()
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    if (this.#server.listening) await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    let bytes = Buffer.alloc(0)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.on('data', (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece])
      const begin = bytes.indexOf(0) + 1
      if (begin === 0) return
      const command = bytes.toString('latin1', 0, begin - 1)
      if (command === 'zPING') return this.mood === 'silent' ? undefined : void socket.end('PONG\0')
      if (command !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0')
      if (this.mood === 'full') return void socket.end('INSTREAM size limit exceeded. ERROR\0')
      if (this.mood === 'cuts' && bytes.length > begin) return void socket.destroy()
      const file = wholeFile(bytes.subarray(begin))
      if (file) this.#answer(socket, file)
    })
  }

  #answer(socket: Socket, file: Buffer): void {
    const { mood } = this
    if (mood === 'silent') return
    if (mood === 'waits') return void this.#waiting.push(() => this.#answer(socket, file))
    if (mood === 'drips') {
      const drip = setInterval(() => socket.write('x'), 10)
      socket.on('close', () => clearInterval(drip))
      return
    }
    if (mood === 'error') return void socket.end('stream: Allocation failed ERROR\0')
    if (mood === 'babbles') return void socket.write('x'.repeat(100_000))
    if (mood === 'almost') return void socket.end('stream: OK but not quite\0')
    this.files.push(file)
    socket.end(
      mood === 'finds' || file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0',
    )
  }
}

/** Joins the chunks of a stream. Undefined until the empty last chunk has arrived. */
const wholeFile = (bytes: Buffer): Buffer | undefined => {
  const pieces: Buffer[] = []
  for (let at = 0; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
