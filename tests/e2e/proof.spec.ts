import {
  expect,
  expectAccessible,
  expectAt,
  language,
  logInAsAdmin,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { adminPassword } from './support/server.ts'

test.use({ expectedConsole: /Failed to load resource: .* status of (40\d|503)|ERR_CONNECTION_REFUSED/ })

test('an hour after the login the password is requested again, on top of the open work', async ({
  visit,
  server,
}) => {
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
