import {
  type BrowserContext,
  test as base,
  expect,
  type Frame,
  type Locator,
  type Page,
} from '@playwright/test'
import axe from 'axe-core'
import { translateIn } from '#i18n/texts.ts'
import type { TextKey } from '#i18n/translate.tsx'
import { backstopInMs } from '#tests/support/time-limits.ts'
import { clockAheadMs, setClockAhead } from './clock.ts'
import { Firm, type ServerWith } from './firm.ts'
import { adminPassword, TestServer } from './server.ts'
import { waitForData } from './settled.ts'

export type Language = 'en' | 'ar'
export type Theme = 'light' | 'dark'
export const languages: readonly Language[] = ['en', 'ar']
export const themes: readonly Theme[] = ['light', 'dark']

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 390, height: 844 }

export type Visit = { language?: Language; theme?: Theme; viewport?: { width: number; height: number } }

/** A warning on busy machines only: a preloaded font was used late. */
const saidByTheClock = /preloaded using link preload but not used within a few seconds/

/** An error of a page that closes while it loads a part. */
const endedByClosing = /Failed to fetch dynamically imported module/

/** Errors of a page while its server restarts: it fetches lists and late scripts again. */
const lostServer =
  /(net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|status of 503).*\/(api|assets)\//

type Fixtures = {
  /** The tests of a file share a fresh copy of the sample firm. */
  server: TestServer
  /** Opens the server of a file that needs another one than the others. */
  serverWith: ServerWith
  /**
   * A page in its own context that fails the test on any console error, failed request to us, hydration warning or
   * request to another host.
   */
  visit: (visit?: Visit) => Promise<Page>
  /** Other hosts that pages of this test may request. */
  expectedHosts: RegExp
  /** Console messages expected in this test, such as the 401 of a wrong password. */
  expectedConsole: RegExp
}
type WorkerFixtures = { firm: Firm }

export const test = base.extend<Fixtures, WorkerFixtures>({
  firm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its first parameter
    async ({}, use) => {
      const firm = new Firm()
      await use(firm)
      await firm.close()
    },
    { scope: 'worker', timeout: backstopInMs },
  ],
  serverWith: [{ open: () => TestServer.open() }, { option: true }],
  server: async ({ firm, serverWith }, use, { file, retry }) =>
    use(await firm.serve(`${file} ${retry}`, serverWith)),
  expectedConsole: [/(?!)/, { option: true }],
  expectedHosts: [/(?!)/, { option: true }],
  visit: async ({ browser, server, expectedConsole, expectedHosts }, use) => {
    const contexts: BrowserContext[] = []
    const said: string[] = []
    const requestedElsewhere: string[] = []
    const endsBefore = server.ends
    await use(async ({ language = 'en', theme = 'light', viewport = desktop } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
        colorScheme: theme,
        locale: language === 'ar' ? 'ar-SA' : 'en-US',
      })
      contexts.push(context)
      await context.addInitScript((stored) => {
        // A blank page has no storage.
        if (location.protocol !== 'about:') localStorage.setItem('theme', stored)
      }, theme)
      if (clockAheadMs !== 0) await context.addInitScript(setClockAhead, clockAheadMs)
      context.on('request', (request) => {
        const { protocol, origin, host } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== server.url && !expectedHosts.test(host))
          requestedElsewhere.push(request.url())
      })
      const page = await context.newPage()
      waitForData(page)
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          said.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => said.push(String(error)))
      return page
    })
    const saidBefore = said.length
    await Promise.all(contexts.map((context) => context.close()))
    const isExpected = (text: string, place: number) =>
      expectedConsole.test(text) ||
      (place >= saidBefore && endedByClosing.test(text)) ||
      saidByTheClock.test(text) ||
      (server.ends > endsBefore && lostServer.test(text))
    expect(said.filter((text, place) => !isExpected(text, place))).toEqual([])
    expect(requestedElsewhere).toEqual([])
  },
})

export { expect }

/** The language of the run: Arabic, or English with `TEST_LANGUAGE=en` (docs/testing.md). */
export const language: Language = process.env.TEST_LANGUAGE === 'en' ? 'en' : 'ar'

/** Looks up texts of the interface, so that tests run in both languages. */
export const wordsIn =
  (language: Language) =>
  (key: TextKey, values?: Record<string, string | number>): string =>
    translateIn[language](key, values)

export const t = wordsIn(language)

/** The browser logs a refused call as an error. The page shows it to the user. */
export const refusedCall = /Failed to load resource: the server responded with a status of 4\d\d/

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose result depends on the theme, because it changes only colors. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects no findings by axe, apart from the rules left out. Waits for fonts and animations. With `rules`, checks only
 * those.
 */
