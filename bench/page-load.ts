import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { type Line, open } from './browser.ts'

export type PageLoad = {
  /** Milliseconds until the text can be read. */
  read: number
  /** Milliseconds until the text can be read and a click has its effect. */
  used: number
  /** Requests until then. */
  requests: number
  /** The longest row of requests of which each begins after the end of the previous one. */
  steps: number
  scripts: number
  scriptKilobytes: number
  kilobytes: number
}

/** `click` opens `effect`, both as selectors. */
export type Watched = { url: string; text: string; click: string; effect: string }

const limitInMs = 60_000

/** Loads a page with an empty cache, reads its text, and clicks as soon as the page is hydrated. */
export const loadPage = async (context: BrowserContext, line: Line, watched: Watched): Promise<PageLoad> => {
  const page = await open(context, line)
  const requests = await recordRequests(await context.newCDPSession(page))
  const reports = await reportsOf(page, watched)
  await page.goto(watched.url, { waitUntil: 'commit', timeout: limitInMs })
  const click = async () => {
    const { x, y } = await reports.clickable
    await page.mouse.click(x, y)
    return reports.used
  }
  const states = Promise.all([reports.read, click()])
  const [read, effect] = await inTime(states, () => `${watched.url} has only: ${reports.reached.join(', ')}`)
  const used = Math.max(read, effect)
  const timeOrigin = await page.evaluate(() => performance.timeOrigin)
  const until = requests
    .map((each) => ({ ...each, begin: each.begin - timeOrigin, end: each.end - timeOrigin }))
    .filter(({ begin }) => begin < used)
  const scripts = until.filter(({ kind, end }) => kind === 'Script' && end < used)
  return {
    read: Math.round(read),
    used: Math.round(used),
    requests: until.length,
    steps: stepsOf(until),
    scripts: scripts.length,
    scriptKilobytes: kilobytesOf(scripts),
    kilobytes: kilobytesOf(until.filter(({ end }) => end < used)),
  }
}

type Recorded = { kind: string; begin: number; end: number; bytes: number }

/** All requests of a page; a request that has not ended ends at infinity. Times are milliseconds since 1970. */
const recordRequests = async (devTools: CDPSession): Promise<Recorded[]> => {
  const recorded: Recorded[] = []
  const open = new Map<string, Recorded>()
  let toWallTime = 0
  const end = (id: string, timestamp: number, bytes = 0) => {
    const request = open.get(id)
    if (request) Object.assign(request, { end: (timestamp + toWallTime) * 1000, bytes })
    open.delete(id)
  }
  devTools.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, type = '', ...sent }) => {
    if (sent.redirectResponse) end(requestId, timestamp, sent.redirectResponse.encodedDataLength)
    if (!/^https?:/.test(sent.request.url)) return
    toWallTime ||= wallTime - timestamp
    const begin = (timestamp + toWallTime) * 1000
    const request = { kind: type, begin, end: Number.POSITIVE_INFINITY, bytes: 0 }
    recorded.push(request)
    open.set(requestId, request)
  })
  devTools.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = open.get(requestId)
    if (request) recorded.splice(recorded.indexOf(request), 1)
  })
  devTools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  )
  devTools.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp))
  await devTools.send('Network.enable')
  return recorded
}

/** The largest number of requests that do not overlap, counted from those that end first. */
const stepsOf = (requests: readonly { begin: number; end: number }[]): number => {
  let steps = 0
  let previousEnd = Number.NEGATIVE_INFINITY
  for (const { begin, end } of requests.toSorted((one, other) => one.end - other.end))
    if (begin >= previousEnd && Number.isFinite(end)) {
      steps += 1
      previousEnd = end
    }
  return steps
}

const kilobytesOf = (requests: readonly { bytes: number }[]): number =>
  Math.round(requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024)

type Reports = {
  read: Promise<number>
  /** The center of the part to click, once the page is hydrated. */
  clickable: Promise<{ x: number; y: number }>
  used: Promise<number>
  reached: string[]
}

const reportsOf = async (page: Page, watched: Watched): Promise<Reports> => {
  const read = Promise.withResolvers<number>()
  const clickable = Promise.withResolvers<{ x: number; y: number }>()
  const used = Promise.withResolvers<number>()
  const reached: string[] = []
  const named = { read, clickable, used }
  await page.exposeFunction('report', (name: keyof typeof named, value: never) => {
    reached.push(name)
    named[name].resolve(value)
  })
  await page.addInitScript(watchPage, watched)
  return { read: read.promise, clickable: clickable.promise, used: used.promise, reached }
}

const inTime = async <Result>(work: Promise<Result>, fault: () => string): Promise<Result> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(fault())), limitInMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs in the page before its scripts, and checks each state in the frames that follow a change. */
const watchPage = ({ text, click, effect }: Watched): void => {
  const report = (name: string, value: unknown) => Reflect.get(window, 'report')(name, value)
  const isVisible = (part: Element | null | undefined) =>
    part?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false
  const isOfText = ({ parentElement }: Node) => !parentElement?.closest('script, style, template, noscript')
  const findText = (): Element | null | undefined => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.includes(text) && isOfText(node)) return node.parentElement
    return undefined
  }
  const afterFrame = (name: string) => setTimeout(() => report(name, performance.now()))
  const states: [name: string, isReached: () => boolean][] = [
    // A text is not painted before the style sheet has arrived.
    ['read', () => isVisible(findText()) && performance.getEntriesByType('paint').length > 0],
    [
      'clickable',
      () => document.documentElement.dataset.hydrated === 'true' && isVisible(document.querySelector(click)),
    ],
    ['used', () => isVisible(document.querySelector(effect))],
  ]
  const look = () => {
    if (!document.body) return
    for (const [name, isReached] of states.splice(0))
      if (!isReached()) states.push([name, isReached])
      else if (name === 'clickable') {
        const box = document.querySelector(click)?.getBoundingClientRect() ?? new DOMRect()
        report(name, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
      } else afterFrame(name)
  }
  let isDue = false
  const observer = new MutationObserver(() => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      look()
    })
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // An animation or a style sheet can make a part visible without a change of the document.
  setInterval(look, 50)
}
