import type { Locator, Page } from '@playwright/test'
import { t } from './fixtures.ts'

/** Completes and sends the login form of a page or a dialog, as a user would. */
export const submitLogin = async (
  part: Page | Locator,
  { username, password }: { username: string; password: string },
) => {
  await part.getByLabel(t('form.username')).fill(username)
  await part.getByLabel(t('form.password'), { exact: true }).fill(password)
  await part.getByRole('button', { name: t('auth.login'), exact: true }).click()
}
