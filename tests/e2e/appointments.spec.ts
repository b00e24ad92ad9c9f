import type { Locator, Page } from '@playwright/test'
import { choose } from './support/consultation-form.ts'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectAccessibleFromTop,
  hydrated,
  logInAsAdmin,
  phone,
  refusedCall,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { openMatter } from './support/matter.ts'

// The server refuses a time outside office hours once.
test.use({ expectedConsole: refusedCall })

const dayIn = (instant: string) =>
  new Date(Date.parse(instant) + 3 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** The height of an hour in the grid, in CSS pixels. */
const hourOf = async (page: Page) => {
  const box = await page.locator('.agenda-lanes').boundingBox()
  return (box?.height ?? 0) / (await page.locator('.agenda-hours span').count())
}

/** Drags downwards in small steps, like a real pointer. */
const dragBy = async (meeting: Locator, distance: number) => {
  // Leaves room below it.
  await meeting.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await meeting.boundingBox()
  if (!box) throw new Error('what is not there cannot be dragged')
  const { mouse } = meeting.page()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x, y + distance, { steps: 5 })
  await mouse.move(x, y + distance)
  await mouse.up()
}

test('a request becomes an appointment on a phone, and is moved and canceled (ar)', async ({ visit }) => {
  const t = wordsIn('ar')
  const client = await visit({ language: 'ar', viewport: phone })
  const lawyer = await visit({ language: 'ar' })
  const { requestId } = await openMatter(client, lawyer, 'ar')
  const reference = `#${requestId}`

  await lawyer.goto(`/dashboard/consultations?open=${requestId}`)
  await hydrated(lawyer)
  await lawyer.getByRole('button', { name: t('appointments.propose'), exact: true }).click()
  const proposing = lawyer.getByRole('dialog', { name: t('appointments.propose.title', { reference }) })
  // Next week, because the first time could become too close to be moved during the test.
  await proposing.getByRole('button', { name: t('appointments.weekAfter') }).click()
  const free = proposing.locator('.time-picker [role=group]').getByRole('button')
  await free.nth(6).click()
  await free.nth(7).click()
  await expect(free.nth(7)).toHaveAttribute('aria-pressed', 'true')
  await free.nth(8).click()
  // A fourth time is refused and replaces none. The third one is removed again.
  await free.nth(9).click()
  await expect(proposing).toContainText(t('appointments.full'))
  await expect(free.nth(9)).toHaveAttribute('aria-pressed', 'false')
  await expect(free.nth(8)).toHaveAttribute('aria-pressed', 'true')
  await free.nth(8).click()
  await expect(proposing).not.toContainText(t('appointments.full'))
  await expectAccessible(lawyer)
  await proposing.getByRole('button', { name: t('appointments.propose.send') }).click()
  await expect(proposing).toBeHidden()
  await expect(toast(lawyer)).toContainText(t('appointments.proposed'))

  await client.goto(`/client/consultations/${requestId}`)
  await hydrated(client)
  const section = client.getByRole('region', { name: t('appointment.title') })
  const choice = section.getByRole('form', { name: t('appointment.times') })
  // The times of the client's own zone move the button.
  await expect(choice).toContainText(t('appointment.zone.own'))
  await choice.getByRole('button', { name: t('appointment.confirm') }).click()
  await expect(choice).toContainText(t('val.appointment.choose'))
  await expectAccessibleFromTop(client)
  // Paper shows only the proposed times, without hundreds of alternatives.
  await client.emulateMedia({ media: 'print' })
  await expect(choice.locator('.appointment-proposals')).toBeVisible()
  await expect(choice.locator('.appointment-times').first()).toBeHidden()
  await expect(section.locator('details').first()).toBeHidden()
  await client.emulateMedia({ media: 'screen' })
  await choice.getByRole('radio').nth(0).check()
  await choice.getByRole('button', { name: t('appointment.confirm') }).click()
  await expect(section).toContainText(t('appointment.state.confirmed'))
  await expect(section.getByRole('status')).toContainText(t('appointment.done'))
  // This server has no mail server.
  await expect(section.getByRole('status')).toContainText(t('noMail.appointment.done.text'))
  const [file] = await Promise.all([
    client.waitForEvent('download'),
    section.getByRole('link', { name: t('appointment.calendar') }).click(),
  ])
  expect(file.suggestedFilename()).toBe('appointment.ics')
  await expectAccessibleFromTop(client)

  // Another time on the same day is selected by keyboard.
  await section.getByText(t('appointment.move'), { exact: true }).focus()
  await client.keyboard.press('Enter')
  const before = await section.locator('.appointment-time time').getAttribute('datetime')
  await choice.getByRole('radio').nth(1).focus()
  await client.keyboard.press('Space')
  await client.keyboard.press('Enter')
  await expect(section.locator('.appointment-time time')).not.toHaveAttribute('datetime', before ?? '')

  // Dragged to an hour later in the day grid, which the office confirms.
  const chosen = (await section.locator('.appointment-time time').getAttribute('datetime')) ?? ''
  await lawyer.goto(`/dashboard/appointments?view=day&day=${dayIn(chosen)}`)
  await hydrated(lawyer)
  const meeting = lawyer.locator('.agenda-meeting')
  await expect(meeting).toContainText(reference)
  const later = new Date(Date.parse(chosen) + 60 * 60 * 1000).toISOString()
  await dragBy(meeting, await hourOf(lawyer))
  const moving = lawyer.getByRole('dialog', { name: t('appointments.move.title', { reference }) })
  await expect(moving).toBeVisible()
  await expectAccessible(lawyer)
  await moving.getByRole('button', { name: t('form.save') }).click()
  // An hour later may be outside office hours.
  const anyway = moving.getByRole('button', { name: t('appointments.saveAnyway') })
  const moved = meeting.locator(`time[datetime="${later}"]`).first()
  await expect(anyway.or(moved).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(moved).toBeVisible()
  await expectAccessibleFromTop(lawyer)

  // After office hours, which is never in the past: the dialog shows the reason, and a second click saves.
  await meeting.getByRole('button').first().click()
  const details = lawyer.getByRole('dialog', { name: t('appointments.title', { reference }) })
  await details.getByRole('button', { name: t('appointments.move'), exact: true }).click()
  await moving.getByLabel(t('appointments.time')).fill('22:00')
  await moving.getByRole('button', { name: t('form.save') }).click()
  await expect(moving).toContainText(t('error.outside_hours'))
  await expectAccessible(lawyer)
  await anyway.click()
  await expect(moving).toBeHidden()

  await lawyer.goto(`/dashboard/appointments?view=month&day=${dayIn(chosen)}`)
  await hydrated(lawyer)
  await expect(meeting).toContainText(reference)
  await expectAccessibleFromTop(lawyer)
  await meeting.getByRole('button').click()
  const opened = lawyer.getByRole('dialog', { name: t('appointments.title', { reference }) })
  await expectAccessible(lawyer)
  await opened.getByRole('button', { name: t('appointments.cancel') }).click()
  const asking = lawyer.getByRole('alertdialog')
  await expect(asking.getByRole('button', { name: t('appointments.keep') })).toBeFocused()
  await asking.getByLabel(t('appointments.reason')).fill('جلسة في المحكمة')
  await asking.getByRole('button', { name: t('appointments.cancel') }).click()
  await expect(meeting).toHaveCount(0)
  await client.reload()
  await expect(section).toContainText(t('appointment.state.canceled'))
})

test('the office sets its hours and confirms a public holiday (en)', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await logInAsAdmin(page)
  await page.goto('/dashboard/appointments/hours')
  await hydrated(page)
  const firm = page.getByRole('form', { name: t('hours.firm') })
  const week = page.getByRole('region', { name: t('hours.firm') })
  const edit = week.getByRole('button', { name: `${t('form.edit')}: ${t('hours.firm')}` })
  await expect(week).toContainText('9:00\u202fAM – 5:00\u202fPM')
  await edit.click()
  const sunday = firm.getByRole('group', { name: t('hours.week') }).getByRole('group', { name: 'Sunday' })
  const [begins, ends] = [sunday.getByLabel(t('hours.from')), sunday.getByLabel(t('hours.to'))]
  await expect(begins).toHaveValue('09:00')
  await ends.fill('08:00')
  await firm.getByRole('button', { name: t('form.save') }).click()
  await expect(firm).toContainText(t('val.hours.order'))
  await ends.fill('12:00')
  // A second time span by keyboard, which gets the focus.
  await sunday.getByRole('button', { name: t('hours.addSpan') }).press('Enter')
  await expect(begins.nth(1)).toBeFocused()
  await firm.getByRole('button', { name: t('form.save') }).click()
  await expect(sunday).toContainText(t('val.hours.both'))
  await begins.nth(1).fill('13:00')
  await ends.nth(1).fill('17:00')
  const saturday = firm.getByRole('group', { name: t('hours.week') }).getByRole('group', { name: 'Saturday' })
  await expect(saturday).toContainText(t('hours.off'))
  await expectAccessibleFromTop(page)
  await firm.getByRole('button', { name: t('form.save') }).click()
  await expect(toast(page)).toContainText(t('hours.saved'))
  await expect(firm).toBeHidden()
  await expect(week).toContainText('1:00\u202fPM – 5:00\u202fPM')
  await expectAccessibleFromTop(page)
  const holidays = page.getByRole('region', { name: t('hours.holidays') })
  const feast = holidays
    .getByRole('listitem')
    .filter({ hasText: t('holiday.eidAlFitr') })
    .first()
  await feast.getByRole('button', { name: t('hours.holiday.confirm') }).click()
  await expect(feast).not.toContainText(t('hours.holiday.toConfirm'))
  const calendar = page.getByRole('region', { name: t('hours.calendar') })
  await calendar.getByRole('button', { name: t('hours.calendar.make') }).click()
  const address = await calendar.getByLabel(t('hours.calendar.address')).inputValue()
  const read = await page.request.get(address.replace(/^https?:\/\/[^/]+/, ''))
  expect([read.status(), await read.text()]).toEqual([200, expect.stringContaining('BEGIN:VCALENDAR')])
  await expectAccessibleFromTop(page)
  await page.reload()
  await hydrated(page)
  await edit.click()
  await expect(begins.nth(1)).toHaveValue('13:00')
  await expect(ends).toHaveCount(2)
  await sunday
    .getByRole('button', { name: t('hours.removeSpan') })
    .first()
    .click()
  await expect(begins).toHaveCount(1)
  await expect(begins).toHaveValue('13:00')
})

