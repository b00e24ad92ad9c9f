import { expect, expectAccessible, t, test, toast } from './support/fixtures.ts'
import { goWithin, openOffice } from './support/office.ts'

test('an admin reads the results of the self-check, and runs it again', async ({ visit }) => {
  const admin = await openOffice(visit, '/dashboard/system')
  await expect(admin.getByRole('heading', { name: t('system.title'), level: 1 })).toBeVisible()
  await expect(admin.getByText(/^\d+\.\d+\.\d+/)).toBeVisible()
  await admin.getByRole('button', { name: t('system.checkNow') }).click()
  await expect(toast(admin).getByText(t('system.checked'))).toBeVisible()
  const checks = admin.getByRole('region', { name: t('system.results') }).getByRole('listitem')
  await expect(checks).toHaveCount(7)
  await expect(checks.filter({ hasText: t('check.disk') })).toContainText(t('system.state.fine'))
  // Features that the test server lacks do not count as errors.
  await expect(checks.filter({ hasText: t('check.malware') })).toContainText(t('system.state.note'))
})

test('an admin reads the API reference', async ({ visit }) => {
  const admin = await openOffice(visit, '/dashboard/system')
  await admin.getByRole('link', { name: t('apiReference.title') }).click()
  const reference = admin.getByRole('region', { name: t('apiReference.calls') })
  await reference
    .getByRole('heading', { name: /^consultations/ })
    .getByRole('button')
    .press('Enter')
  await reference.getByRole('button', { name: 'GET /api/admin/consultations', exact: true }).press('Enter')
  await expect(reference.getByRole('heading', { name: 'Parameters' })).toBeVisible()
  await expectAccessible(admin)
  await expect(admin.getByRole('link', { name: t('apiReference.document') })).toHaveAttribute(
    'href',
    '/api/openapi.json',
  )
})

test.describe('a failure', () => {
  test.use({ expectedConsole: /status of 503/ })

  test('is reported for a self-check, and the page can be reloaded', async ({ visit }) => {
    const admin = await openOffice(visit, '/dashboard/help')
    await admin.route('**/api/admin/system', (route) => route.fulfill({ status: 503, json: {} }))
    await goWithin(admin, '/dashboard/system')
    const retry = admin.getByRole('button', { name: t('form.retry') })
    await expect(retry).toBeVisible()
    await admin.unroute('**/api/admin/system')
    await retry.click()
    await expect(admin.getByRole('heading', { name: t('system.program') })).toBeVisible()
    await admin.route('**/api/admin/system/check', (route) => route.fulfill({ status: 503, json: {} }))
    await admin.getByRole('button', { name: t('system.checkNow') }).click()
    await expect(toast(admin).getByText(t('system.checkError'))).toBeVisible()
  })
})
