import type { Page } from '@playwright/test'
import { daysBetween } from '#i18n/calendar-format.ts'
import { formatAppointment, formatTime, formatWeekdayOfMonth } from '#i18n/format.ts'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  language,
  logInAs,
  logInAsAdmin,
  phone,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { resize } from './support/looks.ts'
import { created, sendRequest } from './support/records.ts'

// The server asks about a closed time once, as a refusal.
test.use({ expectedConsole: refusedCall })

type Visit = (options?: { language?: typeof language; viewport?: typeof phone }) => Promise<Page>

const names = [
  { firstName: 'عبدالرحمن بن محمد', lastName: 'آل الشيخ القحطاني' },
  { firstName: 'منيرة بنت سعد', lastName: 'الشهراني' },
  { firstName: 'جواهر', lastName: 'البقمي' },
  { firstName: 'هند', lastName: 'المطيري' },
]

const despite = ['outside_hours', 'office_holiday', 'lawyer_absent']

/** The Sunday of the week after next. */
const sunday = (): string => {
  const day = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000)
  day.setUTCDate(day.getUTCDate() - day.getUTCDay())
  return day.toISOString().slice(0, 10)
}

const after = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** A lawyer, logged in on a page, with proposals on Sunday and Tuesday, and two that overlap on Tuesday at 13:00. */
const openLawyer = async (visit: Visit, viewport: typeof phone) => {
  const admin = await visit()
  await logInAsAdmin(admin)
  const lawyer = await createStaff(admin, 'سلمان')
  const guest = await visit()
  const first = sunday()
  const tuesday = after(first, 2)
  const times = [`${first}T10:00`, `${tuesday}T13:00`, `${tuesday}T13:00`, `${tuesday}T13:15`]
  const ids: number[] = []
  for (const [at, name] of names.entries()) {
    const { id } = await sendRequest(guest, name)
    ids.push(id)
    await created(admin, `/api/admin/consultations/${id}/appointments`, {
      lawyerId: lawyer.id,
      kind: 'office',
      minutes: 60,
      proposals: [`${times[at]}:00+03:00`],
      despite,
    })
  }
  const page = await visit({ language, viewport })
  await logInAs(page, lawyer.username, lawyer.password)
  return { page, admin, guest, lawyer, ids, first, tuesday }
}

test('the agenda opens at today on a phone, and on a Friday at the coming week', async ({ visit }) => {
  const { page, first, tuesday } = await openLawyer(visit, phone)
  await page.clock.setFixedTime(new Date(`${tuesday}T08:00:00+03:00`))
  await page.goto('/dashboard/appointments')
  await hydrated(page)
  const today = page.locator(`.agenda-day[data-day="${tuesday}"]`)
  await expect(today.locator('.agenda-meeting')).toHaveCount(3)
  const box = await today.locator('.agenda-meeting').first().boundingBox()
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(420)
  const strip = await page.locator('.agenda-strip').boundingBox()
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(175)
  // The past appointment is one row that opens.
  const past = page.locator('.agenda-past')
  await expect(past).not.toContainText('القحطاني')
  await past.getByRole('button').click()
  await expect(past).toContainText('القحطاني')
  await expect(page.locator('.agenda-no-entries')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('agenda.options') }).click()
  await expect(page.getByRole('switch')).toHaveCount(4)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const width of [320, 390, 600, 768, 1023, 1024, 1280, 1366, 1920]) {
    await resize(page, { width, height: 844 })
    await expectNoSidewaysScroll(page)
  }
  for (const days of [-2, -1]) {
    await page.clock.setFixedTime(new Date(`${after(first, days)}T08:00:00+03:00`))
    await page.goto('/dashboard/appointments')
    await hydrated(page)
    await expect(page.locator('.agenda-period')).toContainText(daysBetween(first, after(first, 6), language))
  }
})

