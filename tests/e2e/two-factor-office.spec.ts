import type { Page } from '@playwright/test'
import { codeOf } from './support/authenticator.ts'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  keepSettings,
  type Language,
  language,
  logInAs,
  logInAsAdmin,
  t,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'

test.use({ expectedConsole: /Failed to load resource: .* status of 40[013]/ })

/** Turns it on through the API, for tests that start with it. The code of the current step is unused. */
const switchOn = async (page: Page, currentPassword: string) => {
  const begun = await page.request.post('/api/user/two-factor', { data: { currentPassword } })
  const { secret } = await begun.json()
  const confirmed = await page.request.post('/api/user/two-factor/confirm', {
    data: { code: codeOf(secret) },
  })
  expect(confirmed.status()).toBe(201)
  return { secret: secret as string, codes: (await confirmed.json()).recoveryCodes as string[] }
}

const panelIn = (page: Page, language: Language) =>
  page.getByRole('region', { name: wordsIn(language)('twoFactor.title'), exact: true })

test('an admin restores access for a user without phone and recovery codes', async ({ visit }) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const staff = await createStaff(admin)
  const page = await visit({ language })
  await logInAs(page, staff.username, staff.password)
  await switchOn(page, staff.password)
  await admin.goto(`/dashboard/users?q=${staff.username}`)
  await admin
    .getByRole('button', { name: t('users.editNamed', { name: `${staff.firstName} Al-Subaie` }) })
    .click()
  const dialog = admin.getByRole('dialog', { name: t('users.edit') })
  await dialog.getByRole('button', { name: t('users.twoFactor.reset') }).click()
  const question = admin.getByRole('alertdialog', { name: t('users.twoFactor.title') })
  await expectAccessible(admin)
  await question.getByRole('button', { name: t('users.twoFactor.reset') }).click()
  await expect(dialog.getByText(t('users.twoFactor.off'))).toBeVisible()
  await logInAs(page, staff.username, staff.password)
})

test('a firm that requires two-factor login makes its staff set it up', async ({ visit }) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const staff = await createStaff(admin)
  // A separate admin, so that other tests find the first one unchanged.
  const boss = await createStaff(admin)
  await admin.request.put(`/api/admin/users/${boss.id}`, { data: { role: 'admin' } })
  const restore = await keepSettings(admin)
  const office = await visit({ language })
  await logInAs(office, boss.username, boss.password)
  await office.goto('/dashboard/settings')
  const security = office.getByRole('switch', { name: t('settings.twoFactor') })
  await security.click()
  await office.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(office.getByText(t('val.twoFactor.ownFirst')).first()).toBeVisible()
  // The toast is as high as its text.
  await expect.poll(async () => (await toast(office).boundingBox())?.height).toBeLessThan(160)
  await expectAccessible(office)
  const { secret } = await switchOn(office, boss.password)
  const page = await visit({ language })
  await logInAs(page, staff.username, staff.password)
  await page.goto('/dashboard/consultations')
  await expect(page.getByRole('heading', { name: t('dash.consultations'), level: 1 })).toBeVisible()
  try {
    await office.getByRole('button', { name: t('form.saveChanges') }).click()
    await expect(toast(office).filter({ hasText: t('toast.settings.success') })).toBeVisible()

    // During their work, and at a new login.
    const sidebar = page.getByRole('navigation', { name: t('auth.dashboard') })
    const services = sidebar.getByRole('link', { name: t('nav.services') })
    // A refused background request may open the account page first, and the link is gone then.
    await expect(async () => {
      await services.click({ timeout: 2000 }).catch(() => undefined)
      expect(page.url()).toMatch(/\/dashboard\/account#two-factor$/)
    }).toPass()
    await page.goto('/dashboard/consultations')
    await page.waitForURL(/\/dashboard\/account#two-factor$/)
    const panel = panelIn(page, language)
    await expect(panel.getByText(t('twoFactor.needed.title'))).toBeVisible()
    const search = page.getByRole('button', { name: t('nav.search'), exact: true })
    await expect(search).toHaveCount(0)
    // The page scrolls to the panel, and the sticky bar would cover controls: this window shows the whole
    // page.
    await page.setViewportSize({ ...desktop, height: 3600 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expectAccessible(page)
    await page.setViewportSize(desktop)
    await panel.getByRole('button', { name: t('twoFactor.setUp') }).click()
    const dialog = page.getByRole('dialog', { name: t('twoFactor.setUp') })
    await dialog.getByLabel(t('account.password.current'), { exact: true }).fill(staff.password)
    await dialog.getByRole('button', { name: t('twoFactor.continue') }).click()
    const key = (await dialog.locator('.two-factor-secret').textContent()) ?? ''
    await dialog.getByLabel(t('twoFactor.code'), { exact: true }).fill(codeOf(key))
    await dialog.getByRole('button', { name: t('twoFactor.turnOn'), exact: true }).click()
    await page.getByRole('button', { name: t('twoFactor.codes.kept') }).click()
    await expect(panel.getByText(t('twoFactor.needed.stays'))).toBeVisible()
    await expect(search).toBeVisible()
    await sidebar.getByRole('link', { name: t('dash.consultations') }).click()
    await expect(page.getByRole('heading', { name: t('dash.consultations'), level: 1 })).toBeVisible()
  } finally {
    const answer = await office.request.post('/api/login', {
      data: { username: boss.username, password: boss.password, code: codeOf(secret, 1) },
    })
    expect(answer.status()).toBe(200)
    await office.request.put('/api/admin/settings', {
      data: [{ key: 'require_two_factor', value: 'false' }],
    })
    await restore()
  }
})
