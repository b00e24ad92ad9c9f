import { connect } from 'node:net'

/**
 * The load, in a separate process: each connection sends its next request after each response. Takes a `Load`
 * as its argument and prints a `LoadResult`.
 */
export type Load = {
  port: number
  paths: string[]
  accept: string
  cookie?: string
  connections: number
  seconds: number
}
export type LoadResult = { answered: number; failed: number; p50InMs: number; p99InMs: number }

const load = JSON.parse(process.argv[2] ?? '') as Load
const end = performance.now() + load.seconds * 1000
const times: number[] = []
let failed = 0
let requested = 0

const requestFor = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${load.port}\r\naccept: ${load.accept}\r\naccept-encoding: br, gzip\r\n${load.cookie ? `cookie: ${load.cookie}\r\n` : ''}\r\n`
const requests = load.paths.map(requestFor)

/** The length of a complete response at the start of `bytes`, or undefined if part of it is missing. */
const lengthOfAnswer = (bytes: Buffer): number | undefined => {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const declared = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (declared !== undefined) {
    const length = headEnd + 4 + Number(declared)
    return bytes.length >= length ? length : undefined
  }
  const last = bytes.indexOf('0\r\n\r\n', headEnd)
  return last < 0 ? undefined : last + 5
}

const ask = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(load.port, '127.0.0.1')
    let received: Buffer = Buffer.alloc(0)
    let begun = 0
    const next = () => {
      if (performance.now() >= end) {
        socket.destroy()
        return
      }
      begun = performance.now()
      socket.write(requests[requested++ % requests.length] ?? '')
    }
    socket.on('connect', next)
    socket.on('data', (chunk) => {
      received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
      if (lengthOfAnswer(received) === undefined) return
      if (received.toString('latin1', 9, 12) === '200') times.push(performance.now() - begun)
      else failed += 1
      received = Buffer.alloc(0)
      next()
    })
    socket.on('error', () => {
      failed += 1
    })
    socket.on('close', () => resolve())
    setTimeout(() => socket.destroy(), load.seconds * 1000 + 10_000).unref()
  })

await Promise.all(Array.from({ length: load.connections }, ask))
times.sort((one, other) => one - other)
const at = (part: number) => Math.round((times[Math.floor((times.length - 1) * part)] ?? 0) * 10) / 10
const result: LoadResult = { answered: times.length, failed, p50InMs: at(0.5), p99InMs: at(0.99) }
console.log(JSON.stringify(result))
