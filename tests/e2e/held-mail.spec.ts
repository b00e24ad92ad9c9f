import { expect, expectAccessible, language, t, test, toast } from './support/fixtures.ts'
import { openOffice, sendRequest } from './support/office.ts'
import { TestServer } from './support/server.ts'

// The production limits.
test.use({ serverWith: { open: () => TestServer.open({ RATE_LIMIT_SCALE: '1' }) } })

test('an admin finds emails that were throttled after a flood of forms, and releases one', async ({
  visit,
}) => {
  const stranger = await visit({ language })
  const email = `victim.${language}@example.org`
  for (let form = 0; form < 5; form += 1) await sendRequest(stranger, { email, language })
  const admin = await openOffice(
    visit,
    `/dashboard/outbox?state=held&q=${encodeURIComponent(email)}&lang=${language}`,
  )
  const rows = admin.getByRole('row').filter({ hasText: email })
  await expect(rows).toHaveCount(2)
  const system = admin.getByRole('complementary').getByRole('link', { name: t('dash.section.system') })
  await expect(system.locator('.sidebar-count')).toBeVisible()
  await expect(rows.first().getByText(t('outbox.state.held'), { exact: true })).toBeVisible()
  await expectAccessible(admin)
  await rows.first().getByRole('button').last().click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByText(t('outbox.held.text'))).toBeVisible()
  await dialog.getByRole('button', { name: t('outbox.release') }).click()
  await expect(toast(admin).filter({ hasText: t('outbox.resent') })).toBeVisible()
  await expect(rows).toHaveCount(1)
})
