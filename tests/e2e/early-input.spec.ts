import { openProposal } from './support/agreement.ts'
import { expect, hydrated, language, phone, t, test, toast } from './support/fixtures.ts'
import { choose, openOffice, read, visitAsAdmin } from './support/office.ts'
import { holdApp } from './support/slow-line.ts'

// A page behind the login can be read and used before its scripts arrive.

test('a message written and sent before the scripts of its page is sent once', { tag: '@client' }, async ({
  visit,
}) => {
  const client = await visit({ language, viewport: phone })
  const { requestId } = await openProposal(client, await visit({ language }))
  const release = await holdApp(client)
  await client.goto(`/client/consultations/${requestId}`, { waitUntil: 'commit' })
  const message = client.locator('form[data-form="message"]')
  await message.getByRole('textbox').fill('نوافق على الصلح.')
  await message.getByRole('button', { name: t('messages.send') }).click()
  await expect(client.locator('html[data-waiting]')).toHaveCount(1)
  release()
  await expect(toast(client)).toContainText(t('messages.sentToast'))
  const sent = client.getByRole('main').getByRole('listitem').filter({ hasText: 'نوافق على الصلح.' })
  await expect(sent).toHaveCount(1)
  await client.reload()
  await expect(sent).toHaveCount(1)
  await client.unrouteAll({ behavior: 'wait' })
})

test('a field, a choice and a file of the office are preserved until their scripts arrive', {
  tag: '@admin',
}, async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const release = await holdApp(page)
  await page.goto('/dashboard/settings', { waitUntil: 'commit' })
  const title = page.getByLabel(t('settings.siteTitleEn'))
  // The page of the server has the stored values.
  await expect(title).not.toHaveValue('')
  await title.fill('A new name of the firm')
  release()
  await hydrated(page)
  await expect(title).toHaveValue('A new name of the firm')
  await page.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(toast(page)).toBeVisible()
  const settings: { key: string; value: string }[] = await read(page, '/api/admin/settings')
  expect(settings.find(({ key }) => key === 'site_title')?.value).toBe('A new name of the firm')
  await page.unrouteAll({ behavior: 'wait' })
})

test('a list opens when its scripts have arrived', { tag: '@lawyer' }, async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard')
  const release = await holdApp(page)
  await page.goto('/dashboard/consultations', { waitUntil: 'commit' })
  const assignee = page.getByRole('combobox', { name: t('consult.assignee.filter') })
  await expect(assignee).toBeVisible()
  const chosen = choose(page, t('consult.assignee.filter'), t('consult.assignee.none'))
  release()
  await chosen
  await expect(assignee).toContainText(t('consult.assignee.none'))
  await page.unrouteAll({ behavior: 'wait' })
})

test('a list that a click has opened during hydration has its options', { tag: '@lawyer' }, async ({
  visit,
}) => {
  const page = await openOffice(visit, '/dashboard')
  const release = await holdApp(page)
  await page.goto('/dashboard/consultations', { waitUntil: 'commit' })
  const assignee = page.getByRole('combobox', { name: t('consult.assignee.filter') })
  // The browser opens it without a script.
  await assignee.evaluate((button: HTMLButtonElement) =>
    (button.popoverTargetElement as HTMLElement | null)?.showPopover(),
  )
  release()
  await page.getByRole('option', { name: t('consult.assignee.none') }).click()
  await expect(assignee).toContainText(t('consult.assignee.none'))
  await page.unrouteAll({ behavior: 'wait' })
})
