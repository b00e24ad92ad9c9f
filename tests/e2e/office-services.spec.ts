import { expect, expectAccessible, expectAt, phone, t, test } from './support/fixtures.ts'
import { openOffice } from './support/office.ts'

test('a new service is last and active with the briefcase icon, and each field shows its limits', async ({
  visit,
}) => {
  const page = await openOffice(visit, '/dashboard/services', { viewport: phone, theme: 'dark' })
  const list = await page.request.get('/api/admin/services')
  await page.getByRole('button', { name: t('services.add') }).click()
  const form = page.getByRole('dialog').locator('form')
  const order = form.getByLabel(t('table.displayOrder'))
  const add = form.getByRole('button', { name: t('form.add'), exact: true })
  await expect(order).toHaveValue(String(list.headers()['x-total-count']))
  await expect(form.getByRole('radio', { name: t('icon.fa-briefcase'), exact: true })).toBeChecked()
  await expect(form.getByRole('switch')).toBeChecked()
  await form.getByLabel(t('table.nameAr')).fill('خ'.repeat(201))
  for (const [typed, message] of [
    ['1.5', t('val.generic.number')],
    ['-1', t('val.generic.min', { min: 0 })],
    ['100001', t('val.generic.max', { max: 100_000 })],
  ] as const) {
    await order.fill(typed)
    await add.click()
    await expectAt(order, message)
  }
  await expectAt(form.getByLabel(t('table.nameAr')), t('val.generic.maxLength', { max: 200 }))
  await expectAccessible(page)
})
