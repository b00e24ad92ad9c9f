import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  createStaff,
  expect,
  expectAt,
  language,
  logInAs,
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
  'val.position.required': 'Position is required',
  'val.bio.min': 'Bio must be at least 10 characters',
  'val.email.team': 'Please enter a valid email',
  'val.url': 'Please enter a valid URL',
  'val.generic.phone': 'Please enter a valid phone number',
  'confirm.generic': 'This action cannot be undone. Do you want to proceed?',
} as const

test('the English sentences about the team match the specification', () => {
  const t = wordsIn('en')
  for (const [key, sentence] of Object.entries(sentences))
    expect(t(key as keyof typeof sentences)).toBe(sentence)
})

test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

const icon = new URL('../../public/icon-192.png', import.meta.url)
/** Responds like a server that is too busy for changes. */
const refuse = (page: Page, detail: string) =>
  page.route('**/api/admin/team-members{,/*}', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ detail }),
        }),
  )
const relent = (page: Page) => page.unroute('**/api/admin/team-members{,/*}')
const statusOf = async (page: Page, id: number) => (await page.request.get(`/team/${id}`)).status()

test('the office adds, hides, changes and deletes a team member, and each refusal is shown', async ({
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const colleague = await createStaff(page, `Amal${language}${Date.now()}`)
  await page.context().clearCookies()
  await logInAs(page, colleague.username, colleague.password)
  await page.goto('/dashboard/team')
  const { all } = await (await page.request.get('/api/admin/team-members/counts')).json()
  await expect(page.getByText(t('officeTeam.count', { n: all }))).toBeVisible()

  await page.getByRole('button', { name: t('officeTeam.add') }).click()
  const dialog = page.getByRole('dialog')
  const form = dialog.locator('form')
  const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key))
  const add = form.getByRole('button', { name: t('form.add'), exact: true })
  await expect(field('table.displayOrder')).toHaveValue(String(all))
  await expect(form.getByRole('switch')).toBeChecked()
  await expect(field('officeTeam.positionEn')).toHaveAttribute('dir', 'ltr')
  await expect(field('officeTeam.bioAr')).toHaveAttribute('dir', 'rtl')
  await field('officeTeam.bioEn').fill('123456789')
  await field('form.email').fill('amal')
  await field('form.phone').fill('12')
  await field('officeTeam.linkedin').fill('linkedin')
  await field('officeTeam.twitter').fill('twitter')
  await field('table.displayOrder').fill('-1')
  await form.getByRole('textbox', { name: t('officeTeam.picture') }).fill('picture')
  await add.click()
  await expectAt(field('officeTeam.positionEn'), t('val.position.required'))
  await expectAt(field('officeTeam.bioEn'), t('val.bio.min'))
  await expectAt(field('form.email'), t('val.email.team'))
  await expectAt(field('form.phone'), t('val.generic.phone'))
  await expectAt(field('officeTeam.linkedin'), t('val.url'))
  await expectAt(field('officeTeam.twitter'), t('val.url'))
  await expectAt(form.getByRole('textbox', { name: t('officeTeam.picture') }), t('val.url'))
  await expectAt(field('table.displayOrder'), t('val.generic.min', { min: 0 }))

  const position = `Mediator ${language} ${Date.now()}`
  await field('officeTeam.positionEn').fill(position)
  await field('officeTeam.bioEn').fill('1234567890')
  for (const key of ['form.email', 'officeTeam.linkedin', 'officeTeam.twitter'] as const)
    await field(key).fill('')
  await field('form.phone').fill('٠١١ ٥٥٥ ٠١٧٧')
  await field('table.displayOrder').fill('99')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'amal.png', mimeType: 'image/png', buffer: await readFile(icon) })
  await expect(form.getByRole('textbox', { name: t('officeTeam.picture') })).toHaveValue(
    t('picture.uploaded'),
  )
  await form.getByRole('combobox', { name: t('officeTeam.type') }).click()
  await page.getByRole('option', { name: t('officeTeam.type.consultant') }).click()
  await form.getByRole('combobox', { name: t('officeTeam.user') }).click()
  await page.getByRole('option', { name: colleague.firstName }).click()
  await field('area.contract').check()
  await refuse(page, t('error.unavailable'))
  await add.click()
  await expect(toast(page)).toContainText(t('dashboard.team.addError'))
  await expect(form.getByText(t('error.unavailable'))).toBeVisible()
  await expect(field('officeTeam.positionEn')).toHaveValue(position)
  await relent(page)
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('toast.team.added'))

  await page.getByRole('searchbox').fill(position)
  const row = page.getByRole('row').filter({ hasText: position })
  await expect(row.getByRole('rowheader')).toContainText(colleague.firstName)
  await expect(row.getByRole('link')).toHaveText('+966 11 555 0177')
  await expect(row.locator('.member-picture')).toHaveAttribute('src', /^\/images\//)
  const [member] = await (await page.request.get(`/api/admin/team-members?q=${position}`)).json()
  expect(member).toMatchObject({ memberType: 'consultant', areas: ['contract'], displayOrder: 99 })
  expect(await statusOf(page, member.id)).toBe(200)
  const name = `${colleague.firstName} Al-Subaie`
  const visibility = row.getByRole('switch', { name: t('officeTeam.visibilityOf', { name }) })
  await refuse(page, t('error.unavailable'))
  await visibility.click()
  await expect(toast(page)).toContainText(t('dashboard.team.updateError'))
  await expect(visibility).toBeChecked()
  await relent(page)
  const [change] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    visibility.press('Space'),
  ])
  expect(change.postDataJSON()).toEqual({ isVisible: false })
  await expect(toast(page)).toContainText(t('toast.team.updated'))
  await expect(visibility).not.toBeChecked()
  await expect(visibility).toBeFocused()
  expect(await statusOf(page, member.id)).toBe(404)

  const edit = row.getByRole('button', { name: t('officeTeam.editNamed', { name }) })
  await edit.click()
  await expect(form.getByRole('combobox', { name: t('officeTeam.user') })).toContainText(name)
  await field('officeTeam.licence').fill('35/9010')
  await page.request.put(`/api/admin/team-members/${member.id}`, { data: { languages: ['fr', 'ar'] } })
  await form.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(form.getByText(t('failure.stale'))).toBeVisible()
  await expect(toast(page)).toContainText(t('dashboard.team.updateError'))
  await form.getByRole('button', { name: t('compare.open') }).click()
  await page.getByRole('button', { name: t('compare.save') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(toast(page)).toContainText(t('toast.team.updated'))
  await expect(edit).toBeFocused()
  const saved = await (await page.request.get(`/api/admin/team-members/${member.id}`)).json()
  expect(saved).toMatchObject({ licenseNumber: '35/9010', languages: ['fr', 'ar'], isVisible: false })
  expect(saved.phone).toBe('+966115550177')

  await row.getByRole('button', { name: t('officeTeam.deleteNamed', { name }) }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.generic'))
  await expect(confirm.getByRole('button', { name: t('form.cancel') })).toBeFocused()
  await refuse(page, t('error.unavailable'))
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('dashboard.team.deleteError'))
  await expect(confirm.locator('.field-error')).toHaveText(t('error.unavailable'))
  await relent(page)
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('toast.team.deleted'))
  await expect(page.getByText(t('state.noResults'))).toBeVisible()
})

