import { factsOf } from '#languages/language.ts'
import { desktop, expect, language, phone, registerClient, t, test } from './support/fixtures.ts'
import { looksOfPage } from './support/looks-of-page.ts'
import { hold, holdApp, isStarted } from './support/slow-line.ts'

/** Everything that the home page of the sample firm loads before an interaction. */
const maxKilobytes = { en: 55, ar: 75 }

test('a page loads only its styles, one script and its fonts before an interaction', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const sizes: Promise<{ responseBodySize: number }>[] = []
  page.on('requestfinished', (request) => sizes.push(request.sizes()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes / 1024).toBeLessThanOrEqual(maxKilobytes[language])
  for (const path of ['/', '/about', '/publications', '/contact', '/clients', '/privacy-policy']) {
    requested.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    const scripts = requested.filter((name) => name.endsWith('.js'))
    expect([path, scripts.length]).toEqual([path, 1])
    const sheets = requested.filter((name) => name.endsWith('.css'))
    expect([path, sheets]).toEqual([path, [expect.stringMatching(/^\/assets\/page-/)]])
    expect([path, requested.filter((name) => name.startsWith('/boot/'))]).toEqual([path, []])
    const pictures = requested.filter((name) => /\.(svg|png|webp|jpg|ico)$/.test(name))
    const others = requested.length - pictures.length - sheets.length
    expect([path, others <= 8]).toEqual([path, true])
    expect(await isStarted(page)).toBe(false)
  }
})

test('the full style sheet does not change the look of the page', async ({ visit }) => {
  for (const viewport of [phone, desktop]) {
    const page = await visit({ language, viewport })
    for (const path of [
      '/',
      '/about',
      '/publications',
      '/contact',
      '/clients',
      '/privacy-policy',
      '/services/1',
    ]) {
      await page.goto(path)
      // A font that arrives between the two looks would move lines, so all sections load theirs now.
      await page.evaluate(() => {
        document.documentElement.dataset.whole = ''
        document.body.getBoundingClientRect()
        return document.fonts.ready.then(() => undefined)
      })
      const before = await page.evaluate(looksOfPage)
      await page.evaluate(async () => {
        const { sheet = '' } = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset ?? {}
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
        const arrived = new Promise((resolve) => link.addEventListener('load', resolve))
        document.head.append(link)
        await arrived
      })
      const after = await page.evaluate(looksOfPage)
      expect(before.length).toBeGreaterThan(50)
      const changed = after.filter((look, at) => look !== before[at])
      expect([path, viewport.width, changed.slice(0, 5)]).toEqual([path, viewport.width, []])
    }
  }
})

test('the first script reads no layout before the page is laid out', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await page.addInitScript(() => {
    const read: string[] = []
    Object.assign(window, { read })
    let isLaidOut = false
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => (isLaidOut = true))))
    const Observer = IntersectionObserver
    // It reports after a layout.
    window.IntersectionObserver = class extends Observer {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          isLaidOut = true
          report(entries, observer)
        }, options)
      }
    }
    const record = (owner: object, name: string) => {
      const { get, value } = Object.getOwnPropertyDescriptor(owner, name) ?? {}
      const recorded = function (this: unknown) {
        if (!isLaidOut) read.push(name)
        return get ? get.call(this) : value.call(this)
      }
      Object.defineProperty(owner, name, get ? { get: recorded } : { value: recorded })
    }
    for (const name of ['scrollY', 'innerHeight']) record(window, name)
    for (const name of ['scrollTop', 'clientHeight', 'getBoundingClientRect']) record(Element.prototype, name)
    record(HTMLElement.prototype, 'offsetHeight')
  })
  for (const path of ['/', '/about']) {
    await page.goto(path)
    expect([path, await page.evaluate(() => Reflect.get(window, 'read'))]).toEqual([path, []])
  }
})

test('a form sent before hydration is validated, and its input is preserved', { tag: '@visitor' }, async ({
  visit,
}) => {
  const page = await visit({ language })
  const release = await holdApp(page)
  await page.goto('/contact')
  const form = page.locator('form[data-form="contact"]')
  await form.getByLabel(t('form.fullName')).fill('سارة')
  await form.getByLabel(t('form.message')).fill('هل يمكنني الحضور يوم الأحد؟')
  await form.getByRole('button', { name: t('form.submit') }).click()
  release()
  await expect(form.getByRole('heading', { name: t('form.errorSummary.title') })).toBeVisible()
  await expect(form.getByLabel(t('form.fullName'))).toHaveValue('سارة')
  await expect(form.getByLabel(t('form.message'))).toHaveValue('هل يمكنني الحضور يوم الأحد؟')
})

test.describe(() => {
  test.use({ expectedConsole: /ERR_FAILED|status of 401/ })

  test('the login form works before hydration and preserves its input, even if React never loads', async ({
    visit,
  }) => {
    const page = await visit({ language, viewport: phone })
    const scripts = /\/assets\/(?!first)[^/]*\.js/
    await page.route(scripts, (route) => route.abort())
    await page.goto('/auth')
    const form = page.getByRole('form', { name: t('auth.login'), exact: true })
    const password = form.getByLabel(t('form.password'), { exact: true })
    await form.getByLabel(t('form.username')).fill('nobody.at.all')
    await password.fill('not the password')
    await password.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: t('toast.generic') })).toBeVisible()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(password).toHaveValue('not the password')
    await page.unrouteAll({ behavior: 'wait' })

    await form.getByRole('button', { name: t('auth.login'), exact: true }).click()
    await expect(page.locator('.toast')).toContainText(t('toast.login.failed'))
    await expect(form.getByLabel(t('form.username'))).toHaveValue('nobody.at.all')
    await page.getByRole('tab', { name: t('auth.register') }).click()
    await expect(page.getByRole('form', { name: t('auth.register') })).toBeVisible()
  })
})

