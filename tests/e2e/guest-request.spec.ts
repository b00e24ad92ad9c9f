import type { Locator } from '@playwright/test'
import { expect, expectAccessible, phone, t, test } from './support/fixtures.ts'
import { typeInto } from './support/keyboard.ts'

test('a guest with a labor dispute sends a request with six clicks on a phone (ar)', {
  tag: '@visitor',
}, async ({ visit }) => {
  const page = await visit({ language: 'ar', viewport: phone })
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  await page.goto('/')
  await press(page.getByRole('link', { name: t('hero.cta.consultation') }).first())
  const form = page.getByRole('form', { name: t('hero.cta.consultation') })
  const field = (label: Parameters<typeof t>[0]) => form.getByLabel(t(label))
  await press(form.getByRole('button', { name: t('area.employment'), exact: true }))
  await press(field('form.message'))
  await page.keyboard.insertText('فُصلت من عملي دون إنذار ودون مستحقاتي.')
  // A phone's keyboard has a key for the next field, and for the next step at the last field.
  await typeInto(page, field('form.subject'), 'فصل من العمل')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('heading', { name: t('consultation.step.contact') })).toBeFocused()
  await press(field('form.firstName'))
  await page.keyboard.insertText('سارة')
  await typeInto(page, field('form.lastName'), 'الحربي')
  await typeInto(page, field('form.email'), 'sara.alharbi@example.com')
  await typeInto(page, field('form.phone'), '٠٥٥٠١٢٣٣٤٤')
  await press(form.getByRole('checkbox'))
  await press(form.getByRole('button', { name: t('form.submit') }))

  const receipt = form.getByRole('status').filter({ hasText: t('consultation.sent') })
  await expect(receipt).toBeInViewport()
  await expect(receipt).toContainText(t('consultation.sent.number'))
  await expect(receipt).toContainText(t('area.employment'))
  await expect(receipt).toContainText(t('consultation.sent.by'))
  expect(presses).toBeLessThanOrEqual(6)
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
