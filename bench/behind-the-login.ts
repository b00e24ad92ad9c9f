import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { cookiesOf, sendJson } from '#tests/support/fetch-calls.ts'
import { desktop, type Line, phone, withBrowser } from './browser.ts'
import { loadPage, type PageLoad } from './page-load.ts'
import { logIn, type Server, startMizan } from './servers.ts'

/**
 * Measures how long a client and a lawyer wait for their pages: cold cache, HTTP/1.1, medians. Alone, it starts
 * the built server with the embedded engine, prints its table and writes nothing.
 */

type Device = { name: string; line: Line; viewport: { width: number; height: number } }

const megabits = (count: number) => (count * 1_000_000) / 8

const devices: readonly Device[] = [
  { name: 'slow phone', line: { cpu: 4, latency: 562, bytesPerSecond: megabits(1.5) }, viewport: phone },
  { name: 'desktop', line: { cpu: 1, latency: 40, bytesPerSecond: megabits(10) }, viewport: desktop },
]

/** Upper bounds; milliseconds for `read` and `used`. */
type Goal = Partial<PageLoad>

type Screen = {
  path: string
  who: 'client' | 'admin'
  /** The text on the page that belongs to the seeded request. */
  text: 'subject' | 'lastName'
  goals?: { 'slow phone'?: Goal; desktop?: Goal }
}

const screens: readonly Screen[] = [
  {
    path: '/client',
    who: 'client',
    text: 'subject',
    goals: { 'slow phone': { read: 2_200, used: 4_500, requests: 16, steps: 3, scriptKilobytes: 130 } },
  },
  {
    path: '/client/consultations',
    who: 'client',
    text: 'subject',
    goals: {
      'slow phone': { read: 3_000, used: 5_000, requests: 18, steps: 3, scriptKilobytes: 130 },
      desktop: { read: 600, used: 900 },
    },
  },
  { path: '/dashboard', who: 'admin', text: 'lastName' },
  {
    path: '/dashboard/consultations',
    who: 'admin',
    text: 'lastName',
    goals: {
      'slow phone': { read: 3_000, used: 5_000, requests: 18, steps: 3, scriptKilobytes: 130 },
      desktop: { read: 600, used: 900 },
    },
  },
]

/** The menu of the account is on every page behind the login. */
const touch = { click: 'button[aria-haspopup="menu"]', effect: '[role="menu"]' }

const rounds = 5

export type Wait = { path: string; device: string; load: PageLoad; goal: Goal }

/** Screens and devices alternate, so that a slow moment of the machine affects all of them. */
export const measureWaits = async (mizan: Server): Promise<Wait[]> => {
  const seeded = await seedClient(mizan)
  const cookies = { client: seeded.cookie, admin: await logIn(mizan) }
  const rows = screens.flatMap((screen) =>
    devices.map((device) => ({ screen, device, loads: [] as PageLoad[] })),
  )
  await withBrowser(async (browser) => {
    for (let round = 0; round < rounds; round += 1)
      for (const { screen, device, loads } of rows) {
        const url = `http://127.0.0.1:${mizan.port}${screen.path}?lang=en`
        const page = { url, cookie: cookies[screen.who], text: seeded[screen.text] }
        loads.push(await loadAs(browser, device, page))
      }
  })
  return rows.map(({ screen: { path, goals = {} }, device: { name }, loads }) => ({
    path,
    device: name,
    load: medianOf(loads),
    goal: goals[name as keyof typeof goals] ?? {},
  }))
}

const loadAs = async (
  browser: Browser,
  { line, viewport }: Device,
  { url, cookie, text }: { url: string; cookie: string; text: string },
): Promise<PageLoad> => {
  const context = await browser.newContext({ viewport })
  try {
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return { name, value: value.join('='), url: new URL(url).origin }
      }),
    )
    return await loadPage(context, line, { url, text, ...touch })
  } finally {
    await context.close()
  }
}

const medianOf = (loads: readonly PageLoad[]): PageLoad => {
  const [first] = loads
  if (!first) throw new Error('no page was loaded')
  const names = Object.keys(first) as (keyof PageLoad)[]
  const middle = (name: keyof PageLoad) =>
    loads.map((load) => load[name]).sort((one, other) => one - other)[loads.length >> 1] ?? 0
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as PageLoad
}

/** A client with three requests, all of them through the API. */
export const seedClient = async ({ port }: Server) => {
  const origin = `http://127.0.0.1:${port}`
  const mark = crypto.randomUUID().slice(0, 8)
  const person = { firstName: 'Noura', lastName: `Measured ${mark}`, email: `noura-${mark}@example.com` }
  const sent = async (path: string, body: object, cookie = '') => {
    const answer = await sendJson(origin + path, body, { cookie })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const account = { ...person, username: `noura-${mark}`, password: `Made-up-for-${mark}` }
  const cookie = cookiesOf(await sent('/api/register', account))
  const subject = `Lease ${mark}`
  for (const service of ['contract', 'corporate', 'employment'])
    await sent(
      '/api/consultations',
      { ...person, phone: '+966551234567', service, subject, message: 'Renewal of the lease.' },
      cookie,
    )
  return { cookie, subject, lastName: person.lastName }
}

const measures = {
  read: 'Read, ms',
  used: 'Used, ms',
  requests: 'Requests',
  steps: 'Steps',
  scripts: 'Scripts',
  scriptKilobytes: 'Scripts, KB',
  kilobytes: 'All, KB',
} as const satisfies Record<keyof PageLoad, string>

const names = Object.keys(measures) as (keyof PageLoad)[]

/** The cells of the table by their headers. */
export const cellsOf = ({ path, device, load }: Wait): Record<string, string> => ({
  Page: path,
  Device: device,
  ...Object.fromEntries(names.map((name) => [measures[name], String(load[name])])),
})

/** One line for each figure that does not reach its goal. */
export const shortfallsOf = ({ path, device, load, goal }: Wait): string[] =>
  names.flatMap((name) => {
    const { [name]: bound } = goal
    return bound !== undefined && load[name] > bound
      ? [`${path}, ${device}: ${measures[name]} ${load[name]}, goal ${bound}`]
      : []
  })

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-waits-'))
  try {
    const mizan = await startMizan(folder, undefined)
    try {
      const waits = await measureWaits(mizan)
      console.table(waits.map(cellsOf))
      for (const line of waits.flatMap(shortfallsOf)) console.log(line)
    } finally {
      await mizan.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
