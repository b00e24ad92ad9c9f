import type { Result, Stream } from './load-process.ts'
import { cpuInSeconds } from './processes.ts'
import { headersOf, type Row, requested, runLoad } from './rates.ts'
import { logIn, type Server } from './servers.ts'

const timesTooMany = 3
/** Requests per second of logged-in users, and of health checks. */
const besides = 2
/** Enough connections to keep the server busy, and too few for it to refuse any. */
const busy = 4

/**
 * Three times as many guests as the server can serve request pages that are rendered for each of them, while
 * office users and health checks continue. The server's capacity is measured just before and after, on the
 * same machine.
 */
export const measureOverload = async (
  mizan: Server,
  { engine, pids, seconds }: { engine: string; pids: number[]; seconds: number },
): Promise<Row> => {
  const { port } = mizan
  const guests = { paths: requested.search.paths, headers: headersOf(requested.search.accept) }
  /** Responses per second over this time, and per CPU second. */
  const rateOf = async (length: number, served: () => Promise<Result | undefined>) => {
    const before = cpuInSeconds(pids)
    const count = (await served())?.served.count ?? 0
    return { perSecond: count / length, perCpuSecond: count / (cpuInSeconds(pids) - before) }
  }
  const capacityNow = () =>
    rateOf(
      seconds,
      async () => (await runLoad({ port, seconds, streams: [{ ...guests, connections: busy }] }))[0],
    )
  const cookie = await logIn(mizan)
  await capacityNow()
  const before = await capacityNow()
  const streams: Stream[] = [
    { ...guests, perSecond: before.perSecond * timesTooMany },
    { paths: ['/api/admin/consultations', '/api/user'], perSecond: besides, headers: { cookie } },
    { paths: ['/healthz', '/readyz'], perSecond: besides, headers: {} },
  ]
  let results: Result[] = []
  const goodput = await rateOf(seconds * 3, async () => {
    results = await runLoad({ port, seconds: seconds * 3, streams })
    return results[0]
  })
  const after = await capacityNow()
  const shareOf = (of: keyof typeof goodput) => (goodput[of] / ((before[of] + after[of]) / 2)).toFixed(2)
  return {
    what: `search page, three times too many guests, ${engine}`,
    value: `${shareOf('perCpuSecond')} of what can be answered per CPU second, ${shareOf('perSecond')} per second`,
    tail: tailOf(results),
  }
}

const tailOf = ([guests, office, health]: Result[]): string => {
  const servedOf = (one: Result | undefined) =>
    `${one?.served.count} of ${one?.requested}, p99 ${one?.served.p99InMs} ms`
  const { served, turnedAway, untold, failed } = guests ?? ({} as Partial<Result>)
  return [
    `served p99 ${served?.p99InMs} ms`,
    `${turnedAway?.count} × 503, p50 ${turnedAway?.p50InMs} ms, p99 ${turnedAway?.p99InMs} ms, ${untold} without Retry-After`,
    `${failed} failed`,
    `office ${servedOf(office)}`,
    `health ${servedOf(health)}`,
  ].join('; ')
}