test('a press on an hour and one on a request book it, and the toast takes it back', async ({ visit }) => {
  const { page, guest, lawyer, tuesday } = await openLawyer(visit, desktop)
  const { id } = await sendRequest(guest, { firstName: 'نوف', lastName: 'الحربي' })
  await page.clock.setFixedTime(new Date(`${tuesday}T08:00:00+03:00`))
  await page.goto('/dashboard/appointments')
  await hydrated(page)
  const booked = page.locator('.agenda-meeting').filter({ hasText: 'نوف الحربي' })
  const startsAt = `${tuesday}T07:00:00.000Z`
  const slotAt = (time: string) =>
    page.getByRole('button', {
      name: t('agenda.bookWith', {
        day: formatWeekdayOfMonth(time, language),
        time: formatTime(time, language),
        lawyer: `${lawyer.firstName} Al-Subaie`,
      }),
    })
  const row = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: `#${id}` })
  await slotAt(startsAt).click()
  await expect(page.getByRole('dialog', { name: formatAppointment(startsAt, language) })).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button').click()
  await expect(toast(page)).toContainText(t('appointments.settled'))
  await expect(booked).toBeVisible()
  await toast(page)
    .getByRole('button', { name: t('agenda.undo') })
    .click()
  await expect(booked).toHaveCount(0)

  // A closed time is a question, not an error.
  const late = `${tuesday}T05:30:00.000Z`
  await page.clock.setFixedTime(new Date(`${tuesday}T08:20:00+03:00`))
  await page.reload()
  await hydrated(page)
  await slotAt(late).click()
  await row.getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(t('error.outside_hours'))
  await expect(toast(page).filter({ hasText: t('appointments.failed') })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('appointments.saveAnyway') }).click()
  await expect(booked).toBeVisible()
})

test('overlapping appointments have names, on the screen and whole on paper', async ({ visit }) => {
  const { page, tuesday } = await openLawyer(visit, desktop)
  await page.goto(`/dashboard/appointments?day=${tuesday}`)
  await hydrated(page)
  const beside = page.locator('.agenda-beside')
  await expect(beside).toHaveCount(2)
  for (const entry of await beside.all()) {
    const who = await entry.locator('.agenda-who').boundingBox()
    expect(who?.height).toBeGreaterThan(12)
    await expect(entry.locator('.agenda-time')).toHaveCSS('clip-path', 'inset(50%)')
  }
  const closed = await page.locator('.agenda-closed').first().boundingBox()
  expect(closed?.width).toBeLessThanOrEqual(60)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('agenda.crowd.more', { n: 1 }) }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.emulateMedia({ media: 'print' })
  for (const [width, height] of [
    [794, 1123],
    [1123, 794],
  ] as const) {
    await page.setViewportSize({ width, height })
    const entries = page.locator('.agenda-paper-entry')
    await expect(entries).toHaveCount(4)
    const cut = await entries.evaluateAll(
      (items) =>
        items.filter((item) => {
          const { left, right, bottom } = item.getBoundingClientRect()
          const words = document.createRange()
          words.selectNodeContents(item)
          return [...words.getClientRects()].some(
            (line) => line.left < left - 1 || line.right > right + 1 || line.bottom > bottom + 1,
          )
        }).length,
    )
    expect(cut).toBe(0)
  }
  await page.emulateMedia({ media: 'screen' })
})

test('the hours begin with the week of the firm, on one screen', async ({ visit }) => {
  const page = await visit({ language, viewport: { width: 1366, height: 768 } })
  await logInAsAdmin(page)
  await page.goto('/dashboard/appointments/hours')
  await hydrated(page)
  const firm = page.getByRole('region', { name: t('hours.firm') })
  await expect(firm.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: t('absences.title') })).toContainText(t('absences.none'))
  await expect(page.locator('form')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
  await expectAccessible(page)
  await resize(page, phone)
  await expectNoSidewaysScroll(page)
  const absences = await page.getByRole('region', { name: t('absences.title') }).boundingBox()
  expect((absences?.y ?? 0) + (absences?.height ?? 0)).toBeLessThanOrEqual(900)
  for (const width of [320, 768, 1024, 1920]) {
    await resize(page, { width, height: 844 })
    await expectNoSidewaysScroll(page)
  }
})
