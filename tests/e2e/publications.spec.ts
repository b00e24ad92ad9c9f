import type { Page } from '@playwright/test'
import type { ListedPublication } from '#features/publications/schema.ts'
import { samplePublications } from '#sample/publications/publications.ts'
import {
  expect,
  hydrated,
  type Language,
  language,
  registerClient,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { adminPassword } from './support/server.ts'

const listed = async (page: Page, query = ''): Promise<ListedPublication[]> =>
  (await page.request.get(`/api/publications?content=none&${query}`)).json()

const titleIn = (language: Language, { titleEn, titleAr }: { titleEn: string; titleAr: string }) =>
  (language === 'ar' && titleAr) || titleEn

/** The sample's article on directors: long, in both with an author. */
const findArticle = async (page: Page): Promise<ListedPublication> => {
  const found = (await listed(page)).find(({ titleEn }) => titleEn.startsWith('When does a director'))
  if (!found) throw new Error('The sample firm has lost its article')
  return found
}

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

test('the home page shows the newest publications, shortened and dated as specified, and filters them', async ({
  visit,
}) => {
  const page = await visit({ language })
  const section = await openSection(page)
  const newest = await listed(page, 'pageSize=5')
  await expect(section.locator('h3')).toHaveText(newest.map((each) => titleIn(language, each)))
  for (const time of await section.locator('time').allTextContents())
    expect(time).toMatch(language === 'ar' ? /^قبل / : / ago$/)
  // Each card has one, even the small ones.
  const previews = section.locator('.publication-preview')
  await expect(previews).toHaveCount(newest.length)
  for (const preview of await previews.all()) {
    const text = (await preview.textContent()) ?? ''
    expect(text).toMatch(/…$/)
    expect([...new Intl.Segmenter(language).segment(text)].length).toBeLessThanOrEqual(121)
    await expect(preview).toHaveCSS('-webkit-line-clamp', '3')
  }

  const choice = (key: Parameters<typeof t>[0]) => section.getByRole('button', { name: t(key), exact: true })
  await expect(section.getByRole('group').getByRole('button')).toHaveText(
    (
      [
        'filter.all',
        'area.corporate',
        'area.intellectualProperty',
        'area.employment',
        'area.litigation',
      ] as const
    ).map((key) => t(key)),
  )
  await choice('area.employment').click()
  const employment = await listed(page, 'category=employment')
  await expect(section.locator('h3')).toHaveText(employment.map((each) => titleIn(language, each)))
  await expect(section.getByRole('status')).toHaveText(t('publications.count', { n: employment.length }))
  await choice('filter.all').click()
  await expect(section.locator('h3')).toHaveCount(5)
})

test('an article has a table of contents, a link to share and a print version', { tag: '@visitor' }, async ({
  visit,
}) => {
  const page = await visit({ language })
  const article = await findArticle(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/publications/${article.id}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn(language, article))
  await expect(
    page.getByRole('link', { name: language === 'ar' ? 'خالد المطيري' : 'Khalid Al-Mutairi' }),
  ).toHaveAttribute('href', /^\/team\/\d+$/)
  await expect(page.locator('.publication-related h3')).toHaveCount(3)

  const contents = page.getByRole('navigation', { name: t('publications.contents') })
  const second = contents.getByRole('link').nth(1)
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  const heading = page.locator('.prose h2').nth(1)
  await expect(heading).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))

  await page.getByRole('button', { name: t('publications.copyLink') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('publications.linkCopied') })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}/publications/${article.id}?lang=${language}`,
  )

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.site-header')).toBeHidden()
  await expect(page.locator('.site-footer')).toBeHidden()
  await expect(page.locator('.publication-cover svg')).toBeHidden()
  await expect(page.locator('.publication-printed-line')).toContainText(`/publications/${article.id}`)
  // A heading is not printed without its form.
  await page.goto(`/contact?lang=${language}`)
  await expect(page.getByRole('heading', { name: t('contact.heading') })).toBeVisible()
  await expect(page.getByText(t('contact.form.title'), { exact: true })).toBeHidden()
  await expect(page.locator('.map')).toBeHidden()
  await page.goto(`/auth?lang=${language}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.locator('form').first()).toBeHidden()
})

test('a guest logs in to save an article, and removes it again', { tag: '@visitor' }, async ({ visit }) => {
  const t = wordsIn('ar')
  const account = await registerClient(await visit({ language: 'ar' }), 'Sara', 'ar')
  const page = await visit({ language: 'ar' })
  const article = await findArticle(page)
  await page.goto(`/publications/${article.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: t('portal.addFavorite') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(titleIn('ar', article))
  await dialog.getByLabel(t('form.username')).fill(account.username)
  await dialog.getByLabel(t('form.password'), { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: t('auth.login'), exact: true }).click()
  const kept = page.getByRole('button', { name: t('favorites.kept') })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
  const favorites = async () =>
    ((await (await page.request.get('/api/favorites')).json()) as { publicationId: number }[]).map(
      ({ publicationId }) => publicationId,
    )
  await expect.poll(favorites).toEqual([article.id])
  await page.reload()
  await hydrated(page)
  await kept.click()
  await expect(page.getByRole('button', { name: t('portal.addFavorite') })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect.poll(favorites).toEqual([])
})

test('a text without Arabic stays English on the Arabic page, with a notice', async ({ visit }) => {
  const t = wordsIn('ar')
  const page = await visit({ language: 'ar' })
  const onlyEnglish = (await listed(page)).find(({ titleAr }) => titleAr === '')
  await page.goto(`/publications/${onlyEnglish?.id}`)
  await expect(page.getByText(t('publications.onlyInEnglish'))).toBeVisible()
  const english = page.getByRole('heading', { level: 1 }).locator('[lang=en][dir=ltr]')
  await expect(english).toHaveText(onlyEnglish?.titleEn ?? '')
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.prose')).toHaveAttribute('dir', 'ltr')
})

test.describe('a failure', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('reverts a favorite that could not be saved', async ({ visit }) => {
    const t = wordsIn('en')
    const page = await visit()
    await registerClient(page)
    const article = await findArticle(page)
    await page.goto(`/publications/${article.id}`)
    await hydrated(page)
    await page.route('**/api/favorites', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { title: 'No', detail: 'Not now' } })
        : route.continue(),
    )
    const button = page.getByRole('button', { name: t('portal.addFavorite') })
    await button.click()
    await expect(page.getByText(t('favorites.failed')).first()).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  test('an unknown, draft or scheduled publication returns 404', async ({ visit }) => {
    const page = await visit()
    const shown = (await listed(page)).map(({ id }) => id)
    // The sample has one scheduled publication and one draft.
    const hidden = [1, 2]
    expect(shown).not.toEqual(expect.arrayContaining(hidden))
    for (const id of [...hidden, 999_999, '99999999999999']) {
      const response = await page.goto(`/publications/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    }
  })
})
