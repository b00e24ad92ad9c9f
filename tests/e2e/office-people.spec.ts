import {
  createStaff,
  expect,
  expectAt,
  language,
  logInAs,
  logInAsAdmin,
  registerClient,
  t,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { clickRetry } from './support/slow-line.ts'
import { rowButton } from './support/user-rows.ts'

/** Sentences from the specification, by dictionary key. */
const sentences = {
  'val.firstName.required': 'First name is required',
  'val.lastName.required': 'Last name is required',
  'val.email.user': 'Invalid email address',
  'val.username.min': 'Username must be at least 3 characters',
  'val.password.min': 'Password must be at least 6 characters',
  'val.confirmPassword.required': 'Please confirm your password',
  'val.password.mismatch': 'Passwords do not match',
  'val.generic.phone': 'Please enter a valid phone number',
  'toast.fetch.users': 'Failed to fetch users',
  'confirm.user': 'Are you sure you want to delete this user?',
  'role.admin': 'Manager',
  'role.staff': 'Employee',
  'role.client': 'Client',
} as const

test('the English sentences about users match the specification', () => {
  const t = wordsIn('en')
  for (const [key, sentence] of Object.entries(sentences))
    expect(t(key as keyof typeof sentences)).toBe(sentence)
})

test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

test('the office adds, changes and deletes a user, and each refusal is shown', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  await page.goto('/dashboard/users')
  for (const role of ['admin', 'staff', 'client'] as const)
    await expect(page.getByRole('button', { name: t(`role.${role}`), exact: false }).first()).toBeVisible()

  await page.getByRole('button', { name: t('users.add') }).click()
  const dialog = page.getByRole('dialog')
  const field = (key: Parameters<typeof t>[0]) => dialog.getByLabel(t(key), { exact: true })
  const add = dialog.getByRole('button', { name: t('form.add'), exact: true })
  const password = dialog.locator('input[name=password]')
  await dialog.getByLabel(t('form.phone')).fill('12')
  await password.fill('12345')
  await add.click()
  await expectAt(field('form.firstName'), t('val.firstName.required'))
  await expectAt(field('form.lastName'), t('val.lastName.required'))
  await expectAt(field('form.email'), t('val.email.user'))
  await expectAt(dialog.getByLabel(t('form.phone')), t('val.generic.phone'))
  await expectAt(field('form.username'), t('val.username.min'))
  await expectAt(password, t('val.password.min'))
  await expect(dialog.getByRole('combobox', { name: t('table.role') })).toContainText(t('role.client'))

  const username = `added.${language}.${Date.now()}`
  await field('form.firstName').fill('Reem')
  await field('form.lastName').fill(`Q${Date.now()}`)
  await field('form.email').fill(`${username}@example.com`)
  await dialog.getByLabel(t('form.phone')).fill('٠٥٥٠١٢٣٣٤٤')
  await field('form.username').fill('admin')
  await password.fill('four quiet rivers')
  await expect(password).toHaveAccessibleDescription(t('password.strong'))
  await dialog.getByRole('combobox', { name: t('table.role') }).click()
  await page.getByRole('option', { name: t('role.staff') }).click()
  await add.click()
  await expectAt(field('form.username'), t('val.username.taken'))
  await expect(toast(page)).toContainText(t('users.addError'))
  await field('form.username').fill(username)
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('toast.user.added'))

  await page.getByRole('searchbox').fill(username)
  const row = page.getByRole('row').filter({ hasText: username })
  await expect(row).toContainText(t('role.staff'))
  await expect(row).toContainText(t('users.active'))
  await expect(row.getByRole('link', { name: `${username}@example.com` })).toHaveAttribute('dir', 'ltr')
  const edit = rowButton(row, language, 'users.editNamed')
  await edit.click()
  await expect(password).toHaveCount(0)
  await field('form.email').fill('reem')
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expectAt(field('form.email'), t('val.email.user'))
  await field('form.email').fill(`${username}@example.com`)
  await field('form.firstName').fill('ريم')
  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, body: '' }))
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(toast(page)).toContainText(t('users.updateError'))
  await expect(field('form.firstName')).toHaveValue('ريم')
  await page.unroute('**/api/admin/users/*')
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('toast.user.updated'))
  await expect(edit).toBeFocused()

  await rowButton(row, language, 'users.deleteNamed').click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.user'))
  await expect(confirm.getByRole('button', { name: t('form.cancel') })).toBeFocused()
  await page.route('**/api/admin/users/*', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ detail: t('error.last_admin') }),
    }),
  )
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(confirm.locator('.field-error')).toHaveText(t('error.last_admin'))
  await expect(toast(page)).toContainText(t('users.deleteError'))
  await page.unroute('**/api/admin/users/*')
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('toast.user.deleted'))
  await expect(page.getByText(t('state.noResults'))).toBeVisible()
})

