import { expect, language, phone, t, test } from './support/fixtures.ts'
import { create, openPage, read, visitAsAdmin } from './support/office.ts'

test('a guide written in the office is on the page of its service, with and without scripts', async ({
  browser,
  server,
  visit,
}) => {
  const page = await visitAsAdmin(visit)
  const name = 'Guided service'
  const { id } = await create(page, '/api/admin/services', {
    nameEn: name,
    nameAr: name,
    descriptionEn: 'Advice on taxes.',
    icon: 'fa-gavel',
    guideAr: '## كم؟\n\nيومان.',
  })
  await openPage(page, '/dashboard/services?q=Guided')
  await page.getByRole('button', { name: t('services.editNamed', { name }) }).click()
  const dialog = page.getByRole('dialog', { name: t('services.edit') })
  const guide = dialog.getByRole('textbox', { name: t('services.guideEn') })
  await expect(guide).toHaveAccessibleDescription(new RegExp(t('services.guide.hint').slice(0, 30)))
  await expect(dialog.getByRole('textbox', { name: t('services.guideAr') })).toContainText('يومان.')
  await guide.click()
  await page.keyboard.type('## How long?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Two days')
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(dialog).toBeHidden()
  const saved = await read(page, `/api/admin/services/${id}`)
  expect(saved.guideEn).toMatch(/^## How long\?\n\n[-*] Two days$/)
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
})
