import type { Locator, Page } from '@playwright/test'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  language,
  phone,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { inTenDays } from './support/matter.ts'
import { change, openPage, read, sendRequest, visitAs, visitAsAdmin } from './support/office.ts'

/** Requests of one lawyer. */
const requestsOf = async (page: Page, assignedToId: number, count: number) => {
  const ids: number[] = []
  while (ids.length < count) {
    const id = await sendRequest(page)
    await change(page, `/api/admin/consultations/${id}`, { assignedToId })
    ids.push(id)
  }
  return ids
}

test('ten requests are handed over in four presses', { tag: '@lawyer' }, async ({ visit }) => {
  // A desktop in one language, a phone in the other.
  const viewport = language === 'ar' ? phone : desktop
  const page = await visitAsAdmin(visit, { viewport })
  const leaving = await createStaff(page, 'Ghada')
  const colleague = await createStaff(page, 'جواهر')
  await requestsOf(page, leaving.id, 10)
  await openPage(page, `/dashboard/consultations?assignee=${leaving.id}`)
  const list = page.getByRole('region', { name: t('dash.consultations') })
  await expect(list.getByRole('row')).toHaveCount(11)
  await expect(list.getByRole('combobox', { name: t('consult.assignee.filter') })).toContainText('Ghada')
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click()
  }
  await press(list.getByRole('checkbox', { name: t('assign.selectPage') }).filter({ visible: true }))
  const bar = page.getByRole('region', { name: t('assign.title') })
  await expect(bar.getByRole('status').first()).toHaveText(t('assign.selected', { n: 10 }))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(bar.getByRole('combobox'))
  await expect(page.getByRole('option').first()).toContainText(
    t('assign.person.me', { name: '', n: '' }).split(':')[0] ?? '',
  )
  await press(page.getByRole('option', { name: /جواهر/ }))
  await press(bar.getByRole('button', { name: t('assign.confirm'), exact: true }))
  await expect(toast(page)).toContainText(t('assign.done'))
  expect(presses).toBe(4)
  await expect(bar).toHaveCount(0)
  await expect(page.getByText(t('state.noResults'))).toBeVisible()
  expect(await read(page, `/api/admin/consultations?assignee=${colleague.id}`)).toHaveLength(10)
})

test('a restricted request is refused by number, and the rest is assigned', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const leaving = await createStaff(page, 'Nawal')
  await createStaff(page, 'ابتهاج')
  const [restricted = 0, open = 0] = await requestsOf(page, leaving.id, 2)
  await change(page, `/api/admin/consultations/${restricted}/readers`, { userIds: [] })
  await openPage(page, `/dashboard/consultations?assignee=${leaving.id}`)
  // The keyboard selects too.
  for (const id of [restricted, open]) {
    const box = page.getByRole('checkbox', { name: new RegExp(`\\b${id}\\b`) })
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
  }
  const bar = page.getByRole('region', { name: t('assign.title') })
  await bar.getByRole('combobox').click()
  await page.getByRole('option', { name: /ابتهاج/ }).click()
  await bar.getByRole('button', { name: t('assign.confirm'), exact: true }).click()
  await expect(bar.getByRole('alert')).toHaveText(
    t('assign.refused.restricted', { reference: `#${restricted}` }),
  )
  await expect(bar.getByRole('status').first()).toHaveText(t('assign.selected', { n: 1 }))
  await expect(page.getByRole('checkbox', { name: new RegExp(`\\b${restricted}\\b`) })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: new RegExp(`\\b${open}\\b`) })).toHaveCount(0)
  await bar.getByRole('button', { name: t('assign.clear') }).click()
  await expect(bar).toHaveCount(0)
})

test('the load of a lawyer leads to their requests', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const lawyer = await createStaff(page, 'Khulud')
  await requestsOf(page, lawyer.id, 1)
  await openPage(page, '/dashboard/figures')
  const link = page.getByRole('link', { name: /^Khulud / })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`assignee=${lawyer.id}`))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
})

test('an absence hands its open work to a colleague with one save', async ({ visit }) => {
  const admin = await visitAsAdmin(visit)
  const away = await createStaff(admin, 'Shahad')
  const colleague = await createStaff(admin, 'إيلاف')
  const [request] = await requestsOf(admin, away.id, 1)
  const page = await visitAs(visit, away)
  await openPage(page, '/dashboard/appointments/hours')
  await page.getByRole('button', { name: t('absences.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('absences.add') })
  const day = inTenDays().split('-').reverse().join('/')
  await dialog.getByLabel(t('hours.holiday.first')).fill(day)
  await dialog.getByLabel(t('hours.holiday.last')).fill(day)
  await expect(dialog.getByText(t('handover.absence'))).toBeVisible()
  await expect(dialog.getByText(t('handover.requests'))).toBeVisible()
  const to = dialog.getByRole('combobox', { name: t('handover.to') })
  await expect(to).toContainText(t('handover.stays'))
  await to.click()
  await page.getByRole('option', { name: /إيلاف/ }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('form.save') }).click()
  await expect(dialog).toBeHidden()
  expect((await read(admin, `/api/admin/consultations/${request}`)).assignedToId).toBe(colleague.id)
})
