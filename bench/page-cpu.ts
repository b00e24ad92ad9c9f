import { Agent, get } from 'node:http'
import { seedClient } from './behind-the-login.ts'
import { cpuInSeconds } from './processes.ts'
import { headersOf, type Row } from './rates.ts'
import { logIn, type Server } from './servers.ts'

/** The CPU of pages that are rendered for a person: of all threads of the server, after a warm-up. */

type Page = { path: string; who: 'client' | 'admin'; goal?: number }

const pages: readonly Page[] = [
  { path: '/client', who: 'client' },
  { path: '/client/consultations', who: 'client' },
  { path: '/dashboard', who: 'admin' },
  { path: '/dashboard/consultations', who: 'admin', goal: 15 },
]

const visits = 200
const rounds = 3

/** One row for each page, in milliseconds. Pages alternate, so that a slow moment affects all of them. */
export const measureCpuOfPages = async (mizan: Server, engine: string): Promise<Row[]> => {
  const cookies = { client: (await seedClient(mizan)).cookie, admin: await logIn(mizan) }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const visitAll = async ({ path, who }: Page) => {
    const before = cpuInSeconds([mizan.pid])
    for (let visit = 0; visit < visits; visit += 1)
      await load({ agent, port: mizan.port, path, cookie: cookies[who] })
    return ((cpuInSeconds([mizan.pid]) - before) * 1000) / visits
  }
  const measured = pages.map((page) => ({ page, costs: [] as number[] }))
  for (const { page } of measured) await visitAll(page)
  for (let round = 0; round < rounds; round += 1)
    for (const { page, costs } of measured) costs.push(await visitAll(page))
  agent.destroy()
  return measured.map(({ page: { path, goal }, costs }) => {
    const cost = costs.sort((one, other) => one - other)[rounds >> 1] ?? 0
    const what = `CPU of ${path}, ${engine}`
    return {
      what,
      value: `${cost.toFixed(1)} ms`,
      ...(goal !== undefined && cost > goal && { shortfall: `${what}: ${cost.toFixed(1)} ms, goal ${goal}` }),
    }
  })
}

type Visit = { agent: Agent; port: number; path: string; cookie: string }

const load = ({ cookie, ...options }: Visit): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { ...headersOf('text/html'), 'accept-language': 'ar', cookie }
    get({ host: '127.0.0.1', headers, ...options }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${options.path} answered ${answer.statusCode}`))
      answer.resume().on('end', resolve)
    }).on('error', reject)
  })
