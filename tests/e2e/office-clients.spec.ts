import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { otherContentLanguage } from '#languages/language.ts'
import {
  expect,
  expectAt,
  language,
  logInAsAdmin,
  phone,
  t,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { expectDialogAccessible } from './support/looks.ts'
import { clickRetry } from './support/slow-line.ts'

/** Sentences from the specification, by dictionary key. */
const sentences = {
  'val.clientName.required': 'Client name is required',
  'val.logo.required': 'Logo URL is required',
  'val.url': 'Please enter a valid URL',
  'confirm.client': 'Are you sure you want to delete this client?',
  'confirm.generic': 'This action cannot be undone. Do you want to proceed?',
  'status.notAvailable': 'N/A',
} as const

test('the English sentences about clients match the specification', () => {
  const t = wordsIn('en')
  for (const [key, sentence] of Object.entries(sentences))
    expect(t(key as keyof typeof sentences)).toBe(sentence)
})

test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

const consentFields = ['consent.by', 'consent.on'] as const
const icon = new URL('../../public/icon-192.png', import.meta.url)
/** Responds like a server that is too busy for changes. */
const refuse = (page: Page, detail: string) =>
  page.route('**/api/admin/clients{,/*}', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ detail }),
        }),
  )
const relent = (page: Page) => page.unroute('**/api/admin/clients{,/*}')
const listed = async (page: Page, name: string) =>
  (await (await page.request.get('/clients')).text()).includes(name)

test('a stale save shows both versions, whatever the message of the refusal', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  await page.goto('/dashboard/clients')
  const name = `Words ${language} ${Date.now()}`
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await readFile(icon) }
  const picture = await page.request.post('/api/admin/images', { multipart: { file } })
  const { url: logo } = await picture.json()
  const created = await page.request.post('/api/admin/clients', { data: { name, logo } })
  expect(created.status()).toBe(201)
  const { id } = await created.json()
  await page.goto(`/dashboard/clients?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: t('officeClients.editNamed', { name }) }).click()
  const form = page.getByRole('dialog').locator('form')
  await form.getByLabel(t('officeClients.descriptionEn')).fill('Mine')
  await page.request.put(`/api/admin/clients/${id}`, { data: { website: 'theirs.example' } })
  await page.route(`**/api/admin/clients/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const response = await route.fetch({
      headers: { ...route.request().headers(), 'accept-language': otherContentLanguage(language) },
    })
    const problem = await response.json()
    expect(problem.detail).toBe(wordsIn(otherContentLanguage(language))('error.stale'))
    await route.fulfill({ response, json: { ...problem, detail: `${problem.detail} …` } })
  })
  await form.getByRole('button', { name: t('form.saveChanges') }).click()
  await form.getByRole('button', { name: t('compare.open') }).click()
  await expect(page.getByRole('button', { name: t('compare.save') })).toBeVisible()
})

