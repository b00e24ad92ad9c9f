import {
  expect,
  hydrated,
  language,
  logInAsAdmin,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
} from './support/fixtures.ts'

const request = {
  firstName: 'Sara',
  lastName: 'Al-Harbi',
  email: 'sara@example.com',
  phone: '0550123344',
  service: 'corporate',
  message: 'We want to add a partner.',
}

test('a client withdraws a pending request on a phone', { tag: '@client' }, async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await registerClient(page)
  await page.request.post('/api/consultations', { data: { ...request, subject: 'Adding a partner' } })
  await page.goto('/client/consultations')
  await page
    .getByRole('link', { name: /Adding a partner/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adding a partner')
  const withdraw = page.getByRole('button', { name: t('portal.withdraw') })
  await withdraw.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: t('portal.withdraw.keep') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(withdraw).toBeFocused()
  await withdraw.click()
  await dialog.getByRole('button', { name: t('portal.withdraw') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('portal.status.withdrawn')).first()).toBeVisible()
  await expect(withdraw).toHaveCount(0)
})

test.describe('the server refuses', () => {
  test.use({ expectedConsole: refusedCall })

  test("another client's request is not found", async ({ visit }) => {
    const owner = await visit({ language })
    await registerClient(owner)
    const { id } = await (await owner.request.post('/api/consultations', { data: request })).json()
    const other = await visit({ language })
    await registerClient(other)
    await other.goto(`/client/consultations/${id}`)
    await hydrated(other)
    await expect(other.getByRole('main')).not.toContainText(request.message)
    await expect(other.getByRole('link', { name: t('portal.consultations') }).first()).toBeVisible()
  })
})

test('the dashboard redirects a client to the portal and a guest to the login', async ({ visit }) => {
  const client = await visit({ language })
  await registerClient(client)
  await client.goto('/dashboard')
  await expect(client).toHaveURL(/\/client$/)
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  await admin.goto('/client')
  await expect(admin).toHaveURL(/\/dashboard$/)
  const guest = await visit({ language })
  await guest.goto('/dashboard/consultations?status=pending')
  await expect(guest).toHaveURL(/\/auth\?next=%2Fdashboard%2Fconsultations%3Fstatus%3Dpending$/)
})
