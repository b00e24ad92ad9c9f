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
  wordsIn,
} from './support/fixtures.ts'
import { adminPassword } from './support/server.ts'
import { clickRetry } from './support/slow-line.ts'

/** Sentences from the specification, by dictionary key. */
const sentences = {
  'val.username.required': 'Username is required',
  'val.password.required': 'Password is required',
  'val.confirmPassword.required': 'Please confirm your password',
  'val.terms.service': 'You must agree to the terms of service',
  'val.password.mismatch': 'Passwords do not match',
  'val.privacy': 'You must agree to the privacy policy',
  'val.firstName.required': 'First name is required',
  'val.lastName.required': 'Last name is required',
  'val.username.min': 'Username must be at least 3 characters',
  'val.password.min': 'Password must be at least 6 characters',
  'val.generic.required': 'This field is required',
  'val.generic.email': 'Please enter a valid email address',
  'val.generic.phone': 'Please enter a valid phone number',
  'val.nameEn.required': 'English name is required',
  'val.descriptionEn.min': 'English description must be at least 10 characters',
  'toast.login.success.title': 'Login successful',
  'toast.login.failed': 'Login failed',
  'toast.register.failed': 'Registration failed',
  'toast.logout.success.title': 'Logged out',
  'toast.logout.success.desc': 'You have been successfully logged out.',
  'toast.submission.error': 'Submission Error',
  'toast.consultation.error': 'There was an error submitting your request. Please try again later.',
  'dashboard.services.addError': 'Failed to add service',
  'dashboard.services.deleteError': 'Failed to delete service',
  'confirm.generic': 'This action cannot be undone. Do you want to proceed?',
  'toast.fetch.consultations': 'Failed to fetch consultations',
} as const
type Sentence = keyof typeof sentences

test('the English sentences match the specification', () => {
  const t = wordsIn('en')
  for (const [key, sentence] of Object.entries(sentences)) expect(t(key as Sentence)).toBe(sentence)
})