test('an account is deactivated, reactivated and logged out everywhere', async ({ visit }) => {
  const page = await visit({ language })
  const other = await visit({ language })
  const { username } = await registerClient(other)
  await logInAsAdmin(page)
  await page.goto(`/dashboard/users?q=${username}`)
  const row = page.getByRole('row').filter({ hasText: username })
  await rowButton(row, language, 'users.editNamed').click()
  const dialog = page.getByRole('dialog')
  const confirm = page.getByRole('alertdialog')
  const answer = async (name: string, title: string, button: string) => {
    await dialog.getByRole('button', { name }).click()
    await expect(confirm).toHaveAccessibleName(title)
    await confirm.getByRole('button', { name: button }).click()
    await expect(confirm).toBeHidden()
  }
  await dialog.getByLabel(t('form.firstName')).fill('Half typed')
  await answer(t('users.deactivate'), t('users.deactivate.title'), t('users.deactivate'))
  await expect(toast(page)).toContainText(t('toast.user.updated'))
  await expect(dialog.getByText(t('users.inactive'), { exact: true })).toBeVisible()
  expect((await other.request.get('/api/user')).status()).toBe(401)
  await answer(t('users.reactivate'), t('users.reactivate.title'), t('users.reactivate'))
  await expect(dialog.getByLabel(t('form.firstName'))).toHaveValue('Half typed')
  await logInAs(other, username, 'a-long-password')
  await answer(t('users.endSessions'), t('users.endSessions.title'), t('users.endSessions'))
  await expect(toast(page)).toContainText(t('users.endSessions.toast'))
  expect((await other.request.get('/api/user')).status()).toBe(401)
  // Each step changed the record's version, and the form is based on the newest.
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Half typed')
})

test("users cannot change their own role, and a colleague's edit is compared", async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const staff = await createStaff(page)
  await page.goto('/dashboard/users?role=admin')
  const dialog = page.getByRole('dialog')
  const own = page.getByRole('row').filter({ hasText: t('users.you') })
  await rowButton(own, language, 'users.editNamed').click()
  await expect(dialog.getByLabel(t('table.role'))).toHaveValue(t('role.admin'))
  await expect(dialog.getByLabel(t('table.role'))).toHaveAttribute('readonly', '')
  await expect(dialog.getByText(t('users.ownAccess'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('users.deactivate') })).toHaveCount(0)
  await dialog.getByRole('button', { name: t('form.cancel') }).click()
  await rowButton(own, language, 'users.deleteNamed').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('form.delete') })
    .click()
  await expect(page.getByRole('alertdialog').locator('.field-error')).toHaveText(t('error.own_account'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('form.cancel') })
    .click()

  await page.goto(`/dashboard/users?q=${staff.username}`)
  const theirs = page.getByRole('row').filter({ hasText: staff.username })
  await rowButton(theirs, language, 'users.editNamed').click()
  await dialog.getByLabel(t('form.firstName')).fill('Mine')
  await page.request.put(`/api/admin/users/${staff.id}`, { data: { lastName: 'Theirs' } })
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(dialog.getByText(t('failure.stale')).first()).toBeVisible()
  // The toast over the dialog has the same button.
  await dialog
    .locator('form')
    .getByRole('button', { name: t('compare.open') })
    .click()
  await page.getByRole('button', { name: t('compare.save') }).click()
  await expect(dialog).toHaveCount(0)
  const saved = await (await page.request.get(`/api/admin/users/${staff.id}`)).json()
  expect([saved.firstName, saved.lastName]).toEqual(['Mine', 'Theirs'])
})

test('a list of users that fails to load leaves the layout in place, with a retry button', async ({
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  await page.route('**/api/admin/users?**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/dashboard/users')
  await expect(toast(page)).toContainText(t('toast.fetch.users'))
  await clickRetry(page, '**/api/admin/users?**', t('form.retry'))
  await page.getByRole('combobox', { name: t('users.filter.state') }).click()
  await page.getByRole('option', { name: t('users.inactive') }).click()
  await expect(page).toHaveURL(/isActive=false/)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: t('users.active'), exact: true })).toHaveCount(0)
})
