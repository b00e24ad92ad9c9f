import { choose } from './support/consultation-form.ts'
import {
  expect,
  expectAccessible,
  hydrated,
  language,
  phone,
  registerClient,
  t,
  test,
} from './support/fixtures.ts'
import { sendRequest } from './support/records.ts'

test('a client requests a consultation without leaving the portal', { tag: '@client' }, async ({ visit }) => {
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

test('the home page of a client with one open request is the request', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  const { firstName } = await registerClient(page, 'Sara', language)
  const ask = (subject: string) => sendRequest(page, { subject, message: 'A question about my contract.' })
  const letter = page.getByRole('textbox', { name: t('portal.letters.writeToFirm') })
  await page.goto('/client')
  await hydrated(page)
  await expect(page.getByText(t('portal.empty.title'))).toBeVisible()
  await ask('A contract')
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('portal.welcome', { firstName }))
  await expect(page.getByRole('heading', { level: 2, name: 'A contract' })).toBeVisible()
  await expect(page.getByText('A question about my contract.')).toBeVisible()
  await expectAccessible(page)
  await letter.fill('One more fact.')
  await page.getByRole('button', { name: t('messages.send'), exact: true }).click()
  await expect(page.getByText('One more fact.')).toBeVisible()
  await expect(page.getByRole('link', { name: t('portal.allConsultations') })).toBeVisible()

  await letter.fill('A letter that is being written')
  await ask('A second contract')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('portal.newRequest') })
    .focus()
  await expect(letter).toHaveValue('A letter that is being written')
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'A second contract' })).toBeVisible()
  await expect(letter).toHaveCount(0)
})
