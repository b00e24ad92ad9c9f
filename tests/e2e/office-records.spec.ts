import type { Route } from '@playwright/test'
import { otherContentLanguage } from '#languages/language.ts'
import {
  createStaff,
  expect,
  expectAccessible,
  language,
  phone,
  t,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { picture } from './support/matter.ts'
import {
  answer,
  change,
  choose,
  expectErrors,
  failedCall,
  goWithin,
  type Key,
  openOffice,
  read,
  refuseChanges,
  saveBoth,
} from './support/office.ts'
import { type WebsiteRecord, websiteRecords } from './support/website-records.ts'

test.use({ expectedConsole: failedCall })

for (const kind of websiteRecords) {
  const { noun, screen, api, texts, failures, toasts, name } = kind

  test(`the office adds, hides, changes and deletes a ${noun}, and each refusal is shown`, async ({
    visit,
  }) => {
    const page = await openOffice(visit, screen)
    await createStaff(page, kind.onWebsite)
    const { all } = await read(page, `${api}/counts`)
    const refuse = () => refuseChanges(page, `**${api}{,/*}`)
    const expectToast = (key: Key) => expect(toast(page)).toContainText(t(key))
    await expect(page.getByText(t(`${texts}.count`, { n: all }))).toBeVisible()

    await page.getByRole('button', { name: t(`${texts}.add`) }).click()
    const dialog = page.getByRole('dialog')
    const form = dialog.locator('form')
    const field = (key: Key) => form.getByRole('textbox', { name: t(key) })
    const fill = async (values: WebsiteRecord['valid']) => {
      for (const [key, value] of Object.entries(values)) await field(key as Key).fill(value)
    }
    const add = form.getByRole('button', { name: t('form.add'), exact: true })
    await expect(field('table.displayOrder')).toHaveValue(String(all))
    await expect(form.getByRole('switch')).toBeChecked()
    await fill(kind.invalid)
    await add.click()
    await expectErrors(field, kind.errors)
    await expectAccessible(page)

    await fill(kind.valid)
    await form.locator('input[type=file]').setInputFiles(picture)
    await expect(field(kind.picture)).toHaveValue(t('picture.uploaded'))
    for (const [key, option] of kind.choices) await choose(form, t(key), option)
    const accept = await refuse()
    await add.click()
    await expectToast(`${failures}.addError`)
    await expect(form.getByText(t('error.unavailable'))).toBeVisible()
    for (const [key, value] of Object.entries(kind.valid).slice(0, 2))
      await expect(field(key as Key)).toHaveValue(value)
    await accept()
    await add.click()
    await expect(dialog).toBeHidden()
    await expectToast(`${toasts}.added`)

    await page.getByRole('searchbox').fill(kind.found)
    const row = page.getByRole('row').filter({ hasText: kind.found })
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('link')).toHaveText(kind.link)
    await expect(row.getByRole('cell').first()).toHaveText('99')
    await expect(row.locator('img')).toHaveAttribute('src', /^\/images\//)
    const [record] = await read(page, `${api}?q=${encodeURIComponent(kind.found)}`)
    expect(record).toMatchObject(kind.stored)
    const website = kind.website.replace(':id', record.id)
    const isOnWebsite = async () => (await (await page.request.get(website)).text()).includes(kind.onWebsite)
    expect(await isOnWebsite()).toBe(true)
    const visibility = row.getByRole('switch', { name: t(`${texts}.visibilityOf`, { name }) })
    const acceptChange = await refuse()
    await visibility.click()
    await expectToast(`${failures}.updateError`)
    await expect(visibility).toBeChecked()
    await acceptChange()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await visibility.press('Space')
    expect((await sent).postDataJSON()).toEqual({ isVisible: false })
    await expectToast(`${toasts}.updated`)
    await expect(visibility).not.toBeChecked()
    await expect(visibility).toBeFocused()
    expect(await isOnWebsite()).toBe(false)

    const edit = row.getByRole('button', { name: t(`${texts}.editNamed`, { name }) })
    await edit.click()
    await expect(form.getByRole('switch')).not.toBeChecked()
    for (const [key, option] of kind.choices)
      await expect(form.getByRole('combobox', { name: t(key) })).toContainText(option)
    await field(kind.edited[0]).fill(kind.edited[1])
    await change(page, `${api}/${record.id}`, kind.byColleague)
    await page.route(`**${api}/*`, inOtherWords, { times: 1 })
    await form.getByRole('button', { name: t('form.saveChanges') }).click()
    await expect(form.getByText(t('failure.stale'))).toBeVisible()
    await expectToast(`${failures}.updateError`)
    await saveBoth(page, form)
    await expect(dialog).toHaveCount(0)
    await expectToast(`${toasts}.updated`)
    await expect(edit).toBeFocused()
    expect(await read(page, `${api}/${record.id}`)).toMatchObject(kind.saved)

    await row.getByRole('button', { name: t(`${texts}.deleteNamed`, { name }) }).click()
    const confirm = page.getByRole('alertdialog')
    await expect(confirm).toContainText(t(kind.question))
    await expect(confirm.getByRole('button', { name: t('form.cancel') })).toBeFocused()
    await expectAccessible(page)
    const acceptDeletion = await refuse()
    await answer(page, 'form.delete')
    await expectToast(`${failures}.deleteError`)
    await expect(confirm.locator('.field-error')).toHaveText(t('error.unavailable'))
    await acceptDeletion()
    await answer(page, 'form.delete')
    await expectToast(`${toasts}.deleted`)
    await expect(page.getByText(t('state.noResults'))).toBeVisible()
  })

  test(`the list of ${noun}s filters by type and visibility, and preserves the focus`, async ({ visit }) => {
    const page = await openOffice(visit, screen, { viewport: phone })
    const types = page.getByRole('group', { name: t(`${texts}.filter`) }).getByRole('button')
    const labels = [t('filter.all'), ...kind.types]
    await expect(types).toHaveText(labels.map((label) => new RegExp(`^${label}`)))
    const chosen = kind.types[kind.typeAt] ?? ''
    const counts = await read(page, `${api}/counts`)
    await types.filter({ hasText: chosen }).click()
    await expect(page).toHaveURL(new RegExp(`type=${kind.type}`))
    await expect(page.getByRole('rowheader')).toHaveCount(counts[kind.type])
    await choose(page, t('visibility.filter'), t('status.visible'))
    await expect(page).toHaveURL(/isVisible=true/)
    const first = page.getByRole('switch').first()
    const label = (await first.getAttribute('aria-label')) ?? ''
    await first.press('Space')
    await expect(page.getByRole('switch', { name: label })).toHaveCount(0)
    await expect(page.getByRole('region', { name: t(kind.list) })).toBeFocused()

    await page.getByRole('searchbox').fill('zzz')
    await expect(page.getByText(t(`${texts}.filterWords`, { type: chosen }))).toBeVisible()
    const state = t('visibility.filterWords', { state: t('status.visible') })
    await expect(page.getByText(state)).toBeVisible()
    await page.getByRole('button', { name: t('ui.table.clearFilters') }).click()
    await expect(page).toHaveURL(new RegExp(`${screen}$`))
  })
}

/** Answers in the other language and with further text: the page must not depend on the sentence. */
const inOtherWords = async (route: Route) => {
  const other = otherContentLanguage(language)
  const response = await route.fetch({ headers: { ...route.request().headers(), 'accept-language': other } })
  const problem = await response.json()
  expect(problem.detail).toBe(wordsIn(other)('error.stale'))
  await route.fulfill({ response, json: { ...problem, detail: `${problem.detail} …` } })
}

test('the list of clients replaces a missing logo', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard')
  await page.route('**/api/admin/clients?**', async (route) => {
    const response = await route.fetch()
    const [first, second, ...rest] = await response.json()
    const changed = [{ ...first, logo: '/images/none' }, { ...second, logo: '', website: '' }, ...rest]
    await route.fulfill({ response, json: changed })
  })
  await goWithin(page, '/dashboard/clients')
  const logos = page.locator('.client-table-logo')
  await expect(logos.nth(0).locator('.client-logo-fallback')).toBeVisible()
  await expect(logos.nth(1).locator('.client-logo-none')).toBeVisible()
  await expect(logos.nth(2).locator('img')).toBeVisible()
  await expect(page.getByRole('row').nth(2)).toContainText(t('status.notAvailable'))
})
