import type { Locator, Page } from '@playwright/test'
import { hijriOf } from '#fields/hijri.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { translateIn } from '#i18n/texts.ts'
import { calendarPrograms } from '#tests/support/calendar-programs.ts'
import {
  createStaff,
  desktop,
  expect,
  expectNoSidewaysScroll,
  hydrated,
  logInAs,
  logInAsAdmin,
  phone,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import { choose } from './support/office.ts'
import { answered, sendRequest } from './support/records.ts'
import { factContent, openFact, openRequestAt } from './support/request-page.ts'

const language = 'ar'
const firstDay = addDays(todayInRiyadh(new Date()), 60)
const secondDay = addDays(firstDay, 8)
const { year, month, day } = hijriOf(firstDay)
const typedDay = `${day}/${month}/${year}`

/** The entry of the lawyer's subscription, as two calendar programs read it. */
const readCalendar = async (lawyer: Page, url: string) => {
  const text = await (await lawyer.request.get(new URL(url).pathname + new URL(url).search)).text()
  const [one, other] = Object.values(calendarPrograms).map((read) => read(text))
  expect(other).toEqual(one)
  return one
}

test('a matter from its first stage to its end, on a client’s phone and a lawyer’s desk (ar)', async ({
  visit,
}) => {
  const admin = await visit()
  await logInAsAdmin(admin)
  const { username, password, id: lawyerId } = await createStaff(admin, 'Wafa')
  const client = await visit({ language, viewport: phone })
  await registerClient(client, 'مها', language)
  await confirmAddress(client)
  const { id } = await sendRequest(client, { service: 'litigation' })
  const change = async (person: Page, data: object) =>
    answered(await person.request.put(`/api/admin/consultations/${id}`, { data }), 200)
  await change(admin, { status: 'approved', assignedToId: lawyerId })

  const lawyer = await visit({ language, viewport: desktop })
  await logInAs(lawyer, username, password)
  const { url } = await (await lawyer.request.post('/api/admin/calendar-address')).json()
  const office = factContent(lawyer, 'path')
  const dialog = lawyer.getByRole('dialog')
  const submit = () => dialog.locator('[type=submit]').click()
  const expectToast = (text: string) => expect(toast(lawyer).filter({ hasText: text })).toBeVisible()
  await openRequestAt(lawyer, id, 'path')

  const own = client.getByRole('region', { name: t('progress.title') })
  const present = own.locator('[aria-current=step]')
  const lookAtPhone = async () => {
    await client.goto('/client')
    await hydrated(client)
    await expectNoSidewaysScroll(client)
  }
  const onFirstScreen = async (part: Locator) => {
    await expect(part).toBeVisible()
    const box = await part.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
  }

  await test.step('it begins from a template', async () => {
    await office.getByRole('combobox', { name: t('matters.template') }).click()
    await lawyer
      .getByRole('option', { name: /دعوى|قضائية/ })
      .first()
      .click()
    await office.getByRole('button', { name: t('matters.begin') }).click()
    await expectToast(t('matters.begun'))
    await lookAtPhone()
    await expect(present).toContainText(t('progress.now'))
  })

  for (const [at, sentence] of ['قُدمت صحيفة الدعوى.', 'قُيدت الدعوى، وننتظر موعد الجلسة.'].entries())
    await test.step(`it moves on with a sentence, time ${at + 1}`, async () => {
      await office.getByRole('button', { name: t('matters.move'), exact: true }).click()
      await dialog.getByLabel(t('matters.sentenceAr')).fill(sentence)
      await submit()
      await expect(dialog).toBeHidden()
      await expect(office.getByText(sentence).first()).toBeVisible()
      await lookAtPhone()
      await expect(present).toContainText(sentence)
      await expect(own.getByText(t('progress.done'), { exact: true })).toHaveCount(at + 1)
    })

  await test.step('a hearing typed in Hijri is shown in both calendars', async () => {
    await office.getByRole('button', { name: t('matters.date.add') }).click()
    await dialog.getByLabel(t('matters.date.day'), { exact: true }).fill(typedDay)
    await expect(dialog.getByText(fullDay(firstDay, language))).toBeVisible()
    await expect(dialog.getByText(hijriDay(firstDay, language))).toBeVisible()
    await dialog.getByLabel(t('matters.date.time')).fill('10:00')
    await dialog.getByLabel(t('matters.date.place')).fill('الدائرة السابعة')
    await dialog.getByLabel(t('matters.date.shown')).check()
    await submit()
    await expectToast(t('matters.date.added'))
    await lookAtPhone()
    const when = own.locator('time').first()
    await expect(when).toContainText(fullDay(firstDay, language))
    await expect(when).toContainText(hijriDay(firstDay, language))
    await onFirstScreen(when)
    await expect(own).not.toContainText('الدائرة السابعة')
  })

  await test.step('it is moved, with the same UID and the next sequence', async () => {
    const before = await readCalendar(lawyer, url)
    const hearing = office.getByRole('listitem').filter({ hasText: fullDay(firstDay, language) })
    await hearing.locator('button', { hasText: t('matters.date.move') }).click()
    await dialog.getByLabel(t('matters.date.day'), { exact: true }).fill(secondDay)
    await submit()
    await expectToast(t('matters.date.moved'))
    const after = await readCalendar(lawyer, url)
    expect([after?.uid, after?.sequence]).toEqual([before?.uid, (before?.sequence ?? 0) + 1])
    expect(after?.startsAt.slice(0, 10)).toBe(secondDay)
    await lookAtPhone()
    await expect(own.locator('time').first()).toContainText(fullDay(secondDay, language))
    await expect(own).not.toContainText(fullDay(firstDay, language))
  })

  await test.step('a power of attorney has ended', async () => {
    await office.getByRole('button', { name: t('matters.power.add') }).click()
    await dialog.getByLabel(t('matters.power.number')).fill('٤٦٧٧٨٨٩٩')
    await dialog.getByLabel(t('matters.power.until')).fill('1/1/1447')
    await submit()
    await expect(office.getByRole('listitem').filter({ hasText: '46778899' })).toContainText(
      t('matters.power.ended'),
    )
  })

  await test.step('one press notifies the client that nothing has changed', async () => {
    await office.getByRole('button', { name: t('matters.noChange'), exact: true }).click()
    await expectToast(t('matters.noChange.done'))
    await lookAtPhone()
    await expect(present).toContainText(translateIn.ar('matter.noChange.1'))
  })

  await test.step('the request is completed, its date is canceled, and the matter is closed', async () => {
    await lawyer.reload()
    await hydrated(lawyer)
    await openFact(lawyer, 'status')
    const answer = lawyer
      .locator('form')
      .filter({ has: lawyer.getByRole('combobox', { name: t('table.status') }) })
    await choose(lawyer, t('table.status'), t('status.completed'))
    await choose(lawyer, t('consult.dates'), t('consult.dates.drop'))
    await answer.locator('[type=submit]').click()
    await expectToast(t('toast.consultation.updated'))
    await openFact(lawyer, 'path')
    await expect(office).toContainText(t('matters.closed'))
    await client.goto(`/client/consultations/${id}`)
    await hydrated(client)
    await expect(own).toContainText(t('progress.closed'))
    await expect(own.locator('time').filter({ hasText: fullDay(secondDay, language) })).toHaveCount(0)
  })
})
