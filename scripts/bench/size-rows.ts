import { Client } from 'pg'
import { runLoad } from './measure.ts'
import { logIn } from './overload-rows.ts'
import { cpuInSeconds } from './processes.ts'
import type { Row } from './rows.ts'
import type { Server } from './servers.ts'

/** Public lists; a middle page is requested by its number. */
const lists: { what: string; path: (count: number) => string }[] = [
  { what: 'services', path: () => '/api/services' },
  { what: 'first page', path: () => '/api/publications?pageSize=20&content=none' },
  {
    what: 'page in the middle',
    path: (count) => `/api/publications?pageSize=20&content=none&page=${count / 40}`,
  },
  { what: 'a category', path: () => '/api/publications?pageSize=20&content=none&category=corporate_law' },
  { what: 'a search', path: () => '/api/publications?pageSize=20&content=none&q=court' },
]

/** CPU milliseconds of one uncached response of each list, for a logged-in user. */
export const measureSizes = async (
  mizan: Server,
  { count, pids, seconds }: { count: number; pids: number[]; seconds: number },
): Promise<Map<string, number>> => {
  const cookie = await logIn(mizan)
  const costs = new Map<string, number>()
  for (const { what, path } of lists) {
    const load = {
      port: mizan.port,
      paths: [path(count)],
      accept: 'application/json',
      connections: 4,
      cookie,
    }
    await runLoad({ ...load, seconds: 1 })
    const before = cpuInSeconds(pids)
    const { answered } = await runLoad({ ...load, seconds })
    costs.set(what, ((cpuInSeconds(pids) - before) / answered) * 1000)
  }
  return costs
}

/** Each size as a ratio to the smallest. */
export const sizeRows = (engine: string, costs: { count: number; of: Map<string, number> }[]): Row[] => {
  const [smallest, ...others] = costs
  if (!smallest) return []
  return [...smallest.of].map(([what, cost]) => {
    const ratios = others.map(
      ({ count, of }) => `× ${((of.get(what) ?? 0) / cost).toFixed(2)} with ${count.toLocaleString('en')}`,
    )
    const rows = `${cost.toFixed(2)} ms of CPU with ${smallest.count.toLocaleString('en')} rows`
    return { what: `${what} anew, ${engine}`, value: [rows, ...ratios].join(', ') }
  })
}

/**
 * Tables shown on the home page, apart from texts: an update without a difference still invalidates every
 * response made from them.
 */
const shown = { services: 'name_en', team_members: 'name_en', clients: 'name_en', settings: 'value' }
const drawings = 60

/** Rendering the home page again, with all of its data except publications; CPU of both processes. */
export const measureDrawing = async (
  mizan: Server,
  { databaseUrl, pids }: { databaseUrl: string; pids: number[] },
): Promise<Row> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const change = async () => {
    for (const [table, column] of Object.entries(shown))
      await client.query(
        `update ${table} set ${column} = ${column} where ctid = (select ctid from ${table} limit 1)`,
      )
    // Wait for the notification.
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  const draw = async () => {
    const answer = await fetch(`http://127.0.0.1:${mizan.port}/`, { headers: { accept: 'text/html' } })
    await answer.arrayBuffer()
  }
  const costOf = async (isDrawn: boolean) => {
    const before = cpuInSeconds(pids)
    for (let at = 0; at < drawings; at += 1) {
      await change()
      if (isDrawn) await draw()
    }
    return ((cpuInSeconds(pids) - before) / drawings) * 1000
  }
  try {
    await costOf(true)
    const [changes, drawn] = [await costOf(false), await costOf(true)]
    return {
      what: 'home page drawn anew, PostgreSQL',
      value: `${(drawn - changes).toFixed(1)} ms of CPU, its data included`,
    }
  } finally {
    await client.end()
  }
}
