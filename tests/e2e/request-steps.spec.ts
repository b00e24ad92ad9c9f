import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  hydrated,
  language,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
} from './support/fixtures.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { submitLogin } from './support/login-form.ts'

const guest = {
  firstName: 'Sara',
  lastName: 'Al-Harbi',
  email: 'sara.steps@example.com',
  phone: '0550123344',
}

const formOf = (page: Page) => page.getByRole('form', { name: t('hero.cta.consultation') })
const goOnOf = (page: Page) =>
  formOf(page).getByRole('button', { name: t('consultation.continue'), exact: true })
const headingOf = (page: Page, step: 'service' | 'words' | 'contact') =>
  formOf(page).getByRole('heading', { name: t(`consultation.step.${step}`) })
const openForm = async (page: Page) => {
  await page.goto('/#consultation')
  await hydrated(page)
  await expect(formOf(page).locator('button[role="combobox"]')).toHaveCount(2)
}

test('the request form on a phone has three steps, and the back button returns to the previous one', async ({
  visit,
}) => {
  const page = await visit({ language, viewport: phone })
  await openForm(page)
  const form = formOf(page)
  const step = (n: number) => form.getByText(t('consultation.step', { n, total: 3 }), { exact: true })
  await expect(step(1)).toBeVisible()
  await expect(form.getByLabel(t('form.message'))).toBeHidden()
  // Scrolls like a reader. At the anchor, a link of the previous section is half behind the header.
  await form.evaluate((element) => element.scrollIntoView())
  await expectAccessible(page)

  await form.getByRole('button', { name: t('area.employment'), exact: true }).click()
  await expect(headingOf(page, 'words')).toBeFocused()
  await expect(step(2)).toBeVisible()
  await expect(form.getByText(t('consultation.chosen', { service: t('area.employment') }))).toBeVisible()
  await expect(form.getByRole('progressbar')).toHaveAttribute('value', '2')
  await expectAccessible(page)

  // A step validates only its own fields.
  await goOnOf(page).click()
  await expect(form.getByRole('group', { name: t('form.errorSummary.title') }).getByRole('link')).toHaveCount(
    1,
  )
  await expect(form.getByLabel(t('form.message'))).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel(t('form.message')).fill('A dismissal.')
  await goOnOf(page).click()
  await expect(headingOf(page, 'contact')).toBeFocused()
  await expect(form.getByRole('button', { name: t('form.submit') })).toBeVisible()
  await form.getByLabel(t('form.firstName')).fill('Sara')
  await expectAccessible(page)

  await page.goBack()
  await expect(headingOf(page, 'words')).toBeFocused()
  await expect(form.getByLabel(t('form.message'))).toHaveValue('A dismissal.')
  await page.goBack()
  await expect(headingOf(page, 'service')).toBeFocused()
  await expect(form.getByRole('button', { name: t('area.employment'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goForward()
  await page.goForward()
  await expect(headingOf(page, 'contact')).toBeFocused()
  await expect(form.getByLabel(t('form.firstName'))).toHaveValue('Sara')
  await form.getByRole('button', { name: t('consultation.back'), exact: true }).click()
  await expect(headingOf(page, 'words')).toBeFocused()
})

test("a guest's input survives a reload and a new visit, until it is cleared", async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await openForm(page)
  const form = formOf(page)
  await form.getByRole('button', { name: t('area.employment'), exact: true }).click()
  await form.getByLabel(t('form.message')).fill('A dismissal.')
  await expect(form.getByText(t('consultation.draftStored'))).toBeVisible()
  await page.reload()
  // The stored input appears without an interaction.
  await expect(form.getByLabel(t('form.message'))).toHaveValue('A dismissal.')
  await expect(form.getByLabel(t('form.message'))).toBeVisible()

  const later = await page.context().newPage()
  await page.close()
  await later.goto('/#consultation')
  const found = formOf(later)
  await expect(found.getByRole('button', { name: t('area.employment'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await goOnOf(later).click()
  await expect(found.getByLabel(t('form.message'))).toHaveValue('A dismissal.')
  await expectAccessible(later)
  await found.getByRole('button', { name: t('consultation.draftStored.clear'), exact: true }).click()
  await expect(headingOf(later, 'service')).toBeFocused()
  expect(
    await later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft'))),
  ).toEqual([])
  await later.reload()
  await expect(found.getByText(t('consultation.draftStored'))).toHaveCount(0)
})

test('a guest follows the request by a private link, and withdraws it', { tag: '@visitor' }, async ({
  visit,
}) => {
  const page = await visit({ language, viewport: phone })
  await openForm(page)
  const form = formOf(page)
  const type = (key: keyof typeof guest | 'message' | 'subject', text: string) =>
    typeInto(page, form.getByLabel(t(`form.${key}`)), text)
  // By keyboard only.
  await press(page, form.getByRole('button', { name: t('area.employment'), exact: true }))
  await expect(headingOf(page, 'words')).toBeFocused()
  await type('message', 'A dismissal.')
  await type('subject', 'My contract')
  await press(page, goOnOf(page))
  await expect(headingOf(page, 'contact')).toBeFocused()
  for (const key of ['firstName', 'lastName', 'email', 'phone'] as const) await type(key, guest[key])
  await tabTo(page, form.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(page, form.getByRole('button', { name: t('form.submit') }))
  const receipt = form.getByRole('status').filter({ hasText: t('consultation.sent') })
  await expect(receipt).toBeFocused()
  const link = receipt.getByRole('link', { name: /\/requests\?token=/ })
  await expect(link).toBeVisible()
  await expect(receipt.getByRole('button', { name: t('consultation.link.copy') })).toBeVisible()
  await expectAccessible(page)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft'))),
  ).toEqual([])

  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('followed.title'))
  const main = page.getByRole('main')
  await expect(main).toContainText('My contract')
  await expect(main).not.toContainText('A dismissal.')
  await expect(main).toContainText(t('followed.status.pending'))
  await hydrated(page)
  await expectAccessible(page)
  await page.getByText(t('followed.withdraw'), { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('followed.withdraw.confirm') }).click()
  await expect(main).toContainText(t('followed.status.withdrawn'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('button', { name: t('followed.withdraw.confirm') })).toHaveCount(0)
  await expectAccessible(page)
})

test.describe(() => {
  test.use({ expectedConsole: refusedCall })

  test('a server error opens the step of its field, and a login deletes the stored input', async ({
    visit,
  }) => {
    const page = await visit({ language, viewport: phone })
    await openForm(page)
    const form = formOf(page)
    await form.getByRole('button', { name: t('area.employment'), exact: true }).click()
    await form.getByLabel(t('form.message')).fill('A dismissal.')
    await goOnOf(page).click()
    for (const key of ['firstName', 'lastName', 'email', 'phone'] as const)
      await form.getByLabel(t(`form.${key}`)).fill(guest[key])
    await form.getByRole('checkbox').check()
    await page.route('**/api/consultations', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: {
          status: 400,
          code: 'invalid',
          detail: '…',
          errors: [{ field: 'preferredDate', message: t('val.preferredDate.past') }],
        },
      }),
    )
    await form.getByRole('button', { name: t('form.submit') }).click()
    await expect(form.getByLabel(t('form.preferredDate'))).toBeVisible()
    await expect(form.getByLabel(t('form.preferredDate'))).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByRole('group', { name: t('form.errorSummary.title') })).toBeFocused()
    await expect(form.getByLabel(t('form.message'))).toHaveValue('A dismissal.')
    await page.unrouteAll({ behavior: 'wait' })

    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:guest')))
    expect(await drafts()).toHaveLength(1)
    const account = await registerClient(await visit(), 'Sara', language)
    await page.goto('/auth')
    await submitLogin(page, account)
    await expect(page).toHaveURL(/\/client$/)
    expect(await drafts()).toEqual([])
  })
})

test('a service selected elsewhere is preselected, and the form starts with the message', async ({
  visit,
}) => {
  const page = await visit({ language, viewport: phone })
  await page.goto('/services/4')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('services.request') })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('auth.guest'), exact: true })
    .click()
  const form = formOf(page)
  await expect(form.getByText(t('consultation.chosen', { service: t('area.employment') }))).toBeVisible()
  await form.getByRole('button', { name: t('consultation.change'), exact: true }).click()
  await expect(headingOf(page, 'service')).toBeFocused()
})

