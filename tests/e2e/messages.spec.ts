import type { Route } from '@playwright/test'
import {
  expect,
  expectAt,
  hydrated,
  language,
  logInAsAdmin,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { submitLogin } from './support/login-form.ts'
import { goWithin, openPage } from './support/office.ts'
import { adminPassword } from './support/server.ts'
import { clickRetry } from './support/slow-line.ts'

test.use({ expectedConsole: /Failed to load resource: .*(status of (4\d\d|50\d)|ERR_FAILED)/ })

/** A route's answer of a server that fails on requests with a method. */
const failOn = (method: string) => (route: Route) =>
  route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.continue()

test('messages of the login are at their fields, and a refusal is in the form and in a toast', async ({
  visit,
}) => {
  const page = await visit({ language })
  await page.goto('/auth')
  const form = page.getByRole('form', { name: t('auth.login') })
  await form.getByRole('button', { name: t('auth.login'), exact: true }).click()
  await expectAt(form.getByLabel(t('form.username')), t('val.username.required'))
  await expectAt(form.getByLabel(t('form.password'), { exact: true }), t('val.password.required'))
  await expect(form.getByText(t('form.errorSummary.title'))).toBeVisible()
  await submitLogin(form, { username: 'admin', password: 'not-the-password' })
  await expect(toast(page)).toContainText(t('toast.login.failed'))
  await expect(form.getByText(t('error.bad_credentials'))).toBeVisible()
  await expect(form.getByLabel(t('form.username'))).toHaveValue('admin')
  await submitLogin(form, { username: 'admin', password: adminPassword })
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(toast(page)).toContainText(t('toast.login.success.title'))
  await expect(toast(page)).toContainText(t('toast.login.success.desc', { firstName: 'Mizan' }))
})

test('messages of the registration are at their fields, and all input is preserved', async ({ visit }) => {
  const taken = await registerClient(await visit({ language }))
  const page = await visit({ language })
  await page.goto('/auth?tab=register')
  const form = page.getByRole('form', { name: t('auth.register') })
  const submit = form.getByRole('button', { name: t('auth.register') })
  const names = ['username', 'password', 'confirmPassword', 'email', 'firstName', 'lastName'] as const
  const field = (name: (typeof names)[number]) => form.getByLabel(t(`form.${name}`), { exact: true })
  const fill = async (values: Partial<Record<(typeof names)[number], string>>) => {
    for (const name of names) if (values[name] !== undefined) await field(name).fill(values[name])
  }
  await submit.click()
  await expectAt(field('email'), t('val.generic.required'))
  for (const name of names) if (name !== 'email') await expectAt(field(name), t(`val.${name}.required`))
  await expectAt(form.getByRole('checkbox'), t('val.terms.service'))
  await fill({ username: 'ab', password: '12345', confirmPassword: '123456', email: 'sara' })
  await submit.click()
  await expectAt(field('username'), t('val.username.min'))
  await expectAt(field('password'), t('val.password.min'))
  await expectAt(field('confirmPassword'), t('val.password.mismatch'))
  await expectAt(field('email'), t('val.generic.email'))
  await fill({ username: taken.username, password: 'long-enough', confirmPassword: 'long-enough' })
  await fill({ email: `new.${taken.username}@example.com`, firstName: 'نورة', lastName: 'السبيعي' })
  await form.getByRole('checkbox').check()
  await submit.click()
  await expect(toast(page)).toContainText(t('toast.register.failed'))
  await expectAt(field('username'), t('val.username.taken'))
  await expect(field('firstName')).toHaveValue('نورة')
})

test('messages of the consultation form are at their fields, and a server error loses no input', async ({
  visit,
}) => {
  const page = await visit({ language })
  await page.goto('/#consultation')
  await hydrated(page)
  const form = page.getByRole('form', { name: t('hero.cta.consultation') })
  const submit = form.getByRole('button', { name: t('form.submit') })
  await submit.click()
  for (const key of ['firstName', 'lastName', 'email', 'phone', 'message'] as const)
    await expectAt(form.getByLabel(t(`form.${key}`), { exact: true }), t('val.generic.required'))
  await expectAt(form.getByRole('combobox', { name: t('form.service') }), t('val.generic.required'))
  await expectAt(form.getByRole('checkbox'), t('val.privacy'))
  await form.getByLabel(t('form.email')).fill('sara')
  await form.getByLabel(t('form.phone')).fill('12')
  await submit.click()
  await expectAt(form.getByLabel(t('form.email')), t('val.generic.email'))
  await expectAt(form.getByLabel(t('form.phone')), t('val.generic.phone'))
  await form.getByLabel(t('form.firstName')).fill('سارة')
  await form.getByLabel(t('form.lastName')).fill('الحربي')
  await form.getByLabel(t('form.email')).fill('sara@example.com')
  await form.getByLabel(t('form.phone')).fill('0550123344')
  await form.getByRole('combobox', { name: t('form.service') }).click()
  await page.getByRole('option', { name: t('area.contract'), exact: true }).click()
  await form.getByLabel(t('form.message')).fill('Please read our lease.')
  await form.getByRole('checkbox').check()
  await page.route('**/api/consultations', (route) => route.fulfill({ status: 500, body: '' }))
  await submit.click()
  await expect(toast(page)).toContainText(t('toast.submission.error'))
  await expect(form.getByLabel(t('form.message'))).toHaveValue('Please read our lease.')
  await page.unroute('**/api/consultations')
  await submit.click()
  await expect(toast(page)).toContainText(t('toast.consultation.success'))
  await expect(form.getByLabel(t('form.message'))).toHaveValue('')
})

test('a failed logout is reported, and a successful one on the home page', async ({ visit }) => {
  const page = await visit({ language })
  await registerClient(page)
  const logOut = async () => {
    await page.goto('/client')
    await page.getByRole('button', { name: /Al-Harbi/ }).click()
    await page.getByRole('menuitem', { name: t('auth.logout') }).click()
  }
  await page.route('**/api/logout', failOn('POST'))
  await logOut()
  await expect(toast(page)).toContainText(t('toast.logout.failed'))
  await page.unroute('**/api/logout')
  await logOut()
  await expect(page).toHaveURL(/\/$/)
  await expect(toast(page)).toContainText(t('toast.logout.success.title'))
  await expect(toast(page)).toContainText(t('toast.logout.success.desc'))
})

test('messages of the services screen are at their fields, and a refusal is in the dialog too', async ({
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  await page.goto('/dashboard/services')
  await page.getByRole('button', { name: t('services.add') }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: t('form.add'), exact: true })
  await dialog.getByLabel(t('services.descriptionEn')).fill('123456789')
  await save.click()
  await expectAt(dialog.getByLabel(t('table.nameEn')), t('val.nameEn.required'))
  await expectAt(dialog.getByLabel(t('services.descriptionEn')), t('val.descriptionEn.min'))
  const order = dialog.getByLabel(t('table.displayOrder'))
  for (const [typed, message] of [
    ['1.5', t('val.generic.number')],
    ['-1', t('val.generic.min', { min: 0 })],
    ['100001', t('val.generic.max', { max: 100_000 })],
  ] as const) {
    await order.fill(typed)
    await save.click()
    await expectAt(order, message)
  }
  await dialog.getByLabel(t('table.nameAr')).fill('خ'.repeat(201))
  await save.click()
  await expectAt(dialog.getByLabel(t('table.nameAr')), t('val.generic.maxLength', { max: 200 }))
  await dialog.getByLabel(t('table.nameAr')).fill('')
  const name = 'Franchising'
  await dialog.getByLabel(t('table.nameEn')).fill(name)
  await dialog.getByLabel(t('services.descriptionEn')).fill('1234567890')
  await order.fill('99')
  await page.route('**/api/admin/services', failOn('POST'))
  await save.click()
  await expect(toast(page)).toContainText(t('dashboard.services.addError'))
  await expect(dialog.getByLabel(t('table.nameEn'))).toHaveValue(name)
  await page.unroute('**/api/admin/services')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('toast.service.added'))

  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  const active = row.getByRole('button').first()
  await page.route('**/api/admin/services/*', failOn('PUT'))
  await active.click()
  await expect(toast(page)).toContainText(t('dashboard.services.updateError'))
  await page.unroute('**/api/admin/services/*')
  await active.click()
  await expect(toast(page)).toContainText(t('toast.service.updated'))
  await page.getByRole('button', { name: t('services.deleteNamed', { name }) }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.generic'))
  await expect(confirm.getByRole('button', { name: t('form.cancel') })).toBeFocused()
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('toast.service.deleted'))
  await expect(page.getByRole('button', { name: t('services.deleteNamed', { name }) })).toHaveCount(0)
})

test('messages of a list that fails to load leave the layout in place, with a retry button', async ({
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  await openPage(page, '/dashboard/help')
  await page.route('**/api/admin/consultations?**', (route) => route.fulfill({ status: 500, body: '' }))
  await goWithin(page, '/dashboard/consultations')
  await expect(page.getByText(t('toast.fetch.consultations')).first()).toBeVisible()
  await clickRetry(page, '**/api/admin/consultations?**', t('form.retry'))
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  // A failed save loses no input.
  await page.route('**/api/admin/consultations/*', failOn('PUT'))
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  const request = page.getByRole('dialog').locator('form')
  await request.getByLabel(t('consult.notes')).fill('Half typed')
  await request.getByRole('button', { name: t('form.save') }).click()
  await expect(toast(page)).toContainText(t('dashboard.consultations.updateError'))
  await expect(request.getByLabel(t('consult.notes'))).toHaveValue('Half typed')
})
