import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { codeOf } from './support/authenticator.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  type Language,
  language,
  phone,
  registerClient,
  t,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'

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

// The test below covers the Arabic version.
test('the setup, the recovery codes and the login are in English (en)', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  const { username, password } = await registerClient(page)
  await confirmAddress(page)
  await page.goto('/client/profile')
  const panel = panelIn(page, 'en')
  await panel.getByRole('button', { name: t('twoFactor.setUp') }).click()
  const dialog = page.getByRole('dialog', { name: t('twoFactor.setUp') })
  await dialog.getByLabel(t('account.password.current'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t('twoFactor.continue') }).click()
  const code = dialog.getByLabel(t('twoFactor.code'), { exact: true })
  await code.fill('12345')
  await dialog.getByRole('button', { name: t('twoFactor.turnOn'), exact: true }).click()
  await expectAt(code, t('val.code.digits'))
  const key = (await dialog.locator('.two-factor-secret').textContent()) ?? ''
  await code.fill(codeOf(key))
  await dialog.getByRole('button', { name: t('twoFactor.turnOn'), exact: true }).click()
  await page.getByRole('button', { name: t('twoFactor.codes.kept') }).click()
  await expect(panel.getByText(t('twoFactor.codesLeft', { n: 10 }))).toBeVisible()

  await page.request.post('/api/logout')
  await page.goto('/auth')
  const login = page.getByRole('form', { name: t('auth.login'), exact: true })
  await login.getByLabel(t('form.username')).fill(username)
  await login.getByLabel(t('form.password'), { exact: true }).fill(password)
  await login.getByRole('button', { name: t('auth.login'), exact: true }).click()
  const second = page.getByRole('form', { name: t('auth.code.title') })
  await second.getByRole('button', { name: t('auth.code.useRecovery') }).click()
  const recovery = second.getByLabel(t('auth.code.recovery'), { exact: true })
  await recovery.fill('none-of-them')
  await second.getByRole('button', { name: t('auth.code.submit') }).click()
  await expectAt(recovery, t('val.code.wrong'))
})

test('a client turns it on, logs in with it and turns it off', { tag: '@client' }, async ({ visit }) => {
  const page = await visit({ language, viewport: language === 'ar' ? phone : desktop })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { username, password } = await registerClient(page, 'Sara', language)
  await confirmAddress(page)
  await page.goto('/client/profile')
  const panel = panelIn(page, language)
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
  const kept = page.getByRole('dialog', { name: t('twoFactor.codes') })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const codes = await kept.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: t('twoFactor.codes.leave.title') })
  await question.getByRole('button', { name: t('twoFactor.codes.leave.stay') }).click()
  const downloading = page.waitForEvent('download')
  await kept.getByRole('button', { name: t('twoFactor.codes.download') }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text.split('\r\n').filter((line) => codes.includes(line))).toEqual(codes)
  expect(text).toContain(username)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.two-factor-print')).toContainText(codes[9] ?? '')
  await expect(kept).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await kept.getByRole('button', { name: t('twoFactor.codes.kept') }).click()
  await expect(kept).toBeHidden()
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
  const panel = panelIn(page, language)
  await expect(panel.getByText(t('twoFactor.codesLow'))).toBeVisible()
  await panel.getByRole('button', { name: t('twoFactor.newCodes') }).click()
  const dialog = page.getByRole('dialog', { name: t('twoFactor.newCodes.title') })
  await dialog.getByLabel(t('account.password.current'), { exact: true }).fill(password)
  await dialog.getByLabel(t('twoFactor.code.either'), { exact: true }).fill(codes[8] ?? '')
  await dialog.getByRole('button', { name: t('twoFactor.newCodes.make') }).click()
  const kept = page.getByRole('dialog', { name: t('twoFactor.codes') })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  await kept.getByRole('button', { name: t('twoFactor.codes.kept') }).click()
  await expect(panel.getByText(t('twoFactor.codesLeft', { n: 10 }))).toBeVisible()
  await expect(panel.getByText(t('twoFactor.codesLow'))).toBeHidden()
  const old = await page.request.post('/api/login', { data: { username, password, code: codes[9] } })
  expect(old.status()).toBe(401)
})
