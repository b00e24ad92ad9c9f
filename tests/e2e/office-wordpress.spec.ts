import { readFile } from 'node:fs/promises'
import { translateIn } from '#i18n/texts.ts'
import { wordpressExport } from '../support/wordpress-export.ts'
import { expect, expectAccessible, language, phone, t, test, toast } from './support/fixtures.ts'
import { openOffice } from './support/office.ts'

test.use({ expectedConsole: /Failed to load resource: .* status of 4\d\d/ })

const arabic = '<p>نص المقال باللغة العربية، وهو طويل بما يكفي.</p>'

test('the office imports publications from WordPress, and drafts have notes for missing images', async ({
  visit,
}) => {
  const page = await openOffice(visit, '/dashboard/publications', {
    ...(language === 'ar' && { viewport: phone }),
  })
  await page.getByRole('button', { name: t('import.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('wordpress.title') })
  const choose = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(text) })

  await choose('<rss><channel></channel></rss>')
  await expect(dialog.getByText(translateIn[language]('wordpress.refused.kind'))).toBeVisible()

  const mark = `${language} ${Date.now()}`
  const site = `https://${language}-${Date.now()}.example`
  const posts = [
    {
      id: 1,
      title: `Arbitration ${mark}`,
      content: `<p>A text that is long enough.</p><p>[gallery]</p><img src="http://127.0.0.1/court.png" alt="Court">`,
      categories: ['category:news:News', 'post_translations:a', 'language:en'],
    },
    {
      id: 2,
      title: `التحكيم ${mark}`,
      content: arabic,
      categories: ['post_translations:a', 'language:ar'],
    },
    { id: 3, title: '', content: 'short' },
    { id: 4, type: 'page', title: `About ${mark}` },
    // More posts than one call adds.
    ...Array.from({ length: 26 }, (_, index) => ({ id: 100 + index, title: `More ${index} ${mark}` })),
  ]
  await choose(wordpressExport(posts, { site }))
  await expect(dialog.getByRole('heading', { name: t('import.errors', { n: 2 }) })).toBeVisible()
  await expect(dialog.getByText('[gallery]')).toBeVisible()
  const press = (n: number) => dialog.getByRole('button', { name: t('wordpress.run', { n }) })
  await expect(press(27)).toBeDisabled()
  await expectAccessible(page)

  await dialog.getByRole('checkbox', { name: t('wordpress.pages', { n: 1 }) }).press('Space')
  await dialog.getByRole('checkbox', { name: t('wordpress.leaveOut') }).check()
  await dialog.getByRole('checkbox', { name: t('wordpress.publish') }).check()
  await dialog.getByRole('checkbox', { name: '127.0.0.1' }).check()
  await dialog.getByRole('combobox', { name: 'News' }).click()
  await dialog.getByRole('option', { name: t('area.litigation') }).click()
  await press(28).click()

  await expect(dialog.getByText(t('wordpress.done', { n: 28 }))).toBeVisible()
  // Nothing is fetched from this machine's own address, whoever requests it.
  await expect(dialog.getByText(t('wordpress.missing', { n: 1 }))).toBeVisible()
  await expectAccessible(page)
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: t('wordpress.report') }).click(),
  ])
  expect(report.suggestedFilename()).toBe(`${t('wordpress.report.file')}.csv`)
  const lines = (await readFile(await report.path(), 'utf8')).trim().split('\r\n')
  // One header, and both URLs of the translated pair.
  expect([lines.length, lines.filter((line) => line.includes('/publications/')).length]).toEqual([30, 29])
  await dialog
    .getByRole('button', { name: t('wordpress.close') })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('import.done'))
  await expect(page.getByRole('button', { name: t('import.open') })).toBeFocused()

  const title = language === 'ar' ? `التحكيم ${mark}` : `Arbitration ${mark}`
  await page.getByRole('searchbox').fill(title)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(t('publications.office.draft'))
  await expect(row).toContainText(t('area.litigation'))

  await page.getByRole('button', { name: t('import.open') }).click()
  await choose(wordpressExport(posts, { site }))
  await expect(press(0)).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: t('import.open') })).toBeFocused()
  // The user's name is isolated from the sentence.
  await page.goto('/dashboard')
  const [, done = ''] = t('activity.publication.import', { who: '|' }).split('|')
  await expect(page.getByText(done.replace(/[\u2068\u2069]/g, '').trim()).first()).toBeVisible()
})