test('a guest with a labor dispute sends a request with six clicks on a phone', {
  tag: '@visitor',
}, async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  let clicks = 0
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  await page.goto('/')
  await click(page.getByRole('link', { name: t('hero.cta.consultation') }).first())
  const form = formOf(page)
  const field = (label: Parameters<typeof t>[0]) => form.getByLabel(t(label))
  await click(form.getByRole('button', { name: t('area.employment'), exact: true }))
  await click(field('form.message'))
  await page.keyboard.insertText('فُصلت من عملي دون إنذار ودون مستحقاتي.')
  // A phone's keyboard has a key for the next field, and for the next step at the last field.
  await typeInto(page, field('form.subject'), 'فصل من العمل')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('heading', { name: t('consultation.step.contact') })).toBeFocused()
  await click(field('form.firstName'))
  await page.keyboard.insertText('سارة')
  await typeInto(page, field('form.lastName'), 'الحربي')
  await typeInto(page, field('form.email'), 'sara.alharbi@example.com')
  await typeInto(page, field('form.phone'), '٠٥٥٠١٢٣٣٤٤')
  await click(form.getByRole('checkbox'))
  await click(form.getByRole('button', { name: t('form.submit') }))

  const receipt = form.getByRole('status').filter({ hasText: t('consultation.sent') })
  await expect(receipt).toBeInViewport()
  await expect(receipt).toContainText(t('consultation.sent.number'))
  await expect(receipt).toContainText(t('area.employment'))
  await expect(receipt).toContainText(t('consultation.sent.by'))
  expect(clicks).toBeLessThanOrEqual(6)
  await expectAccessible(page)
  await receipt.getByRole('link', { name: t('consultation.sent.register') }).click()
  await page.waitForURL(/\/auth\?tab=register/)
  // The registration form contains the details of the request.
  const registration = page.getByRole('form', { name: t('auth.register') })
  for (const [label, value] of [
    ['form.firstName', 'سارة'],
    ['form.lastName', 'الحربي'],
    ['form.email', 'sara.alharbi@example.com'],
  ] as const)
    await expect(registration.getByLabel(t(label))).toHaveValue(value)
  await expect(registration.getByLabel(t('form.phone'))).toHaveValue(/550123344/)
})
