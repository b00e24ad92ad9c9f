import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { sampleStory } from '#sample/story.ts'
import { expect, hydrated, language, refusedCall, t, test, wordsIn } from './support/fixtures.ts'
import { clickRetry, hold } from './support/slow-line.ts'

const members = { en: 'Noura Al-Qahtani', ar: 'نورة القحطاني' }
const services = { en: 'Litigation and advocacy', ar: 'التقاضي والترافع' }

const sectionOf = (page: Page, id: string) => page.locator(`section#${id}`)

/** Presses a filter. The page may still scroll to the section of its address, so that a click misses the button. */
const press = (filter: Locator) =>
  expect(async () => {
    await filter.click()
    await expect(filter).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
  }).toPass()

test("a visitor opens a lawyer's page and card, and sends a request to that lawyer", {
  tag: '@visitor',
}, async ({ visit }) => {
  const name = members[language]
  const page = await visit({ language })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.getByRole('main')).toContainText('35/9003')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('person.vcard') }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${name}.vcf`)
  expect(await readFile(await download.path(), 'utf8')).toContain(`\r\nFN:${name}\r\n`)
  await page.getByRole('link', { name: t('person.request', { name }) }).click()
  await expect(page).toHaveURL(/\/#consultation$/)
  const form = page.getByRole('form', { name: t('hero.cta.consultation') })
  await expect(form.getByLabel(t('form.subject'))).toHaveValue(
    t('person.subject', { name }).replace(/[\u2068\u2069]/g, ''),
  )
})

test('every page about the firm is readable without scripts', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('link', { name: members[language], exact: true })).toBeVisible()
  for (const quotation of await page.locator('blockquote').all()) await expect(quotation).toBeVisible()
  await page.getByRole('link', { name: members[language], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(members[language])
  await page.goto('/services/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services[language])
  await expect(page.getByRole('heading', { name: t('publications.related') })).toBeVisible()
  await page.goto('/clients')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12 + 1)
  await expect(page.getByRole('link', { name: 'qimam.example', exact: true })).toHaveAttribute(
    'rel',
    'noopener',
  )
  await page.goto('/about')
  for (const key of ['about.history', 'about.mission', 'about.vision'] as const)
    await expect(page.getByRole('heading', { level: 2, name: t(key) })).toBeVisible()
  for (const { detailEn, detailAr } of sampleStory.filter(({ kind }) => kind === 'value'))
    await expect(page.getByText((language === 'ar' ? detailAr : detailEn) ?? '-')).toBeVisible()
  await context.close()
})

test('the team loads with three skeletons and can be filtered', async ({ visit }) => {
  const page = await visit({ language })
  const letGo = await hold(page, '**/api/team-members?*')
  await page.goto('/about')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('about.teamLink') })
    .click()
  await expect(page).toHaveURL(/\/#team$/)
  const team = sectionOf(page, 'team')
  await team.scrollIntoViewIfNeeded()
  await expect(team.locator('[aria-busy=true] li')).toHaveCount(3)
  letGo()
  const names = team.getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(8)
  for (const [filter, count] of [
    ['partners', 3],
    ['associates', 3],
    ['consultants', 2],
  ] as const) {
    await press(team.getByRole('button', { name: t(`team.filter.${filter}`) }))
    await expect(names).toHaveCount(count)
    await expect(team.getByRole('status')).toHaveText(t('team.count', { n: count }))
  }
  await press(team.getByRole('button', { name: t('filter.all') }))
  await expect(names).toHaveCount(8)
})

test('a guest on a service page is asked to log in to request it', async ({ visit }) => {
  const page = await visit({ language })
  await page.goto('/')
  await hydrated(page)
  const service = services[language]
  await page.getByRole('link', { name: service, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service)
  await page.getByRole('link', { name: t('services.requestNamed', { service }) }).click()
  await expect(page.getByRole('dialog')).toContainText(t('services.loginNotice', { service }))
  // The link to continue without an account leads to the same form.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('auth.guest'), exact: true })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/#consultation$/)
  await expect(
    page
      .getByRole('form', { name: t('hero.cta.consultation') })
      .getByRole('combobox')
      .first(),
  ).toContainText(t('area.litigation'))
})

test('a visitor moves between services by the list, the footer and the back link', async ({ visit }) => {
  const page = await visit({ language })
  await page.goto('/services/1')
  await hydrated(page)
  await page.getByRole('link', { name: services[language], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services[language])
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('area.employment') })
    .click()
  await expect(page).toHaveURL(/\/services\/4$/)
  await page
    .getByRole('navigation', { name: t('ui.breadcrumb') })
    .getByRole('link', { name: t('services.heading') })
    .click()
  await expect(page).toHaveURL(/\/#services$/)
})

test.describe('the clients', () => {
  test.use({ expectedConsole: /Failed to load resource.*qimam/ })

  test('load with six placeholders, can be filtered, and survive a missing logo', async ({ visit }) => {
    const t = wordsIn('en')
    const page = await visit()
    await page.route('**/qimam.svg', (route) => route.abort())
    const letGo = await hold(page, '**/api/clients?*')
    await page.goto('/about')
    await hydrated(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('nav.contact') })
      .click()
    const clients = sectionOf(page, 'clients')
    await clients.scrollIntoViewIfNeeded()
    const cells = clients.getByRole('listitem')
    await expect(clients.locator('[aria-busy=true] li')).toHaveCount(6)
    letGo()
    await expect(cells).toHaveCount(12)
    const qimam = cells.filter({ hasText: 'Qimam' })
    await expect(qimam.locator('.client-logo-fallback')).toBeVisible()
    await expect(qimam.locator('img')).toHaveCount(0)
    for (const [type, count] of [
      ['corporate', 6],
      ['individual', 2],
      ['government', 2],
      ['international', 2],
    ] as const) {
      await press(clients.getByRole('button', { name: t(`clients.filter.${type}`) }))
      await expect(cells).toHaveCount(count)
    }
    await press(clients.getByRole('button', { name: t('filter.all') }))
    await expect(cells).toHaveCount(12)
  })
})

const testimonials = sampleStory.filter(({ kind }) => kind === 'testimonial')

test('one of three testimonials shows, its dot selects it, and none moves by itself', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await page.clock.install()
  await page.goto('/clients')
  await hydrated(page)
  const shown = page.locator('blockquote:visible')
  const dot = (n: number) =>
    page.getByRole('button', { name: t('testimonials.show', { n, total: 3 }), exact: true })
  await expect(page.locator('blockquote')).toHaveCount(3)
  await expect(shown).toContainText(testimonials[0]?.textEn ?? '-')
  // The section hydrates once its code has loaded.
  await expect(async () => {
    await dot(2).click()
    await expect(shown).toContainText(testimonials[1]?.textEn ?? '-', { timeout: 1_000 })
  }).toPass()
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[aria-current=true]')).toHaveCount(1)
  await page.clock.runFor(10_000)
  await expect(shown).toContainText(testimonials[1]?.textEn ?? '-')
  await page.keyboard.press('ArrowRight')
  await expect(dot(3)).toBeFocused()
  await expect(shown).toHaveText(`“${testimonials[2]?.textEn}”`)
})

test.describe('a missing record', () => {
  test.use({ expectedConsole: refusedCall })

  test('has its own page with status 404, from the server and by a link', async ({ visit }) => {
    const page = await visit()
    // The ninth person is hidden, and the ninth service is inactive.
    for (const path of ['/team/9', '/team/999', '/services/9', '/services/999']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    }
    await page.goto('/')
    await hydrated(page)
    await page.route('**/api/team-members/2', (route) =>
      route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
    )
    await page.getByRole('link', { name: members.en, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  })

  test('or a failed request can be retried', async ({ visit }) => {
    const t = wordsIn('en')
    const page = await visit()
    await page.goto('/about')
    await hydrated(page)
    await page.route('**/api/clients?*', (route) => route.fulfill({ status: 404, body: '' }))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('clients.heading') })
      .click()
    await expect(page.getByText(t('clients.loadFailed'))).toBeVisible()
    await clickRetry(page, '**/api/clients?*', t('form.retry'))
    await expect(page.getByRole('heading', { level: 2, name: 'Qimam' })).toBeVisible()
  })
})
