import {
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  phone,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { openOffice } from './support/office.ts'

test.use({ expectedConsole: refusedCall })

test('an admin makes a token, sees it once, finds it under Programs and ends it', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/account#tokens')
  const panel = page.getByRole('region', { name: t('tokens.title') })
  await expect(panel.getByText(t('tokens.none'))).toBeVisible()
  const add = panel.getByRole('button', { name: t('tokens.add') })
  await add.click()
  const dialog = page.getByRole('dialog', { name: t('tokens.add') })
  const name = dialog.getByLabel(t('tokens.name'), { exact: true })
  await expect(name).toBeFocused()
  const make = dialog.getByRole('button', { name: t('tokens.make') })
  await make.click()
  await expectAt(name, t('val.token.name'))
  await expect(dialog.getByText(t('val.token.scopes')).first()).toBeVisible()
  await name.fill('برنامج المحاسبة')
  const reads = dialog.getByRole('group', { name: t('tokens.read') })
  await reads.getByLabel(t('tokens.noun.agreements')).check()
  await reads.getByLabel(t('tokens.noun.consultations')).check()
  await reads.getByLabel(t('tokens.noun.consultations')).uncheck()
  const networks = dialog.getByLabel(t('tokens.networks'))
  await networks.fill('127.0.0.0/8 example.com')
  await make.click()
  await expectAt(networks, t('val.network'))
  await networks.fill('127.0.0.0/8\n::1')
  await expectAccessible(page)
  await make.click()

  const made = page.getByRole('dialog', { name: t('tokens.made') })
  const field = made.getByLabel(t('tokens.made.token'), { exact: true })
  const token = await field.inputValue()
  expect(token).toMatch(/^mizan_\w{49}$/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await made.getByRole('button', { name: t('tokens.copy') }).click()
  await expect(made.getByRole('button', { name: t('tokens.copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await expectAccessible(page)
  await made.getByRole('button', { name: t('tokens.done'), exact: true }).click()
  await expect(add).toBeFocused()
  const row = panel.getByRole('listitem').filter({ hasText: 'برنامج المحاسبة' })
  await expect(row).toContainText('agreements:read')
  await expect(row).toContainText(t('tokens.neverUsed'))
  await expect(page.getByText(token)).toHaveCount(0)

  const headers = { authorization: `Bearer ${token}` }
  // The cookie of the admin goes along, and is ignored.
  const call = (path: string) => page.request.get(new URL(path, page.url()).href, { headers })
  expect((await call('/api/admin/engagements')).status()).toBe(200)
  expect((await call('/api/admin/consultations')).status()).toBe(403)

  await page.goto('/dashboard/programs')
  await expect(page.getByRole('heading', { name: t('dash.programs'), level: 1 })).toBeVisible()
  const listed = page.getByRole('row').filter({ hasText: 'برنامج المحاسبة' })
  await expect(listed).toContainText('agreements:read')
  await expect(listed).toContainText('127.0.0.0/24')
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await listed.getByRole('button', { name: t('tokens.endNamed', { name: 'برنامج المحاسبة' }) }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('tokens.end'), exact: true }).click()
  await expect(toast(page)).toContainText(t('tokens.ended'))
  await expect(listed).toHaveCount(0)
  expect((await call('/api/admin/engagements')).status()).toBe(401)

  await page.goto('/dashboard/account#tokens')
  await expect(page.getByText(t('tokens.none'))).toBeVisible()
  await expectNoSidewaysScroll(page)
})
