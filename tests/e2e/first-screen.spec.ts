import type { Page } from '@playwright/test'
import { expect, language, logInAsAdmin, phone, registerClient, t, test } from './support/fixtures.ts'

/** Drops every longer timer: React would end the fallback of a suspended page with one. */
const dropTimers = (page: Page) =>
  page.addInitScript(() => {
    const setShort = window.setTimeout
    window.setTimeout = ((run: () => void, delay = 0, ...values: []) =>
      delay > 100 ? 0 : setShort(run, delay, ...values)) as typeof window.setTimeout
  })

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('a page of the dashboard appears without a fallback of React', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  await dropTimers(page)
  await page.goto('/dashboard/services')
  await expect(heading(page)).toHaveText(t('nav.services'))
  await page.getByRole('link', { name: t('dash.users'), exact: true }).click()
  await expect(heading(page)).toHaveText(t('dash.users'))
})

test('a page of the portal appears without a fallback of React', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await registerClient(page, 'سارة', language)
  await dropTimers(page)
  await page.goto('/client')
  await expect(heading(page)).toHaveText(t('portal.welcome', { firstName: 'سارة' }))
  await page.goto('/client/documents')
  await expect(heading(page)).toBeVisible()
})
