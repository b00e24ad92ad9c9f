import type { Locator, Page } from '@playwright/test'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectAccessibleFromTop,
  expectAt,
  expectNoSidewaysScroll,
  language,
  logInAsAdmin,
  phone,
  refusedCall,
  t,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { expectPrintable } from './support/looks.ts'
import { answer, change, create, read, sendRequest, visitAs } from './support/office.ts'
import { dialogOver, factLine, openRequestAt } from './support/request-page.ts'

// Refused calls are part of the journeys, and the browser logs them.
test.use({ expectedConsole: refusedCall })

const stages = [
  { nameEn: 'Preparing the claim', nameAr: 'إعداد الدعوى', whatYouDoAr: 'إرسال العقد.' },
  { nameEn: 'Filed with the court', nameAr: 'قيد الدعوى', whatWeDoAr: 'ننتظر موعد الجلسة الأولى.' },
  { nameEn: 'Hearings', nameAr: 'الجلسات' },
  { nameEn: 'Judgment', nameAr: 'الحكم' },
]

/** An approved request of a guest who reads the language of the page, and a template for it. */
const openApproved = async (page: Page, mark: string) => {
  await logInAsAdmin(page)
  const id = await sendRequest(page, { lastName: mark, service: 'litigation', language })
  await change(page, `/api/admin/consultations/${id}`, { status: 'approved' })
  const template = { area: 'litigation', nameEn: `Claim ${mark}`, nameAr: `دعوى ${mark}`, stages }
  const { id: templateId } = await create(page, '/api/admin/path-templates', template)
  return { id, templateId }
}

const nameOf = (at: number): string => stages[at]?.[language === 'ar' ? 'nameAr' : 'nameEn'] ?? ''

// A desktop in one language, a phone in the other.
const viewport = language === 'ar' ? phone : desktop

const submit = (dialog: Locator) => dialog.locator('[type=submit]').click()

test('a matter begins, moves on with sentences, and the client is notified once that nothing has changed', {
  tag: '@lawyer',
}, async ({ visit }) => {
  const page = await visit({ language, viewport })
  const mark = 'begun'
  const { id } = await openApproved(page, mark)
  const panel = await openRequestAt(page, id, 'path')
  const dialog = dialogOver(page)

  await test.step('it begins with the stages of a template that the partner has not reviewed', async () => {
    await panel.getByRole('combobox', { name: t('matters.template') }).click()
    await page.getByRole('option', { name: new RegExp(mark) }).click()
    await expect(panel.getByText(t('matters.unreviewed'), { exact: true })).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: nameOf(3) })).toBeVisible()
    await panel.getByRole('button', { name: t('matters.begin') }).click()
    await expect(toast(page).filter({ hasText: t('matters.begun') })).toBeVisible()
    await expect(panel.locator('[aria-current=step]')).toContainText(nameOf(0))
  })

  await test.step('it moves to the next stage with a ready sentence in both languages', async () => {
    await panel.getByRole('button', { name: t('matters.move'), exact: true }).click()
    await dialog.getByText(t('matters.ready'), { exact: true }).click()
    await dialog.getByRole('button', { name: t('matters.ready.1') }).click()
    await expect(dialog.getByLabel(t('matters.sentenceAr'))).toHaveValue(wordsIn('ar')('matters.ready.1'))
    await expect(dialog.getByLabel(t('matters.sentenceEn'))).toHaveValue(wordsIn('en')('matters.ready.1'))
    await submit(dialog)
    await expect(toast(page).filter({ hasText: t('matters.moved') })).toBeVisible()
    await expect(panel.locator('[aria-current=step]')).toContainText(nameOf(1))
    await expect(panel.getByText(t('matters.ready.1')).first()).toBeVisible()
    // The line of the fact has the stage as well.
    await expect(factLine(page, 'path')).toContainText(nameOf(1))
  })

  await test.step('a sentence in English only is refused for a reader of Arabic', async () => {
    await panel.getByRole('button', { name: t('matters.move'), exact: true }).click()
    await dialog.getByLabel(t('matters.sentenceEn')).fill('The first hearing is set.')
    await expectAccessible(page)
    await submit(dialog)
    if (language === 'ar') {
      const arabic = dialog.getByLabel(t('matters.sentenceAr'))
      await expectAt(arabic, t('val.matter.sentenceAr'))
      await arabic.fill('حُددت الجلسة الأولى.')
      await submit(dialog)
    }
    await expect(panel.locator('[aria-current=step]')).toContainText(nameOf(2))
  })

  await test.step('it goes back only with a reason, which the history shows', async () => {
    await panel.getByRole('button', { name: t('matters.move'), exact: true }).click()
    await dialog.getByRole('combobox', { name: t('matters.move.to') }).click()
    await page.getByRole('option', { name: new RegExp(nameOf(0)) }).click()
    await submit(dialog)
    const reason = dialog.getByLabel(t('matters.move.reason'), { exact: true })
    await expectAt(reason, t('val.matter.reason'))
    await reason.fill('Filed too early')
    await submit(dialog)
    await expect(panel.locator('[aria-current=step]')).toContainText(nameOf(0))
    await panel.getByText(t('matters.moves'), { exact: true }).click()
    await expect(panel.getByText(/Filed too early/)).toBeVisible()
  })

  await test.step('"no change" is one press, and then not possible for seven days', async () => {
    const sendNoChange = panel.getByRole('button', { name: t('matters.noChange'), exact: true })
    await sendNoChange.click()
    await expect(toast(page).filter({ hasText: t('matters.noChange.done') })).toBeVisible()
    await expect(sendNoChange).toBeDisabled()
    const wait = t('matters.noChange.wait', { day: '…' })
      .split('…')[0]
      ?.replace(/[\u2066-\u2069]/g, '')
    await expect(sendNoChange).toHaveAccessibleDescription(new RegExp(wait ?? ''))
  })

  await test.step('the office is reminded after another number of days', async () => {
    await panel.getByText(t('matters.quiet.after', { n: 30 })).click()
    await panel.getByLabel(t('matters.quiet'), { exact: true }).fill('0')
    await panel.getByRole('button', { name: t('form.save') }).click()
    await expect(toast(page).filter({ hasText: t('matters.quiet.saved') })).toBeVisible()
    await expect(panel.getByText(t('matters.quiet.never'))).toBeVisible()
  })
  await expectNoSidewaysScroll(page)
  await expectAccessibleFromTop(page)
})

