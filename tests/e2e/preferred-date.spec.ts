import type { Page } from '@playwright/test'
import { fullDay, hijriDay, monthOf } from '#i18n/calendar-format.ts'
import { addDays, addMonths } from '#ui/calendar.tsx'
import {
  expect,
  expectAccessible,
  hydrated,
  language,
  logInAsAdmin,
  phone,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'

const formOf = (page: Page) => page.getByRole('form', { name: t('hero.cta.consultation') })
const fieldOf = (page: Page) => formOf(page).getByLabel(t('form.preferredDate'))
const calendarOf = (page: Page) => page.getByRole('dialog', { name: t('ui.date.calendar'), exact: true })
const nameOf = (day: string) =>
  t('ui.date.day', { date: fullDay(day, language), hijri: hijriDay(day, language) })
const dayIn = (page: Page, day: string) =>
  calendarOf(page).getByRole('button', { name: nameOf(day), exact: true })
const open = async (page: Page) => {
  await page.goto('/#consultation')
  await hydrated(page)
  await expect(fieldOf(page)).toHaveAttribute('type', 'text')
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('a client selects a day in the calendar with the keys of a date picker', async ({ visit }) => {
  const page = await visit({ language })
  await open(page)
  await fieldOf(page).fill('2099-01-07')
  // The day is shown in words and in both calendars.
  const wednesday = t('ui.date.chosen', {
    date: fullDay('2099-01-07', language),
    hijri: hijriDay('2099-01-07', language),
  })
  await expect(formOf(page).getByText(wednesday, { exact: true })).toBeVisible()
  await expect(fieldOf(page)).toHaveAccessibleDescription(new RegExp(fullDay('2099-01-07', language)))
  await page.keyboard.press('Tab')
  const button = formOf(page).getByRole('button', { name: t('ui.date.choose') })
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dayIn(page, '2099-01-07')).toBeFocused()
  await expect(calendarOf(page).getByRole('gridcell', { selected: true })).toContainText('7')
  await expect(calendarOf(page).getByRole('grid', { name: monthOf('2099-01-07', language) })).toBeVisible()
  await expectAccessible(page)

  const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
  for (const [key, day] of [
    [forward, '2099-01-08'],
    [forward, '2099-01-09'],
    ['Home', '2099-01-04'],
    ['ArrowDown', '2099-01-11'],
    ['End', '2099-01-17'],
    ['PageDown', '2099-02-17'],
    ['Shift+PageDown', '2100-02-17'],
    ['Shift+PageUp', '2099-02-17'],
    ['ArrowUp', '2099-02-10'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dayIn(page, day)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(calendarOf(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('10/02/2099')

  await page.keyboard.press('Enter')
  await expect(dayIn(page, '2099-02-10')).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('10/02/2099')
  await button.click()
  await calendarOf(page)
    .getByRole('button', { name: t('ui.date.clear') })
    .click()
  await expect(fieldOf(page)).toHaveValue('')
})

test('closed days and past days cannot be selected on a phone', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await open(page)
  await formOf(page)
    .getByRole('button', { name: t('area.employment'), exact: true })
    .click()
  await formOf(page)
    .getByRole('button', { name: t('ui.date.choose') })
    .click()
  const calendar = calendarOf(page)
  // The first selectable day depends on the time of the test. All days of next month are in the future.
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
  const later = addMonths(`${today.slice(0, 7)}-08`, 1)
  const previous = calendar.getByRole('button', { name: t('ui.date.previous') })
  const isAtToday = (await previous.getAttribute('aria-disabled')) === 'true'
  if (isAtToday) {
    await expect(calendar.locator('[aria-current="date"]')).toContainText(String(Number(today.slice(8))))
    await calendar.getByRole('button', { name: t('ui.date.next') }).click()
  }
  await expect(previous).not.toHaveAttribute('aria-disabled')
  const friday = Array.from({ length: 7 }, (_, at) => addDays(later, at)).find(
    (day) => new Date(day).getUTCDay() === 5,
  ) as string
  await expect(dayIn(page, friday)).toHaveAttribute('aria-disabled', 'true')
  await dayIn(page, friday).click({ force: true })
  await expect(calendar).toBeVisible()
  await expect(dayIn(page, addDays(friday, 1))).toHaveAttribute('aria-disabled', 'true')
  await expect(dayIn(page, addDays(friday, -1))).not.toHaveAttribute('aria-disabled')
  await expectAccessible(page)
  const box = await calendar.locator('.calendar').boundingBox()
  expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0), box?.width]).toEqual([0, phone.height, phone.width])
  await dayIn(page, addDays(friday, 2)).click()
  await expect(fieldOf(page)).toHaveValue(addDays(friday, 2).split('-').reverse().join('/'))
  expect(await focused(page)).toBe(t('ui.date.choose'))
})

test('a day selected in the native field is preserved during hydration', async ({ visit }) => {
  const page = await visit({ language })
  await page.goto('/')
  await expect(fieldOf(page)).toHaveAttribute('type', 'date')
  // The field has the focus during hydration, and must not be replaced until it loses it.
  await fieldOf(page).focus()
  await fieldOf(page).fill('2099-01-04')
  await hydrated(page)
  await expect(fieldOf(page)).toHaveAttribute('type', 'date')
  await formOf(page).getByLabel(t('form.subject')).focus()
  await expect(fieldOf(page)).toHaveAttribute('type', 'text')
  await fieldOf(page).focus()
  await expect(fieldOf(page)).toHaveValue('04/01/2099')
})

test('a typed day is read in the Saudi order and in Arabic digits', async ({ visit }) => {
  const page = await visit({ language })
  await open(page)
  await fieldOf(page).fill('٤/١/٢٠٩٩')
  await expect(formOf(page).locator('.date-field-chosen')).toContainText(fullDay('2099-01-04', language))
  await fieldOf(page).fill('tomorrow')
  await expect(formOf(page).locator('.date-field-chosen')).toBeEmpty()
  await formOf(page)
    .getByRole('button', { name: t('form.submit') })
    .click()
  await expect(formOf(page).getByText(t('val.generic.date'), { exact: true })).toBeVisible()
  await expect(fieldOf(page)).toHaveAttribute('aria-invalid', 'true')
})

test('Esc in a dialog closes the calendar only, and any future day can be a due date', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await logInAsAdmin(page)
  const [client] = await (await page.request.get('/api/admin/users?role=client')).json()
  await page.goto(`/dashboard/documents?userId=${client.id}`)
  await page
    .getByRole('button', { name: t('documents.ask') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('documents.ask'), exact: true })
  const button = dialog.getByRole('button', { name: t('ui.date.choose') })
  const calendar = page.getByRole('dialog', { name: t('ui.date.calendar'), exact: true })
  await button.click()
  await expect(calendar.getByRole('gridcell')).not.toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(button).toBeFocused()
  await dialog.getByLabel(t('documents.ask.due')).fill('1/1/2099')
  await button.click()
  // A Friday.
  await calendar.getByRole('button', { name: /^Friday, January 2, 2099/ }).click()
  await expect(dialog.getByLabel(t('documents.ask.due'))).toHaveValue('02/01/2099')
})
