import { expect, expectAccessible, language, t, test, wordsIn } from './support/fixtures.ts'

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

test('the search is a form without scripts', async ({ browser, server }) => {
  const t = wordsIn('ar')
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    locale: 'ar-SA',
  })
  const page = await context.newPage()
  const main = page.getByRole('main')
  const search = async (words: string) => {
    await main.getByRole('searchbox', { name: t('search.label') }).fill(words)
    await main.getByRole('button', { name: t('publications.search.submit') }).click()
  }
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.search'), exact: true })
    .click()
  await search('الشركات')
  const people = page.getByRole('region', { name: t('nav.team') })
  await expect(people.locator('mark').first()).toBeVisible()
  // More results than fit.
  await search('النظام')
  await main.getByRole('link', { name: /في الإصدارات/ }).click()
  await page.waitForURL(/\/publications\?q=/)
  await context.close()
})
