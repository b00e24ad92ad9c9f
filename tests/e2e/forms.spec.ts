import type { Page } from '@playwright/test'
import { defaultCalendar } from '#firm-time/calendar.ts'
import { promisedBy } from '#firm-time/promise.ts'
import { formatDeadline } from '#i18n/format.ts'
import {
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
import { holdModule } from './support/slow-line.ts'

/** Scrolls the section into view and waits until its form is hydrated. */
const arriveAt = async (page: Page, path: string, form: string) => {
  await page.goto(path)
  await hydrated(page)
  const found = page.locator(`form[data-form="${form}"]`)
  await partHydrated(found)
  return found
}

test.describe(() => {
  test.use({ expectedConsole: /status of 429|ERR_FAILED/ })

  test('the contact form shows errors, preserves its input and is empty once sent', {
    tag: '@visitor',
  }, async ({ visit }) => {
    const page = await visit({ language, viewport: language === 'ar' ? phone : undefined })
    const form = await arriveAt(page, '/contact', 'contact')
    const submit = form.getByRole('button', { name: t('form.submit') })
    await form.getByLabel(t('form.fullName')).fill('سارة الحربي')
    await form.getByLabel(t('form.phone')).fill('12')
    await submit.click()
    await expect(form.getByRole('heading', { name: t('form.errorSummary.title') })).toBeVisible()
    await expect(form.getByText(t('val.terms'))).toHaveCount(2)
    await expect(page).toHaveTitle(new RegExp(`^${t('form.errorPrefix')} `))
    await expectAccessible(page)

    await form.getByLabel(t('form.email')).fill('visitor@example.com')
    await form.getByLabel(t('form.phone')).fill('')
    await form.getByLabel(t('form.subject')).fill('موعد')
    await form.getByLabel(t('form.message')).fill('هل يمكنني الحضور يوم الأحد؟')
    await form.getByRole('checkbox').check()
    await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: { detail: '…' } }), {
      times: 1,
    })
    await submit.click()
    await expect(page.getByText(t('toast.submission.error')).first()).toBeVisible()
    // Without any response, the form shows its own text.
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
    await submit.click()
    await expect(page.getByText(t('toast.contact.error')).first()).toBeVisible()
    await expect(form.getByLabel(t('form.message'))).toHaveValue('هل يمكنني الحضور يوم الأحد؟')
    await submit.click()
    await expect(page.getByText(t('toast.contact.success')).first()).toBeVisible()
    await expect(form.getByRole('status').filter({ hasText: t('contact.sent') })).toBeFocused()
    for (const label of ['fullName', 'email', 'phone', 'subject', 'message'] as const)
      await expect(form.getByLabel(t(`form.${label}`))).toHaveValue('')
    await expect(form.getByRole('checkbox')).not.toBeChecked()
  })
})

