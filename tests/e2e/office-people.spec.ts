import type { Locator, Page } from '@playwright/test'
import {
  createStaff,
  desktop,
  eachLanguage,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  languages,
  logInAs,
  logInAsAdmin,
  phone,
  registerClient,
  test,
  themes,
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
  'val.siteTitle.required': 'Site title is required',
  'val.siteDescription.required': 'Site description is required',
  'val.contactEmail.valid': 'Valid email is required',
  'val.contactPhone.required': 'Contact phone is required',
  'val.contactAddress.required': 'Contact address is required',
  'val.url.settings': 'Valid URL is required',
  'val.metaTitle.required': 'Meta title is required',
  'val.metaDescription.required': 'Meta description is required',
  'toast.settings.success': 'Settings updated successfully',
  'toast.settings.failed': 'Failed to update settings',
  'toast.fetch.users': 'Failed to fetch users',
  'confirm.user': 'Are you sure you want to delete this user?',
  'role.admin': 'Manager',
  'role.staff': 'Employee',
  'role.client': 'Client',
} as const

test('the English sentences of people and settings are those of the specification', () => {
  const t = wordsIn('en')
  for (const [key, sentence] of Object.entries(sentences))
    expect(t(key as keyof typeof sentences)).toBe(sentence)
})

const expectAt = async (field: Locator, message: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
}
const toast = (page: Page) => page.locator('.toast')

/** What the settings were, so that the next test finds them so. */
const keepSettings = async (page: Page) => {
  const before = await (await page.request.get('/api/admin/settings')).json()
  return () =>
    page.request.put('/api/admin/settings', {
      data: before.map(({ key, value }: { key: string; value: string }) => ({ key, value })),
    })
}

test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