test.describe('messages', () => {
  test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

  test('of the login are at their fields, and a refusal is in the form and in a toast', async ({ visit }) => {
    const page = await visit({ language })
    await page.goto('/auth')
    const form = page.getByRole('form', { name: t('auth.login') })
    await form.getByRole('button', { name: t('auth.login'), exact: true }).click()
    await expectAt(form.getByLabel(t('form.username')), t('val.username.required'))
    await expectAt(form.getByLabel(t('form.password'), { exact: true }), t('val.password.required'))
    await expect(form.getByText(t('form.errorSummary.title'))).toBeVisible()
    await form.getByLabel(t('form.username')).fill('admin')
    await form.getByLabel(t('form.password'), { exact: true }).fill('not-the-password')
    await form.getByRole('button', { name: t('auth.login'), exact: true }).click()
    await expect(toast(page)).toContainText(t('toast.login.failed'))
    await expect(form.getByText(t('error.bad_credentials'))).toBeVisible()
    await expect(form.getByLabel(t('form.username'))).toHaveValue('admin')
    await form.getByLabel(t('form.password'), { exact: true }).fill(adminPassword)
    await form.getByRole('button', { name: t('auth.login'), exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(toast(page)).toContainText(t('toast.login.success.title'))
    await expect(toast(page)).toContainText(t('toast.login.success.desc', { firstName: 'Mizan' }))
  })

  test('of the registration are at their fields, and all input is preserved', async ({ visit }) => {
    const taken = await registerClient(await visit({ language }))
    const page = await visit({ language })
    await page.goto('/auth?tab=register')
    const form = page.getByRole('form', { name: t('auth.register') })
    const submit = form.getByRole('button', { name: t('auth.register') })
    const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key), { exact: true })
    await submit.click()
    await expectAt(field('form.username'), t('val.username.required'))
    await expectAt(field('form.password'), t('val.password.required'))
    await expectAt(field('form.confirmPassword'), t('val.confirmPassword.required'))
    await expectAt(field('form.firstName'), t('val.firstName.required'))
    await expectAt(field('form.lastName'), t('val.lastName.required'))
    await expectAt(field('form.email'), t('val.generic.required'))
    await expectAt(form.getByRole('checkbox'), t('val.terms.service'))
    await field('form.username').fill('ab')
    await field('form.password').fill('12345')
    await field('form.confirmPassword').fill('123456')
    await field('form.email').fill('sara')
    await submit.click()
    await expectAt(field('form.username'), t('val.username.min'))
    await expectAt(field('form.password'), t('val.password.min'))
    await expectAt(field('form.confirmPassword'), t('val.password.mismatch'))
    await expectAt(field('form.email'), t('val.generic.email'))
    await field('form.username').fill(taken.username)
    await field('form.password').fill('long-enough')
    await field('form.confirmPassword').fill('long-enough')
    await field('form.email').fill(`new.${taken.username}@example.com`)
    await field('form.firstName').fill('نورة')
    await field('form.lastName').fill('السبيعي')
    await form.getByRole('checkbox').check()
    await submit.click()
    await expect(toast(page)).toContainText(t('toast.register.failed'))
    await expectAt(field('form.username'), t('val.username.taken'))
    await expect(field('form.firstName')).toHaveValue('نورة')
  })

  test('of the consultation form are at their fields, and a server error loses no input', async ({
    visit,
  }) => {
    const page = await visit({ language })
    await page.goto('/#consultation')
    await hydrated(page)
    const form = page.getByRole('form', { name: t('hero.cta.consultation') })
    const submit = form.getByRole('button', { name: t('form.submit') })
    await submit.click()
    for (const key of [
      'form.firstName',
      'form.lastName',
      'form.email',
      'form.phone',
      'form.message',
    ] as const)
      await expectAt(form.getByLabel(t(key), { exact: true }), t('val.generic.required'))
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

  test('of the logout appear after it, on the home page', async ({ visit }) => {
    const page = await visit({ language })
    await registerClient(page)
    await page.goto('/client')
    await page.getByRole('button', { name: /Al-Harbi/ }).click()
    await page.getByRole('menuitem', { name: t('auth.logout') }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(toast(page)).toContainText(t('toast.logout.success.title'))
    await expect(toast(page)).toContainText(t('toast.logout.success.desc'))
  })
})

test.describe('messages', () => {
  test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

  test('of the services screen are at their fields, and a refusal is in the dialog too', async ({
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
    await dialog.getByLabel(t('table.displayOrder')).fill('-1')
    await save.click()
    await expectAt(dialog.getByLabel(t('table.displayOrder')), t('val.generic.min', { min: 0 }))
    const name = `Franchising ${language} ${Date.now()}`
    await dialog.getByLabel(t('table.nameEn')).fill(name)
    await dialog.getByLabel(t('services.descriptionEn')).fill('1234567890')
    await dialog.getByLabel(t('table.displayOrder')).fill('99')
    await page.route('**/api/admin/services', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    await save.click()
    await expect(toast(page)).toContainText(t('dashboard.services.addError'))
    await expect(dialog.getByLabel(t('table.nameEn'))).toHaveValue(name)
    await page.unroute('**/api/admin/services')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(toast(page)).toContainText(t('toast.service.added'))

    await page.getByRole('searchbox').fill(name)
    await page.getByRole('button', { name: t('services.deleteNamed', { name }) }).click()
    const confirm = page.getByRole('alertdialog')
    await expect(confirm).toContainText(t('confirm.generic'))
    await expect(confirm.getByRole('button', { name: t('form.cancel') })).toBeFocused()
    await confirm.getByRole('button', { name: t('form.delete') }).click()
    await expect(toast(page)).toContainText(t('toast.service.deleted'))
    await expect(page.getByRole('button', { name: t('services.deleteNamed', { name }) })).toHaveCount(0)
  })

  test('of a list that fails to load leave the layout in place, with a retry button', async ({ visit }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    await page.route('**/api/admin/consultations?**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/dashboard/consultations')
    await expect(page.getByText(t('toast.fetch.consultations')).first()).toBeVisible()
    await clickRetry(page, '**/api/admin/consultations?**', t('form.retry'))
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  })
})
