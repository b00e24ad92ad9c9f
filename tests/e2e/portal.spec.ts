import {
  expect,
  hydrated,
  language,
  logInAsAdmin,
  phone,
  registerClient,
  t,
  test,
} from './support/fixtures.ts'
import { press } from './support/keyboard.ts'
import { sendRequest } from './support/records.ts'

test('a client withdraws a pending request by keyboard only', { tag: '@client' }, async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await registerClient(page)
  await sendRequest(page, { subject: 'Adding a partner' })
  await page.goto('/client')
  await hydrated(page)
  const sections = page.getByRole('navigation', { name: t('portal.title') })
  await press(page, sections.getByRole('button'))
  await press(page, sections.getByRole('link', { name: t('portal.consultations') }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, page.getByRole('link', { name: /Adding a partner/ }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adding a partner')
  const withdraw = page.getByRole('button', { name: t('portal.withdraw') })
  await press(page, withdraw)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: t('portal.withdraw.keep') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(withdraw).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: t('portal.withdraw') }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('portal.status.withdrawn')).first()).toBeVisible()
  await expect(withdraw).toHaveCount(0)
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
