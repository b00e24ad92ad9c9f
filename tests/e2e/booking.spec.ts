import type { Page } from '@playwright/test'
import { formatAppointment, formatHijriDay, formatTime, formatWeekdayOfMonth } from '#i18n/format.ts'
import {
  createStaff,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  logInAs,
  logInAsAdmin,
  phone,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { resize } from './support/looks.ts'
import { sendRequest } from './support/records.ts'

// The server refuses a time outside office hours once.
test.use({ expectedConsole: refusedCall })

const secret = 'بيني وبين المحامي فقط'

type Visit = (options?: { language?: 'ar'; viewport?: typeof phone }) => Promise<Page>

/** A request that a lawyer handles, a free hour of that lawyer, and the page of a receptionist. */
const openDesk = async (visit: Visit, viewport?: typeof phone) => {
  const admin = await visit()
  await logInAsAdmin(admin)
  const lawyer = await createStaff(admin, viewport ? 'فهد' : 'خالد')
  const reception = await createStaff(admin, viewport ? 'هند' : 'منى')
  const guest = await visit()
  const caller = { firstName: 'سارة', lastName: 'الحربي' }
  const { id: requestId } = await sendRequest(guest, { ...caller, message: secret })
  await admin.request.put(`/api/admin/consultations/${requestId}`, {
    data: { assignedToId: lawyer.id, notes: secret },
  })
  const { freeTimes } = await (
    await admin.request.get(`/api/admin/consultations/${requestId}/appointments`)
  ).json()
  // The last day that can be booked has other free hours, and is not a holiday.
  const day = (freeTimes.at(-1) as string).slice(0, 10)
  const startsAt = freeTimes.find((time: string) => time.startsWith(day) && time.endsWith(':00:00.000Z'))
  const page = await visit({ language: 'ar', ...(viewport && { viewport }) })
  await logInAs(page, reception.username, reception.password)
  return { page, requestId, reference: `#${requestId}`, lawyer, reception, day, startsAt: startsAt as string }
}

const slotName = (startsAt: string, { firstName }: { firstName: string }) =>
  t('agenda.bookWith', {
    day: formatWeekdayOfMonth(startsAt, 'ar'),
    time: formatTime(startsAt, 'ar'),
    lawyer: `${firstName} Al-Subaie`,
  })

/** Books the hour in the dialog: finds the request by its number, and the press on it saves. */
const settle = async (page: Page, reference: string, startsAt: string) => {
  const booking = page.getByRole('dialog', { name: formatAppointment(startsAt, 'ar') })
  await booking.getByRole('searchbox').fill(reference)
  const found = booking.getByRole('listitem').filter({ hasText: reference })
  await expect(found).toContainText('سارة الحربي')
  await expect(found).toContainText('Al-Subaie')
  // This server has no mail server, so no screen claims an email.
  await expect(booking).toContainText(t('noMail.appointments.mailHint'))
  await expectAccessible(page)
  await found.getByRole('button').click()
  await expect(booking).toBeHidden()
  await expect(toast(page)).toContainText(t('appointments.settled'))
}

test('the reception books a free hour of a colleague at a desk, moves it and prints the day (ar)', {
  tag: '@receptionist',
}, async ({ visit }) => {
  const { page, reference, lawyer, day, startsAt } = await openDesk(visit)
  await page.goto(`/dashboard/appointments?lawyer=all&view=day&day=${day}`)
  await hydrated(page)
  await expect(page.locator('.agenda-period')).toContainText(formatHijriDay(`${day}T09:00:00Z`, 'ar'))
  const slot = page.getByRole('button', { name: slotName(startsAt, lawyer) })
  await slot.focus()
  await page.keyboard.press('ArrowDown')
  await expect(slot).not.toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(slot).toBeFocused()
  await page.keyboard.press('Enter')
  await settle(page, reference, startsAt)

  // The entry names client and lawyer, and has nothing else of the request.
  const entry = page.locator('.agenda-meeting').getByRole('button', { name: lawyer.firstName })
  await expect(entry).toContainText(reference)
  await expectAccessible(page)
  await entry.click()
  const details = page.getByRole('dialog', { name: t('appointments.title', { reference }) })
  await expect(details).toContainText(t('appointments.scheduleOnly'))
  await expect(details).not.toContainText(secret)
  await expectAccessible(page)

  // After hours, which needs a second click on a button with the reason.
  await details.getByRole('button', { name: t('appointments.move'), exact: true }).click()
  const moving = page.getByRole('dialog', { name: t('appointments.move.title', { reference }) })
  await expect(moving).toContainText(t('appointments.scheduleOnly'))
  await moving.getByLabel(t('appointments.time')).fill('20:00')
  await moving.getByRole('button', { name: t('form.save') }).click()
  await expect(moving.getByRole('alert')).toHaveText(t('error.outside_hours'))
  await expect(moving.locator('.error-summary')).toHaveCount(0)
  await expect(toast(page).filter({ hasText: t('appointments.failed') })).toHaveCount(0)
  await moving.getByRole('button', { name: t('appointments.saveAnyway') }).click()
  await expect(moving).toBeHidden()
  await expect(entry.locator('time').first()).toHaveAttribute('datetime', `${day}T17:00:00.000Z`)

  for (const view of ['day', 'week'])
    for (const landscape of [false, true]) {
      await page.goto(`/dashboard/appointments?lawyer=all&view=${view}&day=${day}`)
      await hydrated(page)
      await expect(entry).toContainText(reference)
      const sheets = (await page.pdf({ format: 'A4', landscape })).toString('latin1')
      expect([view, landscape, sheets.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([view, landscape, 1])
    }
})

test('the reception books on a phone, hands over and cancels (ar)', async ({ visit }) => {
  const { page, requestId, reference, lawyer, reception, day, startsAt } = await openDesk(visit, phone)
  const address = `/dashboard/appointments?lawyer=all&view=day&day=${day}&person=${lawyer.id}`
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('button', { name: slotName(startsAt, lawyer) }).click()
  await settle(page, reference, startsAt)
  await resize(page, phone)
  const entry = page.locator('.agenda-meeting').getByRole('button', { name: lawyer.firstName })
  await expect(entry).toContainText(reference)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // A second booking of the same request offers to move the first.
  await page.getByRole('button', { name: t('agenda.new'), exact: true }).click()
  const booking = page.getByRole('dialog')
  await booking.getByRole('searchbox').fill('0550123344')
  await booking.getByRole('listitem').filter({ hasText: reference }).getByRole('button').click()
  await expect(booking).toContainText(t('agenda.hasAppointment'))
  await page.keyboard.press('Escape')

  await entry.click()
  const details = page.getByRole('dialog', { name: t('appointments.title', { reference }) })
  await details.getByRole('button', { name: t('appointments.handOver') }).click()
  const handing = page.getByRole('dialog', { name: t('appointments.handOver.title', { reference }) })
  await handing.getByRole('combobox', { name: t('appointments.lawyer') }).click()
  await page.getByRole('option', { name: `${reception.firstName} Al-Subaie` }).click()
  await expectAccessible(page)
  await handing.getByRole('button', { name: t('form.save') }).click()
  await expect(entry).toHaveCount(0)
  await page.goto(address.replace(`person=${lawyer.id}`, `person=${reception.id}`))
  await hydrated(page)
  await page.locator('.agenda-meeting').getByRole('button', { name: reception.firstName }).click()
  await details.getByRole('button', { name: t('appointments.cancel') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('appointments.cancel') })
    .click()
  await expect(page.locator('.agenda-meeting')).toHaveCount(0)
  const { appointments } = await (
    await page.request.get(`/api/admin/consultations/${requestId}/appointments`)
  ).json()
  expect(appointments).toMatchObject([{ state: 'canceled', lawyerId: reception.id, isOpen: false }])
})