test('the office adds, hides, changes and deletes a client, and each refusal is shown', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  await page.goto('/dashboard/clients')
  const { all } = await (await page.request.get('/api/admin/clients/counts')).json()
  await expect(page.getByText(t('officeClients.count', { n: all }))).toBeVisible()

  await page.getByRole('button', { name: t('officeClients.add') }).click()
  const dialog = page.getByRole('dialog')
  const form = dialog.locator('form')
  const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key))
  const add = form.getByRole('button', { name: t('form.add'), exact: true })
  await expect(field('table.displayOrder')).toHaveValue(String(all))
  await expect(form.getByRole('switch')).toBeChecked()
  for (const key of ['officeClients.descriptionEn', 'officeClients.descriptionAr'] as const)
    await expect(field(key)).toHaveAttribute('rows', '3')
  await field('table.website').fill('javascript:alert(1)')
  await field('table.displayOrder').fill('-1')
  await add.click()
  await expectAt(field('table.nameEn'), t('val.clientName.required'))
  await expectAt(field('table.logo'), t('val.logo.required'))
  await expectAt(field('table.website'), t('val.url'))
  await expectAt(field('table.displayOrder'), t('val.generic.min', { min: 0 }))
  for (const key of consentFields) await expectAt(field(key), t('val.consent.required'))

  const name = `Nakheel ${language} ${Date.now()}`
  await field('table.nameEn').fill(name)
  await field('table.nameAr').fill('نخيل')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await readFile(icon) })
  await expect(form.getByRole('textbox', { name: t('table.logo') })).toHaveValue(t('picture.uploaded'))
  await field('table.website').fill('https://nakheel.example/')
  await field('table.displayOrder').fill('٩٩')
  await field('consent.by').fill('Nakheel')
  await field('consent.on').fill('9/3/2025')
  await refuse(page, t('error.unavailable'))
  await add.click()
  await expect(toast(page)).toContainText(t('officeClients.addError'))
  await expect(form.getByText(t('error.unavailable'))).toBeVisible()
  await expect(field('table.nameEn')).toHaveValue(name)
  await relent(page)
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('toast.client.added'))
  expect(await listed(page, name)).toBe(true)

  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('link')).toHaveText('nakheel.example')
  await expect(row.getByRole('cell').first()).toHaveText('99')
  const shownName = language === 'ar' ? 'نخيل' : name
  const visibility = row.getByRole('switch', {
    name: t('officeClients.visibilityOf', { name: shownName }),
  })
  await refuse(page, t('error.unavailable'))
  await visibility.click()
  await expect(toast(page)).toContainText(t('officeClients.updateError'))
  await expect(visibility).toBeChecked()
  await relent(page)
  const [change] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    visibility.click(),
  ])
  expect(change.postDataJSON()).toEqual({ isVisible: false })
  await expect(toast(page)).toContainText(t('toast.client.updated'))
  await expect(visibility).not.toBeChecked()
  await expect(visibility).toBeFocused()
  expect(await listed(page, name)).toBe(false)

  const edit = row.getByRole('button', { name: t('officeClients.editNamed', { name: shownName }) })
  await edit.click()
  await expect(form.getByRole('switch')).not.toBeChecked()
  await field('officeClients.descriptionEn').fill('Mine')
  const [client] = await (await page.request.get(`/api/admin/clients?q=${name}`)).json()
  await page.request.put(`/api/admin/clients/${client.id}`, { data: { website: 'theirs.example' } })
  await form.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(form.getByText(t('failure.stale'))).toBeVisible()
  await expect(toast(page)).toContainText(t('officeClients.updateError'))
  await form.getByRole('button', { name: t('compare.open') }).click()
  await page.getByRole('button', { name: t('compare.save') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(toast(page)).toContainText(t('toast.client.updated'))
  await expect(edit).toBeFocused()
  const saved = await (await page.request.get(`/api/admin/clients/${client.id}`)).json()
  expect([saved.description, saved.website, saved.isVisible]).toEqual(['Mine', 'theirs.example', false])

  await row.getByRole('button', { name: t('officeClients.deleteNamed', { name: shownName }) }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.client'))
  await expect(confirm.getByRole('button', { name: t('form.cancel') })).toBeFocused()
  await refuse(page, t('error.unavailable'))
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('officeClients.deleteError'))
  await expect(confirm.locator('.field-error')).toHaveText(t('error.unavailable'))
  await relent(page)
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('toast.client.deleted'))
  await expect(page.getByText(t('state.noResults'))).toBeVisible()
})

