import { expect, expectAccessible, expectAt, phone, t, test, toast } from './support/fixtures.ts'
import { openOffice, refuseChanges, visitAsAdmin } from './support/office.ts'

// Messages and toasts of the specification (sections 5 and 8) that no other test covers.

test.use({ expectedConsole: /Failed to load resource: .*(status of 500|ERR_FAILED)/ })

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

test('a failed save and a successful one are reported for services and requests', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const accept = await refuseChanges(page, '**/api/admin/services/*', {}, 500)
  await page.goto('/dashboard/services')
  const row = page.getByRole('row').nth(1)
  await row.getByRole('button').first().click()
  await expect(toast(page)).toContainText(t('dashboard.services.updateError'))
  await accept()
  for (const _undone of [1, 2]) {
    const changed = page.waitForResponse((response) => response.request().method() === 'PUT')
    await row.getByRole('button').first().click()
    expect((await changed).status()).toBe(200)
    await expect(toast(page)).toContainText(t('toast.service.updated'))
  }

  await refuseChanges(page, '**/api/admin/consultations/*', {}, 500)
  await page.goto('/dashboard/consultations')
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  const request = page.getByRole('dialog').locator('form')
  await request.getByLabel(t('consult.notes')).fill('Half typed')
  await request.getByRole('button', { name: t('form.save') }).click()
  await expect(toast(page)).toContainText(t('dashboard.consultations.updateError'))
  await expect(request.getByLabel(t('consult.notes'))).toHaveValue('Half typed')
})

test('a failed message and a failed logout are reported', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  // Without any response, the form shows its own text.
  await page.route('**/api/contact', (route) => route.abort())
  await page.goto('/contact')
  const form = page.getByRole('main').locator('form').first()
  await form.getByLabel(t('form.fullName')).fill('Huda')
  await form.getByLabel(t('form.email')).fill('huda@example.com')
  await form.getByLabel(t('form.subject')).fill('Hours')
  await form.getByLabel(t('form.message')).fill('When are you open?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: t('form.submit') }).click()
  await expect(toast(page)).toContainText(t('toast.submission.error'))
  await expect(toast(page)).toContainText(t('toast.contact.error'))

  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: t('auth.account') }).click()
  await page.getByRole('menuitem', { name: t('auth.logout') }).click()
  await expect(toast(page)).toContainText(t('toast.logout.failed'))
  expect((await page.request.get('/api/user')).status()).toBe(200)
})
