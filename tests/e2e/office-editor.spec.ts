import type { Page } from '@playwright/test'
import { createStaff, expect, expectAccessible, expectAt, t, test, toast } from './support/fixtures.ts'
import {
  answer,
  change,
  failedCall,
  openOffice,
  openPage,
  read,
  refuseChanges,
  visitAs,
  visitAsAdmin,
} from './support/office.ts'
import { editorField, openEditor, publications } from './support/publications.ts'

test.use({ expectedConsole: failedCall })

/** Waits until the browser has stored the typed text. */
const typedWords = (page: Page, words: string) =>
  page.waitForFunction(
    (typed) =>
      Object.entries(localStorage).some(
        ([key, stored]) => key.startsWith('publication-words') && stored.includes(typed),
      ),
    words,
  )

const stateOf = (page: Page, state: 'scheduled' | 'published' | 'draft') =>
  page.getByRole('radio', { name: new RegExp(`^${t(`publications.office.${state}`)}`) })

test('an author writes a publication, corrects refused fields, saves, compares and restores it', {
  tag: '@admin',
}, async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/publications/new')
  const expectToast = (text: string) => expect(toast(page)).toContainText(text)
  const text = editorField(page, 'contentEn')
  const titleEn = editorField(page, 'titleEn')
  const titleAr = editorField(page, 'titleAr')
  const arabic = editorField(page, 'contentAr')
  await expect(page.getByRole('combobox', { name: t('publications.office.category') })).toContainText(
    t('area.corporate'),
  )
  await expect(stateOf(page, 'published')).toBeChecked()
  const add = page.getByRole('button', { name: t('editor.addAndPublish') })
  await add.click()
  await expectAt(titleEn, t('val.titleEn.required'))
  await expectAt(text, t('val.contentEn.min'))
  await expectAccessible(page)
  await page.getByRole('link', { name: t('val.contentEn.min') }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type('1234567890123456789')
  await titleEn.fill('Title')
  await add.click()
  await expectAt(text, t('val.contentEn.min'))
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## Price ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  const message = t('val.category.required')
  const problem = { detail: t('error.invalid'), errors: [{ field: 'category', message }] }
  const accept = await refuseChanges(page, `**${publications}`, problem, 400)
  await add.click()
  await expect(page.locator('.error-summary')).toContainText(message)
  await expectToast(t('dashboard.publications.addError'))
  await accept()
  await expect(text).toContainText('Price bold')
  await add.click()
  await expectToast(t('toast.publication.added'))
  await expect(page).toHaveURL(/publications\/\d+$/)
  const saved = () => read(page, `${publications}/${page.url().split('/').at(-1)}`)
  expect(await saved()).toMatchObject({
    titleEn: 'Title',
    contentEn: '12345678901234567890\n\n## Price **bold**',
    category: 'corporate_law',
    isVisible: true,
  })

  const save = page.getByRole('button', { name: t('editor.save') })
  await titleAr.fill('عنوان\nفي سطرين')
  await expect(titleAr).toHaveValue('عنوان في سطرين')
  await arabic.click()
  await page.keyboard.type('نص عربي قصير')
  await expect(page.locator('.missing-sections')).toContainText('Price')
  await page.getByRole('button', { name: t('editor.addHeading') }).click()
  await page.keyboard.type('الثمن')
  await expect(page.locator('.missing-sections')).toBeHidden()
  const acceptChange = await refuseChanges(page, `**${publications}/*`, {}, 500)
  await save.click()
  await expectToast(t('dashboard.publications.updateError'))
  await expect(arabic).toContainText('نص عربي قصير')
  await acceptChange()
  await save.click()
  await expectToast(t('toast.publication.updated'))
  expect((await saved()).contentAr).toBe('نص عربي قصير\n\n## الثمن')

  await page.getByRole('button', { name: t('editor.preview') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
  await dialog.getByRole('tab', { name: t('editor.english') }).click()
  await expect(dialog.locator('.prose h2')).toHaveText('Price bold')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await titleEn.fill('Title again')
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
  await answer(page, 'revisions.restore')
  await expect(dialog).toBeHidden()
  await expect(titleEn).toHaveValue('Title')
  await expect(arabic).not.toContainText('نص')
  expect(await saved()).toMatchObject({ titleEn: 'Title', titleAr: '', contentAr: '' })
})

test('a publication is scheduled for its date, in the selected languages', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const { id } = await openEditor(page, { titleAr: '', contentAr: '' })
  const save = page.getByRole('button', { name: t('editor.save') })
  const date = editorField(page, 'date')
  const summary = page.locator('.error-summary')
  const isIn = (key: 'editor.english' | 'editor.arabic') => page.getByRole('checkbox', { name: t(key) })
  await stateOf(page, 'scheduled').check()
  await date.fill('2024-05-01')
  await isIn('editor.english').uncheck()
  await isIn('editor.arabic').uncheck()
  await save.click()
  await expectAt(date, t('val.publishDate.past'))
  await expect(summary).toContainText(t('val.publishedLanguages.none'))
  await isIn('editor.arabic').check()
  await save.click()
  await expect(summary).toContainText(t('val.publishedLanguages.noArabic'))
  await isIn('editor.english').check()
  await date.fill('2099-05-01')
  await editorField(page, 'time').fill('09:00')
  await save.click()
  await expect(toast(page)).toContainText('2099')
  expect((await read(page, `${publications}/${id}`)).publishDate).toBe('2099-05-01T06:00:00.000Z')
  await expect(page.locator('.page-head .badge')).toHaveText(t('publications.office.scheduled'))
  for (const next of ['published', 'draft'] as const) {
    await stateOf(page, next).check()
    await save.click()
    await expect(page.locator('.page-head .badge')).toHaveText(t(`publications.office.${next}`))
  }
})

test('a text is published in one language now and in the other on a later day', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const { id } = await openEditor(page)
  const later = page.getByRole('group', { name: t('editor.laterArabic') })
  const arabic = page.getByRole('checkbox', { name: t('editor.arabic'), exact: true })
  await expect(arabic).toBeChecked()
  await expect(later).toHaveCount(0)
  await arabic.uncheck()
  const save = page.getByRole('button', { name: t('editor.save') })
  await later.getByLabel(t('editor.date')).fill('2020-01-02')
  await save.click()
  await expectAt(later.getByLabel(t('editor.date')), t('val.publishDate.past'))
  await later.getByLabel(t('editor.date')).fill('2100-03-09')
  // The page moves when the refusal goes.
  await expect(page.locator('.error-summary')).toBeHidden()
  await save.click()
  await expect(toast(page)).toBeVisible()
  const saved = await read(page, `${publications}/${id}`)
  expect([saved.publishedLanguages, saved.otherLanguageDate]).toEqual([['en'], '2100-03-09T06:00:00.000Z'])
  await page.goto('/dashboard/publications')
  await expect(page.getByRole('row').filter({ hasText: /2100/ })).toHaveCount(1)
})

