import { factsOf } from '#languages/language.ts'
import {
  desktop,
  expect,
  expectAccessible,
  hydrated,
  language,
  partHydrated,
  phone,
  registerClient,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { submitLogin } from './support/login-form.ts'

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
