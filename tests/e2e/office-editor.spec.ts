import type { Locator, Page } from '@playwright/test'
import {
  createStaff,
  expect,
  expectAccessible,
  language,
  logInAs,
  logInAsAdmin,
  t,
  test,
} from './support/fixtures.ts'

test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

const toast = (page: Page) => page.locator('.toast')
const expectAt = async (field: Locator, message: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
}
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
/** Waits until the browser has stored the typed text. */
const typedWords = (page: Page, words: string) =>
  page.waitForFunction(
    (typed) =>
      Object.entries(localStorage).some(
        ([key, kept]) => key.startsWith('publication-words') && kept.includes(typed),
      ),
    words,
  )

test('an author writes a publication, corrects refused fields, saves, compares and restores it', async ({
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  await page.goto('/dashboard/publications/new')
  const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true })
  const text = field('editor.contentEn')
  await expect(page.getByRole('combobox', { name: t('publications.office.category') })).toContainText(
    t('area.corporate'),
  )
  await expect(page.getByRole('radio', { name: t('publications.office.published') })).toBeChecked()
  const add = page.getByRole('button', { name: t('editor.addAndPublish') })
  await add.click()
  await expectAt(field('editor.titleEn'), t('val.titleEn.required'))
  await expectAt(text, t('val.contentEn.min'))
  await expectAccessible(page)
  await page.getByRole('link', { name: t('val.contentEn.min') }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type('1234567890123456789')
  const title = `Title ${language} ${Date.now()}`
  await field('editor.titleEn').fill(title)
  await add.click()
  await expectAt(text, t('val.contentEn.min'))
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## Price ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  await refuse(
    page,
    `**${path}`,
    { detail: t('error.invalid'), errors: [{ field: 'category', message: t('val.category.required') }] },
    400,
  )
  await add.click()
  await expect(page.locator('.error-summary')).toContainText(t('val.category.required'))
  await expect(toast(page)).toContainText(t('dashboard.publications.addError'))
  await page.unroute(`**${path}`)
  await expect(text).toContainText('Price bold')
  await add.click()
  await expect(toast(page)).toContainText(t('toast.publication.added'))
  await expect(page).toHaveURL(/publications\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  const saved = async () => (await page.request.get(`${path}/${id}`)).json()
  expect(await saved()).toMatchObject({
    titleEn: title,
    contentEn: '12345678901234567890\n\n## Price **bold**',
    category: 'corporate_law',
    isVisible: true,
  })

  const save = page.getByRole('button', { name: t('editor.save') })
  await field('editor.titleAr').fill('عنوان\nفي سطرين')
  await expect(field('editor.titleAr')).toHaveValue('عنوان في سطرين')
  await field('editor.contentAr').click()
  await page.keyboard.type('نص عربي قصير')
  await expect(page.locator('.missing-sections')).toContainText('Price')
  await page.getByRole('button', { name: t('editor.addHeading') }).click()
  await page.keyboard.type('الثمن')
  await expect(page.locator('.missing-sections')).toBeHidden()
  await refuse(page, `**${path}/*`)
  await save.click()
  await expect(toast(page)).toContainText(t('dashboard.publications.updateError'))
  await expect(field('editor.contentAr')).toContainText('نص عربي قصير')
  await page.unroute(`**${path}/*`)
  await save.click()
  await expect(toast(page)).toContainText(t('toast.publication.updated'))
  expect((await saved()).contentAr).toBe('نص عربي قصير\n\n## الثمن')

  await page.getByRole('button', { name: t('editor.preview') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
  await dialog.getByRole('tab', { name: t('editor.english') }).click()
  await expect(dialog.locator('.prose h2')).toHaveText('Price bold')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await field('editor.titleEn').fill(`${title} again`)
  await save.click()
  await expect(page.getByText(t('editor.arabicOld'))).toBeVisible()
  await page.getByRole('button', { name: t('editor.arabicCurrent') }).click()
  await expect(page.getByText(t('editor.arabicOld'))).toBeHidden()
  await page.getByRole('button', { name: t('revisions.compareNamed', { n: 1 }) }).click()
  await expect(dialog.locator('del').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('revisions.restore') }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toHaveAccessibleName(t('revisions.restore.title', { n: 1 }))
  await expectAccessible(page)
  await confirm.getByRole('button', { name: t('revisions.restore') }).click()
  await expect(dialog).toBeHidden()
  await expect(field('editor.titleEn')).toHaveValue(title)
  await expect(field('editor.contentAr')).not.toContainText('نص')
  expect(await saved()).toMatchObject({ titleEn: title, titleAr: '', contentAr: '' })
})

test('a publication is scheduled for its date, in the selected languages', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const { id } = await addPublication(page, { titleAr: '', contentAr: '' })
  await page.goto(`/dashboard/publications/${id}`)
  const save = page.getByRole('button', { name: t('editor.save') })
  const date = page.getByLabel(t('editor.date'), { exact: true })
  const summary = page.locator('.error-summary')
  await page.getByRole('radio', { name: t('publications.office.scheduled') }).check()
  await date.fill('2024-05-01')
  await page.getByRole('checkbox', { name: t('editor.english') }).uncheck()
  await page.getByRole('checkbox', { name: t('editor.arabic') }).uncheck()
  await save.click()
  await expectAt(date, t('val.publishDate.past'))
  await expect(summary).toContainText(t('val.publishedLanguages.none'))
  await page.getByRole('checkbox', { name: t('editor.arabic') }).check()
  await save.click()
  await expect(summary).toContainText(t('val.publishedLanguages.noArabic'))
  await page.getByRole('checkbox', { name: t('editor.english') }).check()
  await date.fill('2099-05-01')
  await page.getByLabel(t('editor.time'), { exact: true }).fill('09:00')
  await save.click()
  await expect(toast(page)).toContainText('2099')
  const saved = await (await page.request.get(`${path}/${id}`)).json()
  expect(saved.publishDate).toBe('2099-05-01T06:00:00.000Z')
  await expect(page.locator('.page-head .badge')).toHaveText(t('publications.office.scheduled'))
  await page.getByRole('radio', { name: t('publications.office.published') }).check()
  await save.click()
  await expect(page.locator('.page-head .badge')).toHaveText(t('publications.office.published'))
  await page.getByRole('radio', { name: t('publications.office.draft') }).check()
  await save.click()
  await expect(page.locator('.page-head .badge')).toHaveText(t('publications.office.draft'))
})

test("typed text survives a closed window and a colleague's save", async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const colleague = await createStaff(page)
  const { id, titleEn } = await addPublication(page)
  await page.goto(`/dashboard/publications/${id}`)
  const title = page.getByLabel(t('editor.titleEn'), { exact: true })
  const summary = page.getByLabel(t('editor.summaryEn'), { exact: true })
  await summary.fill('My own summary')
  await expect(page.getByText(t('editor.unsaved'))).toBeVisible()
  await page
    .getByRole('link', { name: t('nav.services') })
    .first()
    .click()
  const confirm = page.getByRole('alertdialog')
  await confirm.getByRole('button', { name: t('ui.unsaved.stay') }).click()
  await expect(summary).toHaveValue('My own summary')
  await typedWords(page, 'My own summary')
  const other = await visit({ language })
  await logInAs(other, colleague.username, colleague.password)
  await other.request.put(`${path}/${id}`, { data: { titleEn: 'Of a colleague', summaryEn: 'Theirs' } })
  page.on('dialog', (question) => question.accept())
  await page.reload()
  await expect(summary).toHaveValue('Theirs')
  await expect(page.getByText(t('editor.draftFound.old'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('editor.draftFound.take') }).click()
  await expect(summary).toHaveValue('My own summary')
  await expect(title).toHaveValue(titleEn)
  await page.getByRole('button', { name: t('editor.save') }).click()
  await expect(page.locator('.error-summary')).toContainText(t('failure.stale'))
  await expect(toast(page)).toContainText(t('dashboard.publications.updateError'))
  await page
    .locator('.error-summary')
    .getByRole('button', { name: t('compare.open') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(t('editor.changed'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('compare.save') }).click()
  await expect(toast(page)).toContainText(t('toast.publication.updated'))
  const saved = await (await page.request.get(`${path}/${id}`)).json()
  expect(saved).toMatchObject({ titleEn: 'Of a colleague', summaryEn: 'My own summary' })
  await page.reload()
  await expect(title).toHaveValue('Of a colleague')
  await expect(page.getByText(t('editor.draftFound.drop'))).toBeHidden()

  // Changes discarded on purpose are not offered again.
  await title.fill('Never mind')
  await typedWords(page, 'Never mind')
  await page
    .getByRole('link', { name: t('nav.services') })
    .first()
    .click()
  await confirm.getByRole('button', { name: t('ui.unsaved.leave') }).click()
  await expect(page).toHaveURL(/services/)
  await page.goto(`/dashboard/publications/${id}`)
  await expect(title).toHaveValue('Of a colleague')
  await expect(page.getByText(t('editor.draftFound.drop'))).toBeHidden()
})
