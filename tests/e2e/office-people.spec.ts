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
  languages,
  logInAs,
  logInAsAdmin,
  oneLanguage,
  phone,
  registerClient,
  test,
  themes,
  toast,
  wordsIn,
} from './support/fixtures.ts'

/** The quoted sentences of the specification, and the keys under which both languages keep them. */
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

test('the English sentences of people are those of the specification', () => {
  const t = wordsIn('en')
  for (const [key, sentence] of Object.entries(sentences))
    expect(t(key as keyof typeof sentences)).toBe(sentence)
})

/** What a row offers, by what is done: the name of the person stands behind it. */
const rowButton = (row: Locator, language: Language, key: 'users.editNamed' | 'users.deleteNamed') =>
  row.getByRole('button', {
    // Arabic sets the name apart by marks that nobody sees.
    name: new RegExp(
      `^${wordsIn(language)(key, { name: '' })
        .replace(/[\u2068\u2069]/g, '')
        .trim()}`,
    ),
  })

test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

oneLanguage((language) => {
  const t = wordsIn(language)

  test(`a person is added, changed and deleted, and every refusal is said (${language})`, async ({
    visit,
  }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    await page.goto('/dashboard/users')
    for (const role of ['admin', 'staff', 'client'] as const)
      await expect(page.getByRole('button', { name: t(`role.${role}`), exact: false }).first()).toBeVisible()

    await page.getByRole('button', { name: t('users.add') }).click()
    const dialog = page.getByRole('dialog')
    const field = (key: Parameters<typeof t>[0]) => dialog.getByLabel(t(key), { exact: true })
    const add = dialog.getByRole('button', { name: t('form.add'), exact: true })
    await dialog.getByLabel(t('form.phone')).fill('12')
    await add.click()
    await expectAt(field('form.firstName'), t('val.firstName.required'))
    await expectAt(field('form.lastName'), t('val.lastName.required'))
    await expectAt(field('form.email'), t('val.email.user'))
    await expectAt(dialog.getByLabel(t('form.phone')), t('val.generic.phone'))
    await expectAt(field('form.username'), t('val.username.min'))
    await expectAt(field('form.password'), t('val.password.min'))
    await expect(dialog.getByRole('combobox', { name: t('table.role') })).toContainText(t('role.client'))

    const username = `added.${language}.${Date.now()}`
    await field('form.firstName').fill('Reem')
    await field('form.lastName').fill(`Q${Date.now()}`)
    await field('form.email').fill(`${username}@example.com`)
    await dialog.getByLabel(t('form.phone')).fill('٠٥٥٠١٢٣٣٤٤')
    await field('form.username').fill('admin')
    await field('form.password').fill('four quiet rivers')
    await expect(field('form.password')).toHaveAccessibleDescription(t('password.strong'))
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
    await expect(dialog.getByLabel(t('form.password'), { exact: true })).toHaveCount(0)
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

  test(`an account is deactivated, let in again and logged out everywhere (${language})`, async ({
    visit,
  }) => {
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
    await answer(t('action.deactivate'), t('users.deactivate.title'), t('action.deactivate'))
    await expect(toast(page)).toContainText(t('toast.user.updated'))
    await expect(dialog.getByText(t('users.inactive'), { exact: true })).toBeVisible()
    expect((await other.request.get('/api/user')).status()).toBe(401)
    await answer(t('users.reactivate'), t('users.reactivate.title'), t('users.reactivate'))
    await expect(dialog.getByLabel(t('form.firstName'))).toHaveValue('Half typed')
    await logInAs(other, username, 'a-long-password')
    await answer(t('users.endSessions'), t('users.endSessions.title'), t('users.endSessions'))
    await expect(toast(page)).toContainText(t('users.endSessions.toast'))
    expect((await other.request.get('/api/user')).status()).toBe(401)
    // The version of the record moved on with each step, and the words are still of the newest.
    await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('Half typed')
  })

  test(`nobody takes their own role, and a colleague's edit is compared (${language})`, async ({ visit }) => {
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
    await expect(dialog.getByRole('button', { name: t('action.deactivate') })).toHaveCount(0)
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
    await expect(dialog.getByText(t('error.stale'))).toBeVisible()
    // The note that appears over the dialog offers the same.
    await dialog
      .locator('form')
      .getByRole('button', { name: t('compare.open') })
      .click()
    await page.getByRole('button', { name: t('compare.save') }).click()
    await expect(dialog).toHaveCount(0)
    const saved = await (await page.request.get(`/api/admin/users/${staff.id}`)).json()
    expect([saved.firstName, saved.lastName]).toEqual(['Mine', 'Theirs'])
  })

  test(`users that cannot be fetched keep the frame and offer to try again (${language})`, async ({
    visit,
  }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    await page.route('**/api/admin/users?**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/dashboard/users')
    await expect(toast(page)).toContainText(t('toast.fetch.users'))
    await page.unroute('**/api/admin/users?**')
    await page.getByRole('button', { name: t('form.retry') }).click()
    await page.getByRole('combobox', { name: t('users.filter.state') }).click()
    await page.getByRole('option', { name: t('users.inactive') }).click()
    await expect(page).toHaveURL(/isActive=false/)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page.getByRole('cell', { name: t('users.active'), exact: true })).toHaveCount(0)
  })

  test(`a changed password ends the session of another browser (${language})`, async ({ visit }) => {
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
})

// `npm test` runs the journeys above in Arabic alone; what they say and how it looks has to be right in English too.
test('the people of the office and the own account speak English (en)', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await logInAsAdmin(page)
  const { username } = await createStaff(page)
  await page.route('**/api/admin/users?**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/dashboard/users?q=${username}`)
  await expect(toast(page)).toContainText(t('toast.fetch.users'))
  await page.unroute('**/api/admin/users?**')
  await page.getByRole('button', { name: t('form.retry') }).click()
  const row = page.getByRole('row').filter({ hasText: username })
  await expect(row).toContainText(t('role.staff'))
  await expect(row).toContainText(t('users.active'))
  await expect(row.getByRole('link', { name: `${username}@example.com` })).toHaveAttribute('dir', 'ltr')

  await page.getByRole('button', { name: t('users.add') }).click()
  const dialog = page.getByRole('dialog')
  const field = (key: Parameters<typeof t>[0]) => dialog.getByLabel(t(key), { exact: true })
  await dialog.getByLabel(t('form.phone')).fill('12')
  await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
  await expectAt(field('form.firstName'), t('val.firstName.required'))
  await expectAt(field('form.lastName'), t('val.lastName.required'))
  await expectAt(field('form.email'), t('val.email.user'))
  await expectAt(dialog.getByLabel(t('form.phone')), t('val.generic.phone'))
  await expectAt(field('form.username'), t('val.username.min'))
  await expectAt(field('form.password'), t('val.password.min'))
  await field('form.firstName').fill('Reem')
  await field('form.lastName').fill('Al-Qahtani')
  await field('form.email').fill('reem@example.com')
  await dialog.getByLabel(t('form.phone')).fill('')
  await field('form.username').fill('admin')
  await field('form.password').fill('four quiet rivers')
  await expect(field('form.password')).toHaveAccessibleDescription(t('password.strong'))
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
    ['action.deactivate', 'users.deactivate.title'],
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

for (const language of languages)
  test(`axe finds nothing in the dialogs of people and settings, in either theme and width (${language})`, async ({
    visit,
  }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    await lookAtDialogs(page, language)
  })

/** What is open stays open, and is looked at as each person may see it. */
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
