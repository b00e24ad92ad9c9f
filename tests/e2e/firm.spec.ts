import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { sampleStory } from '#sample/story.ts'
import {
  expect,
  hydrated,
  language,
  partHydrated,
  refusedCall,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { clickRetry, hold } from './support/slow-line.ts'

const members = { en: 'Noura Al-Qahtani', ar: 'نورة القحطاني' }
const services = { en: 'Litigation and advocacy', ar: 'التقاضي والترافع' }

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
  await page.goto('/about')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('about.teamLink') })
    .click()
  await expect(page).toHaveURL(/\/#team$/)
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

test.describe('the home page', () => {
  test.use({ expectedConsole: /Failed to load resource.*qimam/ })

  test('shows placeholders while its lists load, filters them, and survives a missing logo', async ({
    visit,
  }) => {
    const page = await visit({ language })
    await page.route('**/qimam.svg', (route) => route.abort())
    const calls = ['services', 'team-members?*', 'clients?*']
    const releases = await Promise.all(calls.map((call) => hold(page, `**/api/${call}`)))
    await page.goto('/auth')
    await hydrated(page)
    const home = page.locator('a[href="/"]').first()
    await partHydrated(home)
    await home.click()
    const section = (id: string) => page.locator(`section#${id}`)
    for (const [id, count] of [
      ['services', 6],
      ['team', 3],
      ['clients', 6],
    ] as const) {
      await section(id).scrollIntoViewIfNeeded()
      await expect(section(id).locator('[aria-busy=true] li')).toHaveCount(count)
    }
    for (const release of releases) release()
    await expect(section('services').getByRole('heading', { level: 3 }).first()).toBeVisible()

    const names = section('team').getByRole('heading', { level: 3 })
    await expect(names).toHaveCount(8)
    for (const [filter, count] of [
      ['team.filter.partners', 3],
      ['team.filter.associates', 3],
      ['team.filter.consultants', 2],
      ['filter.all', 8],
    ] as const) {
      await press(section('team').getByRole('button', { name: t(filter) }))
      await expect(names).toHaveCount(count)
      await expect(section('team').getByRole('status')).toHaveText(t('team.count', { n: count }))
    }

    const cells = section('clients').getByRole('listitem')
    await expect(cells).toHaveCount(12)
    const nameOnly = cells.filter({ has: page.locator('.client-logo-fallback') })
    await expect(nameOnly).toHaveCount(1)
    await expect(nameOnly.locator('img')).toHaveCount(0)
    for (const [filter, count] of [
      ['clients.filter.corporate', 6],
      ['clients.filter.individual', 2],
      ['clients.filter.government', 2],
      ['clients.filter.international', 2],
      ['filter.all', 12],
    ] as const) {
      await press(section('clients').getByRole('button', { name: t(filter) }))
      await expect(cells).toHaveCount(count)
    }
  })
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
    // The ninth person is hidden, the ninth service is inactive, and two publications are not published yet.
    const hidden = ['/team/9', '/services/9', '/publications/1', '/publications/2']
    const unknown = ['/team/999', '/services/999', '/publications/99999999999999', '/no/such/page']
    for (const path of [...hidden, ...unknown]) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    }
    await page.getByRole('link', { name: wordsIn('en')('nav.backHome') }).click()
    await expect(page).toHaveURL(/\/$/)
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