test('text typed before hydration is preserved', async ({ visit }) => {
  const page = await visit({ language })
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = page.locator('form[data-form="contact"]')
  await form.getByLabel(t('form.fullName')).fill('Sara')
  await form.getByLabel(t('form.email')).fill('sara@example.com')
  await form.getByLabel(t('form.message')).fill('A long message.')
  await form.getByRole('checkbox').check()
  release()
  // Without a second interaction: the user was faster than the script that waits for the first.
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await expect(form.getByLabel(t('form.message'))).toHaveValue('A long message.')
  await form.getByLabel(t('form.subject')).fill('An appointment')
  const sent = page.waitForRequest('**/api/contact')
  await form.getByRole('button', { name: t('form.submit') }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Sara',
    email: 'sara@example.com',
    message: 'A long message.',
    subject: 'An appointment',
  })
  await expect(page.getByText(t('toast.contact.success')).first()).toBeVisible()
})

test('a link changes the language, before and without hydration', async ({ visit }) => {
  const other = language === 'ar' ? 'en' : 'ar'
  const page = await visit({ language })
  await holdApp(page)
  await page.goto('/about')
  await page
    .getByRole('banner')
    .getByRole('link', { name: factsOf(other).name })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('several clicks before hydration take effect in order', async ({ visit }) => {
  const page = await visit({ language })
  const release = await holdApp(page)
  await page.goto('/')
  await page.getByRole('button', { name: t('team.filter.partners') }).click()
  await page.getByRole('button', { name: t('team.filter.associates') }).click()
  await expect(page.getByRole('button', { name: t('team.filter.associates') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  release()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('team.filter.associates') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('button', { name: t('team.filter.partners') })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

test.describe(() => {
  test.use({ expectedConsole: /ERR_FAILED|status of 400/ })

  test('the input of a refused form can be corrected before and after hydration', async ({ visit }) => {
    const page = await visit({ language })
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    const form = page.locator('form[data-form="consultation"]')
    await form.getByLabel(t('form.firstName')).fill('Sara')
    await form.getByLabel(t('form.message')).fill('First words.')
    await form.getByLabel(t('form.service')).selectOption('contract')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: t('form.submit') }).click()
    await expect(form.getByRole('heading', { name: t('form.errorSummary.title') })).toBeVisible()
    await form.getByLabel(t('form.message')).fill('Better words.')
    await form.getByLabel(t('form.service')).selectOption('employment')
    release()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await form.getByLabel(t('form.lastName')).fill('Al-Harbi')
    // Until hydration it is a native select, and the button submits the form without scripts.
    const service = form.locator('button[role=combobox]', { hasText: t('area.employment') })
    await expect(service).toBeVisible()
    await expect(form.getByLabel(t('form.message'))).toHaveValue('Better words.')
    await form.getByLabel(t('form.email')).fill('sara@example.com')
    await form.getByLabel(t('form.phone')).fill('0550123344')
    const sent = page.waitForRequest('**/api/consultations')
    await form.getByRole('button', { name: t('form.submit') }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      firstName: 'Sara',
      lastName: 'Al-Harbi',
      service: 'employment',
      message: 'Better words.',
    })
    await expect(page.getByText(t('consultation.sent'), { exact: true })).toBeVisible()
  })

  test('a click reports a failed download, and the next click works', async ({ visit }) => {
    for (const lost of [/\/assets\/(?!first)[^/]*\.js/, /\/assets\/[^/]*\.css/, /\/boot\//]) {
      const page = await visit({ language })
      await page.goto('/')
      await page.route(lost, (route) => route.abort())
      await page.getByRole('button', { name: t('team.filter.partners') }).click()
      await expect(page.getByRole('alert').filter({ hasText: t('toast.generic') })).toBeVisible()
      expect(await isStarted(page)).toBe(false)
      await page.unrouteAll({ behavior: 'wait' })
      await page.locator('.testimonial-dots button').nth(1).click()
      await expect(page.locator('.testimonial-dots button').nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('link[rel="stylesheet"]:not([href*="/page-"])')).toHaveCount(1)
    }
  })

  test('a form works offline as it does without scripts', async ({ visit }) => {
    const page = await visit({ language })
    await page.route(/\/assets\/(?!first)[^/]*\.js/, (route) => route.abort())
    await page.goto('/contact')
    const form = page.locator('form[data-form="contact"]')
    await form.getByLabel(t('form.fullName')).fill('Sara')
    await form.getByRole('button', { name: t('form.submit') }).click()
    await page.waitForURL(/\/contact/)
    await expect(form.getByLabel(t('form.fullName'))).toHaveValue('Sara')
    await expect(form.getByRole('heading', { name: t('form.errorSummary.title') })).toBeVisible()
  })
})

test('a logged-in user sees their name without any interaction', async ({ visit }) => {
  const page = await visit({ language })
  await registerClient(page, 'Sara', language)
  await page.goto('/')
  await expect(page.locator('.site-account')).toContainText('Sara')
})
