import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { translateIn } from '#i18n/texts.ts'
import { type Language, languages } from '#languages/language.ts'
import { firstTouches } from '#tests/e2e/support/first-touches.ts'
import type { Row } from './rates.ts'

export const phone = { width: 412, height: 823 }
export const desktop = { width: 1280, height: 900 }
/** How many times slower the processor is, the milliseconds that each request waits, and the bandwidth. */
export type Line = { cpu: number; latency: number; bytesPerSecond: number }

/** A slow connection and a processor four times slower. */
const slow: Line = { cpu: 4, latency: 400, bytesPerSecond: 50_000 }
/** Lighthouse's mobile throttling: 150 ms and 1.6 Mbit/s, with its correction factors. */
const lighthouse: Line = { cpu: 4, latency: 562.5, bytesPerSecond: 184_320 }
const longTask = 50
/** Max milliseconds to wait after an interaction. */
const seenWithin = 2_000

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))

export const withBrowser = async <Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

export const open = async (
  context: BrowserContext,
  { cpu, latency, bytesPerSecond }: Line,
): Promise<Page> => {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return page
}

/**
 * Milliseconds from each first interaction to the end of the next frame; the end-to-end tests check what that
 * frame shows.
 */
export const measureFirstTouches = (port: number, language: Language): Promise<Row> =>
  withBrowser(async (browser) => {
    const times: { name: string; time: number }[] = []
    for (const { name, path, isPhone, part, touch } of firstTouches(language, translateIn[language])) {
      const context = await browser.newContext({ viewport: isPhone ? phone : desktop })
      const page = await open(context, slow)
      const { promise: seen, resolve } = Promise.withResolvers<number>()
      await page.exposeFunction('tellOfFrame', resolve)
      await page.addInitScript(() => {
        const note = ({ timeStamp }: Event) =>
          requestAnimationFrame(() =>
            setTimeout(() => Reflect.get(window, 'tellOfFrame')(performance.now() - timeStamp)),
          )
        for (const kind of ['click', 'keydown']) addEventListener(kind, note, { capture: true, once: true })
      })
      await page.goto(`http://127.0.0.1:${port}${path}?lang=${language}`)
      // Playwright resolves it when the next page arrives.
      const touched = touch(part(page))
      // A page may be left before it can report.
      const time = await Promise.race([seen, touched.then(() => pause(seenWithin))])
      if (time !== undefined) times.push({ name, time })
      await touched
      await context.close()
    }
    times.sort((one, other) => one.time - other.time)
    const { name, time } = times.at(-1) ?? { name: '', time: 0 }
    return {
      what: `first touch to the frame that answers it, CPU × ${slow.cpu}, 400 kbit/s, ${language}`,
      value: `median ${Math.round(times[times.length >> 1]?.time ?? 0)} ms, slowest ${Math.round(time)} ms (${name})`,
    }
  })

const publicPages = [
  '/',
  '/about',
  '/services/2',
  '/team/1',
  '/publications',
  '/publications/3',
  '/clients',
  '/contact',
  '/auth',
  '/privacy-policy',
]

const rounds = 3

/**
 * The largest paint, the blocking time of long tasks and the layout shifts of the public pages, measured in
 * Chromium. The home page of a server on the port `beside` is measured in the same rounds.
 */
export const measurePaints = (port: number, beside?: number): Promise<Row[]> =>
  withBrowser(async (browser) => {
    const rows: Row[] = []
    for (const language of languages)
      for (const path of publicPages) {
        const [own, other]: [Paints[], Paints[]] = [[], []]
        for (let round = 0; round < rounds; round++) {
          own.push(await paintsAt(browser, `http://127.0.0.1:${port}${path}?lang=${language}`))
          if (beside !== undefined && path === '/')
            other.push(await paintsAt(browser, `http://127.0.0.1:${beside}/`))
        }
        rows.push({ what: `paint of ${path}, ${language}, phone`, value: mediansOf(own) })
        if (other.length > 0)
          rows.push({ what: 'paint of the other server, same rounds, phone', value: mediansOf(other) })
      }
    return rows
  })

const mediansOf = (seen: readonly Paints[]): string => {
  const median = (name: keyof Paints) =>
    seen.map((each) => each[name]).sort((one, other) => one - other)[rounds >> 1] ?? 0
  const [lcp, before, tbt] = (['lcp', 'before', 'tbt'] as const).map((name) => Math.round(median(name)))
  return `LCP ${lcp} ms, TBT ${tbt} ms, ${before} ms more before the first paint, CLS ${median('cls').toFixed(3)}`
}

type Paints = { lcp: number; before: number; tbt: number; cls: number }

const paintsAt = async (browser: Browser, url: string): Promise<Paints> => {
  const context = await browser.newContext({ viewport: phone, isMobile: true, deviceScaleFactor: 1.75 })
  const page = await open(context, lighthouse)
  await page.goto(url, { waitUntil: 'networkidle' })
  const paints = await page.evaluate(paintsOf, longTask)
  await context.close()
  return paints
}

/** Lighthouse counts blocking time from the first paint, since there is nothing to click before. */
const paintsOf = async (threshold: number): Promise<Paints> => {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
      setTimeout(() => resolve([]), 500)
    })
  const [largest = [], tasks = [], shifts = []] = await Promise.all(
    ['largest-contentful-paint', 'longtask', 'layout-shift'].map(entries),
  )
  const [{ startTime: painted } = { startTime: 0 }] = performance.getEntriesByName('first-contentful-paint')
  const blockedFrom = (from: number) =>
    tasks.reduce((sum, { startTime, duration }) => {
      const began = Math.max(startTime, from)
      return sum + Math.max(0, startTime + duration - began - threshold)
    }, 0)
  const tbt = blockedFrom(painted)
  return {
    lcp: largest.at(-1)?.startTime ?? 0,
    before: blockedFrom(0) - tbt,
    tbt,
    cls: shifts.reduce((sum, entry) => sum + (Reflect.get(entry, 'value') as number), 0),
  }
}

/** Requests and bytes over the wire of the home page until the network is idle, before any interaction. */
export const measureWeight = (port: number, language: Language): Promise<Row> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: phone })
    const sizes: Record<string, number> = {}
    let requests = 0
    page.on('requestfinished', async (request) => {
      requests += 1
      const kind = request.resourceType()
      const { responseBodySize } = await request.sizes()
      sizes[kind] = (sizes[kind] ?? 0) + responseBodySize
    })
    await page.goto(`http://127.0.0.1:${port}/?lang=${language}`, { waitUntil: 'networkidle' })
    const kilobytes = (kind: string) => `${kind} ${((sizes[kind] ?? 0) / 1024).toFixed(1)} KB`
    return {
      what: `home page before a touch, ${language}`,
      value: `${requests} requests: ${['document', 'stylesheet', 'script', 'font', 'image'].map(kilobytes).join(', ')}`,
    }
  })

/** The sizes that the build measures. */
export const measureScripts = (): Row[] =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/check-bundle.mjs')], {
    encoding: 'utf8',
  })
    .split('\n')
    .flatMap((line) => {
      const [what, value] = line.split(': ')
      return what && value ? [{ what, value }] : []
    })