test('the office enters an absence on a phone and hands the appointments to a colleague (ar)', async ({
  visit,
}) => {
  const t = wordsIn('ar')
  const client = await visit({ language: 'ar', viewport: phone })
  const lawyer = await visit({ language: 'ar', viewport: phone })
  const { requestId } = await openMatter(client, lawyer, 'ar')
  const reference = `#${requestId}`
  const admin = await visit()
  await logInAsAdmin(admin)
  const colleague = await createStaff(admin, 'هند')
  const { id: lawyerId } = await (await lawyer.request.get('/api/user')).json()
  const appointments = `/api/admin/consultations/${requestId}/appointments`
  // A free time, because today in a year may be a weekend or a holiday.
  const { freeTimes } = await (await lawyer.request.get(`${appointments}?lawyerId=${lawyerId}`)).json()
  const startsAt = freeTimes.at(-1) as string
  const day = dayIn(startsAt)
  const proposed = await lawyer.request.post(appointments, {
    data: { lawyerId, kind: 'phone', minutes: 30, proposals: [startsAt] },
  })
  const { id } = await proposed.json()
  const settled = await lawyer.request.put(`/api/admin/appointments/${id}`, { data: { startsAt } })
  expect(settled.status()).toBe(200)

  await lawyer.goto('/dashboard/appointments/hours')
  await hydrated(lawyer)
  const absences = lawyer.getByRole('region', { name: t('absences.title') })
  await expect(absences).toContainText(t('absences.none'))
  await absences.getByRole('button', { name: t('absences.add') }).click()
  const dialog = lawyer.getByRole('dialog', { name: t('absences.add') })
  const typed = day.split('-').reverse().join('/')
  await dialog.getByLabel(t('hours.holiday.first')).fill(typed)
  await dialog.getByLabel(t('hours.holiday.last')).fill('01/01/2020')
  await dialog.getByRole('button', { name: t('form.save') }).click()
  await expect(dialog).toContainText(t('val.absence.order'))
  await dialog.getByLabel(t('hours.holiday.last')).fill(typed)
  await dialog.getByLabel(t('absences.note')).fill('إجازة سنوية')
  await expectAccessible(lawyer)
  await dialog.getByRole('button', { name: t('form.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(lawyer)).toContainText(t('absences.inTheWay', { n: 1 }))
  await expect(absences).toContainText('إجازة سنوية')
  await lawyer.setViewportSize(desktop)
  await expectAccessible(lawyer)

  await absences.getByRole('button', { name: t('appointments.move.title', { reference }) }).click()
  const moving = lawyer.getByRole('dialog', { name: t('appointments.move.title', { reference }) })
  await choose(lawyer, t('appointments.lawyer'), `${colleague.firstName} Al-Subaie`)
  await expectAccessible(lawyer)
  await moving.getByRole('button', { name: t('form.save') }).click()
  await expect(moving).toBeHidden()
  await expect(absences).not.toContainText(reference)

  await lawyer.goto(`/dashboard/appointments?view=day&day=${day}`)
  await hydrated(lawyer)
  await expect(lawyer.locator('.agenda-column')).toContainText(t('agenda.away'))
  await lawyer.getByRole('button', { name: t('agenda.whose.all') }).click()
  await expect(lawyer.locator('.agenda-meeting')).toContainText(colleague.firstName)
})
