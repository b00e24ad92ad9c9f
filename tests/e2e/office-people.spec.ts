import {
  createStaff,
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  language,
  logInAs,
  phone,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { resize } from './support/looks.ts'
import {
  answer,
  change,
  choose,
  expectErrors,
  failedCall,
  type Key,
  openAfterRetry,
  openOffice,
  openPage,
  refuseChanges,
  saveBoth,
  visitAsAdmin,
} from './support/office.ts'
import { rowButton } from './support/user-rows.ts'

test.use({ expectedConsole: failedCall })

test('the office adds, changes and deletes a user, and each refusal is shown', { tag: '@admin' }, async ({
  visit,
}) => {
  const page = await openOffice(visit, '/dashboard/users')
  for (const role of ['admin', 'staff', 'client'] as const)
    await expect(page.getByRole('button', { name: t(`role.${role}`) }).first()).toBeVisible()

  await page.getByRole('button', { name: t('users.add') }).click()
  const dialog = page.getByRole('dialog')
  const password = dialog.locator('input[name=password]')
  const field = (key: Key) => dialog.getByLabel(t(key), { exact: key !== 'form.phone' })
  const add = dialog.getByRole('button', { name: t('form.add'), exact: true })
  const save = dialog.getByRole('button', { name: t('form.saveChanges') })
  await field('form.phone').fill('12')
  await password.fill('12345')
  await add.click()
  await expectErrors(field, [
    ['form.firstName', t('val.firstName.required')],
    ['form.lastName', t('val.lastName.required')],
    ['form.email', t('val.email.user')],
    ['form.phone', t('val.generic.phone')],
    ['form.username', t('val.username.min')],
  ])
  await expectAt(password, t('val.password.min'))
  await expect(dialog.getByRole('combobox', { name: t('table.role') })).toContainText(t('role.client'))
  await expectAccessible(page)

  const username = 'reem.added'
  const email = `${username}@example.com`
  await field('form.firstName').fill('Reem')
  await field('form.lastName').fill('Al-Qahtani')
  await field('form.email').fill(email)
  await field('form.phone').fill('٠٥٥٠١٢٣٣٤٤')
  await field('form.username').fill('admin')
  await password.fill('four quiet rivers')
  await expect(password).toHaveAccessibleDescription(t('password.strong'))
  await choose(dialog, t('table.role'), t('role.staff'))
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
  await expect(row.getByRole('link', { name: email })).toHaveAttribute('dir', 'ltr')
  const edit = rowButton(row, language, 'users.editNamed')
  await edit.click()
  await expect(password).toHaveCount(0)
  await field('form.email').fill('reem')
  await save.click()
  await expectAt(field('form.email'), t('val.email.user'))
  await field('form.email').fill(email)
  await field('form.firstName').fill('ريم')
  const accept = await refuseChanges(page, '**/api/admin/users/*', {}, 500)
  await save.click()
  await expect(toast(page)).toContainText(t('users.updateError'))
  await expect(field('form.firstName')).toHaveValue('ريم')
  await accept()
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('toast.user.updated'))
  await expect(edit).toBeFocused()

  await rowButton(row, language, 'users.deleteNamed').click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.user'))
  await expect(confirm.getByRole('button', { name: t('form.cancel') })).toBeFocused()
  const acceptDeletion = await refuseChanges(
    page,
    '**/api/admin/users/*',
    { detail: t('error.last_admin') },
    409,
  )
  await answer(page, 'form.delete')
  await expect(confirm.locator('.field-error')).toHaveText(t('error.last_admin'))
  await expect(toast(page)).toContainText(t('users.deleteError'))
  await acceptDeletion()
  await answer(page, 'form.delete')
  await expect(toast(page)).toContainText(t('toast.user.deleted'))
  await expect(page.getByText(t('state.noResults'))).toBeVisible()
})

test('an account is deactivated, reactivated and logged out everywhere', async ({ visit }) => {
  const other = await visit({ language })
  const { username, password } = await registerClient(other, 'Abdulrahman Mohammed Abdulaziz Al-Saud')
  const page = await openOffice(visit, `/dashboard/users?q=${username}`)
  const row = page.getByRole('row').filter({ hasText: username })
  await rowButton(row, language, 'users.editNamed').click()
  const dialog = page.getByRole('dialog')
  const confirm = page.getByRole('alertdialog')
  const press = async (step: 'deactivate' | 'reactivate' | 'endSessions') => {
    await dialog.getByRole('button', { name: t(`users.${step}`) }).click()
    await expect(confirm).toHaveAccessibleName(t(`users.${step}.title`))
    if (step === 'endSessions') {
      await resize(page, phone)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await answer(page, `users.${step}`)
    await expect(confirm).toBeHidden()
  }
  const expectLoggedOut = async () => expect((await other.request.get('/api/user')).status()).toBe(401)
  await dialog.getByLabel(t('form.firstName')).fill('Half typed')
  await press('deactivate')
  await expect(toast(page)).toContainText(t('toast.user.updated'))
  await expect(dialog.getByText(t('users.inactive'), { exact: true })).toBeVisible()
  await expectLoggedOut()
  await press('reactivate')
  await expect(dialog.getByLabel(t('form.firstName'))).toHaveValue('Half typed')
  await logInAs(other, username, password)
  await press('endSessions')
  await expect(toast(page)).toContainText(t('users.endSessions.toast'))
  await expectLoggedOut()
  // Each step changed the record's version, and the form is based on the newest.
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Half typed')
})

test("users cannot change their own role, and a colleague's edit is compared", async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/users?role=admin')
  const staff = await createStaff(page)
  const dialog = page.getByRole('dialog')
  const own = page.getByRole('row').filter({ hasText: t('users.you') })
  await rowButton(own, language, 'users.editNamed').click()
  await expect(dialog.getByLabel(t('table.role'))).toHaveValue(t('role.admin'))
  await expect(dialog.getByLabel(t('table.role'))).toHaveAttribute('readonly', '')
  await expect(dialog.getByText(t('users.ownAccess'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('users.deactivate') })).toHaveCount(0)
  await dialog.getByRole('button', { name: t('form.cancel') }).click()
  await rowButton(own, language, 'users.deleteNamed').click()
  await answer(page, 'form.delete')
  await expect(page.getByRole('alertdialog').locator('.field-error')).toHaveText(t('error.own_account'))

  await openPage(page, `/dashboard/users?q=${staff.username}`)
  const theirs = page.getByRole('row').filter({ hasText: staff.username })
  await rowButton(theirs, language, 'users.editNamed').click()
  await dialog.getByLabel(t('form.firstName')).fill('Mine')
  await change(page, `/api/admin/users/${staff.id}`, { lastName: 'Theirs' })
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(dialog.getByText(t('failure.stale')).first()).toBeVisible()
  // The toast over the dialog has the same button.
  await saveBoth(page, dialog.locator('form'))
  await expect(dialog).toHaveCount(0)
  await expect(theirs).toContainText('Mine Theirs')
})

test('the list of users loads again after a failure, and filters by state', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  await openAfterRetry(page, '/dashboard/users', '**/api/admin/users?**', t('toast.fetch.users'))
  await choose(page, t('users.filter.state'), t('users.inactive'))
  await expect(page).toHaveURL(/isActive=false/)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: t('users.active'), exact: true })).toHaveCount(0)
})
