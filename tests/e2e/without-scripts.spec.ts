import type { Page } from '@playwright/test'
import { sampleStory } from '#sample/story.ts'
import { expect, language, phone, t, test, wordsIn } from './support/fixtures.ts'
import { missingPages, publicPages } from './support/public-pages.ts'

// A form with an error is answered with its page and status 400.
test.use({
  javaScriptEnabled: false,
  expectedConsole: new RegExp(`${missingPages.source}|status of 400 .*#form-(consultation|contact)$`),
})

const member = { en: 'Noura Al-Qahtani', ar: 'نورة القحطاني' }[language]
const partner = { en: 'Khalid Al-Mutairi', ar: 'خالد المطيري' }[language]
const service = { en: 'Litigation and advocacy', ar: 'التقاضي والترافع' }[language]
/** The four values of the specification, which the sample firm has. */
const valueTitles = {
  en: ['Excellence', 'Integrity', 'Client Focus', 'Confidentiality'],
  ar: ['التميّز', 'النزاهة', 'التركيز على العميل', 'السرية'],
}[language]
const values = sampleStory.filter(({ kind }) => kind === 'value')

/** Pages without a heading when scripts do not run. They show the firm's phone number instead. */
const needsScripts = /^\/auth\b/

const heading = (page: Page, level: number, name: string) => page.getByRole('heading', { level, name })
const text = (page: Page, words: string) => page.getByText(words, { exact: true })

/** Parts that are visible on a page. */
const partsOf: Partial<Record<string, (page: Page) => ReturnType<Page['locator']>[]>> = {
  '/': (page) => [
    heading(page, 2, t('services.heading')),
    ...valueTitles.map((name) => heading(page, 3, name)),
    page.getByRole('link', { name: member, exact: true }),
    ...[0, 1, 2].map((at) => page.locator('blockquote').nth(at)),
    ...['7099999140', t('legal.noRelation'), t('footer.rights').split('{firm}. ')[1] ?? '-'].map((words) =>
      page.getByRole('contentinfo').filter({ hasText: words }),
    ),
    page.getByLabel(t('form.preferredDate')).and(page.locator('[type=date]')),
  ],
  '/team/1': (page) => [heading(page, 1, partner)],
  '/services/2': (page) => [heading(page, 1, service), heading(page, 2, t('publications.related'))],
  '/clients': (page) => [
    page.getByRole('main').getByRole('heading', { level: 2 }).nth(12),
    page.getByRole('link', { name: 'qimam.example', exact: true }).and(page.locator('[rel=noopener]')),
  ],
  '/about': (page) => [
    ...(['about.history', 'about.mission', 'about.vision'] as const).map((key) => heading(page, 2, t(key))),
    ...values.map(({ detailEn, detailAr }) =>
      page.getByText((language === 'ar' ? detailAr : detailEn) ?? '-'),
    ),
  ],
}

test('every public page is readable', async ({ visit }) => {
  const page = await visit({ language })
  const note = page.locator('noscript p', { hasText: t('state.needsScripts') })
  for (const path of publicPages)
    await test.step(path, async () => {
      await page.goto(path)
      const says = needsScripts.test(path) ? note : page.getByRole('heading', { level: 1 })
      await expect(says).toHaveText(/./)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const part of partsOf[path]?.(page) ?? []) await expect(part).toBeVisible()
    })
  await page.goto('/verify')
  await expect(note).toBeVisible()
  await expect(page.getByRole('button', { name: t('fileCheck.choose') })).toBeHidden()
})

test('the illustration shows noon', async ({ visit }) => {
  const page = await visit()
  await page.goto('/')
  const sun = page.locator('.hero .wall-wide .wall-sun').first()
  await expect(sun).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 1137.6, 0)')
  await expect(page.locator('.hero .wall-wide .wall-lamp').first()).toHaveCSS('opacity', '0')
})

test('a guest sends a request and withdraws it', { tag: '@visitor' }, async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await page.goto('/')
  const form = page.locator('form[data-form="consultation"]')
  const field = (key: 'firstName' | 'lastName' | 'phone' | 'service' | 'message' | 'email') =>
    form.getByLabel(t(`form.${key}`))
  // The whole form is visible, without steps.
  await expect(form.getByRole('button', { name: t('consultation.continue'), exact: true })).toHaveCount(0)
  await field('firstName').fill('سارة')
  await field('lastName').fill('الحربي')
  await field('phone').fill('0550123344')
  await field('service').selectOption('real-estate')
  await field('message').fill('"><script>alert(1)</script>')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: t('form.submit') }).click()
  await expect(form.getByRole('heading', { name: t('form.errorSummary.title') })).toBeInViewport()
  await expect(field('message')).toHaveValue('"><script>alert(1)</script>')
  await expect(field('service')).toHaveValue('real-estate')
  await expect(form.getByRole('checkbox')).toBeChecked()
  await field('email').fill('sara.plain@example.com')
  await form.getByRole('button', { name: t('form.submit') }).click()
  await expect(page).toHaveURL(/\/requests\?token=/)
  await expect(text(page, t('consultation.sent'))).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await text(page, t('followed.withdraw')).click()
  await page.getByRole('button', { name: t('followed.withdraw.confirm') }).click()
  await expect(page.getByRole('main')).toContainText(t('followed.status.withdrawn'))
})

