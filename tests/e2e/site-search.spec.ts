import { expect, expectAccessible, language, t, test } from './support/fixtures.ts'

const words = language === 'ar' ? 'شركة' : 'company'

test('a visitor finds services, people and publications at once, by keyboard', { tag: '@visitor' }, async ({
  visit,
}) => {
  const page = await visit({ language })
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.search'), exact: true })
    .press('Enter')
  await page.waitForURL('**/search')
  const field = page.getByRole('main').getByRole('searchbox', { name: t('search.label') })
  await expect(field).toBeFocused()
  await field.fill(words)
  await field.press('Enter')
  await page.waitForURL(/\/search\?q=/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(words))
  for (const name of [t('nav.services'), t('nav.team'), t('nav.publications')]) {
    const group = page.getByRole('region', { name, exact: true })
    await expect(group.getByRole('link').first()).toBeVisible()
    await expect(group.locator('mark').first()).toBeVisible()
  }
  await expectAccessible(page)
  await page
    .getByRole('region', { name: t('nav.services') })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/\/services\/\d+$/)
  await page.goBack()
  await expect(field).toHaveValue(words)

  await field.fill('qqqq')
  await field.press('Enter')
  await expect(page.getByText(t('publications.hits', { n: 0, words: 'qqqq' }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('search.ask') })).toBeVisible()
})
