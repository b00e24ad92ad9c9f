import type { Request } from '@playwright/test'
import { tabKeys } from '#features/settings/setting-table.ts'
import {
  expect,
  expectAt,
  keepSettings,
  language,
  logInAsAdmin,
  t,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'

/** Sentences from the specification, by dictionary key. */
const sentences = {
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
} as const

test('the English sentences about settings match the specification', () => {
  const t = wordsIn('en')
  for (const [key, sentence] of Object.entries(sentences))
    expect(t(key as keyof typeof sentences)).toBe(sentence)
})

test.use({
  expectedConsole: /Failed to load resource: .*(status of (4\d\d|50\d)|ERR_FAILED)/,
  expectedHosts: /^pictures\.example$/,
})

const keysOf = (saving: Request) => saving.postDataJSON().map(({ key }: { key: string }) => key)

test('each tab of the settings shows its errors and saves only its own keys', async ({ visit }) => {
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
  await field('settings.vatNumber').fill('12')
  await field('settings.iban').fill('SA03 8000 0000 6080 1016 7518')
  await save.click()
  await expectAt(field('settings.siteTitleEn'), t('val.siteTitle.required'))
  await expectAt(field('settings.siteDescriptionEn'), t('val.siteDescription.required'))
  await expectAt(field('settings.contactEmail'), t('val.contactEmail.valid'))
  await expectAt(field('settings.contactPhone'), t('val.contactPhone.required'))
  await expectAt(field('settings.contactPhone2'), t('val.generic.phone'))
  await expectAt(field('settings.vatNumber'), t('val.vatNumber'))
  await expectAt(field('settings.iban'), t('val.iban'))
  await expectAt(field('settings.contactAddressEn'), t('val.contactAddress.required'))
  await page.getByRole('button', { name: t('form.cancel') }).click()
  await field('settings.siteTitleEn').fill('Mizan & Partners')
  await field('settings.siteTitleAr').fill('ميزان وشركاه')
  await expect(field('settings.siteTitleAr')).toHaveAttribute('dir', 'rtl')
  await expect(field('settings.siteTitleEn')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByText(t('settings.unsaved', { n: 2 }))).toBeVisible()
  await expect(page.getByRole('region', { name: t('settings.preview.search') })).toContainText('ميزان وشركاه')
  await page.route('**/api/admin/settings', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await save.click()
  await expect(toast(page)).toContainText(t('toast.settings.failed'))
  await expect(page.getByRole('group', { name: t('failure.server.title') })).toBeVisible()
  await expect(field('settings.siteTitleEn')).toHaveValue('Mizan & Partners')
  await page.unroute('**/api/admin/settings')
  await field('settings.iban').fill('sa0380000000608010167519')
  const [general] = await Promise.all([sent(), save.click()])
  await expect(toast(page)).toContainText(t('toast.settings.success'))
  expect(keysOf(general)).toEqual(tabKeys('general'))
  await expect(field('settings.iban')).toHaveValue('SA03 8000 0000 6080 1016 7519')
  // The firm's name beside the menu is fetched again.
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
  expect(keysOf(social)).toEqual(tabKeys('social'))
  expect(social.postDataJSON()).toContainEqual(expect.objectContaining({ key: 'instagram_url', value: '' }))
  // The toast may be the previous one. Cancel is disabled while saving, so it shows when that is done.
  await expect(page.getByRole('button', { name: t('form.cancel') })).toBeDisabled()
  await expect(save).toBeVisible()

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

test('unsaved settings are not lost by leaving in any way', async ({ visit }) => {
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
  const requested = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await requested
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  await expect(field).toHaveValue('99/1')
  await page.getByRole('link', { name: t('dash.users') }).click()
  await question.getByRole('button', { name: t('ui.unsaved.leave') }).click()
  await expect(page).toHaveURL(/\/dashboard\/users$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dash.users'))
})

test('closing the site needs a confirmation, and two admins who edit settings lose nothing', async ({
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
  await expect(page.getByText(t('failure.stale')).first()).toBeVisible()
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

// `npm test` runs the tests above in Arabic only. This one checks texts and layout in English.
test('the settings show their errors in English (en)', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await logInAsAdmin(page)
  const restore = await keepSettings(page)
  await page.goto('/dashboard/settings')
  const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key))
  const save = page.getByRole('button', { name: t('form.saveChanges') })
  const drop = page.getByRole('button', { name: t('form.cancel') })
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
  await drop.click()
  await field('settings.siteTitleEn').fill('Mizan & Partners')
  await field('settings.siteTitleAr').fill('ميزان وشركاه')
  await expect(field('settings.siteTitleAr')).toHaveAttribute('dir', 'rtl')
  await expect(field('settings.siteTitleEn')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByText(t('settings.unsaved', { n: 2 }))).toBeVisible()
  await page.route('**/api/admin/settings', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await save.click()
  await expect(toast(page)).toContainText(t('toast.settings.failed'))
  await page.unroute('**/api/admin/settings')
  await page.getByRole('switch', { name: t('settings.maintenance') }).click()
  await save.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t('settings.maintenance.body'))
  await question.getByRole('button', { name: t('form.cancel') }).click()
  await page.getByRole('tab', { name: t('settings.tab.social') }).click()
  await expect(question).toHaveAccessibleName(t('ui.unsaved.title'))
  await question.getByRole('button', { name: t('ui.unsaved.leave') }).click()

  await field('settings.facebook').fill('facebook')
  await save.click()
  await expectAt(field('settings.facebook'), t('val.url.settings'))
  await field('settings.facebook').fill('')
  await save.click()
  await expect(toast(page)).toContainText(t('toast.settings.success'))
  await expect(drop).toBeDisabled()
  await expect(save).toBeVisible()
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
