import type { Page } from '@playwright/test'
import type { ServiceArea } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { expect, type Language, wordsIn } from './fixtures.ts'

/** Selects an option of one of our own selects. */
export const choose = async (page: Page, label: string | RegExp, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export type Request = {
  firstName: string
  lastName: string
  email: string
  message: string
  /** Corporate matters, if it is not set. */
  area?: ServiceArea
}

/** Fills in and sends the form of the home page, as a user would. */
export const askForConsultation = async (
  page: Page,
  language: Language,
  request: Request,
  prefilled = false,
) => {
  const t = wordsIn(language)
  const form = page.getByRole('form', { name: t('hero.cta.consultation') })
  await form.scrollIntoViewIfNeeded()
  // Until hydration the service is a native select.
  await expect(form.locator('button[role="combobox"]')).toHaveCount(2)
  const goOn = form.getByRole('button', { name: t('consultation.continue'), exact: true })
  const area = t(areaLabel[request.area ?? 'corporate'])
  const choice = form.getByRole('button', { name: area, exact: true })
  // On a phone the form has steps.
  const isInSteps = await choice.isVisible()
  if (isInSteps) await choice.click()
  else await choose(page, t('form.service'), area)
  await form.getByLabel(t('form.message')).fill(request.message)
  if (isInSteps) await goOn.click()
  if (!prefilled) {
    await form.getByLabel(t('form.firstName')).fill(request.firstName)
    await form.getByLabel(t('form.lastName')).fill(request.lastName)
    await form.getByLabel(t('form.email')).fill(request.email)
  }
  await form.getByLabel(t('form.phone')).fill('٠٥٥ ٠١٢ ٣٣٤٤')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: t('form.submit') }).click()
  await expect(page.getByText(t('toast.consultation.success')).first()).toBeVisible()
}
