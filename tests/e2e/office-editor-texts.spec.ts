import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, logInAsAdmin, test, wordsIn } from './support/fixtures.ts'

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

test('the editor of publications is in English and passes axe (en)', async ({ visit }) => {
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
  const date = page.getByLabel(t('editor.date'), { exact: true }).first()
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
  await typedWords(page, 'My own summary')
  await page.request.put(`${path}/${id}`, { data: { summaryEn: 'Theirs' } })
  page.on('dialog', (question) => question.accept())
  await page.reload()
  await expect(page.getByText(t('editor.draftFound.old'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('editor.draftFound.take') }).click()
  await save.click()
  await expect(page.locator('.error-summary')).toContainText(t('failure.stale'))
  await page
    .locator('.error-summary')
    .getByRole('button', { name: t('compare.open') })
    .click()
  await expect(dialog).toHaveAccessibleName(t('editor.changed'))
  await expectAccessible(page)
})

/** Clipboard content from Word, shortened. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body><!--StartFragment--><h1 style='mso-style-name:x'>Term<o:p></o:p></h1>
<p class=MsoNormal style='text-align:justify'><span style='font-size:12.0pt;color:red'>A <b>clear</b> and <span style='font-weight:700'>firm</span> clause.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>first</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>second</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.<span>&nbsp;</span></span>third</p>
<p class=MsoListParagraph style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>(b)<span>&nbsp;</span></span>letter</p>
<p class=MsoNormal>Article 5<sup>2</sup> <span style='text-decoration:line-through'>old</span></p><ol type=a><li>one</li></ol>
<table class=MsoTableGrid><tr><td style='width:50%'><p>Item</p></td><td><p>Price</p></td></tr><tr><td><p>Ink</p></td><td><p>5</p></td></tr></table>
<p><img src="file:///c:/x.png"><a href="https://law.example/a">site</a><script>alert(1)</script></p><!--EndFragment--></body></html>`

test('text pasted from Word becomes plain Markdown, and keyboard shortcuts format, link and undo', async ({
  visit,
}) => {
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
      '3. third',
      '(b) letter',
      'Article 5² ~~old~~',
      'a. one',
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
