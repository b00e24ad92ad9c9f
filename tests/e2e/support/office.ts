import type { Locator, Page } from '@playwright/test'
import { expect, expectAt, hydrated, language, logInAs, t, type Visit } from './fixtures.ts'
import { adminPassword } from './server.ts'
import { clickRetry } from './slow-line.ts'

export type Key = Parameters<typeof t>[0]

/** The browser logs a refused or failed call as an error. */
export const failedCall = /Failed to load resource: .* status of (4\d\d|50\d)/

/** Opens a page and waits until it is hydrated. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await hydrated(page)
}

type OpenPage = (visit: Visit) => Promise<Page>

/** A page of a user, in the language of the run. */
export const visitAs = async (
  visit: OpenPage,
  { username, password }: { username: string; password: string },
  options: Visit = {},
): Promise<Page> => {
  const page = await visit({ language, ...options })
  await logInAs(page, username, password)
  return page
}

/** A page of an admin, in the language of the run. */
export const visitAsAdmin = (visit: OpenPage, options: Visit = {}): Promise<Page> =>
  visitAs(visit, { username: 'admin', password: adminPassword }, options)

/** Opens a screen of the office as an admin, in the language of the run. */
export const openOffice = async (visit: OpenPage, path: string, options: Visit = {}): Promise<Page> => {
  const page = await visitAsAdmin(visit, options)
  await openPage(page, path)
  return page
}

/** Clicks a button by the key of its name. */
export const press = (
  within: Page | Locator,
  key: Key,
  values?: Record<string, string | number>,
): Promise<void> => within.getByRole('button', { name: t(key, values) }).click()

/** Reads a record or a list through the API, as the user of the page. */
export const read = async (page: Page, path: string) => (await page.request.get(path)).json()

/** Creates a record through the API, as the user of the page. */
export const create = async (page: Page, path: string, data: object) => {
  const response = await page.request.post(path, { data })
  expect([path, response.status(), await response.text()]).toEqual([path, 201, expect.anything()])
  return response.json()
}

/** Changes a record through the API, as a colleague would during the test. */
export const change = async (page: Page, path: string, data: object): Promise<void> => {
  const response = await page.request.put(path, { data })
  expect([path, response.status(), await response.text()]).toEqual([path, 200, expect.anything()])
}

/** Sends a request for a consultation, as a guest or as the client of the page. Returns its id. */
export const sendRequest = async (page: Page, changes: object = {}): Promise<number> => {
  const { id } = await create(page, '/api/consultations', {
    firstName: 'Sara',
    lastName: 'Al-Harbi',
    // Requests with the same address are of the same person.
    email: `${crypto.randomUUID()}@example.com`,
    phone: '0550123344',
    service: 'contract',
    message: 'Please read our lease.',
    ...changes,
  })
  return id
}

/** Sends a message through the contact form's call. Returns its id. */
export const sendContactMessage = async (page: Page, subject: string): Promise<number> => {
  const { id } = await create(page, '/api/contact', {
    name: 'Huda Al-Amri',
    email: 'huda@example.com',
    phone: '0550123344',
    subject,
    message: 'May I come on Sunday?',
    language,
  })
  return id
}

export const ownId = async (page: Page): Promise<number> => (await read(page, '/api/user')).id

/** Refuses changes, like a server that is too busy. The returned function ends that. */
export const refuseChanges = async (
  page: Page,
  calls: string,
  problem: object = { detail: t('error.unavailable') },
  status = 503,
): Promise<() => Promise<void>> => {
  await page.route(calls, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  return () => page.unroute(calls)
}

/** Opens a page as a link of the open page does: the browser makes the calls, not the server. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState(null, '', to), path)

/** Opens a screen whose call fails, reads the message and loads it with the retry button. */
export const openAfterRetry = async (page: Page, path: string, calls: string, message: string) => {
  await openPage(page, '/dashboard/help')
  await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }))
  await goWithin(page, path)
  await expect(page.getByText(message).first()).toBeVisible()
  await clickRetry(page, calls, t('form.retry'))
}

/** Expects each field to show its error. */
export const expectErrors = async (
  field: (key: Key) => Locator,
  errors: readonly (readonly [field: Key, message: string])[],
): Promise<void> => {
  for (const [key, message] of errors) await expectAt(field(key), message)
}

/** Answers the open confirmation with this button. */
export const answer = (page: Page, button: Key): Promise<void> =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(button), exact: true })
    .click()

/** Chooses an option of a select. */
export const choose = async (within: Page | Locator, name: string, option: string | RegExp) => {
  await within.getByRole('combobox', { name }).click()
  await ('page' in within ? within.page() : within).getByRole('option', { name: option }).click()
}

/** Compares a stale form with the version of a colleague, and saves both changes. */
export const saveBoth = async (page: Page, form: Locator): Promise<void> => {
  await form.getByRole('button', { name: t('compare.open') }).click()
  await page.getByRole('button', { name: t('compare.save') }).click()
}
