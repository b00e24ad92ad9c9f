import type { Page } from '@playwright/test'
import type { ListedPublication } from '#features/publications/schema.ts'
import {
  expect,
  expectAccessible,
  hydrated,
  language,
  partHydrated,
  registerClient,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { submitLogin } from './support/login-form.ts'
import { holdModule } from './support/slow-line.ts'

const listed = async (page: Page, query = ''): Promise<ListedPublication[]> =>
  (await page.request.get(`/api/publications?content=none&${query}`)).json()

const titleIn = ({ titleEn, titleAr }: ListedPublication) => (language === 'ar' && titleAr) || titleEn

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

test('the home page shows the newest publications, shortened and dated as specified, and filters them', async ({
  visit,
}) => {
  const page = await visit({ language })
  const section = await openSection(page)
  const newest = await listed(page, 'pageSize=5')
  await expect(section.locator('h3')).toHaveText(newest.map(titleIn))
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
  const areas = ['corporate', 'intellectualProperty', 'employment', 'litigation'] as const
  await expect(section.getByRole('group').getByRole('button')).toHaveText([
    t('filter.all'),
    ...areas.map((area) => t(`area.${area}`)),
  ])
  await choice('area.employment').click()
  const employment = await listed(page, 'category=employment')
  await expect(section.locator('h3')).toHaveText(employment.map(titleIn))
  await expect(section.getByRole('status')).toHaveText(t('publications.count', { n: employment.length }))
  await choice('filter.all').click()
  await expect(section.locator('h3')).toHaveCount(5)
})

test('an article has a table of contents, a link to share and a print version', async ({ visit }) => {
  const page = await visit({ language })
  const article = await findArticle(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/publications/${article.id}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn(article))
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
  const account = await registerClient(await visit({ language }), 'Sara', language)
  const page = await visit({ language })
  const article = await findArticle(page)
  await page.goto(`/publications/${article.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: t('portal.addFavorite') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(titleIn(article))
  await submitLogin(dialog, account)
  const stored = page.getByRole('button', { name: t('favorites.saved') })
  await expect(stored).toHaveAttribute('aria-pressed', 'true')
  const favorites = async () => (await page.request.get('/api/favorites')).json()
  await expect.poll(favorites).toMatchObject([{ publicationId: article.id }])
  await page.reload()
  await hydrated(page)
  await stored.click()
  await expect(page.getByRole('button', { name: t('portal.addFavorite') })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect.poll(favorites).toEqual([])
})

test('the archive updates in place with scripts, and the back button works', async ({ visit }) => {
  const page = await visit({ language })
  await page.goto('/publications')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const field = page.getByRole('searchbox')
  await partHydrated(field)
  const word = language === 'ar' ? 'العلامة' : 'trademark'
  await field.fill(word)
  await field.press('Enter')
  await expect(page).toHaveURL(`/publications?q=${encodeURIComponent(word)}`)
  await expect(page.locator('.archive-row h3 mark').first()).toHaveText(new RegExp(word, 'i'))
  await expect(page).toHaveTitle(new RegExp(word))
  await page.goBack()
  await expect(page.locator('.archive-row')).toHaveCount(10)
  await expect(field).toHaveValue('')
  await page.getByRole('link', { name: t('nav.next') }).press('Enter')
  await expect(page.locator('.archive-results')).toBeFocused()
  await expect(page).toHaveTitle(/(page|الصفحة) .?2/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a link clicked before the archive is hydrated opens its page', async ({ visit }) => {
  const page = await visit({ language })
  const goOn = await holdModule(page, `virtual:texts/${language}/publications`)
  await page.goto('/publications')
  await hydrated(page)
  await page.getByRole('link', { name: t('nav.next') }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  goOn()
  await expect(page).toHaveTitle(/(page|الصفحة) .?2/)
  await expect(page.getByRole('link', { name: t('nav.previous') })).toBeVisible()
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
  const title = page.locator('h1 > .other-language')
  await expect(title).toHaveCSS('font-family', /^"?Newsreader/)
  await expect(title).toHaveCSS('font-size', '44px')
  await expect(title).toHaveCSS('line-height', '50.6px')
  for (const part of [title, page.locator('.publication-summary > .other-language')]) {
    await expect(part).toHaveCSS('direction', 'ltr')
    await expect(part).toHaveCSS('display', 'block')
    await expect(part).toHaveCSS('text-align', 'start')
  }
})

test.describe('a failure', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('reverts a favorite that could not be saved', async ({ visit }) => {
    const page = await visit({ language })
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

  test('shows three skeletons for a slow list, and an error with a retry button for a failed one', async ({
    visit,
  }) => {
    const page = await visit({ language })
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

const words = language === 'ar' ? 'شركة' : 'company'

test('a visitor finds services, people and publications in one search, by keyboard', {
  tag: '@visitor',
}, async ({ visit }) => {
  const page = await visit({ language })
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.search'), exact: true })
    .press('Enter')
  await page.waitForURL('**/search')
  const field = page.getByRole('main').getByRole('searchbox', { name: t('search.label') })
  await expect(field).toBeFocused()
  await field.fill(words)
  await field.press('Enter')
  await page.waitForURL(/\/search\?q=/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(words))
  for (const name of [t('nav.services'), t('nav.team'), t('nav.publications')]) {
    const group = page.getByRole('region', { name, exact: true })
    await expect(group.getByRole('link').first()).toBeVisible()
    await expect(group.locator('mark').first()).toBeVisible()
  }
  await expectAccessible(page)
  await page
    .getByRole('region', { name: t('nav.services') })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/\/services\/\d+$/)
  await page.goBack()
  await expect(field).toHaveValue(words)

  await field.fill('qqqq')
  await field.press('Enter')
  await expect(page.getByText(t('publications.hits', { n: 0, words: 'qqqq' }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('search.ask') })).toBeVisible()
})
