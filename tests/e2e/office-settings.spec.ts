import type { Request } from '@playwright/test'
import { tabKeys } from '#features/settings/setting-table.ts'
import { expect, expectAccessible, expectAt, language, phone, t, test, toast } from './support/fixtures.ts'
import { picture } from './support/matter.ts'
import { answer, change, expectErrors, type Key, openOffice, read, refuseChanges } from './support/office.ts'

test.use({
  expectedConsole: /Failed to load resource: .*(status of (4\d\d|50\d)|ERR_FAILED)/,
  expectedHosts: /^pictures\.example$/,
})

const keysOf = (saving: Request) => saving.postDataJSON().map(({ key }: { key: string }) => key)

test('each tab of the settings shows its errors and saves only its own keys', { tag: '@admin' }, async ({
  visit,
}) => {
  const page = await openOffice(visit, '/dashboard/settings')
  const field = (key: Key) => page.getByLabel(t(key))
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
  await expectErrors(field, [
    ['settings.siteTitleEn', t('val.siteTitle.required')],
    ['settings.siteDescriptionEn', t('val.siteDescription.required')],
    ['settings.contactEmail', t('val.contactEmail.valid')],
    ['settings.contactPhone', t('val.contactPhone.required')],
    ['settings.contactPhone2', t('val.generic.phone')],
    ['settings.vatNumber', t('val.vatNumber')],
    ['settings.iban', t('val.iban')],
    ['settings.contactAddressEn', t('val.contactAddress.required')],
  ])
  await page.getByRole('button', { name: t('form.cancel') }).click()
  await field('settings.siteTitleEn').fill('Mizan & Partners')
  await field('settings.siteTitleAr').fill('ميزان وشركاه')
  await expect(field('settings.siteTitleAr')).toHaveAttribute('dir', 'rtl')
  await expect(field('settings.siteTitleEn')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByText(t('settings.unsaved', { n: 2 }))).toBeVisible()
  await expect(page.getByRole('region', { name: t('settings.preview.search') })).toContainText('ميزان وشركاه')
  const accept = await refuseChanges(page, '**/api/admin/settings', {}, 500)
  await save.click()
  await expect(toast(page)).toContainText(t('toast.settings.failed'))
  await expect(page.getByRole('group', { name: t('failure.server.title') })).toBeVisible()
  await expectAccessible(page)
  await expect(field('settings.siteTitleEn')).toHaveValue('Mizan & Partners')
  await accept()
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
  await expectErrors(field, [
    ['settings.metaTitleEn', t('val.metaTitle.required')],
    ['settings.metaDescriptionEn', t('val.metaDescription.required')],
    ['settings.ogImage', t('val.url.settings')],
  ])
})

test('unsaved settings are not lost by leaving in any way', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/services')
  await page.getByRole('link', { name: t('settings.title') }).click()
  const field = page.getByLabel(t('settings.licenseNumber'))
  await field.fill('99/1')
  const question = page.getByRole('alertdialog')
  const stay = async () => {
    await expect(question).toHaveAccessibleName(t('ui.unsaved.title'))
    await answer(page, 'ui.unsaved.stay')
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
  await answer(page, 'ui.unsaved.leave')
  await expect(page).toHaveURL(/\/dashboard\/users$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dash.users'))
})

test('closing the site needs a confirmation, and two admins who edit settings lose nothing', async ({
  visit,
}) => {
  const page = await openOffice(visit, '/dashboard/settings')
  const save = page.getByRole('button', { name: t('form.saveChanges') })
  const mode = page.getByRole('switch', { name: t('settings.maintenance') })
  const maintenance = async () =>
    (await read(page, '/api/admin/settings')).find(({ key }: { key: string }) => key === 'maintenance_mode')
      .value
  await mode.click()
  await save.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t('settings.maintenance.body'))
  await answer(page, 'form.cancel')
  expect(await maintenance()).toBe('false')
  await expect(mode).toBeChecked()
  await save.click()
  await answer(page, 'settings.maintenance.confirm')
  await expect(toast(page)).toContainText(t('toast.settings.success'))
  expect(await maintenance()).toBe('true')
  await page.reload()
  await page.getByLabel(t('settings.licenseNumber')).fill('Mine')
  await change(page, '/api/admin/settings', [{ key: 'commercial_register', value: 'Theirs' }])
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
})

test('an image is uploaded, shown, saved and removed', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/settings?tab=seo', { viewport: phone, theme: 'dark' })
  const address = page.getByLabel(t('settings.ogImage'))
  const upload = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('.picture-field input[type=file]').setInputFiles(file)
  await expect(page.getByRole('button', { name: t('picture.choose') })).toBeVisible()

  await upload({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert').getByText(t('error.picture_kind'))).toBeVisible()
  await page.route('**/api/admin/images', (route) => route.abort())
  await upload(picture)
  await expect(page.getByRole('alert').getByText(t('picture.broken'))).toBeVisible()
  await page.unroute('**/api/admin/images')
  await expectAccessible(page)

  await upload(picture)
  await expect(address).toHaveValue(t('picture.uploaded'))
  await expect(page.getByRole('alert')).toHaveCount(0)
  const shown = page.locator('.picture-preview img')
  await expect(shown).toHaveAttribute('src', /^\/images\//)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(toast(page)).toContainText(t('toast.settings.success'))
  const home = await (await page.request.get('/')).text()
  expect(home).toMatch(/<meta property="og:image" content="http:\/\/localhost:\d+\/images\//)

  await page.getByRole('button', { name: t('picture.remove'), exact: true }).click()
  await expect(address).toBeFocused()
  await page.route('https://pictures.example/**', (route) => route.fulfill({ body: picture.buffer }))
  await address.fill('https://pictures.example/share.jpg')
  await expect(shown).toHaveAttribute('src', 'https://pictures.example/share.jpg')
})
