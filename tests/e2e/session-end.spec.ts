import type { Page } from '@playwright/test'
import {
  createStaff,
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
import { submitLogin } from './support/login-form.ts'
import { adminPassword } from './support/server.ts'

test.use({ expectedConsole: /Failed to load resource: .* status of (401|404|409)/ })

const endSessionsOf = async (admin: Page, id: number) =>
  expect((await admin.request.delete(`/api/admin/users/${id}/sessions`)).status()).toBe(204)

test('a user logs in again over typed input after the session has ended', { tag: '@client' }, async ({
  visit,
}) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const staff = await createStaff(admin)
  const page = await visit({ language })
  await logInAs(page, staff.username, staff.password)
  await page.goto('/dashboard/services')
  await page.getByRole('button', { name: t('services.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('services.add') })
  const name = 'A service of the firm'
  await dialog.getByLabel(t('table.nameEn')).fill(name)
  await dialog.getByLabel(t('services.descriptionEn')).fill('Typed before the session ended.')
  await endSessionsOf(admin, staff.id)
  await dialog
    .locator('form')
    .getByRole('button', { name: t('form.add'), exact: true })
    .click()

  const login = page.getByRole('dialog', { name: t('session.ended') })
  await expect(login.getByLabel(t('form.username'))).toHaveValue(staff.username)
  const password = login.getByLabel(t('form.password'), { exact: true })
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await password.fill('not-it')
  await login.getByRole('button', { name: t('auth.login'), exact: true }).click()
  await expect(login.getByRole('group', { name: t('toast.login.failed') })).toBeVisible()

  // After a short time without the dialog, the save reports its error and all input is preserved.
  await login.getByRole('button', { name: t('form.close'), exact: true }).click()
  await expect(dialog.getByText(t('error.unauthenticated')).first()).toBeVisible()
  await expect(dialog.getByLabel(t('table.nameEn'))).toHaveValue(name)
  await dialog
    .locator('form')
    .getByRole('button', { name: t('form.add'), exact: true })
    .click()
  await password.fill(staff.password)
  await login.getByRole('button', { name: t('auth.login'), exact: true }).click()
  await expect(login).toBeHidden()
  // The interrupted save continues automatically.
  await expect(dialog).toBeHidden()
  await expect(page.locator('.toast')).toContainText(t('toast.service.added'))
  // A search in flight would detect the ended session before the form does.
  const found = page.waitForResponse((response) => response.url().includes('/api/admin/services?q='))
  await page.getByRole('searchbox').fill(name)
  await found
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)

  // Another person sees nothing of the first one's page.
  await page.getByRole('button', { name: t('services.add') }).click()
  await dialog.getByLabel(t('table.nameEn')).fill('Not for other eyes')
  await dialog.getByLabel(t('services.descriptionEn')).fill('Typed by the first person.')
  await endSessionsOf(admin, staff.id)
  await dialog
    .locator('form')
    .getByRole('button', { name: t('form.add'), exact: true })
    .click()
  const other = await createStaff(admin, 'Huda')
  await Promise.all([page.waitForEvent('load'), submitLogin(login, other)])
  await expect(page.getByRole('button', { name: t('auth.account') })).toContainText('Huda')
  await expect(dialog).toBeHidden()
  const written = await admin.request.get('/api/admin/services?q=Not%20for%20other%20eyes')
  expect(await written.json()).toEqual([])
})

test("a client's list loads after a new login", async ({ visit }) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const page = await visit({ language, viewport: phone, theme: 'dark' })
  const { username, password } = await registerClient(page, 'Sara', language)
  await page.goto('/client')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [{ id }] = await (await admin.request.get(`/api/admin/users?q=${username}`)).json()
  await endSessionsOf(admin, id)
  await page.evaluate(() => {
    history.pushState(null, '', '/client/consultations')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const login = page.getByRole('dialog', { name: t('session.ended') })
  await login.getByLabel(t('form.password'), { exact: true }).fill(password)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await login.getByRole('button', { name: t('auth.login'), exact: true }).click()
  await expect(login).toBeHidden()
  await expect(page).toHaveURL(/\/client\/consultations$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('an hour after the login', () => {
  test.use({ expectedConsole: /Failed to load resource: .* status of (40\d|503)|ERR_CONNECTION_REFUSED/ })

  test('the password is requested again, on top of the open work', async ({ visit, server }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    await page.goto('/dashboard/users')
    await page.getByRole('button', { name: t('users.add') }).click()
    const dialog = page.getByRole('dialog', { name: t('users.add') })
    const field = (key: Parameters<typeof t>[0]) => dialog.getByLabel(t(key), { exact: true })
    const username = 'proven.reem'
    await field('form.firstName').fill('ريم')
    await field('form.lastName').fill('الغامدي')
    await field('form.email').fill(`${username}@example.com`)
    await field('form.username').fill(username)
    await dialog.locator('input[name=password]').fill('four quiet rivers')
    await server.letProofsEnd()

    const add = dialog.getByRole('button', { name: t('form.add'), exact: true })
    const question = page.getByRole('dialog', { name: t('proof.title') })
    const password = question.getByLabel(t('proof.password'), { exact: true })
    await add.click()
    await expect(password).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(field('form.firstName')).toHaveValue('ريم')

    await add.click()
    await password.fill('not-the-password')
    await page.keyboard.press('Enter')
    await expectAt(password, t('val.currentPassword.wrong'))
    await expect(question.getByLabel(t('proof.code'))).toHaveCount(0)
    await password.fill(adminPassword)
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(dialog).toBeHidden()
    await expect(toast(page)).toContainText(t('toast.user.added'))

    // The confirmation also covers the next calls.
    await page.getByRole('searchbox').fill(username)
    await page.getByRole('row').filter({ hasText: username }).getByRole('button').last().click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('form.delete') })
      .click()
    await expect(toast(page)).toContainText(t('toast.user.deleted'))
  })
})

test('an open page saves nothing under the name of somebody who logs in beside it', async ({ visit }) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const [first, second] = [await createStaff(admin), await createStaff(admin, 'Huda')]
  const page = await visit({ language })
  await logInAs(page, first.username, first.password)
  await page.goto('/dashboard/services')
  await page.getByRole('button', { name: t('services.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('services.add') })
  const add = dialog.locator('form').getByRole('button', { name: t('form.add'), exact: true })
  const name = 'A service of the first colleague'
  await dialog.getByLabel(t('table.nameEn')).fill(name)
  await dialog.getByLabel(t('services.descriptionEn')).fill('Typed by the first colleague.')
  const tab = await page.context().newPage()
  await logInAs(tab, second.username, second.password)
  await add.click()
  await expect(dialog.getByText(t('error.other_session')).first()).toBeVisible()
  await expect(dialog.getByLabel(t('table.nameEn'))).toHaveValue(name)
  await logInAs(tab, first.username, first.password)
  await add.click()
  await expect(toast(page)).toContainText(t('toast.service.added'))
  const rows = await (await admin.request.get(`/api/admin/audit?q=service`)).json()
  expect(JSON.stringify(rows)).not.toContain(second.username)
})
