import { factsOf } from '#languages/language.ts'
import {
  desktop,
  expect,
  expectAccessible,
  hydrated,
  language,
  logInAsAdmin,
  partHydrated,
  phone,
  registerClient,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { submitLogin } from './support/login-form.ts'
import { hold } from './support/slow-line.ts'

test('a guest who requests a service logs in and continues with it', { tag: '@visitor' }, async ({
  visit,
}) => {
  const account = await registerClient(await visit({ language }), 'Sara', language)
  const page = await visit({ language })
  await page.goto('/')
  await hydrated(page)
  const service = language === 'ar' ? 'الملكية الفكرية' : 'Intellectual property'
  const request = page.getByRole('link', { name: t('services.requestNamed', { service }) })
  const dialog = page.getByRole('dialog')
  await partHydrated(request)
  await request.click()
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(t('services.loginNotice', { service }))
  await expect(dialog.getByRole('tab')).toHaveCount(2)
  await expectAccessible(page)
  await submitLogin(dialog, account)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/#consultation$/)
  const form = page.getByRole('form', { name: t('hero.cta.consultation') })
  await expect(form.getByRole('combobox', { name: t('form.service') })).toContainText(
    t('area.intellectualProperty'),
  )
  await expect(form.getByLabel(t('form.firstName'))).toHaveValue('Sara')
  await expect(form.getByText(t('consultation.free'))).toBeVisible()
  await expect(form.getByText(t('consultation.confidential'))).toBeVisible()
})

test('the language switch changes the direction of the page and is stored', { tag: '@visitor' }, async ({
  visit,
}) => {
  const other = language === 'ar' ? 'en' : 'ar'
  const page = await visit({ language })
  await page.goto('/')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: factsOf(other).name })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  await expect(
    page.getByRole('heading', { level: 2, name: wordsIn(other)('services.heading') }),
  ).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other)
})

test('the header casts a shadow after 20 px, and the back-to-top button appears after 300', async ({
  visit,
}) => {
  const page = await visit({ viewport: desktop })
  await page.goto('/')
  const shadow = () =>
    page.locator('.site-header').evaluate((header) => getComputedStyle(header).boxShadow !== 'none')
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  const backToTop = page.getByRole('button', { name: wordsIn('en')('nav.backToTop') })
  await scrollTo(20)
  await expect.poll(shadow).toBe(false)
  await scrollTo(21)
  await expect.poll(shadow).toBe(true)
  await scrollTo(300)
  await expect(backToTop).toHaveCount(0)
  await scrollTo(301)
  await backToTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the back-to-top button on a phone is hidden while a field is filled in, and the switch has the font of the page', async ({
  visit,
}) => {
  const page = await visit({ viewport: phone, language: 'ar' })
  await page.goto('/#consultation')
  await hydrated(page)
  const t = wordsIn('ar')
  const backToTop = page.getByRole('button', { name: t('nav.backToTop') })
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect(backToTop).toBeVisible()
  const form = page.getByRole('form', { name: t('hero.cta.consultation') })
  await form.getByRole('button', { name: t('area.corporate') }).click()
  await form.getByLabel(t('form.message')).click()
  await expect(backToTop).toBeHidden()
  const english = page.getByRole('banner').getByRole('link', { name: 'English' })
  expect(await english.evaluate((link) => getComputedStyle(link).fontFamily)).toContain('Plex')
})

test("the site uses the stored language, or the browser's without a valid one", async ({ visit }) => {
  const shown = async (browser: 'en' | 'ar', stored: string | null) => {
    const page = await visit({ language: browser })
    if (stored !== null) await page.addInitScript((value) => localStorage.setItem('language', value), stored)
    await page.goto('/')
    await hydrated(page)
    const html = page.locator('html')
    return [await html.getAttribute('lang'), await html.getAttribute('dir')]
  }
  expect(await shown('ar', null)).toEqual(['ar', 'rtl'])
  expect(await shown('en', null)).toEqual(['en', 'ltr'])
  expect(await shown('ar', 'fr')).toEqual(['ar', 'rtl'])
  expect(await shown('en', 'ar')).toEqual(['ar', 'rtl'])
  expect(await shown('ar', 'en')).toEqual(['en', 'ltr'])
})

test('the stored language reaches the server even from a busy browser', async ({ visit }) => {
  const shown = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const page = await visit({ language: 'ar' })
      await page.addInitScript(() => localStorage.setItem('language', 'en'))
      await page.goto('/')
      await expect(page.getByRole('main')).toBeVisible()
      return page.locator('html').getAttribute('lang')
    }),
  )
  expect(shown).toEqual(shown.map(() => 'en'))
})

test('each anchor scrolls to its section, on the home page and from another page', async ({ visit }) => {
  const page = await visit()
  for (const id of ['about', 'team', 'services', 'publications', 'consultation', 'contact']) {
    await page.goto('/clients')
    await hydrated(page)
    await page.locator('.site-nav').locator(`a[href="/#${id}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/#${id}$`))
    const heading = page.locator(`section#${id} h2`).first()
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }
  await page.locator('.site-nav').locator('a[href="/#about"]').click()
  await expect(page.locator('section#about h2')).toBeFocused()
  await expect(page.locator('section#about h2')).toBeInViewport()
})

test('one toast shows at a time, F8 focuses it, and it disappears after 5 seconds', async ({ visit }) => {
  const page = await visit()
  await page.clock.install()
  await page.goto('/contact')
  await hydrated(page)
  // With a paused clock, the five seconds pass only on request, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const email = page.getByRole('contentinfo').getByRole('textbox')
  const toasts = page.locator('.toast')
  for (const address of ['one@example.com', 'two@example.com']) {
    await email.fill(address)
    await page.getByRole('button', { name: wordsIn('en')('newsletter.subscribe') }).click()
    // The form may wait for code, and with it for a timer.
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(email).toHaveValue('', { timeout: 500 })
    }).toPass()
    await page.clock.runFor(300)
  }
  await expect(toasts).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-viewport')).toBeFocused()
  await page.keyboard.press('Escape')
  await email.focus()
  await page.clock.runFor(5_000)
  await expect(toasts).toBeHidden()
})

test('a select list is at most 24rem high and has no empty option', async ({ visit }) => {
  const page = await visit()
  await page.goto('/#consultation')
  await hydrated(page)
  // Until hydration it is a native select.
  await page.locator('button[role=combobox]', { hasText: wordsIn('en')('form.serviceSelect') }).click()
  const list = page.getByRole('listbox')
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(384)
  const options = await list.getByRole('option').allTextContents()
  expect(options).toHaveLength(7)
  expect(options.every((option) => option.trim() !== '')).toBe(true)
})

test('the logout button shows that it is in progress', async ({ visit }) => {
  const page = await visit({ language })
  await registerClient(page)
  const letGo = await hold(page, '**/api/logout')
  await page.goto('/')
  await hydrated(page)
  await page.locator('.site-account').click()
  await page.getByRole('menuitem', { name: t('auth.logout') }).click()
  await expect(page.getByRole('menuitem', { name: t('auth.loggingOut') })).toBeDisabled()
  letGo()
  await expect(page.locator('.site-login')).toBeVisible()
})

test('a logged-in user is redirected from the login page to their own home', async ({ visit }) => {
  const client = await visit()
  await registerClient(client)
  await client.goto('/auth')
  await expect(client).toHaveURL(/\/client$/)
  const admin = await visit()
  await logInAsAdmin(admin)
  await admin.goto('/auth')
  await expect(admin).toHaveURL(/\/dashboard$/)
})
