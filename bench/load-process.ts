import { Agent, get } from 'node:http'

/**
 * The load, in a separate process. With `connections`, each connection sends its next request after each
 * response. With `perSecond`, visitors arrive at this rate, whether or not earlier ones got a response. Takes
 * a `Load` as its argument and prints the result of each stream.
 */
export type Load = { port: number; seconds: number; streams: Stream[] }
export type Stream = { paths: string[]; headers: Record<string, string> } & (
  | { connections: number }
  | { perSecond: number }
)
export type Result = {
  requested: number
  served: Times
  turnedAway: Times
  /** Number of refusals without a `Retry-After`. */
  untold: number
  /** Number of requests neither served nor refused. */
  failed: number
}
type Times = { count: number; p50InMs: number; p99InMs: number }

const { port, seconds, streams } = JSON.parse(process.argv[2] ?? '') as Load
const agent = new Agent({ keepAlive: true })
const patienceInMs = 20_000

const run = async (stream: Stream): Promise<Result> => {
  const served: number[] = []
  const turnedAway: number[] = []
  const counts = { requested: 0, untold: 0, failed: 0 }
  const ask = () =>
    new Promise<void>((resolve) => {
      const path = stream.paths[counts.requested++ % stream.paths.length] ?? '/'
      const began = performance.now()
      const options = { port, host: '127.0.0.1', path, headers: stream.headers, agent, timeout: patienceInMs }
      const request = get(options, (response) => {
        response.resume().on('end', () => {
          const took = performance.now() - began
          if (response.statusCode === 200) served.push(took)
          else if (response.statusCode === 503) turnedAway.push(took)
          else counts.failed += 1
          if (response.statusCode === 503 && !response.headers['retry-after']) counts.untold += 1
          resolve()
        })
      })
      request.on('timeout', () => request.destroy())
      request.on('error', () => {
        counts.failed += 1
        resolve()
      })
    })
  const end = performance.now() + seconds * 1000
  if ('connections' in stream) {
    const visit = async () => {
      while (performance.now() < end) await ask()
    }
    await Promise.all(Array.from({ length: stream.connections }, visit))
  } else {
    const open: Promise<void>[] = []
    for (let next = performance.now(); performance.now() < end; next += 1000 / stream.perSecond) {
      const wait = next - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      open.push(ask())
    }
    await Promise.all(open)
  }
  return { ...counts, served: timesOf(served), turnedAway: timesOf(turnedAway) }
}

const timesOf = (times: number[]): Times => {
  times.sort((one, other) => one - other)
  const at = (part: number) => Math.round((times[Math.floor((times.length - 1) * part)] ?? 0) * 10) / 10
  return { count: times.length, p50InMs: at(0.5), p99InMs: at(0.99) }
}

console.log(JSON.stringify(await Promise.all(streams.map(run))))
agent.destroy()
