import type { Page } from '@playwright/test'
import type { ListedPublication } from '#features/publications/schema.ts'
import { samplePublications } from '#sample/publications/publications.ts'
import {
  expect,
  expectAccessible,
  hydrated,
  type Language,
  partHydrated,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { adminPassword } from './support/server.ts'

const listed = async (page: Page, query = ''): Promise<ListedPublication[]> =>
  (await page.request.get(`/api/publications?content=none&${query}`)).json()

const titleIn = (language: Language, { titleEn, titleAr }: { titleEn: string; titleAr: string }) =>
  (language === 'ar' && titleAr) || titleEn

/** The home section, once it is hydrated. */
const openSection = async (page: Page) => {
  await page.goto('/')
  await hydrated(page)
  const section = page.locator('#publications')
  await section.scrollIntoViewIfNeeded()
  // Before hydration the dates are absolute.
  await expect(section.locator('.publication-lead time')).toHaveText(/ago$|^قبل/)
  return section
}

/** Publications of other tests on the same server are newer than the sample, so they are deleted. */
test.beforeAll(async ({ playwright, server }) => {
  const admin = await playwright.request.newContext({ baseURL: server.url })
  const login = { username: 'admin', password: adminPassword }
  expect((await admin.post('/api/login', { data: login })).status()).toBe(200)
  const all: { id: number; titleEn: string }[] = await (
    await admin.get('/api/admin/publications?pageSize=500')
  ).json()
  const titles = new Set(samplePublications.map(({ titleEn }) => titleEn))
  for (const { id } of all.filter(({ titleEn }) => !titles.has(titleEn)))
    expect((await admin.delete(`/api/admin/publications/${id}`)).status()).toBe(204)
  await admin.dispose()
})

test('the archive can be searched, filtered and paged without scripts', { tag: '@visitor' }, async ({
  browser,
  server,
}) => {
  const t = wordsIn('ar')
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    locale: 'ar-SA',
  })
  const page = await context.newPage()
  await page.goto('/publications')
  const rows = page.locator('.archive-row')
  const total = (await listed(page)).length
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('publications.count', { n: total }))
  await expect(rows).toHaveCount(10)
  const pages = page.getByRole('navigation', {
    name: t('ui.pager.pages', { label: t('publications.heading') }),
  })
  await pages.getByRole('link', { name: t('nav.next') }).click()
  await expect(rows).toHaveCount(total - 10)
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')

  await page
    .getByRole('link', { name: t('area.litigation'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/category=litigation$/)
  const litigation = await listed(page, 'category=litigation')
  await expect(rows.locator('h3')).toHaveText(litigation.map((each) => titleIn('ar', each)))
  const year = new Date(litigation[0]?.publishDate ?? '').getUTCFullYear()
  await page.getByRole('link', { name: String(year), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`category=litigation&year=${year}$`))
  await expect(rows).not.toHaveCount(0)
  await page.getByRole('link', { name: t('filter.all'), exact: true }).click()
  await page.getByRole('link', { name: t('publications.year.all') }).click()

  // Without hamza and with the other final letter, as users type.
  await page.getByRole('searchbox').fill('مجلس الاداره')
  await page.getByRole('button', { name: t('publications.search.submit') }).click()
  const mark = rows.first().locator('h3 mark')
  await expect(mark.first()).toHaveText('مجلس')
  await expect(mark.last()).toHaveText('الإدارة')

  await page.goto('/publications?category=nothing&page=minus&year=soon')
  await expect(rows).toHaveCount(10)
  await page.goto('/publications?page=99')
  await page.getByRole('link', { name: t('publications.lastPage') }).click()
  await expect(rows).toHaveCount(total - 10)
  await page.goto('/publications?q=zzzz')
  await page.getByRole('link', { name: t('publications.showAll') }).click()
  await expect(rows).toHaveCount(10)
  await context.close()
})

test('the archive updates in place with scripts, and the back button works', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await page.goto('/publications')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const field = page.getByRole('searchbox')
  await partHydrated(field)
  await field.fill('trademark')
  await field.press('Enter')
  await expect(page).toHaveURL(/\?q=trademark$/)
  await expect(page.locator('.archive-row h3 mark').first()).toHaveText(/trademark/i)
  await expect(page).toHaveTitle(/trademark/)
  await page.goBack()
  await expect(page.locator('.archive-row')).toHaveCount(10)
  await expect(field).toHaveValue('')
  await page.getByRole('link', { name: t('nav.next') }).press('Enter')
  await expect(page.locator('.archive-results')).toBeFocused()
  await expect(page).toHaveTitle(/page 2/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a link clicked before the archive is hydrated opens its page', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  let goOn: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/\/assets\/publications-(?!page|section)[^/]*\.js$/, async (route) => {
    await slow
    await route.continue()
  })
  await page.goto('/publications')
  await hydrated(page)
  await page.getByRole('link', { name: t('nav.next') }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  goOn()
  await expect(page).toHaveTitle(/page 2/)
  await expect(page.getByRole('link', { name: t('nav.previous') })).toBeVisible()
})

test.describe('a failure', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('shows three skeletons for a slow list, and an error with a retry button for a failed one', async ({
    visit,
  }) => {
    const t = wordsIn('en')
    const page = await visit()
    const section = await openSection(page)
    let goOn: (status: number) => void = () => undefined
    const answer = () => new Promise<number>((resolve) => (goOn = resolve))
    let decided = answer()
    await page.route('**/api/publications?*', async (route) => {
      const status = await decided
      if (status === 200) await route.continue()
      else await route.fulfill({ status, json: { title: 'No', detail: 'No' } })
    })
    await section.getByRole('button', { name: t('area.litigation') }).click()
    await expect(section.locator('.publication-skeleton')).toHaveCount(3)
    await expect(section.locator('[aria-busy=true]')).toBeVisible()
    goOn(500)
    await expect(section.getByRole('alert')).toContainText(t('publications.loadFailed'))
    await expectAccessible(page)
    decided = answer()
    await section.getByRole('button', { name: t('form.retry') }).click()
    await expect(section.locator('.publication-skeleton')).toHaveCount(3)
    goOn(200)
    await expect(section.locator('h3')).not.toHaveCount(0)

    await page.goto('/publications')
    await hydrated(page)
    decided = Promise.resolve(500)
    await page.getByRole('link', { name: t('nav.next') }).click()
    await expect(page.getByRole('alert')).toContainText(t('publications.loadFailed'))
    decided = Promise.resolve(200)
    await page.getByRole('button', { name: t('form.retry') }).click()
    await expect(page.locator('.archive-row')).not.toHaveCount(0)
  })
})
