import type { Page } from '@playwright/test'
import { codeOf } from './support/authenticator.ts'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  language,
  logInAs,
  logInAsAdmin,
  phone,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { submitLogin } from './support/login-form.ts'
import { confirmAddress } from './support/mailbox.ts'
import { answered, created } from './support/records.ts'
import { addAuthenticator } from './support/virtual-authenticator.ts'

test.use({ expectedConsole: /Failed to load resource: .* status of 40[0139]|ERR_CONNECTION_REFUSED/ })

const loginIn = (page: Page) => page.getByRole('form', { name: t('auth.login'), exact: true })

/** Adds a passkey on the account page, for tests that start with one. */
const addPasskey = async (page: Page) => {
  await page.getByRole('button', { name: t('passkeys.add') }).click()
  await expect(toast(page)).toContainText(t('passkeys.added'))
}

test('a client adds a passkey, names it, logs in with it and removes it', async ({ visit, server }) => {
  const page = await visit({
    language,
    viewport: language === 'ar' ? phone : desktop,
    theme: language === 'ar' ? 'dark' : 'light',
  })
  const { firstName } = await registerClient(page, 'Sara', language)
  await confirmAddress(page)
  const device = await addAuthenticator(page)
  await page.goto('/client/profile')
  const panel = page.getByRole('region', { name: t('passkeys.title'), exact: true })
  const add = panel.getByRole('button', { name: t('passkeys.add') })
  await expect(panel.getByText(t('passkeys.none'))).toBeVisible()

  // A user whom the device does not recognize cannot create a passkey.
  await device.setRecognising(false)
  await add.click()
  await expect(panel.getByText(t('passkeys.canceled'))).toBeVisible()
  await expectAccessible(page)
  await device.setRecognising(true)
  await add.click()
  await expect(toast(page)).toContainText(t('passkeys.added'))
  const row = panel.getByRole('listitem')
  const ownDevice = t('passkeys.ownDevice', { browser: 'Chrome', system: 'Linux' })
  // A stored name has no invisible characters.
  await expect(row).toContainText(ownDevice.replace(/[\u2068\u2069]/g, ''))
  await expect(row).toContainText(t('passkeys.neverUsed'))
  expect(await device.passkeys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])

  // A device cannot create a second passkey for the same account.
  await add.click()
  await expect(panel.getByText(t('passkeys.known'))).toBeVisible()

  await row.getByRole('button').first().click()
  const renaming = page.getByRole('dialog', { name: t('passkeys.rename.title') })
  await expectAccessible(page)
  const name = renaming.getByLabel(t('passkeys.name'), { exact: true })
  await expect(name).toBeFocused()
  await name.fill('')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription(new RegExp(t('val.passkey.name')))
  await name.fill('هاتف سارة')
  await page.keyboard.press('Enter')
  await expect(renaming).toBeHidden()
  await expect(row).toContainText('هاتف سارة')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Login with the button, without typing.
  await page.request.post('/api/logout')
  await page.goto('/auth')
  const login = loginIn(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await device.setRecognising(false)
  const press = login.getByRole('button', { name: t('auth.passkey') })
  await press.click()
  await expect(login.getByText(t('auth.passkey.canceled'))).toBeVisible()
  await expect(press).toBeFocused()
  await expectAccessible(page)
  await device.setRecognising(true)
  await login.getByLabel(t('form.rememberMe')).check()
  await press.click()
  await expect(
    page.getByRole('heading', { level: 1, name: t('portal.welcome', { firstName }) }),
  ).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'sid')?.expires).toBeGreaterThan(Date.now() / 1000 + 86_400)

  // An hour later it is removed, and the passkey itself confirms that.
  await page.goto('/client/profile')
  await expect(row).not.toContainText(t('passkeys.neverUsed'))
  await server.letProofsEnd()
  await row.getByRole('button', { name: t('passkeys.removeNamed', { name: 'هاتف سارة' }) }).click()
  const question = page.getByRole('alertdialog', {
    name: t('passkeys.remove.title', { name: 'هاتف سارة' }),
  })
  await expect(question).toContainText(t('passkeys.remove.last'))
  await expectAccessible(page)
  await question.getByRole('button', { name: t('passkeys.remove'), exact: true }).click()
  const proof = page.getByRole('dialog', { name: t('proof.title') })
  await expect(proof.getByRole('button', { name: t('proof.passkey') })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await proof.getByRole('button', { name: t('proof.passkey') }).click()
  await expect(proof).toBeHidden()
  await expect(question).toBeHidden()
  await expect(toast(page)).toContainText(t('passkeys.removed'))
  await expect(panel.getByText(t('passkeys.none'))).toBeFocused()
})

