import {
  expect,
  hydrated,
  language,
  logInAsAdmin,
  registerClient,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { hold } from './support/slow-line.ts'

// Numbers and names of the specification that no other test covers.

const english = wordsIn('en')

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
    await page.getByRole('button', { name: english('newsletter.subscribe') }).click()
    await expect(email).toHaveValue('')
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
  await page.locator('button[role=combobox]', { hasText: english('form.serviceSelect') }).click()
  const list = page.getByRole('listbox')
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(384)
  const options = await list.getByRole('option').allTextContents()
  expect(options).toHaveLength(7)
  expect(options.every((option) => option.trim() !== '')).toBe(true)
})

test('the logout button shows that it is in progress', async ({ visit }) => {
  const words = wordsIn(language)
  const page = await visit({ language })
  await registerClient(page)
  const letGo = await hold(page, '**/api/logout')
  await page.goto('/')
  await hydrated(page)
  await page.locator('.site-account').click()
  await page.getByRole('menuitem', { name: words('auth.logout') }).click()
  await expect(page.getByRole('menuitem', { name: words('auth.loggingOut') })).toBeDisabled()
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