test('a weekend is refused at its field, and a working day reaches the office and the client', async ({
  visit,
}) => {
  const page = await visit({ language })
  const { firstName } = await registerClient(page, 'Sara', language)
  const letCalendarCome = await holdModule(page, 'src/ui/day-choice.tsx')
  const form = await arriveAt(page, '/', 'consultation')
  await expect(form.getByLabel(t('form.firstName'))).toHaveValue(firstName)
  await form.getByLabel(t('form.phone')).fill('0550123344')
  await form.getByRole('combobox', { name: t('form.service') }).click()
  await page.getByRole('option', { name: t('area.corporate'), exact: true }).click()
  await form.getByLabel(t('form.message')).fill('A question.')
  await form.getByRole('checkbox').check()
  const day = form.getByLabel(t('form.preferredDate'))
  await day.fill('2099-01-02')
  await form.getByRole('button', { name: t('form.submit') }).click()
  await expect(form.getByText(t('val.preferredDate.weekend'))).toHaveCount(2)
  // The calendar loads late on a slow connection: the refused date stays refused.
  letCalendarCome()
  await expect(form.locator('.date-field-chosen')).toContainText('2099')
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText(t('val.preferredDate.weekend'))).toHaveCount(2)

  await day.fill('2099-01-04')
  await form.getByRole('combobox', { name: t('form.preferredTime') }).click()
  await page.getByRole('option').nth(4).click()
  await form.getByRole('button', { name: t('form.submit') }).click()
  await expect(page.getByText(t('toast.consultation.success')).first()).toBeVisible()
  await expect(form.getByText(t('consultation.sent.text'))).toBeVisible()
  const requests = await page.request.get('/api/client/consultations')
  const [{ id, createdAt }] = await requests.json()
  const receipt = form.getByRole('status').filter({ hasText: t('consultation.sent') })
  const by = formatDeadline(promisedBy(new Date(createdAt), defaultCalendar).toISOString(), language)
  for (const [name, value] of [
    [t('consultation.sent.number'), String(id)],
    [t('form.service'), t('area.corporate')],
    [t('consultation.sent.by'), by],
  ] as const)
    await expect(receipt.getByText(name, { exact: true }).locator('xpath=..')).toContainText(value)
  await expect(form.getByLabel(t('form.firstName'))).toHaveValue(firstName)
  await expect(form.getByLabel(t('form.phone'))).toHaveValue('')
  await expect(day).toHaveValue('')

  await page.goto('/client/consultations')
  await page
    .getByRole('link', { name: t('area.corporate') })
    .first()
    .click()
  await expect(page.locator('time[datetime="2099-01-04T10:30"]')).toContainText('10:30')
  await logInAsAdmin(page)
  await page.goto('/dashboard/consultations')
  await page.getByRole('table').getByRole('button', { name: firstName }).first().click()
  await expect(page.getByRole('dialog').locator('time[datetime="2099-01-04T10:30"]')).toBeVisible()
})

test('the newsletter form sends nothing if empty, and clears its field once sent', {
  tag: '@visitor',
}, async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  const form = await arriveAt(page, '/', 'newsletter')
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/newsletter')) calls += 1
  })
  const email = form.getByLabel(t('newsletter.placeholder'))
  const subscribe = form.getByRole('button', { name: t('newsletter.subscribe') })
  await expect(email).toHaveAttribute('type', 'email')
  await subscribe.click()
  await expect(form.getByText(t('val.generic.required'))).toBeVisible()
  await expect(email).toBeFocused()
  expect(calls).toBe(0)
  await email.fill('visitor@example.com')
  await subscribe.click()
  await expect(page.getByText(t('newsletter.sent.title')).first()).toBeVisible()
  await expect(email).toHaveValue('')
  expect(calls).toBe(1)
})

test.describe(() => {
  // The script that tests inject into every page finds no storage in the map's frame.
  test.use({ expectedConsole: /'localStorage' property/, expectedHosts: /^www\.openstreetmap\.org$/ })
  test('the map loads only after a click, can be skipped by keyboard, and is the only other host', async ({
    visit,
  }) => {
    const t = wordsIn('en')
    const page = await visit()
    const hosts = new Set<string>()
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Map</p>' }),
    )
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await arriveAt(page, '/contact', 'contact')
    await page.getByRole('button', { name: t('contact.map.show') }).scrollIntoViewIfNeeded()
    expect([...hosts]).toEqual(['localhost'])
    await page.getByRole('button', { name: t('contact.map.show') }).click()
    const map = page.getByTitle(t('contact.map'))
    await expect(map.contentFrame().getByText('Map')).toBeVisible()
    await expect(map).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
    await expect(page.getByRole('link', { name: t('contact.map.skip') })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.locator('#after-map')).toBeFocused()
    expect([...hosts]).toEqual(['localhost', 'www.openstreetmap.org'])
  })
})

test('the office hours highlight today and show whether the office is open, in Riyadh time', async ({
  visit,
}) => {
  const page = await visit()
  // 21:30 UTC on Saturday is 00:30 on Sunday in Riyadh. The days are outside Ramadan.
  await page.clock.setFixedTime(new Date('2027-01-02T21:30:00Z'))
  await arriveAt(page, '/contact', 'contact')
  await expect(page.getByRole('row', { name: /Today/ })).toContainText('Sunday')
  await expect(page.getByText('Closed now, opens Sunday at 9:00 AM')).toBeVisible()
  await page.clock.setFixedTime(new Date('2027-01-03T11:00:00Z'))
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Open now, until 5:00 PM')).toBeVisible()
})
