import { Agent, get } from 'node:http'

/**
 * An open load in a separate process: visitors arrive at a fixed rate, whether or not earlier ones got a
 * response. Takes an `OpenLoad` as its argument and prints an `OpenResult` for each stream.
 */
export type Stream = { name: string; paths: string[]; perSecond: number; headers: Record<string, string> }
export type OpenLoad = { port: number; seconds: number; streams: Stream[] }
export type OpenResult = {
  name: string
  requested: number
  served: Times
  turnedAway: Times
  /** Number of refusals without a `Retry-After`. */
  withoutRetryAfter: number
  /** Number of requests neither served nor refused. */
  failed: number
  /** Max milliseconds by which the load itself was late: a sign of a busy machine. */
  late: number
}
export type Times = { count: number; p50InMs: number; p99InMs: number }

const { port, seconds, streams } = JSON.parse(process.argv[2] ?? '') as OpenLoad
const agent = new Agent({ keepAlive: true })
const patienceInMs = 20_000

const run = async ({ name, paths, perSecond, headers }: Stream): Promise<OpenResult> => {
  const served: number[] = []
  const turnedAway: number[] = []
  let withoutRetryAfter = 0
  let failed = 0
  let late = 0
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const requested = performance.now()
      const request = get(
        { port, host: '127.0.0.1', path, headers, agent, timeout: patienceInMs },
        (response) => {
          response.resume().on('end', () => {
            const took = performance.now() - requested
            if (response.statusCode === 200) served.push(took)
            else if (response.statusCode === 503) {
              turnedAway.push(took)
              if (!response.headers['retry-after']) withoutRetryAfter += 1
            } else failed += 1
            resolve()
          })
        },
      )
      request.on('timeout', () => request.destroy())
      request.on('error', () => {
        failed += 1
        resolve()
      })
    })
  const begun = performance.now()
  const open: Promise<void>[] = []
  while (performance.now() - begun < seconds * 1000) {
    const wait = begun + (open.length / perSecond) * 1000 - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    else {
      late = Math.max(late, Math.round(-wait))
      open.push(ask(paths[open.length % paths.length] ?? '/'))
    }
  }
  await Promise.all(open)
  return {
    name,
    requested: open.length,
    served: timesOf(served),
    turnedAway: timesOf(turnedAway),
    withoutRetryAfter,
    failed,
    late,
  }
}

const timesOf = (times: number[]): Times => {
  times.sort((one, other) => one - other)
  const at = (part: number) => Math.round((times[Math.floor((times.length - 1) * part)] ?? 0) * 10) / 10
  return { count: times.length, p50InMs: at(0.5), p99InMs: at(0.99) }
}

console.log(JSON.stringify(await Promise.all(streams.map(run))))
agent.destroy()