test('the list of clients filters by type and visibility, and replaces a missing logo', async ({ visit }) => {
  const page = await visit({ language, viewport: phone, theme: 'dark' })
  await logInAsAdmin(page)
  await page.route('**/api/admin/clients?**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/dashboard/clients')
  await expect(page.getByText(t('ui.table.loadFailed'))).toBeVisible()
  await clickRetry(page, '**/api/admin/clients?**', t('form.retry'))
  const rows = page.getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  const types = page.getByRole('group', { name: t('officeClients.filter') }).getByRole('button')
  await expect(types).toHaveText([
    new RegExp(`^${t('filter.all')}`),
    ...(['corporate', 'individual', 'government', 'international'] as const).map(
      (type) => new RegExp(`^${t(`officeClients.type.${type}`)}`),
    ),
  ])
  const { government } = await (await page.request.get('/api/admin/clients/counts')).json()
  await types.nth(3).click()
  await expect(page).toHaveURL(/type=government/)
  await expect(rows).toHaveCount(government)
  await page.getByRole('combobox', { name: t('visibility.filter') }).click()
  await page.getByRole('option', { name: t('status.hidden') }).click()
  await expect(page).toHaveURL(/isVisible=false/)
  await expect(page.getByText(t('visibility.filterWords', { state: t('status.hidden') }))).toBeVisible()
  await page.getByRole('button', { name: t('ui.table.clearFilters') }).click()
  await expect(page).toHaveURL(/\/dashboard\/clients$/)

  await page.route('**/api/admin/clients?**', async (route) => {
    const response = await route.fetch()
    const [first, second, ...rest] = await response.json()
    const changed = [{ ...first, logo: '/images/none' }, { ...second, logo: '', website: '' }, ...rest]
    await route.fulfill({ response, json: changed })
  })
  await page.reload()
  const logos = page.locator('.client-table-logo')
  await expect(logos.nth(0).locator('.client-logo-fallback')).toBeVisible()
  await expect(logos.nth(1).locator('.client-logo-none')).toBeVisible()
  await expect(logos.nth(2).locator('img')).toBeVisible()
  await expect(page.getByRole('row').nth(2)).toContainText(t('status.notAvailable'))
})

test("the list, the forms and the dialogs of clients are in the user's language and pass axe on desktop and on a phone in the dark theme", async ({
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const name = `Wadi ${Date.now()}`
  const shownName = language === 'ar' ? 'وادي' : name
  const consent = { consentBy: 'Wadi', consentOn: '2025-03-09' }
  const added = await page.request.post('/api/admin/clients', {
    data: { name, nameAr: 'وادي', logo: '/images/none', displayOrder: 99, ...consent },
  })
  expect(added.status()).toBe(201)
  await page.goto('/dashboard/clients')
  const { all } = await (await page.request.get('/api/admin/clients/counts')).json()
  await expect(page.getByText(t('officeClients.count', { n: all }))).toBeVisible()
  await expect(page.getByRole('group', { name: t('officeClients.filter') }).getByRole('button')).toHaveText([
    new RegExp(`^${t('filter.all')}`),
    ...(['corporate', 'individual', 'government', 'international'] as const).map(
      (type) => new RegExp(`^${t(`officeClients.type.${type}`)}`),
    ),
  ])

  await page.getByRole('button', { name: t('officeClients.add') }).click()
  const form = page.getByRole('dialog').locator('form')
  const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key))
  const add = form.getByRole('button', { name: t('form.add'), exact: true })
  await field('table.website').fill('javascript:alert(1)')
  await field('table.displayOrder').fill('-1')
  await add.click()
  await expectAt(field('table.nameEn'), t('val.clientName.required'))
  await expectAt(field('table.logo'), t('val.logo.required'))
  await expectAt(field('table.website'), t('val.url'))
  await expectAt(field('table.displayOrder'), t('val.generic.min', { min: 0 }))
  for (const key of consentFields) await expectAt(field(key), t('val.consent.required'))
  await expectDialogAccessible(page)
  await form.getByRole('button', { name: t('form.cancel') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('ui.unsaved.leave') })
    .click()

  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(t('status.notAvailable'))
  await expect(row.getByRole('cell').first()).toHaveText('99')
  const visibility = row.getByRole('switch', { name: t('officeClients.visibilityOf', { name: shownName }) })
  await refuse(page, t('error.unavailable'))
  await visibility.click()
  await expect(toast(page)).toContainText(t('officeClients.updateError'))
  await relent(page)
  await visibility.click()
  await expect(toast(page)).toContainText(t('toast.client.updated'))
  await row.getByRole('button', { name: t('officeClients.deleteNamed', { name: shownName }) }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.client'))
  await expectDialogAccessible(page)
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('toast.client.deleted'))
})
