import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runLoad } from './measure.ts'
import type { OpenLoad, OpenResult, Stream } from './open-load-process.ts'
import { cpuInSeconds, onCore } from './processes.ts'
import { type Row, requested } from './rows.ts'
import { adminPassword, type Server } from './servers.ts'

const timesTooMany = 3
/** Requests per second of logged-in users, and of health checks. */
const besides = 2
/** Enough connections to keep the server busy, and too few for it to refuse any. */
const busy = 4

type Rate = { perSecond: number; perCpuSecond: number }

/**
 * Three times as many guests as the server can serve request pages that are rendered for each of them, while
 * office users and health checks continue. The server's capacity is measured just before and after, on the
 * same machine.
 */
export const measureOverload = async (
  mizan: Server,
  { engine, pids, seconds }: { engine: string; pids: number[]; seconds: number },
): Promise<Row> => {
  const { paths = [], accept = '' } = requested.search ?? {}
  /** Responses per second over this time, and their cost. */
  const rateOf = async (length: number, answered: () => Promise<number>): Promise<Rate> => {
    const before = cpuInSeconds(pids)
    const count = await answered()
    return { perSecond: count / length, perCpuSecond: count / (cpuInSeconds(pids) - before) }
  }
  const capacityNow = () =>
    rateOf(
      seconds,
      async () => (await runLoad({ port: mizan.port, paths, accept, connections: busy, seconds })).answered,
    )
  const office = { cookie: await logIn(mizan) }
  await capacityNow()
  const before = await capacityNow()
  const guests = { accept, 'accept-encoding': 'br, gzip' }
  const streams: Stream[] = [
    { name: 'guests', paths, perSecond: before.perSecond * timesTooMany, headers: guests },
    { name: 'office', paths: ['/api/admin/consultations', '/api/user'], perSecond: besides, headers: office },
    { name: 'health', paths: ['/healthz', '/readyz'], perSecond: besides, headers: {} },
  ]
  let results: OpenResult[] = []
  const goodput = await rateOf(seconds * 3, async () => {
    results = await runOpenLoad({ port: mizan.port, seconds: seconds * 3, streams })
    return results[0]?.served.count ?? 0
  })
  const after = await capacityNow()
  return rowOf(engine, results, (of) => goodput[of] / ((before[of] + after[of]) / 2))
}

const rowOf = (
  engine: string,
  [guests, office, health]: OpenResult[],
  goodput: (of: keyof Rate) => number,
): Row => {
  const latencyOf = (one: OpenResult | undefined) =>
    `${one?.served.count} of ${one?.requested}, p99 ${one?.served.p99InMs} ms`
  const { served, turnedAway, withoutRetryAfter, failed } = guests ?? ({} as Partial<OpenResult>)
  return {
    what: `search page, three times too many guests, ${engine}`,
    value: `${goodput('perCpuSecond').toFixed(2)} of what can be answered per CPU second, ${goodput('perSecond').toFixed(2)} per second`,
    tail: [
      `served p99 ${served?.p99InMs} ms`,
      `${turnedAway?.count} × 503, p50 ${turnedAway?.p50InMs} ms, p99 ${turnedAway?.p99InMs} ms, ${withoutRetryAfter} without Retry-After`,
      `${failed} failed`,
      `office ${latencyOf(office)}`,
      `health ${latencyOf(health)}`,
    ].join('; '),
  }
}

const runOpenLoad = async (load: OpenLoad): Promise<OpenResult[]> => {
  const script = join(import.meta.dirname, 'open-load-process.ts')
  const [command, args] = onCore(1, process.execPath, [script, JSON.stringify(load)])
  return JSON.parse((await promisify(execFile)(command, args)).stdout)
}

/** The admin's session cookie, as a header. */
export const logIn = async ({ port }: Server): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  })
  if (!answer.ok) throw new Error(`the admin's login was answered with ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
