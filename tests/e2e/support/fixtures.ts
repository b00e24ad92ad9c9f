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
import { isWholeMatrix } from '#tests/support/matrix.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'
import { adminPassword, TestServer } from './server.ts'

export type Language = 'en' | 'ar'
export type Theme = 'light' | 'dark'
export const languages: readonly Language[] = ['en', 'ar']
export const themes: readonly Theme[] = ['light', 'dark']

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 390, height: 844 }

export type Visit = { language?: Language; theme?: Theme; viewport?: { width: number; height: number } }

/** What a browser says because the machine is busy: a font that a page does use came into use late. */
const saidByTheClock = /preloaded using link preload but not used within a few seconds/

type Fixtures = {
  /**
   * A page of its own context that fails the test on any console error, failed request of ours, hydration warning or
   * request of another host.
   */
  visit: (visit?: Visit) => Promise<Page>
  /** The hosts that pages of this test may ask besides ours. */
  expectedHosts: RegExp
  /** What the browser may say in this test, such as the 401 of a wrong password. */
  expectedConsole: RegExp
}
type WorkerFixtures = { server: TestServer }

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its first parameter
    async ({}, use) => {
      const server = await TestServer.open()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: backstopInMs },
  ],
  expectedConsole: [/(?!)/, { option: true }],
  expectedHosts: [/(?!)/, { option: true }],
  visit: async ({ browser, server, expectedConsole, expectedHosts }, use) => {
    const contexts: BrowserContext[] = []
    const said: string[] = []
    const askedElsewhere: string[] = []
    await use(async ({ language = 'en', theme = 'light', viewport = desktop } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
        colorScheme: theme,
        locale: language === 'ar' ? 'ar-SA' : 'en-US',
      })
      contexts.push(context)
      await context.addInitScript((stored) => localStorage.setItem('theme', stored), theme)
      context.on('request', (request) => {
        const { protocol, origin, host } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== server.url && !expectedHosts.test(host))
          askedElsewhere.push(request.url())
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          said.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => said.push(String(error)))
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(said.filter((text) => !expectedConsole.test(text) && !saidByTheClock.test(text))).toEqual([])
    expect(askedElsewhere).toEqual([])
  },
})

export { expect }

/** The words a person reads, so that journeys run in both languages. */
export const wordsIn =
  (language: Language) =>
  (key: TextKey, values?: Record<string, string | number>): string =>
    translateIn[language](key, values)

/** A refused call is an error to the browser's console; the page shows it to the person. */
export const refusedCall = /Failed to load resource: the server responded with a status of 4\d\d/

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a theme can break: it changes nothing but colours. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * axe finds nothing but by the rules left out; the page stands still and its fonts are there. With `rules`, only by
 * those.
 */
export const expectAccessible = async (
  page: Page,
  without: string[] = [],
  rules?: string[],
): Promise<void> => {
  await standsStill(page)
  await Promise.all(page.frames().map(bringAxe))
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  }
  const violations = await page.evaluate(async (asked) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, asked)
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
  expect(violations).toEqual([])
}

/** Its half a megabyte is read once for a page, however often the page is looked at. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(axe.source)
  // The page asks the frames inside it, whosever they are.
  await frame.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }),
  )
}

/** Its fonts are there, and what moves is where it comes to rest; what moves for ever is left to move. */
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
    // What ends may begin something else.
    for (let rest = moving(); rest.length > 0; rest = moving()) {
      for (const animation of rest) animation.finish()
      await nextFrame()
    }
  })

/** Nothing scrolls sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** The page is hydrated when a call for the person behind it could be made. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')

/** Logs in by the API, for journeys that are not about logging in. */
export const logInAs = async (page: Page, username: string, password: string): Promise<void> => {
  const response = await page.request.post('/api/login', { data: { username, password } })
  expect(response.status()).toBe(200)
}

export const logInAsAdmin = (page: Page) => logInAs(page, 'admin', adminPassword)

let accounts = 0

/** A new account that only this test knows; the page's context is logged in as it. */
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

/** Makes a colleague through the admin's own call. */
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

/** Journeys about what a person reads, or about direction, run in English and in Arabic. */
export const eachLanguage = (journeys: (language: Language) => void): void => {
  for (const language of languages) journeys(language)
}

/** Journeys about what happens when something is pressed run in Arabic; `npm run test:all` runs them in English too. */
export const oneLanguage = (journeys: (language: Language) => void): void => {
  for (const language of isWholeMatrix ? languages : (['ar'] as const)) journeys(language)
}

/** A field that says what is wrong with it, to the eye and to a screen reader. */
export const expectAt = async (field: Locator, message: string): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
}

export const toast = (page: Page): Locator => page.locator('.toast')

/** What the settings were, so that the next test finds them so. */
export const keepSettings = async (page: Page) => {
  const before = await (await page.request.get('/api/admin/settings')).json()
  return () =>
    page.request.put('/api/admin/settings', {
      data: before.map(({ key, value }: { key: string; value: string }) => ({ key, value })),
    })
}