test('two lawyers move a matter simultaneously, and the second loses no text', async ({ visit }) => {
  const page = await visit({ language })
  const { id, templateId } = await openApproved(page, 'twice')
  const url = `/api/admin/consultations/${id}/path`
  await create(page, url, { templateId })
  const panel = await openRequestAt(page, id, 'path')
  await panel.getByRole('button', { name: t('matters.move'), exact: true }).click()
  const dialog = dialogOver(page)
  await dialog.getByLabel(t('matters.sentenceAr')).fill('انتهت أعمال الخبير.')
  const { path: progress } = await read(page, url)
  await create(page, `${url}/moves`, { to: 1, updatedAt: progress.updatedAt })
  await submit(dialog)
  await expect(dialog.getByText(t('matters.stale')).first()).toBeVisible()
  await expect(dialog.getByText(t('matters.move.now', { at: 2, stage: nameOf(1) }))).toBeVisible()
  await expect(dialog.getByLabel(t('matters.sentenceAr'))).toHaveValue('انتهت أعمال الخبير.')
  await dialog.getByRole('combobox', { name: t('matters.move.to') }).click()
  await page.getByRole('option', { name: new RegExp(nameOf(2)) }).click()
  await submit(dialog)
  await expect(panel.locator('[aria-current=step]')).toContainText(nameOf(2))
})

