import type { Locator, Page } from '@playwright/test'
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
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { expectDialogAccessible, resize } from './support/looks.ts'
import { inTenDays } from './support/matter.ts'

/** Requests of one lawyer. */
const requestsOf = async (page: Page, assignedToId: number, count: number) => {
  const ids: number[] = []
  while (ids.length < count) {
    const sent = await page.request.post('/api/consultations', {
      data: {
        firstName: 'Wafa',
        lastName: 'Al-Handed',
        email: 'wafa.handed@example.com',
        phone: '0550199344',
        service: 'contract',
        message: 'Please read our lease.',
      },
    })
    const { id } = await sent.json()
    const path = `/api/admin/consultations/${id}`
    expect((await page.request.put(path, { data: { assignedToId } })).status()).toBe(200)
    ids.push(id)
  }
  return ids
}

const colleagues = [
  [desktop, 'ابتهال'],
  [phone, 'جواهر'],
] as const
for (const [viewport, colleagueName] of colleagues)
  test(`ten requests are handed over in four presses at ${viewport.width} px`, async ({ visit }) => {
    const page = await visit({ language, viewport })
    await logInAsAdmin(page)
    const leaving = await createStaff(page, 'Ghada')
    const colleague = await createStaff(page, colleagueName)
    await requestsOf(page, leaving.id, 10)
    await page.goto(`/dashboard/consultations?assignee=${leaving.id}`)
    await hydrated(page)
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
    await press(page.getByRole('option', { name: new RegExp(colleagueName) }))
    await press(bar.getByRole('button', { name: t('assign.confirm'), exact: true }))
    await expect(toast(page)).toContainText(t('assign.done'))
    expect(presses).toBe(4)
    await expect(bar).toHaveCount(0)
    await expect(page.getByText(t('state.noResults'))).toBeVisible()
    const theirs = await page.request.get(`/api/admin/consultations?assignee=${colleague.id}`)
    expect(await theirs.json()).toHaveLength(10)
  })

test('a restricted request is refused by number, and the rest is assigned', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const leaving = await createStaff(page, 'Nawal')
  await createStaff(page, 'ابتهاج')
  const [restricted = 0, open = 0] = await requestsOf(page, leaving.id, 2)
  const path = `/api/admin/consultations/${restricted}/readers`
  expect((await page.request.put(path, { data: { userIds: [] } })).status()).toBe(200)
  await page.goto(`/dashboard/consultations?assignee=${leaving.id}`)
  await hydrated(page)
  // The keyboard selects, too.
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
  await resize(page, phone)
  await expectAccessible(page)
  await bar.getByRole('button', { name: t('assign.clear') }).click()
  await expect(bar).toHaveCount(0)
})

test('the load of a lawyer leads to their requests', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const lawyer = await createStaff(page, 'Khulud')
  await requestsOf(page, lawyer.id, 1)
  await page.goto('/dashboard/figures')
  await hydrated(page)
  const link = page.getByRole('link', { name: /^Khulud / })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`assignee=${lawyer.id}`))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
})

test('an absence hands its open work to a colleague with one save', async ({ visit }) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const away = await createStaff(admin, 'Shahad')
  const colleague = await createStaff(admin, 'إيلاف')
  const [request] = await requestsOf(admin, away.id, 1)
  const page = await visit({ language })
  await logInAs(page, away.username, away.password)
  await page.goto('/dashboard/appointments/hours')
  await hydrated(page)
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
  await expectDialogAccessible(page)
  await dialog.getByRole('button', { name: t('form.save') }).click()
  await expect(dialog).toBeHidden()
  const found = await admin.request.get(`/api/admin/consultations/${request}`)
  expect((await found.json()).assignedToId).toBe(colleague.id)
})