test('the team list filters by type and visibility, and preserves the focus when a row disappears', async ({
  visit,
}) => {
  const page = await visit({ language, viewport: phone, theme: 'dark' })
  await logInAsAdmin(page)
  await page.route('**/api/admin/team-members?**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/dashboard/team')
  await expect(page.getByText(t('ui.table.loadFailed'))).toBeVisible()
  await clickRetry(page, '**/api/admin/team-members?**', t('form.retry'))
  const rows = page.getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  const types = page.getByRole('group', { name: t('officeTeam.filter') }).getByRole('button')
  await expect(types).toHaveText([
    new RegExp(`^${t('filter.all')}`),
    ...(['partner', 'associate', 'consultant'] as const).map(
      (type) => new RegExp(`^${t(`officeTeam.types.${type}`)}`),
    ),
  ])
  const { partner } = await (await page.request.get('/api/admin/team-members/counts')).json()
  await types.nth(1).click()
  await expect(page).toHaveURL(/type=partner/)
  await expect(rows).toHaveCount(partner)
  await page.getByRole('combobox', { name: t('visibility.filter') }).click()
  await page.getByRole('option', { name: t('status.visible') }).click()
  await expect(page).toHaveURL(/isVisible=true/)
  const first = page.getByRole('switch').first()
  const name = (await first.getAttribute('aria-label')) ?? ''
  await first.press('Space')
  await expect(page.getByRole('switch', { name })).toHaveCount(0)
  await expect(page.getByRole('region', { name: t('nav.team') })).toBeFocused()
  const [hidden] = await (
    await page.request.get('/api/admin/team-members?type=partner&isVisible=false')
  ).json()
  await page.request.put(`/api/admin/team-members/${hidden.id}`, { data: { isVisible: true } })

  await page.goto('/dashboard/team?type=consultant&q=zzz')
  await expect(
    page.getByText(t('officeTeam.filterWords', { type: t('officeTeam.types.consultant') })),
  ).toBeVisible()
  await page.getByRole('button', { name: t('ui.table.clearFilters') }).click()
  await expect(page).toHaveURL(/\/dashboard\/team$/)
})

