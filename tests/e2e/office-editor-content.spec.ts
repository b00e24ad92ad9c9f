import type { Locator, Page } from '@playwright/test'
import { desktop, expect, expectAccessible, expectAt, language, t, test, toast } from './support/fixtures.ts'
import { picture } from './support/matter.ts'
import { press, read, visitAsAdmin } from './support/office.ts'
import { editorField, openEditor, publications } from './support/publications.ts'

type Pasted = { file?: { base64: string; name: string; type: string }; html?: string; text?: string }

const paste = (target: Locator, pasted: Pasted) =>
  target.evaluate((element, { file, html, text }) => {
    const clipboardData = new DataTransfer()
    if (html) clipboardData.setData('text/html', html)
    if (text) clipboardData.setData('text/plain', text)
    if (file) {
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0))
      clipboardData.items.add(new File([bytes], file.name, { type: file.type }))
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, pasted)

/** The toolbar of the column with this text. */
const toolbarOf = (page: Page, text: Locator) =>
  page.locator('.editor-column').filter({ has: text }).getByRole('toolbar')

test('an author uploads an image into a text, describes, changes and removes it', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const { id } = await openEditor(page, { contentEn: 'What stands before the picture.' })
  const text = editorField(page, 'contentEn')
  const tool = toolbarOf(page, text).getByRole('button', { name: t('editor.picture'), exact: true })
  await text.click()
  await tool.click()
  const dialog = page.getByRole('dialog', { name: t('editor.picture.title') })
  // The text is English. The dialog is in the language of the interface.
  await expect(dialog).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr')
  const set = dialog.getByRole('button', { name: t('editor.picture.set') })
  await set.click()
  const alt = dialog.getByLabel(t('editor.picture.alt.en'))
  await expectAt(alt, t('val.generic.required'))
  await expect(dialog.getByText(t('editor.picture.missing'))).toBeVisible()
  await expectAccessible(page)
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await expect(dialog.locator('.picture-preview img')).toBeVisible()
  await alt.fill('The seal of the firm')
  await alt.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(text.locator('img[src]')).toHaveAttribute('alt', 'The seal of the firm')
  await page.keyboard.press('Control+s')
  await expect(toast(page)).toBeVisible()
  const { contentEn } = await read(page, `${publications}/${id}`)
  expect(contentEn).toMatch(
    /^What stands before the picture\.\n\n!\[The seal of the firm\]\(\/images\/[\w-]{36}\)$/,
  )

  await text.locator('img[src]').dblclick()
  await expect(alt).toHaveValue('The seal of the firm')
  await alt.fill('The seal')
  await dialog.getByRole('button', { name: t('editor.picture.change') }).click()
  await expect(text.locator('img[src]')).toHaveAttribute('alt', 'The seal')
  await text.locator('img[src]').click()
  await expect(tool).toHaveAttribute('aria-pressed', 'true')
  await tool.click()
  await dialog.getByRole('button', { name: t('editor.picture.remove') }).click()
  await expect(text.locator('img[src]')).toHaveCount(0)
})

test('a pasted image is inserted, or the reason for its refusal is shown', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  await openEditor(page)
  const text = editorField(page, 'contentAr')
  const dialog = page.getByRole('dialog', { name: t('editor.picture.title') })
  await text.click()
  await paste(text, {
    file: { base64: picture.buffer.toString('base64'), name: 'a.png', type: 'image/png' },
  })
  await expect(dialog.locator('.picture-preview img')).toBeVisible()
  await dialog.getByLabel(t('editor.picture.alt.ar')).fill('ختم المكتب')
  await dialog.getByRole('button', { name: t('editor.picture.set') }).click()
  await expect(text.locator('img[src]')).toHaveAttribute('alt', 'ختم المكتب')

  await paste(text, { file: { base64: 'UEs=', name: 'a.docx', type: 'application/zip' } })
  await expect(toast(page)).toContainText(t('editor.picture.refused'))
  await toast(page).getByRole('button').click()
  await expect(toast(page)).toBeHidden()
  await paste(text, { html: '<p>كلمة<img src="https://elsewhere.example/a.png"></p>', text: 'كلمة' })
  await expect(toast(page)).toContainText(t('editor.picture.refused'))
  await expect(text).toContainText('كلمة')
  await expect(text.locator('img[src]')).toHaveCount(1)
})

test('a table has its tools in a menu, and nothing moves when the cursor enters it', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  // The sticky bar must not cover any control, because a partly covered one counts as too small.
  await page.setViewportSize({ ...desktop, height: 2400 })
  await openEditor(page)
  const text = editorField(page, 'contentEn')
  const toolbar = toolbarOf(page, text)
  await text.click()
  const heights = () =>
    page.getByRole('toolbar').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  const before = await heights()
  await toolbar.getByRole('button', { name: t('editor.table'), exact: true }).click()
  const menu = toolbar.getByRole('button', { name: t('editor.table.menu'), exact: true })
  await expect(menu).toBeVisible()
  expect(await heights()).toEqual(before)
  expect(Math.max(...before)).toBeLessThan(60)
  for (const head of ['Work', 'Fee', 'Due']) {
    await page.keyboard.type(head)
    await page.keyboard.press('Tab')
  }
  await expectAccessible(page)
  const rows = text.locator('tr')
  await expect(rows).toHaveCount(3)
  await menu.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(4)
  await expect(text).toBeFocused()
  await menu.click()
  await page.getByRole('menuitem', { name: t('editor.table.delete') }).click()
  await expect(rows).toHaveCount(0)
  await toolbar.getByRole('button', { name: t('editor.undo') }).click()
  await expect(rows).not.toHaveCount(0)
  await toolbar.getByRole('button', { name: t('editor.redo') }).click()
  await expect(rows).toHaveCount(0)
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
  const page = await visitAsAdmin(visit)
  const { id } = await openEditor(page)
  const text = editorField(page, 'contentEn')
  const saved = async () => {
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t('editor.unsaved'))).toBeHidden()
    return (await read(page, `${publications}/${id}`)).contentEn
  }
  await text.click()
  await page.keyboard.press('Control+a')
  await paste(text, { html: fromWord, text: 'plain' })
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
  await press(toolbarOf(page, text), 'editor.quote')
  await expect(text.locator('blockquote')).toHaveCount(1)
  const arabic = editorField(page, 'contentAr')
  await arabic.click()
  await paste(arabic, { html: '<p>نص <i>مائل</i> و<b>غامق</b></p>', text: 'plain' })
  await expect(arabic.locator('em')).toHaveCount(0)
  await expect(arabic.locator('strong')).toHaveText('غامق')
  await page.keyboard.press('Control+i')
  await expect(toolbarOf(page, arabic).getByRole('button', { name: t('editor.italic') })).toHaveCount(0)
})