test("typed text survives a closed window and a colleague's save", async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const colleague = await createStaff(page)
  const { id, titleEn } = await openEditor(page)
  const title = editorField(page, 'titleEn')
  const summary = editorField(page, 'summaryEn')
  const leave = () =>
    page
      .getByRole('link', { name: t('nav.services') })
      .first()
      .click()
  await summary.fill('My own summary')
  await expect(page.getByText(t('editor.unsaved'))).toBeVisible()
  await leave()
  await answer(page, 'ui.unsaved.stay')
  await expect(summary).toHaveValue('My own summary')
  await typedWords(page, 'My own summary')
  const other = await visitAs(visit, colleague)
  await change(other, `${publications}/${id}`, { titleEn: 'Of a colleague', summaryEn: 'Theirs' })
  page.on('dialog', (question) => question.accept())
  await page.reload()
  await expect(summary).toHaveValue('Theirs')
  await expect(page.getByText(t('editor.draftFound.old'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('editor.draftFound.take') }).click()
  await expect(summary).toHaveValue('My own summary')
  await expect(title).toHaveValue(titleEn)
  await page.getByRole('button', { name: t('editor.save') }).click()
  const errors = page.locator('.error-summary')
  await expect(errors).toContainText(t('failure.stale'))
  await expect(toast(page)).toContainText(t('dashboard.publications.updateError'))
  await errors.getByRole('button', { name: t('compare.open') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(t('editor.changed'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('compare.save') }).click()
  await expect(toast(page)).toContainText(t('toast.publication.updated'))
  const expected = { titleEn: 'Of a colleague', summaryEn: 'My own summary' }
  expect(await read(page, `${publications}/${id}`)).toMatchObject(expected)
  await page.reload()
  await expect(title).toHaveValue('Of a colleague')
  await expect(page.getByText(t('editor.draftFound.drop'))).toBeHidden()

  // Changes discarded on purpose are not offered again.
  await title.fill('Never mind')
  await typedWords(page, 'Never mind')
  await leave()
  await answer(page, 'ui.unsaved.leave')
  await expect(page).toHaveURL(/services/)
  await openPage(page, `/dashboard/publications/${id}`)
  await expect(title).toHaveValue('Of a colleague')
  await expect(page.getByText(t('editor.draftFound.drop'))).toBeHidden()
})