test('a removed passkey is refused with an explanation', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await registerClient(page, 'Sara', language)
  await confirmAddress(page)
  // Selected in the list below the field, or with the button.
  const hasList = language === 'ar'
  await addAuthenticator(page, { hasList })
  await page.goto('/client/profile')
  await addPasskey(page)
  const [own] = await (await page.request.get('/api/user/passkeys')).json()
  expect((await page.request.delete(`/api/user/passkeys/${own.id}`)).status()).toBe(204)
  await page.request.post('/api/logout')
  await page.goto('/auth')
  const login = loginIn(page)
  if (!hasList) await login.getByRole('button', { name: t('auth.passkey') }).click()
  await expect(login.getByText(t('error.passkey_unknown'))).toBeVisible()
  await expect(toast(page)).toContainText(t('toast.login.failed'))
  await expect(page).toHaveURL(/\/auth$/)
})

test('the browser offers passkeys below the field for the username', async ({ visit }) => {
  const page = await visit({ language })
  const { firstName } = await registerClient(page, 'Sara', language)
  await confirmAddress(page)
  await addAuthenticator(page, { hasList: true })
  await page.goto('/client/profile')
  await addPasskey(page)
  await page.request.post('/api/logout')
  await page.goto('/auth?next=/client/profile')
  // The virtual device selects the first one automatically, without a click or typing.
  await expect(page).toHaveURL(/\/client\/profile$/)
  await expect(toast(page)).toContainText(t('toast.login.success.desc', { firstName }))
})

test('a passkey replaces the code of the second step', async ({ visit }) => {
  const page = await visit({ language, viewport: language === 'ar' ? phone : desktop })
  const { username, password, firstName } = await registerClient(page, 'Sara', language)
  await confirmAddress(page)
  await addAuthenticator(page)
  await page.goto('/client/profile')
  await addPasskey(page)
  const { secret } = await created<{ secret: string }>(page, '/api/user/two-factor', {
    currentPassword: password,
  })
  await created(page, '/api/user/two-factor/confirm', { code: codeOf(secret) })
  await page.request.post('/api/logout')

  await page.goto('/auth')
  const login = loginIn(page)
  await submitLogin(login, { username, password })
  const second = page.getByRole('form', { name: t('auth.code.title') })
  await expect(second.getByLabel(t('auth.code'), { exact: true })).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await second.getByRole('button', { name: t('auth.passkey.step') }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: t('portal.welcome', { firstName }) }),
  ).toBeVisible()
})

test('a passkey is enough where the firm requires a second factor for staff', async ({ visit }) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const staff = await createStaff(admin)
  await addAuthenticator(admin)
  await admin.goto('/dashboard/account')
  await addPasskey(admin)
  const page = await visit({ language })
  await logInAs(page, staff.username, staff.password)
  await addAuthenticator(page)
  const setting = { key: 'require_two_factor', value: 'true' }
  await answered(await admin.request.put('/api/admin/settings', { data: [setting] }), 200)
  await page.goto('/dashboard/consultations')
  await page.waitForURL(/\/dashboard\/account#two-factor$/)
  await expect(page.getByText(t('twoFactor.needed.body'))).toBeVisible()
  await addPasskey(page)
  const sidebar = page.getByRole('navigation', { name: t('auth.dashboard') })
  await sidebar.getByRole('link', { name: t('dash.consultations') }).click()
  await expect(page.getByRole('heading', { name: t('dash.consultations'), level: 1 })).toBeVisible()

  // A user who has to confirm with more than the password uses the passkey as well.
  await page.request.post('/api/logout')
  await page.goto('/auth?next=/dashboard/services')
  const login = loginIn(page)
  await submitLogin(login, staff)
  await expect(page.getByText(t('auth.passkey.step.text'))).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('auth.passkey.step') }).click()
  await expect(page).toHaveURL(/\/dashboard\/services$/)
  await expect(page.getByRole('heading', { name: t('nav.services'), level: 1 })).toBeVisible()

  // A lost device: an admin removes the passkeys.
  await admin.goto(`/dashboard/users?q=${staff.username}`)
  await admin
    .getByRole('button', { name: t('users.editNamed', { name: `${staff.firstName} Al-Subaie` }) })
    .click()
  const dialog = admin.getByRole('dialog', { name: t('users.edit') })
  await expect(dialog.getByText(t('users.passkeys', { n: 1 }))).toBeVisible()
  await dialog.getByRole('button', { name: t('users.twoFactor.reset') }).click()
  const question = admin.getByRole('alertdialog', { name: t('users.twoFactor.title') })
  await question.getByRole('button', { name: t('users.twoFactor.reset') }).click()
  await expect(dialog.getByText(t('users.passkeys', { n: 1 }))).toBeHidden()
})