eachLanguage((language) => {
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
    const edit = row.getByRole('button').first()
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

    await row.getByRole('button').nth(1).click()
    const confirm = page.getByRole('alertdialog')
    await expect(confirm).toContainText(t('confirm.user'))
    await expect(confirm.getByRole('button', { name: t('form.cancel') })).toBeFocused()
    await page.route('**/api/admin/users/*', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ detail: t('error.lastAdmin') }),
      }),
    )
    await confirm.getByRole('button', { name: t('form.delete') }).click()
    await expect(confirm.locator('.field-error')).toHaveText(t('error.lastAdmin'))
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
    await row.getByRole('button').first().click()
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
    await page
      .getByRole('row')
      .filter({ hasText: t('users.you') })
      .getByRole('button')
      .first()
      .click()
    await expect(dialog.getByLabel(t('table.role'))).toHaveValue(t('role.admin'))
    await expect(dialog.getByLabel(t('table.role'))).toHaveAttribute('readonly', '')
    await expect(dialog.getByText(t('users.ownAccess'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: t('action.deactivate') })).toHaveCount(0)
    await dialog.getByRole('button', { name: t('form.cancel') }).click()
    await page
      .getByRole('row')
      .filter({ hasText: t('users.you') })
      .getByRole('button')
      .nth(1)
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('form.delete') })
      .click()
    await expect(page.getByRole('alertdialog').locator('.field-error')).toHaveText(t('error.ownAccount'))
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('form.cancel') })
      .click()

    await page.goto(`/dashboard/users?q=${staff.username}`)
    await page.getByRole('row').filter({ hasText: staff.username }).getByRole('button').first().click()
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

  test(`each tab of the settings says what is wrong and saves its own keys alone (${language})`, async ({
    visit,
  }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    const restore = await keepSettings(page)
    await page.goto('/dashboard/settings')
    const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key))
    const save = page.getByRole('button', { name: t('form.saveChanges') })
    const sent = () =>
      page.waitForRequest(
        (request) => request.method() === 'PUT' && request.url().endsWith('/api/admin/settings'),
      )

    for (const key of [
      'settings.siteTitleEn',
      'settings.siteDescriptionEn',
      'settings.contactEmail',
      'settings.contactPhone',
      'settings.contactAddressEn',
    ] as const)
      await field(key).fill('')
    await field('settings.contactPhone2').fill('12')
    await save.click()
    await expectAt(field('settings.siteTitleEn'), t('val.siteTitle.required'))
    await expectAt(field('settings.siteDescriptionEn'), t('val.siteDescription.required'))
    await expectAt(field('settings.contactEmail'), t('val.contactEmail.valid'))
    await expectAt(field('settings.contactPhone'), t('val.contactPhone.required'))
    await expectAt(field('settings.contactPhone2'), t('val.generic.phone'))
    await expectAt(field('settings.contactAddressEn'), t('val.contactAddress.required'))
    await page.getByRole('button', { name: t('form.cancel') }).click()
    await field('settings.siteTitleEn').fill('Mizan & Partners')
    await field('settings.siteTitleAr').fill('ميزان وشركاه')
    await expect(field('settings.siteTitleAr')).toHaveAttribute('dir', 'rtl')
    await expect(field('settings.siteTitleEn')).toHaveAttribute('dir', 'ltr')
    await expect(page.getByText(t('settings.unsaved', { n: 2 }))).toBeVisible()
    await expect(page.getByRole('region', { name: t('settings.preview.search') })).toContainText(
      'ميزان وشركاه',
    )
    await page.route('**/api/admin/settings', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    await save.click()
    await expect(toast(page)).toContainText(t('toast.settings.failed'))
    await expect(page.getByRole('group', { name: t('form.errorSummary.title') })).toBeVisible()
    await expect(field('settings.siteTitleEn')).toHaveValue('Mizan & Partners')
    await page.unroute('**/api/admin/settings')
    const [general] = await Promise.all([sent(), save.click()])
    await expect(toast(page)).toContainText(t('toast.settings.success'))
    expect(general.postDataJSON()).toHaveLength(14)
    // The name of the firm beside the menu is read anew.
    await expect(page.getByRole('complementary').first()).toContainText(
      language === 'ar' ? 'ميزان وشركاه' : 'Mizan & Partners',
    )

    await page.getByRole('tab', { name: t('settings.tab.social') }).click()
    await field('settings.facebook').fill('facebook')
    await save.click()
    await expectAt(field('settings.facebook'), t('val.url.settings'))
    await field('settings.facebook').fill('https://facebook.example/mizan')
    const [social] = await Promise.all([sent(), save.click()])
    await expect(toast(page)).toContainText(t('toast.settings.success'))
    const keys = social
      .postDataJSON()
      .map(({ key, value }: { key: string; value: string }) => `${key}=${value}`)
    expect(keys).toHaveLength(5)
    expect(keys).toContain('instagram_url=')

    await page.getByRole('tab', { name: t('settings.tab.seo') }).click()
    await field('settings.metaTitleEn').fill('')
    await field('settings.metaDescriptionEn').fill('')
    await field('settings.ogImage').fill('picture')
    await save.click()
    await expectAt(field('settings.metaTitleEn'), t('val.metaTitle.required'))
    await expectAt(field('settings.metaDescriptionEn'), t('val.metaDescription.required'))
    await expectAt(field('settings.ogImage'), t('val.url.settings'))
    await restore()
  })

  test(`unsaved settings are not lost by leaving, in any way (${language})`, async ({ visit }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    await page.goto('/dashboard/services')
    await page.getByRole('link', { name: t('settings.title') }).click()
    const field = page.getByLabel(t('settings.licenseNumber'))
    await field.fill('99/1')
    const question = page.getByRole('alertdialog')
    const stay = async () => {
      await expect(question).toHaveAccessibleName(t('ui.unsaved.title'))
      await question.getByRole('button', { name: t('ui.unsaved.stay') }).click()
      await expect(field).toHaveValue('99/1')
    }
    await page.getByRole('tab', { name: t('settings.tab.seo') }).click()
    await stay()
    await page.getByRole('link', { name: t('dash.users') }).click()
    await stay()
    await page.evaluate(() => history.back())
    await stay()
    await page.getByRole('button', { name: t('auth.account') }).click()
    await page.getByRole('menuitem', { name: t('auth.logout') }).click()
    await stay()
    await page.keyboard.press('Escape')
    const asked = page.waitForEvent('dialog')
    const closing = page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await closing
    await expect(field).toHaveValue('99/1')
    await page.getByRole('link', { name: t('dash.users') }).click()
    await question.getByRole('button', { name: t('ui.unsaved.leave') }).click()
    await expect(page).toHaveURL(/\/dashboard\/users$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dash.users'))
  })

  test(`closing the site is asked about, and two who edit settings lose nothing (${language})`, async ({
    visit,
  }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    const restore = await keepSettings(page)
    await page.goto('/dashboard/settings')
    const save = page.getByRole('button', { name: t('form.saveChanges') })
    const mode = page.getByRole('switch', { name: t('settings.maintenance') })
    const maintenance = async () =>
      (await (await page.request.get('/api/admin/settings')).json()).find(
        ({ key }: { key: string }) => key === 'maintenance_mode',
      ).value
    await mode.click()
    await save.click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(t('settings.maintenance.body'))
    await question.getByRole('button', { name: t('form.cancel') }).click()
    expect(await maintenance()).toBe('false')
    await expect(mode).toBeChecked()
    try {
      await save.click()
      await question.getByRole('button', { name: t('settings.maintenance.confirm') }).click()
      await expect(toast(page)).toContainText(t('toast.settings.success'))
      expect(await maintenance()).toBe('true')
    } finally {
      await restore()
    }
    await page.reload()
    await page.getByLabel(t('settings.licenseNumber')).fill('Mine')
    await page.request.put('/api/admin/settings', { data: [{ key: 'commercial_register', value: 'Theirs' }] })
    await save.click()
    await expect(page.getByText(t('error.stale')).first()).toBeVisible()
    await expect(page.getByLabel(t('settings.licenseNumber'))).toHaveValue('Mine')
    await page
      .getByRole('button', { name: t('compare.open') })
      .first()
      .click()
    await page.getByRole('button', { name: t('compare.save') }).click()
    await expect(toast(page)).toContainText(t('toast.settings.success'))
    await expect(page.getByLabel(t('settings.commercialRegister'))).toHaveValue('Theirs')
    await expect(page.getByLabel(t('settings.licenseNumber'))).toHaveValue('Mine')
    await restore()
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

for (const language of languages)
  for (const theme of themes)
    for (const viewport of [desktop, phone])
      test(`axe finds nothing in the dialogs of people and settings: ${language}, ${theme}, ${viewport.width}`, async ({
        visit,
      }) => {
        const page = await visit({ language, theme, viewport })
        await logInAsAdmin(page)
        await lookAtDialogs(page, language)
      })

const lookAtDialogs = async (page: Page, language: Language) => {
  const t = wordsIn(language)
  const look = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/dashboard/users?role=client')
  await hydrated(page)
  await page.getByRole('button', { name: t('users.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
  await expect(dialog.getByText(t('form.errorSummary.title'))).toBeVisible()
  await look()
  await dialog.getByRole('button', { name: t('form.cancel') }).click()
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  await dialog.getByRole('button', { name: t('users.endSessions') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look()
  await page.goto('/dashboard/settings?tab=seo')
  await page.getByLabel(t('settings.metaTitleEn')).fill('')
  await page.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(page.getByRole('group', { name: t('form.errorSummary.title') })).toBeVisible()
  await look()
}
