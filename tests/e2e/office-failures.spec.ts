import { expect, t, test } from './support/fixtures.ts'
import { failedCall, openAfterRetry, visitAsAdmin } from './support/office.ts'

test.use({ expectedConsole: failedCall })

const publication = '/dashboard/publications/3'
/** Screens, the call that fails, the message and a part that appears after the retry. */
const screens = [
  ['/dashboard/clients', '**/api/admin/clients?**', t('ui.table.loadFailed'), 'tbody tr'],
  ['/dashboard/team', '**/api/admin/team-members?**', t('ui.table.loadFailed'), 'tbody tr'],
  ['/dashboard/publications', '**/api/admin/publications?**', t('ui.table.loadFailed'), 'tbody tr'],
  [publication, '**/api/admin/publications/3', t('editor.loadFailed'), '.rich-text-content'],
  ['/dashboard/pages', '**/api/admin/legal-pages', t('pages.loadFailed'), 'tbody tr:nth-child(3)'],
  ['/dashboard/figures', '**/api/admin/figures?*', t('figures.failed'), 'main [role=img]'],
] as const

test('a list or text that fails to load shows an error and can be retried', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  for (const [path, calls, message, part] of screens)
    await test.step(path, async () => {
      await openAfterRetry(page, path, calls, message)
      await expect(page.locator(part).first()).toBeVisible()
      await page.unroute(calls)
    })
})