export const expectAccessible = async (
  page: Page,
  without: string[] = [],
  rules?: string[],
): Promise<void> => {
  await Promise.all(page.frames().map(bringAxe))
  await standsStill(page)
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  }
  const violations = await page.evaluate(async (requested) => {
    // A toast that expires during the check would fade.
    const atOnce = new CSSStyleSheet()
    atOnce.replaceSync('.toast { animation-duration: 0s !important }')
    document.adoptedStyleSheets.push(atOnce)
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, requested)
    document.adoptedStyleSheets.pop()
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
  expect(violations).toEqual([])
}

/**
 * Like `expectAccessible`, from the top of the page and of each part that scrolls: a control half under an edge would
 * count as too small.
 */
export const expectAccessibleFromTop = (page: Page): Promise<void> =>
  page
    .evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      for (const part of document.querySelectorAll('*'))
        if (part.scrollTop > 0) part.scrollTo({ top: 0, behavior: 'instant' })
    })
    .then(() => expectAccessible(page))

/** Injects axe once per page, since it is half a megabyte. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(axe.source)
  // axe in the page expects axe in every frame.
  await frame.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }),
  )
}

/** Waits until fonts are loaded and finite animations have ended: then the layout is complete. */
const standsStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, playbackRate }) =>
            playState !== 'finished' &&
            playbackRate !== 0 &&
            Number.isFinite(effect?.getComputedTiming().endTime),
        )
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    // The end of an animation may start another.
    for (let rest = moving(); rest.length > 0; rest = moving()) {
      for (const animation of rest) animation.finish()
      await nextFrame()
    }
  })

/** Expects no horizontal scrolling, once the fonts are loaded and nothing moves. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  await standsStill(page)
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < 0 || right > clientWidth)
    }
    return [
      `the page by ${scrollWidth - clientWidth} px of ${clientWidth}`,
      ...[...document.body.querySelectorAll('*')]
        .filter(isOutside)
        .map((element) => (element.cloneNode() as Element).outerHTML),
    ]
  })
  expect(tooWide).toEqual([])
}

/**
 * Approaches a part that needs React, like a pointer, and waits until the page is hydrated. A page without
 * such a part is ready as it is.
 */
export const hydrated = async (page: Page) => {
  if ((await page.locator('script[data-start="touch"]').count()) > 0) {
    const part = page.locator('button').first()
    if ((await part.count()) === 0) return
    await part.dispatchEvent('pointerdown')
  }
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/** Waits until a part is hydrated. Before that, a link or a search form loads a new page. */
export const partHydrated = async (part: Locator) => {
  await part.scrollIntoViewIfNeeded()
  await part.dispatchEvent('pointerdown')
  await expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
}

/** Logs in through the API, for tests about something else. */
export const logInAs = async (page: Page, username: string, password: string): Promise<void> => {
  // The login ends the previous session: a request of an open page would be refused, and fail the test.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const response = await page.request.post('/api/login', { data: { username, password } })
  expect(response.status()).toBe(200)
}

export const logInAsAdmin = (page: Page) => logInAs(page, 'admin', adminPassword)

let accounts = 0

/** Registers an account for this test only, and logs the page's context in. */
export const registerClient = async (page: Page, firstName = 'Sara', preferredLanguage: Language = 'en') => {
  accounts += 1
  const username = `client.${process.pid}.${accounts}`
  const password = 'a-long-password'
  const response = await page.request.post('/api/register', {
    data: {
      username,
      password,
      firstName,
      lastName: 'Al-Harbi',
      email: `${username}@example.com`,
      preferredLanguage,
    },
  })
  expect(response.status()).toBe(201)
  return { username, password, firstName }
}

/** Creates a colleague through the admin's API call. */
export const createStaff = async (admin: Page, firstName = 'Noura') => {
  accounts += 1
  const username = `staff.${process.pid}.${accounts}`
  const password = 'a-long-password'
  const response = await admin.request.post('/api/admin/users', {
    data: {
      username,
      password,
      firstName,
      lastName: 'Al-Subaie',
      email: `${username}@example.com`,
      role: 'staff',
    },
  })
  expect(response.status()).toBe(201)
  return { username, password, firstName, id: (await response.json()).id as number }
}

/** Expects a field to show its error, visibly and to screen readers. */
export const expectAt = async (field: Locator, message: string): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
}

export const toast = (page: Page): Locator => page.locator('.toast')
