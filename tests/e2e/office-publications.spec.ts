import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  language,
  logInAsAdmin,
  phone,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { clickRetry } from './support/slow-line.ts'

/** Sentences from the specification, by dictionary key. */
const sentences = {
  'val.titleEn.required': 'English title is required',
  'val.contentEn.min': 'English content must be at least 20 characters',
  'val.category.required': 'Category is required',
  'confirm.generic': 'This action cannot be undone. Do you want to proceed?',
  'toast.publication.added': 'Publication added successfully',
  'toast.publication.updated': 'Publication updated successfully',
  'toast.publication.deleted': 'Publication deleted successfully',
  'dashboard.publications.addError': 'Failed to add publication',
  'dashboard.publications.updateError': 'Failed to update publication',
  'dashboard.publications.deleteError': 'Failed to delete publication',
} as const

test('the English sentences about publications match the specification', () => {
  const t = wordsIn('en')
  for (const [key, sentence] of Object.entries(sentences))
    expect(t(key as keyof typeof sentences)).toBe(sentence)
})

test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

const toast = (page: Page) => page.locator('.toast')
const path = '/api/admin/publications'
const refuse = (page: Page, pattern: string, body: object = {}, status = 500) =>
  page.route(pattern, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(body) }),
  )
const addPublication = async (page: Page, changes: object = {}) => {
  const response = await page.request.post(path, {
    data: {
      titleEn: `Supply contracts ${Date.now()}`,
      titleAr: 'عقود التوريد',
      contentEn: '## Price\n\nThree clauses to check before you sign.',
      contentAr: '## الثمن\n\nثلاثة بنود تُراجَع قبل التوقيع.',
      category: 'contract',
      ...changes,
    },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

test('the office filters, finds, hides and deletes publications', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const mark = `Q${Date.now()}`
  await addPublication(page, { titleEn: `First ${mark}`, titleAr: `الأول ${mark}` })
  await addPublication(page, {
    titleEn: `Second ${mark}`,
    titleAr: '',
    contentAr: '',
    category: 'litigation',
    contentEn: 'The first sixty characters of a text stand under its title in the list.',
  })
  await page.goto('/dashboard/publications')
  const row = page.getByRole('row').filter({ hasText: mark })
  await page.getByRole('searchbox').fill(mark)
  await expect(row).toHaveCount(2)
  const filter = page.getByRole('group', { name: t('publications.office.filter') }).getByRole('button')
  await expect(filter).toHaveCount(8)
  await expect(filter.first()).toHaveText(`${t('filter.all')}2`)
  await filter.filter({ hasText: t('area.litigation') }).click()
  await expect(row).toHaveCount(1)
  await expect(page).toHaveURL(/category=litigation/)
  await expect(row).toContainText(t('author.you'))
  await expect(row).toContainText(t('publications.office.noArabic'))
  await expect(row.locator('.publication-excerpt')).toHaveText(
    'The first sixty characters of a text stand under its title i…',
  )
  await expectAccessible(page)

  const visibility = row.getByRole('switch')
  await expect(visibility).toBeChecked()
  await refuse(page, `**${path}/*`)
  await visibility.click()
  await expect(toast(page)).toContainText(t('dashboard.publications.updateError'))
  await expect(visibility).toBeChecked()
  await page.unroute(`**${path}/*`)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await visibility.click()
  expect((await sent).postDataJSON()).toEqual({ isVisible: false })
  await expect(toast(page)).toContainText(t('toast.publication.updated'))
  await expect(visibility).not.toBeChecked()
  await expect(row).toContainText(t('publications.office.draft'))

  await row
    .getByRole('button', { name: t('publications.office.deleteNamed', { name: `Second ${mark}` }) })
    .click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.generic'))
  await expect(confirm.getByRole('button', { name: t('form.cancel') })).toBeFocused()
  await expectAccessible(page)
  await refuse(page, `**${path}/*`, { detail: t('error.not_found') }, 404)
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(confirm.locator('.field-error')).toHaveText(t('error.not_found'))
  await expect(toast(page)).toContainText(t('dashboard.publications.deleteError'))
  await page.unroute(`**${path}/*`)
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('toast.publication.deleted'))
  await expect(page.getByText(t('state.noResults'))).toBeVisible()
})

// `npm test` runs the tests above in Arabic only. This one checks texts and layout in English.
test('the list of publications and its confirmation are in English (en)', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await logInAsAdmin(page)
  const mark = `Q${Date.now()}`
  await addPublication(page, { titleEn: `First ${mark}`, titleAr: '', contentAr: '', isVisible: false })
  await page.goto(`/dashboard/publications?q=${mark}`)
  const row = page.getByRole('row').filter({ hasText: mark })
  await expect(row).toContainText(t('author.you'))
  await expect(row).toContainText(t('publications.office.noArabic'))
  await expect(row).toContainText(t('publications.office.draft'))
  await expect(
    page
      .getByRole('group', { name: t('publications.office.filter') })
      .getByRole('button')
      .first(),
  ).toHaveText(`${t('filter.all')}1`)
  await expectAccessible(page)
  await row
    .getByRole('button', { name: t('publications.office.deleteNamed', { name: `First ${mark}` }) })
    .click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.generic'))
  await expectAccessible(page)
  await confirm.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page)).toContainText(t('toast.publication.deleted'))
})

for (const [language, theme] of [
  ['ar', 'dark'],
  ['en', 'light'],
] as const)
  test(`publications and their editor fit a phone (${language}, ${theme})`, async ({ visit }) => {
    const t = wordsIn(language)
    const page = await visit({ language, theme, viewport: phone })
    await logInAsAdmin(page)
    await page.goto('/dashboard/publications')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('row').nth(1).locator('.row-actions button').first().click()
    await expect(page.getByLabel(t('editor.contentAr'), { exact: true })).toBeVisible()
    await expect(page.locator('.rich-text-content')).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('a list or text that fails to load shows an error and can be retried', async ({ visit }) => {
  const t = wordsIn('ar')
  const page = await visit({ language: 'ar', theme: 'dark' })
  await logInAsAdmin(page)
  const { id } = await addPublication(page)
  await page.route(`**${path}?**`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/dashboard/publications')
  await expect(page.getByRole('alert')).toContainText(t('ui.table.loadFailed'))
  await clickRetry(page, `**${path}?**`, t('form.retry'))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.route(`**${path}/${id}`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`/dashboard/publications/${id}`)
  await expect(page.getByRole('alert')).toContainText(t('editor.loadFailed'))
  await clickRetry(page, `**${path}/${id}`, t('form.retry'))
  await expect(page.getByLabel(t('editor.contentAr'), { exact: true })).toBeVisible()
  await expectAccessible(page)
})
