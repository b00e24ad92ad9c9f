import type { Page } from '@playwright/test'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  language,
  logInAs,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import { change, create, openPage, read, sendRequest, visitAsAdmin } from './support/office.ts'

const template = {
  area: 'litigation',
  nameEn: 'Claims',
  nameAr: 'الدعاوى',
  stages: [{ nameEn: 'Claim', nameAr: 'الدعوى' }],
}

/** An approved request of the client with stages, handled by the lawyer. */
const openMatter = async (
  client: Page,
  admin: Page,
  { lastName, lawyerId, templateId }: { lastName: string; lawyerId: number; templateId: number },
) => {
  const id = await sendRequest(client, { firstName: 'هدى', lastName, service: 'litigation' })
  const url = `/api/admin/consultations/${id}`
  await change(admin, url, { status: 'approved', assignedToId: lawyerId })
  await create(admin, `${url}/path`, { templateId })
  return id
}

test('a lawyer sees the dates of the day, notifies a client of no change, and finds a matter without a date', async ({
  visit,
  server,
}) => {
  const begun = instantInRiyadh(addDays(todayInRiyadh(new Date()), 1), '10:00')
  const now = new Date(begun.getTime() + 2 * 24 * 60 * 60 * 1000)
  const day = todayInRiyadh(now)
  await server.sleepUntil(begun)
  const admin = await visitAsAdmin(visit)
  const lawyer = await createStaff(admin, 'فهد')
  const client = await visit({ language })
  const account = await registerClient(client, 'هدى', language)
  await confirmAddress(client)
  const { id: templateId } = await create(admin, '/api/admin/path-templates', template)
  const about = { lawyerId: lawyer.id, templateId }
  const dated = await openMatter(client, admin, { lastName: 'القضية المؤرخة', ...about })
  const quiet = await openMatter(client, admin, { lastName: 'القضية الهادئة', ...about })
  const add = (data: object) => create(admin, `/api/admin/consultations/${dated}/dates`, data)
  await add({ kind: 'hearing', day: todayInRiyadh(begun), time: '11:00' })
  await add({ kind: 'hearing', day, time: '14:00' })
  await add({ kind: 'term', day, basis: 'المادة الثانية' })
  await change(admin, `/api/admin/consultations/${quiet}/path`, { quietDays: 1 })
  await server.sleepUntil(now)

  const page = await visit({ language, viewport: desktop })
  await page.clock.setFixedTime(new Date(now.getTime() + 10 * 60 * 1000))
  await logInAs(page, lawyer.username, lawyer.password)
  await openPage(page, '/dashboard')
  const group = (title: string) =>
    page.getByRole('region', { name: t('today.title'), exact: true }).getByRole('region', { name: title })
  await expect(group(t('today.dueDates')).getByRole('listitem')).toHaveCount(2)
  const [, past = ''] = t('today.past.hearing', { day: '|' }).split('|')
  await expect(group(t('today.pastDates'))).toContainText(past.replace(/[\u2068\u2069]/g, '').trim())
  const press = group(t('today.quiet')).getByRole('button', {
    name: t('today.noChangeNamed', { name: 'هدى القضية الهادئة' }),
  })
  await expectAccessible(page)
  await press.focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(t('today.noChange.done'))
  await expect(page.getByRole('heading', { name: t('today.title'), exact: true })).toBeFocused()
  await expect(press).toHaveCount(0)
  await logInAs(client, account.username, account.password)
  const { path: progress } = await read(client, `/api/client/consultations/${quiet}/path`)
  expect(progress.told.sentenceAr).toContain('لا جديد')

  await openPage(page, `/dashboard/appointments?day=${todayInRiyadh(begun)}&view=day`)
  await expect(page.locator('.agenda-lanes').getByText(t('agenda.date.past'))).toBeVisible()
  await openPage(page, `/dashboard/appointments?day=${day}&view=week`)
  const column = page.locator('.agenda-today')
  const term = column.locator('.agenda-head').getByRole('link', { name: t('matter.kind.term') })
  const hearing = column.locator('.agenda-lanes').getByRole('link', { name: t('matter.kind.hearing') })
  await expect(term).toContainText(`هدى القضية المؤرخة #${dated}`)
  await expect(hearing).toContainText('هدى القضية المؤرخة')
  await expect(hearing).toContainText(`#${dated}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('agenda.shown.all') }).click()
  await page.getByRole('switch', { name: t('agenda.layer.terms') }).click()
  await page.keyboard.press('Escape')
  await expect(term).toBeHidden()
  await expect(page).toHaveURL(/hide=terms/)
  await page.reload()
  await hydrated(page)
  await expect(hearing).toBeVisible()
  await expect(term).toBeHidden()
  await hearing.click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/consultations/${dated}`))

  await openPage(page, '/dashboard/consultations')
  // Matters of other journeys without a lawyer are counted too.
  const { undated } = await read(page, '/api/admin/consultations/counts')
  await expect(page.getByRole('navigation', { name: t('auth.dashboard') })).toContainText(
    t('count.undated', { n: undated }),
  )
  await page.getByRole('button', { name: t('consult.undated') }).click()
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: `#${quiet}` })).toBeVisible()
  await expect(rows.filter({ hasText: `#${dated}` })).toHaveCount(0)
})