test("the list, the forms and the dialogs of the team are in the user's language and pass axe on desktop and on a phone in the dark theme", async ({
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const name = `Amani ${Date.now()}`
  const added = await page.request.post('/api/admin/team-members', {
    data: {
      nameEn: name,
      position: 'Mediator',
      bio: '1234567890',
      phone: '٠١١ ٥٥٥ ٠١٧٧',
      displayOrder: 99,
    },
  })
  expect(added.status()).toBe(201)
  await page.goto('/dashboard/team')
  const { all } = await (await page.request.get('/api/admin/team-members/counts')).json()
  await expect(page.getByText(t('officeTeam.count', { n: all }))).toBeVisible()
  await expect(page.getByRole('group', { name: t('officeTeam.filter') }).getByRole('button')).toHaveText([
    new RegExp(`^${t('filter.all')}`),
    ...(['partner', 'associate', 'consultant'] as const).map(
      (type) => new RegExp(`^${t(`officeTeam.types.${type}`)}`),
    ),
  ])

  await page.getByRole('button', { name: t('officeTeam.add') }).click()
  const form = page.getByRole('dialog').locator('form')
  const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key))
  await expect(field('officeTeam.positionEn')).toHaveAttribute('dir', 'ltr')
  await expect(field('officeTeam.bioAr')).toHaveAttribute('dir', 'rtl')
  await field('officeTeam.bioEn').fill('123456789')
  await field('form.email').fill('amal')
  await field('form.phone').fill('12')
  await field('officeTeam.linkedin').fill('linkedin')
  await field('table.displayOrder').fill('-1')
  await form.getByRole('button', { name: t('form.add'), exact: true }).click()
  await expectAt(field('officeTeam.positionEn'), t('val.position.required'))
  await expectAt(field('officeTeam.bioEn'), t('val.bio.min'))
  await expectAt(field('form.email'), t('val.email.team'))
  await expectAt(field('form.phone'), t('val.generic.phone'))
  await expectAt(field('officeTeam.linkedin'), t('val.url'))
  await expectAt(field('table.displayOrder'), t('val.generic.min', { min: 0 }))
  await expectDialogAccessible(page)
  await form.getByRole('button', { name: t('form.cancel') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('ui.unsaved.leave') })
    .click()

  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('link')).toHaveText('+966 11 555 0177')
  const visibility = row.getByRole('switch', { name: t('officeTeam.visibilityOf', { name }) })
  await refuse(page, t('error.unavailable'))
  await visibility.click()
  await expect(toast(page)).toContainText(t('dashboard.team.updateError'))
  await relent(page)
  await visibility.click()
  await expect(toast(page)).toContainText(t('toast.team.updated'))
  await row.getByRole('button', { name: t('officeTeam.deleteNamed', { name }) }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.generic'))
  await expectDialogAccessible(page)
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('toast.team.deleted'))
})
