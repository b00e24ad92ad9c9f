import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { codeOf } from './support/authenticator.ts'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectAt,
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
import { confirmAddress } from './support/mailbox.ts'
import { adminPassword } from './support/server.ts'

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

const panelIn = (page: Page) => page.getByRole('region', { name: t('twoFactor.title'), exact: true })

test('a client turns it on, logs in with it and turns it off', { tag: '@client' }, async ({ visit }) => {
  const page = await visit({ language, viewport: language === 'ar' ? phone : desktop })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { username, password } = await registerClient(page, 'Sara', language)
  await confirmAddress(page)
  await page.goto('/client/profile')
  const panel = panelIn(page)
  await panel.getByRole('button', { name: t('twoFactor.setUp') }).click()

  // 1. The password.
  const dialog = page.getByRole('dialog', { name: t('twoFactor.setUp') })
  const current = dialog.getByLabel(t('account.password.current'), { exact: true })
  await expect(current).toBeFocused()
  await expectAccessible(page)
  await current.fill('not-it')
  await dialog.getByRole('button', { name: t('twoFactor.continue') }).click()
  await expectAt(current, t('val.currentPassword.wrong'))
  await current.fill(password)
  await dialog.getByRole('button', { name: t('twoFactor.continue') }).click()

  // 2. The key, and a first code.
  const code = dialog.getByLabel(t('twoFactor.code'), { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(dialog.getByRole('img', { name: t('twoFactor.qrCode') })).toHaveJSProperty('complete', true)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: t('twoFactor.key.copy') }).click()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  await expect(dialog.locator('.two-factor-secret')).toHaveText(secret.match(/.{4}/g)?.join(' ') ?? '')
  await code.fill('12345')
  await dialog.getByRole('button', { name: t('twoFactor.turnOn'), exact: true }).click()
  await expectAt(code, t('val.code.digits'))
  // Arabic digits.
  const first = codeOf(secret)
  await code.fill(first.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''))
  await dialog.getByRole('button', { name: t('twoFactor.turnOn'), exact: true }).click()

  // 3. The recovery codes, which cannot be dismissed by accident.
  const codesDialog = page.getByRole('dialog', { name: t('twoFactor.codes') })
  await expect(codesDialog.getByRole('listitem')).toHaveCount(10)
  const codes = await codesDialog.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: t('twoFactor.codes.leave.title') })
  await question.getByRole('button', { name: t('twoFactor.codes.leave.stay') }).click()
  const downloading = page.waitForEvent('download')
  await codesDialog.getByRole('button', { name: t('twoFactor.codes.download') }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text.split('\r\n').filter((line) => codes.includes(line))).toEqual(codes)
  expect(text).toContain(username)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.two-factor-print')).toContainText(codes[9] ?? '')
  await expect(codesDialog).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await codesDialog.getByRole('button', { name: t('twoFactor.codes.saved') }).click()
  await expect(codesDialog).toBeHidden()
  await expect(panel.getByText(t('twoFactor.codesLeft', { n: 10 }))).toBeVisible()
  await expectAccessible(page)

  // The login asks for a code.
  const login = page.getByRole('form', { name: t('auth.login'), exact: true })
  const loginPassword = login.getByLabel(t('form.password'), { exact: true })
  const second = page.getByRole('form', { name: t('auth.code.title') })
  const requested = second.getByLabel(t('auth.code'), { exact: true })
  const verify = second.getByRole('button', { name: t('auth.code.submit') })
  const logInAgain = async () => {
    await page.request.post('/api/logout')
    await page.goto('/auth')
    await login.getByLabel(t('form.username')).fill(username)
    await loginPassword.fill(password)
    await login.getByLabel(t('form.rememberMe')).check()
    await login.getByRole('button', { name: t('auth.login'), exact: true }).click()
    await expect(requested).toBeFocused()
  }
  await logInAgain()
  await expectAccessible(page)
  const next = codeOf(secret, 1)
  await requested.fill(next)
  await verify.click()
  await page.waitForURL(/\/client$/)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'sid')?.expires).toBeGreaterThan(Date.now() / 1000 + 86_400)

  // A used code is refused, and going back preserves the input.
  await logInAgain()
  await requested.fill(next)
  await verify.click()
  await expectAt(requested, t('val.code.used'))
  await second.getByRole('button', { name: t('auth.code.back') }).click()
  await expect(loginPassword).toBeFocused()
  await expect(login.getByLabel(t('form.username'))).toHaveValue(username)
  await expect(loginPassword).toHaveValue(password)
  await expect(login.getByLabel(t('form.rememberMe'))).toBeChecked()
  await login.getByRole('button', { name: t('auth.login'), exact: true }).click()

  // A recovery code works once.
  const recovery = second.getByLabel(t('auth.code.recovery'), { exact: true })
  await second.getByRole('button', { name: t('auth.code.useRecovery') }).click()
  await expect(recovery).toBeFocused()
  await expectAccessible(page)
  await recovery.fill(codes[0] ?? '')
  await verify.click()
  await page.waitForURL(/\/client$/)
  await logInAgain()
  await second.getByRole('button', { name: t('auth.code.useRecovery') }).click()
  await recovery.fill(codes[0] ?? '')
  await verify.click()
  await expectAt(recovery, t('val.code.wrong'))
  await recovery.fill(codes[1] ?? '')
  await verify.click()
  await page.waitForURL(/\/client$/)

  // Turning it off requires both factors.
  await page.goto('/client/profile')
  await expect(panel.getByText(t('twoFactor.codesLeft', { n: 8 }))).toBeVisible()
  await panel.getByRole('button', { name: t('twoFactor.turnOff'), exact: true }).click()
  const off = page.getByRole('dialog', { name: t('twoFactor.turnOff.title') })
  await expectAccessible(page)
  await off.getByLabel(t('account.password.current'), { exact: true }).fill(password)
  await off.getByRole('button', { name: t('twoFactor.turnOff'), exact: true }).click()
  await expectAt(off.getByLabel(t('twoFactor.code.either')), t('val.code.required'))
  await off.getByLabel(t('twoFactor.code.either')).fill(codes[2] ?? '')
  await off.getByRole('button', { name: t('twoFactor.turnOff'), exact: true }).click()
  await expect(toast(page).filter({ hasText: t('twoFactor.off.toast') })).toBeVisible()
  await expect(panel.getByText(t('twoFactor.isOff'), { exact: true })).toBeVisible()
  await expect(panel.getByRole('heading')).toBeFocused()
})

