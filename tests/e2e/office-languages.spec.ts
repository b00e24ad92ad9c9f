import { expect, expectAt, language, logInAsAdmin, t, test, toast } from './support/fixtures.ts'

test('a text is published in one language now and in the other on a later day', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const created = await page.request.post('/api/admin/publications', {
    data: {
      titleEn: `Leases ${language}`,
      titleAr: 'عقود الإيجار',
      contentEn: 'What a lease of a shop must say.',
      contentAr: 'ما يلزم أن ينص عليه عقد إيجار المحل.',
      category: 'contract',
    },
  })
  const { id } = await created.json()
  await page.goto(`/dashboard/publications/${id}`)
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
  await save.click()
  await expect(toast(page)).toBeVisible()
  const saved = await (await page.request.get(`/api/admin/publications/${id}`)).json()
  expect([saved.publishedLanguages, saved.otherLanguageDate]).toEqual([['en'], '2100-03-09T06:00:00.000Z'])
  await page.goto('/dashboard/publications')
  await expect(page.getByRole('row').filter({ hasText: /2100/ })).toHaveCount(1)
  // A text without Arabic would be the first result for Arabic readers on the home page.
  expect((await page.request.delete(`/api/admin/publications/${id}`)).status()).toBe(204)
})
