import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
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

export {
  colorRules,
  expectAccessible,
  expectAccessibleFromTop,
  expectNoSidewaysScroll,
} from './page-checks.ts'
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
