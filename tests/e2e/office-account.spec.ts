import type { Locator, Page } from '@playwright/test'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  language,
  logInAs,
  logInAsAdmin,
  phone,
  t,
  test,
  themes,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { clickRetry } from './support/slow-line.ts'

/** A button in a row, by its action. Its label also contains the person's name. */
const rowButton = (row: Locator, language: Language, key: 'users.editNamed' | 'users.deleteNamed') =>
  row.getByRole('button', {
    // Arabic isolates the name with invisible marks.
    name: new RegExp(
      `^${wordsIn(language)(key, { name: '' })
        .replace(/[\u2068\u2069]/g, '')
        .trim()}`,
    ),
  })

test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

test('a changed password ends the session in another browser', async ({ visit }) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const staff = await createStaff(admin)
  const page = await visit({ language })
  const other = await visit({ language })
  await logInAs(page, staff.username, staff.password)
  await logInAs(other, staff.username, staff.password)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: t('auth.account') }).click()
  await expect(page.getByRole('menuitem', { name: t('auth.settings') })).toHaveCount(0)
  await page.getByRole('menuitem', { name: t('auth.profile') }).click()
  await expect(page.getByRole('heading', { name: t('account.profile') })).toBeFocused()

  const profile = page.getByRole('form', { name: t('account.profile') })
  await profile.getByLabel(t('form.firstName')).fill('')
  await profile.getByLabel(t('form.phone')).fill('1')
  await profile.getByRole('button', { name: t('form.saveChanges') }).click()
  await expectAt(profile.getByLabel(t('form.firstName')), t('val.firstName.required'))
  await expectAt(profile.getByLabel(t('form.phone')), t('val.generic.phone'))
  await profile.getByLabel(t('form.firstName')).fill('Haya')
  await profile.getByLabel(t('form.phone')).fill('0550123344')
  await profile.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(toast(page)).toContainText(t('account.profile.saved'))
  await expect(page.getByRole('button', { name: t('auth.account') })).toContainText('Haya')

  const form = page.getByRole('form', { name: t('account.password.change') })
  const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key), { exact: true })
  const change = form.getByRole('button', { name: t('account.password.change') })
  await change.click()
  await expectAt(field('account.password.current'), t('val.currentPassword.required'))
  await expectAt(field('account.password.new'), t('val.password.min'))
  await expectAt(field('account.password.confirm'), t('val.confirmPassword.required'))
  await field('account.password.current').fill('not-mine')
  await field('account.password.new').fill('four quiet rivers')
  await field('account.password.confirm').fill('four quiet')
  await change.click()
  await expectAt(field('account.password.confirm'), t('val.password.mismatch'))
  await field('account.password.confirm').fill('four quiet rivers')
  await change.click()
  await expectAt(field('account.password.current'), t('val.currentPassword.wrong'))
  await expect(toast(page)).toContainText(t('account.password.failed'))
  expect((await other.request.get('/api/user')).status()).toBe(200)
  await field('account.password.current').fill(staff.password)
  await change.click()
  await expect(toast(page)).toContainText(t('account.password.saved'))
  expect((await other.request.get('/api/user')).status()).toBe(401)
  await other.goto('/dashboard/account')
  await expect(other).toHaveURL(/\/auth\?next=/)

  await logInAs(other, staff.username, 'four quiet rivers')
  await page.reload()
  const sessions = page.getByRole('list', { name: t('account.sessions') }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText(t('account.sessions.current'))
  await expect(sessions.first()).toContainText('Chrome')
  await page.getByRole('button', { name: t('account.sessions.endOthers') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('account.sessions.endOthers') })
    .click()
  await expect(page.getByText(t('account.sessions.only'))).toBeVisible()
  expect((await other.request.get('/api/user')).status()).toBe(401)
  expect((await page.request.get('/api/user')).status()).toBe(200)
})