test('new recovery codes replace the previous ones, and a warning appears when few are left', async ({
  visit,
}) => {
  const page = await visit({ language })
  const { username, password } = await registerClient(page, 'Sara', language)
  await confirmAddress(page)
  const { codes } = await switchOn(page, password)
  for (const code of codes.slice(0, 8)) {
    const answer = await page.request.post('/api/login', { data: { username, password, code } })
    expect(answer.status()).toBe(200)
  }
  await page.goto('/client/profile')
  const panel = panelIn(page)
  await expect(panel.getByText(t('twoFactor.codesLow'))).toBeVisible()
  await panel.getByRole('button', { name: t('twoFactor.newCodes') }).click()
  const dialog = page.getByRole('dialog', { name: t('twoFactor.newCodes.title') })
  await dialog.getByLabel(t('account.password.current'), { exact: true }).fill(password)
  await dialog.getByLabel(t('twoFactor.code.either'), { exact: true }).fill(codes[8] ?? '')
  await dialog.getByRole('button', { name: t('twoFactor.newCodes.make') }).click()
  const codesDialog = page.getByRole('dialog', { name: t('twoFactor.codes') })
  await expect(codesDialog.getByRole('listitem')).toHaveCount(10)
  await codesDialog.getByRole('button', { name: t('twoFactor.codes.saved') }).click()
  await expect(panel.getByText(t('twoFactor.codesLeft', { n: 10 }))).toBeVisible()
  await expect(panel.getByText(t('twoFactor.codesLow'))).toBeHidden()
  const old = await page.request.post('/api/login', { data: { username, password, code: codes[9] } })
  expect(old.status()).toBe(401)
})

test('a firm that requires two-factor login makes its staff set it up, and an admin restores access', async ({
  visit,
}) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const staff = await createStaff(admin)
  await admin.goto('/dashboard/settings')
  const security = admin.getByRole('switch', { name: t('settings.twoFactor') })
  await security.click()
  await admin.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(admin.getByText(t('val.twoFactor.ownFirst')).first()).toBeVisible()
  // The toast is as high as its text.
  await expect.poll(async () => (await toast(admin).boundingBox())?.height).toBeLessThan(160)
  await expectAccessible(admin)
  await switchOn(admin, adminPassword)
  const page = await visit({ language })
  await logInAs(page, staff.username, staff.password)
  await page.goto('/dashboard/consultations')
  await expect(page.getByRole('heading', { name: t('dash.consultations'), level: 1 })).toBeVisible()
  await admin.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(toast(admin).filter({ hasText: t('toast.settings.success') })).toBeVisible()

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
  const panel = panelIn(page)
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
  await page.getByRole('button', { name: t('twoFactor.codes.saved') }).click()
  await expect(panel.getByText(t('twoFactor.needed.stays'))).toBeVisible()
  await expect(search).toBeVisible()
  await sidebar.getByRole('link', { name: t('dash.consultations') }).click()
  await expect(page.getByRole('heading', { name: t('dash.consultations'), level: 1 })).toBeVisible()

  // A lost phone: an admin restores the access.
  await admin.goto(`/dashboard/users?q=${staff.username}`)
  await admin
    .getByRole('button', { name: t('users.editNamed', { name: `${staff.firstName} Al-Subaie` }) })
    .click()
  const editing = admin.getByRole('dialog', { name: t('users.edit') })
  await editing.getByRole('button', { name: t('users.twoFactor.reset') }).click()
  const question = admin.getByRole('alertdialog', { name: t('users.twoFactor.title') })
  await expectAccessible(admin)
  await question.getByRole('button', { name: t('users.twoFactor.reset') }).click()
  await expect(editing.getByText(t('users.twoFactor.off'))).toBeVisible()
  await logInAs(page, staff.username, staff.password)
})
