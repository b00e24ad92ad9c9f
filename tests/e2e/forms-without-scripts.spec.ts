import type { Browser } from '@playwright/test'
import { expect, type Language, language, phone, refusedCall, t, test, wordsIn } from './support/fixtures.ts'

let senders = 0
const newAddress = () => {
  senders += 1
  return `visitor.${process.pid}.${senders}@example.com`
}

const withoutScripts = async (browser: Browser, baseURL: string, language: Language) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: phone,
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
  })
  return context.newPage()
}

test("a form without scripts is answered in the user's language", async ({ browser, server }) => {
  const page = await withoutScripts(browser, server.url, language)
  await page.goto('/contact')
  const form = page.locator('form[data-form="contact"]')
  await form.getByLabel(t('form.fullName')).fill('سارة')
  await form.getByLabel(t('form.subject')).fill('موعد')
  await form.getByLabel(t('form.message')).fill('متى؟')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: t('form.submit') }).click()
  await expect(form.getByRole('heading', { name: t('form.errorSummary.title') })).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await form.getByLabel(t('form.email')).fill(newAddress())
  await form.getByRole('button', { name: t('form.submit') }).click()
  await expect(page.getByText(t('contact.sent'), { exact: true })).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.context().close()
})

test('every form is answered with a page without scripts', async ({ browser, server }) => {
  const page = await withoutScripts(browser, server.url, language)
  const email = newAddress()
  await page.goto('/')
  const consultation = page.locator('form[data-form="consultation"]')
  await consultation.getByLabel(t('form.firstName')).fill('سارة')
  await consultation.getByLabel(t('form.lastName')).fill('الحربي')
  await consultation.getByLabel(t('form.phone')).fill('0550123344')
  await consultation.getByLabel(t('form.service')).selectOption('real-estate')
  await consultation.getByLabel(t('form.message')).fill('"><script>alert(1)</script>')
  await consultation.getByRole('checkbox').check()
  await consultation.getByRole('button', { name: t('form.submit') }).click()
  await expect(consultation.getByRole('heading', { name: t('form.errorSummary.title') })).toBeInViewport()
  await expect(consultation.getByLabel(t('form.message'))).toHaveValue('"><script>alert(1)</script>')
  await expect(consultation.getByLabel(t('form.service'))).toHaveValue('real-estate')
  await expect(consultation.getByRole('checkbox')).toBeChecked()
  await consultation.getByLabel(t('form.email')).fill(email)
  await consultation.getByRole('button', { name: t('form.submit') }).click()
  await expect(page.getByText(t('consultation.sent'), { exact: true })).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('lang', language)

  for (const path of ['/', '/contact']) {
    await page.goto(path)
    const contact = page.locator('form[data-form="contact"]')
    await contact.getByLabel(t('form.fullName')).fill('سارة')
    await contact.getByLabel(t('form.email')).fill(email)
    await contact.getByLabel(t('form.subject')).fill('موعد')
    await contact.getByLabel(t('form.message')).fill('متى؟')
    await contact.getByRole('checkbox').check()
    await contact.getByRole('button', { name: t('form.submit') }).click()
    await expect(page.getByText(t('contact.sent'), { exact: true })).toBeInViewport()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  const newsletter = page.locator('form[data-form="newsletter"]')
  await newsletter.getByRole('textbox', { name: t('newsletter.placeholder') }).fill(email)
  await newsletter.getByRole('button').click()
  await expect(page.getByText(t('newsletter.sent.title'), { exact: true })).toBeInViewport()
  await expect(page.getByRole('link', { name: t('contact.map.open') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('contact.map.show') })).toBeHidden()
  await page.context().close()
})

test('text typed before hydration is preserved', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
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

test.describe(() => {
  test.use({ expectedConsole: refusedCall })
  test('the input of a refused form can be corrected before and after hydration', async ({
    visit,
    server,
  }) => {
    const t = wordsIn('en')
    const page = await visit()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
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
    expect(page.url()).toContain(server.url)
  })
})
