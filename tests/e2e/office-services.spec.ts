import { expect, expectAccessible, phone, t, test } from './support/fixtures.ts'
import { openOffice } from './support/office.ts'

test('a new service is last and active, with the briefcase icon', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/services', { viewport: phone, theme: 'dark' })
  const list = await page.request.get('/api/admin/services')
  await page.getByRole('button', { name: t('services.add') }).click()
  const form = page.getByRole('dialog').locator('form')
  const order = form.getByLabel(t('table.displayOrder'))
  await expect(order).toHaveValue(String(list.headers()['x-total-count']))
  await expect(form.getByRole('radio', { name: t('icon.fa-briefcase'), exact: true })).toBeChecked()
  await expect(form.getByRole('switch')).toBeChecked()
  await expectAccessible(page)
})
