import type { Page } from '@playwright/test'
import { formatAppointment, formatHijriDay, formatShortDeadline, formatTime } from '#i18n/format.ts'
import { askForConsultation, choose } from './support/consultation-form.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleFromTop,
  hydrated,
  logInAsAdmin,
  phone,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { linkIn, mailTo } from './support/mailbox.ts'

/** The text without isolating characters around inserted values. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')
const hour = 60 * 60 * 1000

/** The first free time on the page that is far enough ahead for both reminders. */
const firstTimeAfter = async (page: Page, instant: number): Promise<string> => {
  const times = await page
    .locator('input[type=radio]')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  const time = times.find((value) => Date.parse(value) > instant)
  if (!time) throw new Error(`none of ${times.length} free times is late enough`)
  return time
}

test('a guest’s request becomes an appointment with reminders, all on phones (ar)', {
  tag: '@client',
}, async ({ visit, server }) => {
  const who = {
    firstName: 'هيفاء',
    lastName: 'الرشودي',
    email: 'haifa@example.com',
    message: 'اشتريت وحدة على الخارطة وتأخر تسليمها.',
  }
  const guest = await visit({ language: 'ar', viewport: phone })
  await guest.goto('/')
  await hydrated(guest)
  await askForConsultation(guest, 'ar', who)

  // The office, also on a phone, finds no conflict, accepts the request and lets the guest choose a time.
  const office = await visit({ language: 'ar', viewport: phone })
  await logInAsAdmin(office)
  await office.goto('/dashboard/consultations?status=pending')
  await hydrated(office)
  await office.getByRole('button', { name: new RegExp(who.lastName) }).click()
  const request = office.getByRole('dialog', { name: t('consult.details') })
  await choose(office, t('table.status'), t('status.approved'))
  await request.getByRole('button', { name: t('form.save') }).click()
  await expect(request).toBeHidden()
  await expect(toast(office)).toContainText(t('toast.consultation.updated'))
  await office.goto('/dashboard/consultations?status=approved')
  await hydrated(office)
  await office.getByRole('button', { name: new RegExp(who.lastName) }).click()
  await expect(request).toContainText('لا تطابق عند قبول')
  await request.getByRole('button', { name: t('appointments.propose'), exact: true }).click()
  const proposing = office.locator('dialog[open]', { hasText: t('appointments.propose.text') })
  await expect(proposing.getByRole('group', { name: t('appointments.free') })).toBeVisible()
  await expectAccessible(office)
  await proposing.getByRole('button', { name: t('appointments.propose.send') }).click()
  await expect(proposing).toBeHidden()
  await expect(toast(office)).toContainText(t('appointments.proposed'))

  // Through the link in the email, by keyboard only.
  const asking = await mailTo(office, who.email, 'يرجى اختيار الموعد المناسب')
  await guest.goto(linkIn(asking, '/requests'))
  await hydrated(guest)
  const section = guest.getByRole('region', { name: t('appointment.title') })
  await expect(section).toContainText(t('appointment.state.open'))
  const startsAt = await firstTimeAfter(guest, Date.now() + 26 * hour)
  const radio = section.locator(`input[value="${startsAt}"]`)
  const day = section.locator('details', { has: guest.locator(`input[value="${startsAt}"]`) }).last()
  if (!(await radio.isVisible())) {
    await day.locator('summary').focus()
    await guest.keyboard.press('Enter')
  }
  await radio.focus()
  await guest.keyboard.press('Space')
  await expectAccessibleFromTop(guest)
  await guest.keyboard.press('Enter')
  await expect(section.getByRole('status')).toContainText(t('appointment.done'))
  await expect(section.locator('.appointment-time time').first()).toHaveAttribute('datetime', startsAt)
  await expect(section).toContainText(formatHijriDay(startsAt, 'ar'))
  await expectAccessibleFromTop(guest)

  const startOf = Date.parse(startsAt)
  await server.sleepUntil(new Date(startOf - 24 * hour))
  await logInAsAdmin(office)
  const subjects = async () => {
    const list = await office.request.get(`/api/admin/outbox?${new URLSearchParams({ q: who.email })}`)
    return ((await list.json()) as { subject: string }[]).map(({ subject }) => plain(subject))
  }
  const dayBefore = `تذكير بموعدك: ${formatShortDeadline(startsAt, 'ar')}`
  const hourBefore = `يبدأ موعدك الساعة ${formatTime(startsAt, 'ar')}`
  const reminders = async () => (await subjects()).filter((each) => [dayBefore, hourBefore].includes(each))
  await expect.poll(reminders).toEqual([dayBefore])
  const mailed = await mailTo(office, who.email, 'تذكير بموعدك')
  expect(mailed.text).toContain(formatAppointment(startsAt, 'ar'))
  expect(mailed.text).toContain(formatHijriDay(startsAt, 'ar'))

  await server.sleepUntil(new Date(startOf - hour))
  await logInAsAdmin(office)
  // Newest first. The reminder of the day before is sent once.
  await expect.poll(reminders).toEqual([hourBefore, dayBefore])
  // Through the link in the reminder: the appointment can be canceled, but no longer moved.
  await guest.goto(linkIn(mailed, '/requests'))
  await hydrated(guest)
  await expect(section).toContainText(t('appointment.state.confirmed'))
})
