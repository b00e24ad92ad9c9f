import type { Page } from '@playwright/test'
import { translateIn } from '#i18n/texts.ts'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { openOidcServer } from '#tests/support/oidc-server.ts'
import { clockAheadMs } from './support/clock.ts'
import { createStaff, expect, expectAccessible, language, phone, t, test, toast } from './support/fixtures.ts'
import { visitAsAdmin } from './support/office.ts'
import { expectNoReplacedParts, watchReplacedParts } from './support/replaced-parts.ts'
import { TestServer } from './support/server.ts'

const port = await findClosedPort()
const directory = await openOidcServer({ appUrl: `http://localhost:${port}` })
const ahead = Math.round(clockAheadMs / 1000)
directory.changeTokens((payload) => ({
  ...payload,
  iat: (payload.iat ?? 0) + ahead,
  exp: (payload.exp ?? 0) + ahead,
  ...(typeof payload.auth_time === 'number' && { auth_time: payload.auth_time + ahead }),
}))
const { issuer, clientId, clientSecret } = directory.optionsOf()
test.afterAll(() => directory.close())

test.use({
  // The pages of the provider request a font.
  expectedHosts: new RegExp(`^(${new URL(issuer).host}|fonts[.]googleapis[.]com)$`),
  expectedConsole: /Failed to load resource/,
  serverWith: {
    open: () =>
      TestServer.open({
        PORT: `${port}`,
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: 'Acme',
      }),
  },
})

const logInThere = async (page: Page, account: string) => {
  await page.locator('input[name=login]').fill(account)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  const consent = page.locator('input[name=prompt][value=consent]')
  if (await consent.count()) await page.locator('button[type=submit]').click()
}

test('a member of the office logs in at the directory, and confirms an important step there', async ({
  visit,
}) => {
  const admin = await visitAsAdmin(visit)
  const staff = await createStaff(admin)
  const name = `${staff.username}@firm.example`
  directory.accounts.set(`subject of ${staff.username}`, { preferred_username: name })

  await admin.goto(`/dashboard/users?open=${staff.id}&lang=${language}`)
  const dialog = admin.getByRole('dialog', { name: t('users.edit') })
  await dialog.getByRole('button', { name: t('users.directory.save') }).click()
  const naming = admin
    .getByRole('dialog')
    .filter({ hasText: t('users.directory.name.hint', { name: 'Acme' }) })
  await naming.getByLabel(t('users.directory.name')).fill(name)
  await naming.getByRole('button', { name: t('form.save') }).click()
  await expect(dialog.getByText(name)).toBeVisible()
  await expectAccessible(admin)

  const page = await visit({ language, viewport: phone })
  await page.goto('/dashboard/messages')
  const door = page.getByRole('link', { name: t('auth.directory', { name: 'Acme' }) })
  await expect(door).toBeVisible()
  await expectAccessible(page)
  await door.click()
  await logInThere(page, `subject of ${staff.username}`)
  await expect(page).toHaveURL(/\/dashboard\/messages$/)

  await watchReplacedParts(page)
  await page.goto('/dashboard/account')
  const panel = page.getByRole('region', { name: t('directory.title') })
  await expect(panel.getByText(name)).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: t('directory.unlink') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('directory.unlink') }).click()
  await expectNoReplacedParts(page)
  const proof = page.getByRole('dialog', { name: t('proof.title') })
  const opened = page.waitForEvent('popup')
  await proof.getByRole('link', { name: t('proof.directory', { name: 'Acme' }) }).click()
  const tab = await opened
  await logInThere(tab, `subject of ${staff.username}`)
  await expect(tab.getByText(t('directory.proved'))).toBeVisible()
  await tab.close()
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(toast(page)).toContainText(t('directory.unlinked'))
  await expect(panel.getByText(t('directory.none', { name: 'Acme' }))).toBeVisible()
})

test('an unknown person reads whom to ask, and an admin sees the state of the directory', async ({
  visit,
}) => {
  directory.accounts.set('stranger', { preferred_username: 'stranger@firm.example' })
  const page = await visit({ language })
  await page.goto('/auth')
  await page.getByRole('link', { name: t('auth.directory', { name: 'Acme' }) }).click()
  await logInThere(page, 'stranger')
  await expect(
    page.getByText(translateIn[language]('error.directory.unknown', { admin: 'Mizan Admin' })),
  ).toBeVisible()
  await expectAccessible(page)
  const admin = await visitAsAdmin(visit)
  await watchReplacedParts(admin)
  await admin.goto(`/dashboard/system?lang=${language}`)
  const state = admin.getByRole('region', { name: t('system.directory') })
  await expect(state.getByText(t('system.directory.reachable'))).toBeVisible()
  await expectAccessible(admin)
  await expectNoReplacedParts(admin)
})
