import { expect, language, logInAsAdmin, phone, t, test } from './support/fixtures.ts'
import { expectDialogAccessible } from './support/looks.ts'

test('a guide written in the office is on the page of its service, with and without scripts', async ({
  browser,
  server,
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const name = `Guide ${language} ${Date.now()}`
  const created = await page.request.post('/api/admin/services', {
    data: {
      nameEn: name,
      nameAr: name,
      descriptionEn: 'Advice on taxes.',
      icon: 'fa-gavel',
      guideAr: '## كم؟\n\nيومان.',
    },
  })
  expect(created.status()).toBe(201)
  const { id } = await created.json()
  try {
    await page.goto(`/dashboard/services?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: t('services.editNamed', { name }) }).click()
    const dialog = page.getByRole('dialog', { name: t('services.edit') })
    const guide = dialog.getByRole('textbox', { name: t('services.guideEn') })
    await expect(guide).toHaveAccessibleDescription(new RegExp(t('services.guide.hint').slice(0, 30)))
    await expect(dialog.getByRole('textbox', { name: t('services.guideAr') })).toContainText('يومان.')
    await guide.click()
    await page.keyboard.type('## How long?')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- Two days')
    await expectDialogAccessible(page)
    await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
    await expect(dialog).toBeHidden()
    const saved = await (await page.request.get(`/api/admin/services/${id}`)).json()
    expect(saved).toMatchObject({ guideEn: expect.stringMatching(/^## How long\?\n\n[-*] Two days$/) })
    expect(saved.guideAr).toBe('## كم؟\n\nيومان.')

    const context = await browser.newContext({
      baseURL: server.url,
      viewport: phone,
      javaScriptEnabled: false,
      locale: language === 'ar' ? 'ar-SA' : 'en-US',
    })
    const plain = await context.newPage()
    await plain.goto(`/services/${id}`)
    const [question, answer] = language === 'ar' ? ['كم؟', 'يومان.'] : ['How long?', 'Two days']
    await expect(plain.getByRole('heading', { name: question, exact: true })).toBeVisible()
    await expect(plain.getByRole('article').getByText(answer, { exact: true })).toBeVisible()
    await context.close()
  } finally {
    await page.request.delete(`/api/admin/services/${id}`)
  }
})
