import type { APIRequestContext, Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  language,
  languages,
  logInAsAdmin,
  phone,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { adminPassword } from './support/server.ts'
import { holdModule } from './support/slow-line.ts'

const analyticsId = 'G-TEST123456'
const analyticsHost = 'https://www.googletagmanager.com/'

test.use({ expectedHosts: /./ })

let admin: APIRequestContext
const changeSetting = async (key: string, value: string) => {
  const response = await admin.put('/api/admin/settings', { data: [{ key, value }] })
  expect(response.status()).toBe(200)
}

test.beforeAll(async ({ playwright, server }) => {
  admin = await playwright.request.newContext({ baseURL: server.url })
  const login = { username: 'admin', password: adminPassword }
  expect((await admin.post('/api/login', { data: login })).status()).toBe(200)
  await changeSetting('google_analytics_id', analyticsId)
})
test.afterAll(() => admin.dispose())

/** The requests of a page to other hosts. Each is answered with an empty script. */
const foreignRequests = async (page: Page, own: string): Promise<string[]> => {
  const requested: string[] = []
  await page.route(
    (url) => url.origin !== own,
    (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return requested
}

test('no page requests anything from another host before consent', async ({ visit, server }) => {
  const page = await visit()
  const requested = await foreignRequests(page, server.url)
  const map = await (await page.request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  // Each page once, in one of the two languages.
  const paths = addresses.filter((_, at) => at % 4 === 0 || at % 4 === 3)
  expect(paths.length).toBeGreaterThan(20)
  await page.goto('/')
  expect(await page.evaluate(foreignParts, paths)).toEqual([])
  // Every test checks for requests to other hosts. Analytics would start here with consent.
  for (const path of ['/', '/publications/3', '/auth']) {
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  }
  expect(requested).toEqual([])
})

/** Resources that the pages would load from other hosts, by page. */
const foreignParts = async (paths: string[]): Promise<string[]> => {
  const parts =
    'script, img, iframe, source, video, audio, embed, object, link:not([rel=canonical], [rel=alternate])'
  const found: string[] = []
  for (const path of paths) {
    // The parser would check the page's styles against the content security policy of this one.
    const text = (await (await fetch(path)).text()).replace(/<style>.*?<\/style>/s, '')
    const page = new DOMParser().parseFromString(text, 'text/html')
    for (const part of page.querySelectorAll(parts))
      for (const name of ['src', 'srcset', 'href', 'data', 'poster']) {
        const address = part.getAttribute(name)
        if (address && new URL(address, location.href).origin !== location.origin)
          found.push(`${path}: ${address}`)
      }
  }
  return found
}

test('a visitor answers the question about analytics, which is stored and can be changed', {
  tag: '@visitor',
}, async ({ visit, server }) => {
  const page = await visit({ language, viewport: language === 'ar' ? phone : desktop })
  const requested = await foreignRequests(page, server.url)
  await page.goto('/about')
  const question = page.getByRole('region', { name: t('privacy.banner.title') })
  await expect(question).toBeVisible()
  await expect(page.locator('h1')).not.toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const [decline, accept] = await Promise.all(
    (['privacy.decline', 'privacy.accept'] as const).map((key) =>
      question.getByRole('button', { name: t(key) }).evaluate((button) => {
        const { color, backgroundColor, fontWeight } = getComputedStyle(button)
        return { color, backgroundColor, fontWeight, height: button.clientHeight }
      }),
    ),
  )
  expect(decline).toEqual(accept)

  await question.getByRole('button', { name: t('privacy.decline') }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(question).toBeHidden()
  expect(requested).toEqual([])

  // The click may come before the notice has loaded.
  const release = await holdModule(page, 'src/pages/website/notices/notices.tsx')
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: t('privacy.choices') }).click()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  release()
  await expect(question.getByRole('heading')).toBeFocused()
  await question.getByRole('button', { name: t('privacy.accept') }).click()
  await expect(page.getByRole('button', { name: t('privacy.choices') })).toBeFocused()
  await expect.poll(() => requested).toEqual([`${analyticsHost}gtag/js?id=${analyticsId}`])
})

test('a link to a guarded page loads a new document without analytics, and withdrawn consent removes it', async ({
  visit,
  server,
}) => {
  const t = wordsIn('en')
  const page = await visit()
  const requested = await foreignRequests(page, server.url)
  await page.addInitScript(() => localStorage.setItem('privacy-choice', 'accepted'))
  await page.goto('/')
  await expect.poll(() => requested.length).toBe(1)
  const isSameDocument = () => page.evaluate(() => 'marked' in window)
  await page.evaluate(() => Object.assign(window, { marked: true }))

  await page
    .locator('.site-footer')
    .getByRole('link', { name: t('legal.terms') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('legal.terms') })).toBeVisible()
  expect(await isSameDocument()).toBe(true)

  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/auth')
  await page.locator('.site-login').click()
  expect((await answer).headers()['content-security-policy']).not.toContain('googletagmanager')
  await expect(page.getByRole('tab', { name: t('auth.login') })).toBeVisible()
  expect(await isSameDocument()).toBe(false)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(requested).toHaveLength(1)
})

test('a consent checkbox links to its text', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await page.addInitScript(() => localStorage.setItem('privacy-choice', 'declined'))
  await page.goto('/terms-of-service')
  await expect(page.locator('.legal-version time')).toBeVisible()
  await page.goto('/contact')
  await hydrated(page)
  const box = page.getByRole('checkbox', { name: t('form.agreeTerms') })
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: `${t('form.agree.terms')} (${t('form.opensNew')})` }).click()
  await expect((await opened).getByRole('heading', { level: 1, name: t('legal.terms') })).toBeVisible()
  await expect(box).not.toBeChecked()
})

test.describe('the site under maintenance', () => {
  test.use({ expectedConsole: /status of 503/ })
  test.beforeAll(() => changeSetting('maintenance_mode', 'true'))

  test('a guest sees the maintenance page and the phone number in both languages', {
    tag: '@visitor',
  }, async ({ visit }) => {
    for (const language of languages) {
      const page = await visit({ language, viewport: language === 'ar' ? phone : desktop })
      const response = await page.goto('/publications')
      expect(response?.status()).toBe(503)
      await expect(
        page.getByRole('heading', { level: 1, name: wordsIn(language)('maintenance.page.title') }),
      ).toBeVisible()
      for (const each of languages)
        await expect(page.getByText(wordsIn(each)('maintenance.page.body'))).toBeVisible()
      await expect(page.getByRole('link', { name: 'info@mizan.example' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })

  test('staff log in and see the site, with a notice that visitors do not get', async ({ visit }) => {
    const t = wordsIn('en')
    const page = await visit()
    await page.goto('/auth')
    await expect(page.getByRole('tab', { name: t('auth.login') })).toBeVisible()
    await logInAsAdmin(page)
    const response = await page.goto('/')
    expect(response?.status()).toBe(200)
    const banner = page.getByRole('status').filter({ hasText: t('maintenance.banner') })
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/dashboard/settings')
    await expectAccessible(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('note').filter({ hasText: t('closed.title') })).toBeVisible()
    await page.getByRole('link', { name: t('closed.settings') }).click()
    await expect(page.getByRole('switch', { name: t('settings.maintenance') })).toBeChecked()
    await expectAccessible(page)
  })
})