test('dates are typed in either calendar, moved and handled', async ({ visit }) => {
  const page = await visit({ language, viewport })
  const { id } = await openApproved(page, 'dates')
  const panel = await openRequestAt(page, id, 'path')
  const dialog = dialogOver(page)
  const dateOf = (text: string) => panel.getByRole('listitem').filter({ hasText: text })

  await test.step('a hearing is typed in Hijri and shown in both calendars before it is saved', async () => {
    await panel.getByRole('button', { name: t('matters.date.add') }).click()
    const day = dialog.getByLabel(t('matters.date.day'), { exact: true })
    await day.fill('31/7/1450')
    await submit(dialog)
    await expectAt(day, t('val.generic.dateHijri'))
    // A Friday.
    await day.fill('21/7/1450')
    await expect(dialog.getByText(fullDay('2028-12-08', language))).toBeVisible()
    await expect(dialog.getByText(t('matters.date.closedDay'))).toBeVisible()
    await dialog.getByLabel(t('matters.date.place')).fill('Court of Riyadh')
    await dialog.getByLabel(t('matters.date.shown')).check()
    await expectAccessible(page)
    await submit(dialog)
    await expect(toast(page).filter({ hasText: t('matters.date.added') })).toBeVisible()
    const hearing = dateOf(fullDay('2028-12-08', language))
    await expect(hearing).toContainText(hijriDay('2028-12-08', language))
    await expect(hearing).toContainText(t('matters.date.isShown'))
    await expect(hearing).toContainText(t('matters.date.placeOffice'))
  })

  await test.step('it moves to another day and links to it', async () => {
    const hearing = dateOf(fullDay('2028-12-08', language))
    await hearing.locator('button', { hasText: t('matters.date.move') }).click()
    await dialog.getByLabel(t('matters.date.day'), { exact: true }).fill('14/12/2028')
    await dialog.getByLabel(t('matters.date.time')).fill('10:30')
    await submit(dialog)
    await expect(toast(page).filter({ hasText: t('matters.date.moved') })).toBeVisible()
    await panel.getByText(t('matters.dates.settled', { count: 1 })).click()
    await expect(hearing).toContainText(t('matters.hearing.moved'))
    await hearing.getByRole('link').click()
    await expect(page).toHaveURL(/#matter-date-\d+$/)
  })

  await test.step('a term needs its basis, and is handled once its day is typed again', async () => {
    const past = addDays(todayInRiyadh(new Date()), -3)
    await panel.getByRole('button', { name: t('matters.date.add') }).click()
    await dialog.getByRole('combobox', { name: t('matters.date.kind') }).click()
    await page.getByRole('option', { name: t('matter.kind.term') }).click()
    await dialog.getByLabel(t('matters.date.day'), { exact: true }).fill(past)
    await submit(dialog)
    const basis = dialog.getByLabel(t('matters.date.basis'), { exact: true })
    await expectAt(basis, t('val.matter.basis'))
    await basis.fill('Notice of the court')
    await submit(dialog)
    const term = dateOf(fullDay(past, language))
    await expect(term).toContainText(t('matters.date.past'))
    await expect(page.locator('.facts-scroll')).toContainText(t('consult.pastDate'))
    await term.locator('button', { hasText: t('matters.settle.handled') }).click()
    const day = dialog.getByLabel(t('matters.date.day'), { exact: true })
    await day.fill('01/01/2027')
    await submit(dialog)
    await expectAt(day, t('val.matter.typedDay'))
    await day.fill(past)
    await submit(dialog)
    await expect(toast(page).filter({ hasText: t('matters.settle.done') })).toBeVisible()
    await expect(term).toContainText(t('matters.state.handled'))
    await expect(panel.getByRole('heading', { name: t('matters.dates'), exact: true })).toBeFocused()
    await expect(page.locator('.facts-scroll')).not.toContainText(t('consult.pastDate'))
  })

  await test.step('a power of attorney is added, marked as ended and removed', async () => {
    await panel.getByRole('button', { name: t('matters.power.add') }).click()
    await dialog.getByLabel(t('matters.power.number')).fill('٤٦١٢٣٤٥٦٧')
    await dialog.getByLabel(t('matters.power.until')).fill('1/1/1447')
    await submit(dialog)
    const power = dateOf('461234567')
    await expect(power).toContainText(t('matters.power.ended'))
    await expectAccessibleFromTop(page)
    if (viewport === desktop) await expectPrintable(page)
    await power.locator('button').click()
    await answer(page, 'matters.power.remove')
    await expect(panel.getByText(t('matters.powers.none'))).toBeVisible()
  })
  await expectNoSidewaysScroll(page)
})

test('a user who may only list the request sees its stage', async ({ visit }) => {
  const admin = await visit({ language })
  const { id, templateId } = await openApproved(admin, 'lister')
  await create(admin, `/api/admin/consultations/${id}/path`, { templateId })
  const lawyer = await createStaff(admin)
  await change(admin, `/api/admin/consultations/${id}`, { assignedToId: lawyer.id })
  const other = await createStaff(admin)
  const page = await visitAs(visit, other)
  const panel = await openRequestAt(page, id, 'path')
  await expect(panel).toContainText(nameOf(0))
  await expect(panel).toContainText(t('matters.stageOnly'))
  await expect(panel.getByRole('button')).toHaveCount(0)
})
