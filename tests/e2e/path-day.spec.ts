import type { Page } from '@playwright/test'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  logInAs,
  logInAsAdmin,
  phone,
  registerClient,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import { openPage, read } from './support/office.ts'

const t = wordsIn('ar')

const template = {
  area: 'litigation',
  nameEn: 'Claims',
  nameAr: 'الدعاوى',
  stages: [{ nameEn: 'Claim', nameAr: 'الدعوى' }],
}

const done = async (response: Awaited<ReturnType<Page['request']['post']>>, status = 201) => {
  expect([response.status(), await response.text()]).toEqual([status, expect.anything()])
  return (await response.json()) as { id: number }
}

/** An approved request of the client with a path, handled by the lawyer. */
const openPath = async (
  client: Page,
  admin: Page,
  { lastName, lawyerId, templateId }: { lastName: string; lawyerId: number; templateId: number },
) => {
  const { id } = await done(
    await client.request.post('/api/consultations', {
      data: {
        firstName: 'هدى',
        lastName,
        email: 'huda@example.com',
        phone: '0550123344',
        service: 'litigation',
        message: 'نرجو متابعة الدعوى.',
      },
    }),
  )
  const url = `/api/admin/consultations/${id}`
  await done(await admin.request.put(url, { data: { status: 'approved', assignedToId: lawyerId } }), 200)
  await done(await admin.request.post(`${url}/path`, { data: { templateId } }))
  return id
}

test('a lawyer sees the dates of the day, says that nothing has changed, and finds a matter without a date (ar)', async ({
  visit,
  server,
}) => {
  const begun = instantInRiyadh(addDays(todayInRiyadh(new Date()), 1), '10:00')
  const now = new Date(begun.getTime() + 2 * 24 * 60 * 60 * 1000)
  const day = todayInRiyadh(now)
  await server.sleepUntil(begun)
  const admin = await visit({ language: 'ar' })
  await logInAsAdmin(admin)
  const lawyer = await createStaff(admin, 'فهد')
  const client = await visit({ language: 'ar' })
  await registerClient(client, 'هدى', 'ar')
  await confirmAddress(client)
  const { id: templateId } = await done(
    await admin.request.post('/api/admin/path-templates', { data: template }),
  )
  const about = { lawyerId: lawyer.id, templateId }
  const dated = await openPath(client, admin, { lastName: 'القضية المؤرخة', ...about })
  const quiet = await openPath(client, admin, { lastName: 'القضية الهادئة', ...about })
  const add = async (data: object) =>
    done(await admin.request.post(`/api/admin/consultations/${dated}/dates`, { data }))
  await add({ kind: 'hearing', day: todayInRiyadh(begun), time: '11:00' })
  await add({ kind: 'hearing', day, time: '14:00' })
  await add({ kind: 'term', day, basis: 'المادة الثانية' })
  await done(
    await admin.request.put(`/api/admin/consultations/${quiet}/path`, { data: { quietDays: 1 } }),
    200,
  )
  await server.sleepUntil(now)

  const page = await visit({ language: 'ar', viewport: desktop })
  await page.clock.setFixedTime(new Date(now.getTime() + 10 * 60 * 1000))
  await logInAs(page, lawyer.username, lawyer.password)
  await openPage(page, '/dashboard')
  const group = (title: string) =>
    page.getByRole('region', { name: t('today.title'), exact: true }).getByRole('region', { name: title })
  await expect(group(t('today.dueDates')).getByRole('listitem')).toHaveCount(2)
  await expect(group(t('today.pastDates'))).toContainText('انقضت ولم تُسجَّل نتيجتها')
  const press = group(t('today.quiet')).getByRole('button', {
    name: t('today.noChangeNamed', { name: 'هدى القضية الهادئة' }),
  })
  await expectAccessible(page)
  await press.focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(t('today.told'))
  await expect(page.getByRole('heading', { name: t('today.title'), exact: true })).toBeFocused()
  // The entry stays here: the clock of the database is not ahead, so that the word seems to be old.
  const { path } = await read(client, `/api/client/consultations/${quiet}/path`)
  expect(path.sentenceAr).toContain('لا جديد')

  await openPage(page, `/dashboard/appointments?day=${todayInRiyadh(begun)}&view=day`)
  await expect(page.getByText(t('agenda.date.past'))).toBeVisible()
  await openPage(page, `/dashboard/appointments?day=${day}&view=week`)
  const column = page.locator('.agenda-today')
  const term = column.locator('.agenda-head').getByRole('link', { name: t('matter.kind.term') })
  const hearing = column.locator('.agenda-grid').getByRole('link', { name: t('matter.kind.hearing') })
  await expect(term).toContainText(`هدى القضية المؤرخة #${dated}`)
  await expect(hearing).toContainText(`هدى القضية المؤرخة #${dated}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('switch', { name: t('agenda.layer.terms') }).click()
  await expect(term).toBeHidden()
  await expect(page).toHaveURL(/hide=terms/)
  await page.reload()
  await hydrated(page)
  await expect(hearing).toBeVisible()
  await expect(term).toBeHidden()
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(desktop)
  await hearing.click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/consultations/${dated}`))

  await openPage(page, '/dashboard/consultations')
  // Matters of other journeys without a lawyer are counted, too.
  const { undated } = await read(page, '/api/admin/consultations/counts')
  await expect(page.getByRole('navigation', { name: t('auth.dashboard') })).toContainText(
    t('count.undated', { n: undated }),
  )
  await page.getByRole('button', { name: t('consult.undated') }).click()
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: `#${quiet}` })).toBeVisible()
  await expect(rows.filter({ hasText: `#${dated}` })).toHaveCount(0)
})