test("a message and a subscription are answered in the visitor's language", async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  for (const path of ['/', '/contact']) {
    await page.goto(path)
    const form = page.locator('form[data-form="contact"]')
    await form.getByLabel(t('form.fullName')).fill('سارة')
    await form.getByLabel(t('form.subject')).fill('موعد')
    await form.getByLabel(t('form.message')).fill('متى؟')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: t('form.submit') }).click()
    await expect(form.getByRole('heading', { name: t('form.errorSummary.title') })).toBeInViewport()
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await form.getByLabel(t('form.email')).fill('sara.plain@example.com')
    await form.getByRole('button', { name: t('form.submit') }).click()
    await expect(text(page, t('contact.sent'))).toBeInViewport()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  const newsletter = page.locator('form[data-form="newsletter"]')
  await newsletter.getByRole('textbox', { name: t('newsletter.placeholder') }).fill('sara.plain@example.com')
  await newsletter.getByRole('button').click()
  await expect(text(page, t('newsletter.sent.title'))).toBeInViewport()
  await expect(page.getByRole('link', { name: t('contact.map.open') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('contact.map.show') })).toBeHidden()
})

// Arabic words are found in other spellings.
test('a visitor searches the site', async ({ visit }) => {
  const t = wordsIn('ar')
  const page = await visit({ language: 'ar' })
  const main = page.getByRole('main')
  const search = async (words: string) => {
    await main.getByRole('searchbox', { name: t('search.label') }).fill(words)
    await main.getByRole('button', { name: t('publications.search.submit') }).click()
  }
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: t('nav.search'), exact: true })
  await link.click()
  await search('الشركات')
  const people = page.getByRole('region', { name: t('nav.team') })
  await expect(people.locator('mark').first()).toBeVisible()
  // More results than fit.
  await search('النظام')
  await main.getByRole('link', { name: /في الإصدارات/ }).click()
  await page.waitForURL(/\/publications\?q=/)
})

// Without hamza and with the other final letter, as users type.
test('the archive can be searched, filtered and paged', async ({ visit }) => {
  const t = wordsIn('ar')
  const page = await visit({ language: 'ar' })
  const listed = async (query = ''): Promise<{ titleEn: string; titleAr: string; publishDate: string }[]> =>
    (await page.request.get(`/api/publications?content=none&${query}`)).json()
  await page.goto('/publications')
  const rows = page.locator('.archive-row')
  const total = (await listed()).length
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('publications.count', { n: total }))
  await expect(rows).toHaveCount(10)
  const name = t('ui.pager.pages', { label: t('publications.heading') })
  const pages = page.getByRole('navigation', { name })
  await pages.getByRole('link', { name: t('nav.next') }).click()
  await expect(rows).toHaveCount(total - 10)
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')

  const link = (words: string) => page.getByRole('link', { name: words, exact: true }).first()
  await link(t('area.litigation')).click()
  await expect(page).toHaveURL(/category=litigation$/)
  const litigation = await listed('category=litigation')
  await expect(rows.locator('h3')).toHaveText(litigation.map(({ titleAr, titleEn }) => titleAr || titleEn))
  const year = new Date(litigation[0]?.publishDate ?? '').getUTCFullYear()
  await link(String(year)).click()
  await expect(page).toHaveURL(new RegExp(`category=litigation&year=${year}$`))
  await expect(rows).not.toHaveCount(0)
  await link(t('filter.all')).click()
  await link(t('publications.year.all')).click()

  await page.getByRole('searchbox').fill('مجلس الاداره')
  await page.getByRole('button', { name: t('publications.search.submit') }).click()
  const mark = rows.first().locator('h3 mark')
  await expect(mark.first()).toHaveText('مجلس')
  await expect(mark.last()).toHaveText('الإدارة')

  await page.goto('/publications?category=nothing&page=minus&year=soon')
  await expect(rows).toHaveCount(10)
  await page.goto('/publications?page=99')
  await link(t('publications.lastPage')).click()
  await expect(rows).toHaveCount(total - 10)
  await page.goto('/publications?q=zzzz')
  await link(t('publications.showAll')).click()
  await expect(rows).toHaveCount(10)
})
