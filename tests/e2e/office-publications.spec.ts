import type { Locator, Page } from '@playwright/test'
import {
  createStaff,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logInAs,
  logInAsAdmin,
  oneLanguage,
  phone,
  test,
  wordsIn,
} from './support/fixtures.ts'

/** The quoted sentences of the specification, and the keys under which both languages keep them. */
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

test('the English sentences of publications are those of the specification', () => {
  const t = wordsIn('en')
  for (const [key, sentence] of Object.entries(sentences))
    expect(t(key as keyof typeof sentences)).toBe(sentence)
})

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
/** Until the browser keeps what was typed. */
const keptWords = (page: Page, words: string) =>
  page.waitForFunction(
    (typed) =>
      Object.entries(localStorage).some(
        ([key, kept]) => key.startsWith('publication-words') && kept.includes(typed),
      ),
    words,
  )

oneLanguage((language) => {
  const t = wordsIn(language)

  test(`publications are filtered, found, hidden and deleted (${language})`, async ({ visit }) => {
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

  test(`a publication is written, refused, saved, compared and restored (${language})`, async ({ visit }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    await page.goto('/dashboard/publications/new')
    const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true })
    const text = field('editor.contentEn')
    await expect(page.getByRole('combobox', { name: t('publications.office.category') })).toContainText(
      t('area.corporate'),
    )
    await expect(page.getByRole('radio', { name: t('publications.office.published') })).toBeChecked()
    const add = page.getByRole('button', { name: t('form.add'), exact: true })
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

  test(`a publication waits for its date, in the languages chosen (${language})`, async ({ visit }) => {
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

  test(`typed words outlive a closed window and a colleague's save (${language})`, async ({ visit }) => {
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
    await keptWords(page, 'My own summary')
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
    await expect(page.locator('.error-summary')).toContainText(t('error.stale'))
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

    // Given up on purpose, they do not come back.
    await title.fill('Never mind')
    await keptWords(page, 'Never mind')
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
})

// `npm test` runs the journeys above in Arabic alone; what they say and how it looks has to be right in English too.
test('the list of publications and its question speak English (en)', async ({ visit }) => {
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

test('the editor of publications speaks English, and axe finds nothing in what it opens (en)', async ({
  visit,
}) => {
  const t = wordsIn('en')
  const page = await visit()
  await logInAsAdmin(page)
  const contentEn = 'Three clauses to check before you sign.'
  const { id, titleEn } = await addPublication(page, { contentEn })
  await page.request.put(`${path}/${id}`, { data: { titleEn: `${titleEn} again` } })
  await page.goto(`/dashboard/publications/${id}`)
  await expect(page.getByText(t('editor.arabicOld'))).toBeVisible()
  const title = page.getByLabel(t('editor.titleEn'), { exact: true })
  const text = page.getByLabel(t('editor.contentEn'), { exact: true })
  const date = page.getByLabel(t('editor.date'), { exact: true })
  const save = page.getByRole('button', { name: t('editor.save') })
  const dialog = page.getByRole('dialog')
  const confirm = page.getByRole('alertdialog')

  await page.getByRole('button', { name: t('revisions.compareNamed', { n: 1 }) }).click()
  await expect(dialog.locator('del').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('revisions.restore') }).click()
  await expect(confirm).toHaveAccessibleName(t('revisions.restore.title', { n: 1 }))
  await expectAccessible(page)
  await confirm.getByRole('button', { name: t('form.cancel') }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('radio', { name: t('publications.office.scheduled') }).check()
  await date.fill('2024-05-01')
  await title.fill('')
  await text.fill('')
  await page.getByRole('checkbox', { name: t('editor.english') }).uncheck()
  await page.getByRole('checkbox', { name: t('editor.arabic') }).uncheck()
  await save.click()
  await expectAt(title, t('val.titleEn.required'))
  await expectAt(text, t('val.contentEn.min'))
  await expectAt(date, t('val.publishDate.past'))
  await expect(page.locator('.error-summary')).toContainText(t('val.publishedLanguages.none'))
  await expectAccessible(page)
  await title.fill(titleEn)
  await text.fill(contentEn)
  await page.getByRole('checkbox', { name: t('editor.english') }).check()
  await date.fill('2099-05-01')
  await refuse(page, `**${path}/*`)
  await save.click()
  await expect(toast(page)).toContainText(t('dashboard.publications.updateError'))
  await page.unroute(`**${path}/*`)
  await save.click()
  await expect(toast(page)).toContainText('2099')
  await expect(page.locator('.page-head .badge')).toHaveText(t('publications.office.scheduled'))

  const summary = page.getByLabel(t('editor.summaryEn'), { exact: true })
  await summary.fill('My own summary')
  await keptWords(page, 'My own summary')
  await page.request.put(`${path}/${id}`, { data: { summaryEn: 'Theirs' } })
  page.on('dialog', (question) => question.accept())
  await page.reload()
  await expect(page.getByText(t('editor.draftFound.old'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('editor.draftFound.take') }).click()
  await save.click()
  await expect(page.locator('.error-summary')).toContainText(t('error.stale'))
  await page
    .locator('.error-summary')
    .getByRole('button', { name: t('compare.open') })
    .click()
  await expect(dialog).toHaveAccessibleName(t('editor.changed'))
  await expectAccessible(page)
})

/** What Word puts on the clipboard, shortened. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body><!--StartFragment--><h1 style='mso-style-name:x'>Term<o:p></o:p></h1>
<p class=MsoNormal style='text-align:justify'><span style='font-size:12.0pt;color:red'>A <b>clear</b> and <span style='font-weight:700'>firm</span> clause.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>first</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>second</p>
<table class=MsoTableGrid><tr><td style='width:50%'><p>Item</p></td><td><p>Price</p></td></tr><tr><td><p>Ink</p></td><td><p>5</p></td></tr></table>
<p><img src="file:///c:/x.png"><a href="https://law.example/a">site</a><script>alert(1)</script></p><!--EndFragment--></body></html>`

test('what is pasted from Word becomes plain Markdown; keys write, link and undo', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await logInAsAdmin(page)
  const { id } = await addPublication(page)
  await page.goto(`/dashboard/publications/${id}`)
  const text = page.getByLabel(t('editor.contentEn'), { exact: true })
  const saved = async () => {
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t('editor.unsaved'))).toBeHidden()
    return (await (await page.request.get(`${path}/${id}`)).json()).contentEn
  }
  const paste = (target: Locator, html: string) =>
    target.evaluate((element, pasted) => {
      const data = new DataTransfer()
      data.setData('text/html', pasted)
      data.setData('text/plain', 'plain')
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, html)
  await text.click()
  await page.keyboard.press('Control+a')
  await paste(text, fromWord)
  expect(await saved()).toBe(
    [
      '## Term',
      'A **clear** and **firm** clause.',
      '- first\n  - inner\n- second',
      '| Item | Price |\n| --- | --- |\n| Ink | 5 |',
      '[site](https://law.example/a)',
    ].join('\n\n'),
  )
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Twenty letters and one link')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel(t('editor.link.address'))
  await expect(address).toBeFocused()
  await address.fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expectAt(address, t('editor.link.invalid'))
  await expectAccessible(page)
  await address.fill('law.example')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  expect(await saved()).toBe('[Twenty letters and one link](https://law.example)')
  await page.keyboard.press('Control+z')
  await expect(text.locator('a')).toHaveCount(0)
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await page
    .getByRole('toolbar')
    .first()
    .getByRole('button', { name: t('editor.quote') })
    .click()
  await expect(text.locator('blockquote')).toHaveCount(1)
  const arabic = page.getByLabel(t('editor.contentAr'), { exact: true })
  await arabic.click()
  await paste(arabic, '<p>نص <i>مائل</i> و<b>غامق</b></p>')
  await expect(arabic.locator('em')).toHaveCount(0)
  await expect(arabic.locator('strong')).toHaveText('غامق')
  await page.keyboard.press('Control+i')
  await expect(
    page
      .getByRole('toolbar')
      .nth(1)
      .getByRole('button', { name: t('editor.italic') }),
  ).toHaveCount(0)
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

test('a list or text that does not arrive says so and can be asked for again', async ({ visit }) => {
  const t = wordsIn('ar')
  const page = await visit({ language: 'ar', theme: 'dark' })
  await logInAsAdmin(page)
  const { id } = await addPublication(page)
  await page.route(`**${path}?**`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/dashboard/publications')
  await expect(page.getByRole('alert')).toContainText(t('ui.table.loadFailed'))
  await page.unroute(`**${path}?**`)
  await page.getByRole('button', { name: t('form.retry') }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.route(`**${path}/${id}`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`/dashboard/publications/${id}`)
  await expect(page.getByRole('alert')).toContainText(t('editor.loadFailed'))
  await page.unroute(`**${path}/${id}`)
  await page.getByRole('button', { name: t('form.retry') }).click()
  await expect(page.getByLabel(t('editor.contentAr'), { exact: true })).toBeVisible()
  await expectAccessible(page)
})
