import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectAt,
  language,
  logInAsAdmin,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { expectAccessibleInAll } from './support/looks.ts'

const icon = new URL('../../public/icon-192.png', import.meta.url)

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

const openNew = async (page: Page) => {
  const response = await page.request.post('/api/admin/publications', {
    data: {
      titleEn: `Pictures ${Date.now()}`,
      titleAr: 'صور',
      contentEn: 'What stands before the picture.',
      contentAr: 'ما يسبق الصورة في هذا النص.',
      category: 'contract',
    },
  })
  expect(response.status()).toBe(201)
  const { id } = await response.json()
  await page.goto(`/dashboard/publications/${id}`)
  return async () => {
    await page.keyboard.press('Control+s')
    await expect(toast(page)).toBeVisible()
    const { contentEn, contentAr } = await (await page.request.get(`/api/admin/publications/${id}`)).json()
    return { contentEn, contentAr }
  }
}

/** The toolbar of the column with this text. */
const toolbarOf = (page: Page, text: Locator) =>
  page.locator('.editor-column').filter({ has: text }).getByRole('toolbar')

test('an author uploads an image into a text, describes, changes and removes it', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const saved = await openNew(page)
  const text = page.getByLabel(t('editor.contentEn'), { exact: true })
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
  await expectAccessibleInAll(page, language)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: await readFile(icon) })
  await expect(dialog.locator('.picture-preview img')).toBeVisible()
  await alt.fill('The seal of the firm')
  await alt.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(text.locator('img[src]')).toHaveAttribute('alt', 'The seal of the firm')
  const first = await saved()
  expect(first.contentEn).toMatch(
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
  const page = await visit({ language })
  await logInAsAdmin(page)
  await openNew(page)
  const text = page.getByLabel(t('editor.contentAr'), { exact: true })
  const dialog = page.getByRole('dialog', { name: t('editor.picture.title') })
  await text.click()
  await paste(text, {
    file: { base64: (await readFile(icon)).toString('base64'), name: 'a.png', type: 'image/png' },
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
  const page = await visit({ language })
  // The sticky bar must not cover any control, because a partly covered one counts as too small.
  await page.setViewportSize({ ...desktop, height: 2400 })
  await logInAsAdmin(page)
  await openNew(page)
  const text = page.getByLabel(t('editor.contentEn'), { exact: true })
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
