import { choose } from './support/consultation-form.ts'
import { expect, oneLanguage, registerClient, test, wordsIn } from './support/fixtures.ts'

oneLanguage((language) => {
  const t = wordsIn(language)

  test(`a client requests a consultation without leaving the portal (${language})`, async ({ visit }) => {
    const page = await visit({ language })
    const { firstName } = await registerClient(page, 'Sara', language)
    await page.goto('/client/consultations')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('portal.newRequest') })
      .click()
    await page.waitForURL(/\/client\/consultations\/new$/)
    const form = page.getByRole('form', { name: t('portal.newRequest') })
    await expect(form.getByLabel(t('form.firstName'))).toHaveValue(firstName)
    await form.getByLabel(t('form.phone')).fill('0550123344')
    await choose(page, t('form.service'), t('area.employment'))
    await form.getByLabel(t('form.message')).fill('A question about my contract.')

    // A link does not lose typed input.
    const overview = page.getByRole('navigation').getByRole('link', { name: t('auth.dashboard') })
    await overview.first().click()
    const question = page.getByRole('alertdialog', { name: t('ui.unsaved.title') })
    await question.getByRole('button', { name: t('ui.unsaved.stay') }).click()
    await expect(form.getByLabel(t('form.message'))).toHaveValue('A question about my contract.')

    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: t('form.submit') }).click()
    await page.waitForURL(/\/client\/consultations\/\d+$/)
    await expect(page.getByText('A question about my contract.')).toBeVisible()
  })
})