// `npm test` runs the tests above in Arabic only. This one checks texts and layout in English.
test('the users screen and the account page are in English (en)', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await logInAsAdmin(page)
  const { username } = await createStaff(page)
  await page.route('**/api/admin/users?**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/dashboard/users?q=${username}`)
  await expect(toast(page)).toContainText(t('toast.fetch.users'))
  await clickRetry(page, '**/api/admin/users?**', t('form.retry'))
  const row = page.getByRole('row').filter({ hasText: username })
  await expect(row).toContainText(t('role.staff'))
  await expect(row).toContainText(t('users.active'))
  await expect(row.getByRole('link', { name: `${username}@example.com` })).toHaveAttribute('dir', 'ltr')

  await page.getByRole('button', { name: t('users.add') }).click()
  const dialog = page.getByRole('dialog')
  const field = (key: Parameters<typeof t>[0]) => dialog.getByLabel(t(key), { exact: true })
  const password = dialog.locator('input[name=password]')
  await dialog.getByLabel(t('form.phone')).fill('12')
  await password.fill('12345')
  await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
  await expectAt(field('form.firstName'), t('val.firstName.required'))
  await expectAt(field('form.lastName'), t('val.lastName.required'))
  await expectAt(field('form.email'), t('val.email.user'))
  await expectAt(dialog.getByLabel(t('form.phone')), t('val.generic.phone'))
  await expectAt(field('form.username'), t('val.username.min'))
  await expectAt(password, t('val.password.min'))
  await field('form.firstName').fill('Reem')
  await field('form.lastName').fill('Al-Qahtani')
  await field('form.email').fill('reem@example.com')
  await dialog.getByLabel(t('form.phone')).fill('')
  await field('form.username').fill('admin')
  await password.fill('four quiet rivers')
  await expect(password).toHaveAccessibleDescription(t('password.strong'))
  await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
  await expectAt(field('form.username'), t('val.username.taken'))
  await expect(toast(page)).toContainText(t('users.addError'))
  await dialog.getByRole('button', { name: t('form.cancel') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('ui.unsaved.leave') })
    .click()

  await rowButton(row, 'en', 'users.editNamed').click()
  for (const [button, title] of [
    ['users.deactivate', 'users.deactivate.title'],
    ['users.endSessions', 'users.endSessions.title'],
  ] as const) {
    await dialog.getByRole('button', { name: t(button) }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toHaveAccessibleName(t(title))
    await question.getByRole('button', { name: t('form.cancel') }).click()
  }
  await dialog.getByRole('button', { name: t('form.cancel') }).click()
  await rowButton(row, 'en', 'users.deleteNamed').click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.user'))
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('toast.user.deleted'))

  await page.goto('/dashboard/account')
  const profile = page.getByRole('form', { name: t('account.profile') })
  await profile.getByLabel(t('form.firstName')).fill('')
  await profile.getByLabel(t('form.phone')).fill('1')
  await profile.getByRole('button', { name: t('form.saveChanges') }).click()
  await expectAt(profile.getByLabel(t('form.firstName')), t('val.firstName.required'))
  await expectAt(profile.getByLabel(t('form.phone')), t('val.generic.phone'))
  const form = page.getByRole('form', { name: t('account.password.change') })
  const own = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key), { exact: true })
  const change = form.getByRole('button', { name: t('account.password.change') })
  await change.click()
  await expectAt(own('account.password.current'), t('val.currentPassword.required'))
  await expectAt(own('account.password.new'), t('val.password.min'))
  await expectAt(own('account.password.confirm'), t('val.confirmPassword.required'))
  await own('account.password.current').fill('not-mine')
  await own('account.password.new').fill('four quiet rivers')
  await own('account.password.confirm').fill('four quiet')
  await change.click()
  await expectAt(own('account.password.confirm'), t('val.password.mismatch'))
  await own('account.password.confirm').fill('four quiet rivers')
  await change.click()
  await expectAt(own('account.password.current'), t('val.currentPassword.wrong'))
  await expect(toast(page)).toContainText(t('account.password.failed'))
  const sessions = page.getByRole('list', { name: t('account.sessions') }).getByRole('listitem')
  await expect(sessions.first()).toContainText(t('account.sessions.current'))
})

test('the dialogs of users and settings pass axe in either theme and width', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const name = `a.client.whose.name.goes.on.and.on.${language}`
  await page.request.post('/api/admin/users', {
    data: {
      username: name,
      password: 'a-long-password',
      firstName: 'Abdulrahman Mohammed',
      lastName: 'Al-Khaldi',
      email: `${name}@a-company-of-long-names.example.com`,
      phone: '+966 55 012 9416',
      role: 'client',
    },
  })
  await lookAtDialogs(page, language)
})

/** Checks the open dialog in both themes and on a phone. */
const lookInEachWay = async (page: Page) => {
  for (const theme of themes) {
    await page.evaluate((shown) => {
      document.documentElement.dataset.theme = shown
    }, theme)
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  }
  await page.setViewportSize(desktop)
}

const lookAtDialogs = async (page: Page, language: Language) => {
  const t = wordsIn(language)
  await page.goto('/dashboard/users?role=client')
  await hydrated(page)
  await page.getByRole('button', { name: t('users.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
  await expect(dialog.getByText(t('form.errorSummary.title'))).toBeVisible()
  await lookInEachWay(page)
  await dialog.getByRole('button', { name: t('form.cancel') }).click()
  await rowButton(page.getByRole('row').nth(1), language, 'users.editNamed').click()
  await dialog.getByRole('button', { name: t('users.endSessions') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await lookInEachWay(page)
  await page.goto('/dashboard/settings?tab=seo')
  await page.getByLabel(t('settings.metaTitleEn')).fill('')
  await page.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(page.getByRole('group', { name: t('form.errorSummary.title') })).toBeVisible()
  await lookInEachWay(page)
}
