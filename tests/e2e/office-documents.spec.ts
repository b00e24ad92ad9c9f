import {
  expect,
  expectAccessible,
  language,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { holdPosts } from './support/held-posts.ts'
import { confirmAddress } from './support/mailbox.ts'
import { paper } from './support/matter.ts'
import {
  answer,
  choose,
  create,
  openOffice,
  openPage,
  ownId,
  press,
  read,
  sendContactMessage,
  visitAsAdmin,
} from './support/office.ts'

test.describe('a document', () => {
  test.use({ expectedConsole: refusedCall })

  test('is shared, opened, requested, withdrawn and revoked, and a refused one explained', {
    tag: '@lawyer',
  }, async ({ visit }) => {
    const client = await visit({ language })
    await registerClient(client, 'Lama', language)
    await confirmAddress(client)
    const page = await openOffice(visit, '/dashboard/documents')
    await page.getByRole('button', { name: t('documents.ask') }).click()
    await expect(page.getByRole('combobox', { name: t('documents.client') })).toBeFocused()
    await openPage(page, `/dashboard/documents?userId=${await ownId(client)}`)
    const expectToast = (text: string) => expect(toast(page).filter({ hasText: text })).toBeVisible()
    const file = page.locator('input[type=file]')
    await expect(page.getByRole('combobox', { name: t('documents.client') })).toHaveValue('Lama Al-Harbi')
    await file.setInputFiles({
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]),
    })
    await expect(page.locator('.file-row').getByText(t('error.file_kind'))).toBeVisible()
    await expectToast(t('documents.shareError'))
    // A canceled upload leaves nothing behind.
    await openPage(page, page.url())
    const dropPosts = await holdPosts(page, '**/api/admin/documents')
    await file.setInputFiles(paper)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: t('documents.upload.stopNamed', { name: paper.name }) }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await dropPosts()
    await file.setInputFiles(paper)
    await expectToast(t('documents.shared'))
    const row = page.getByRole('row').filter({ hasText: paper.name })
    await expect(row.getByText(t('documents.notOpened'))).toBeVisible()

    const documents = await read(client, '/api/client/documents')
    expect(documents).toHaveLength(1)
    const opened = await client.request.get(`/api/client/documents/${documents[0].id}/download`)
    expect(opened.status()).toBe(200)
    await page.reload()
    await expect(row.getByText(t('documents.openedByClient'))).toBeVisible()

    await page.getByRole('button', { name: t('documents.ask') }).click()
    const dialog = page.getByRole('dialog')
    const ask = dialog.getByRole('button', { name: t('documents.ask.submit') })
    await ask.click()
    await expect(dialog.getByText(t('val.generic.date')).first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(t('documents.ask.title')).fill('Title deed')
    await dialog.getByLabel(t('documents.ask.due')).fill('2020-03-09')
    await ask.click()
    await expectToast(t('documents.requested.toast'))
    const requested = page.getByRole('row').filter({ hasText: 'Title deed' })
    await expect(requested).toContainText(t('documents.overdue'))
    await press(requested, 'documents.withdrawNamed', { title: 'Title deed' })
    await answer(page, 'documents.withdraw')
    await expectToast(t('documents.withdrawn'))
    await expect(requested).toContainText(t('documents.state.withdrawn'))

    await row.getByRole('button', { name: t('documents.revokeNamed', { name: paper.name }) }).click()
    await answer(page, 'documents.revoke')
    await expectToast(t('documents.revoked'))
    await expect(row).toHaveCount(0)
    expect(await read(client, '/api/client/documents')).toEqual([])
  })

  test('needs an explicit step for a client with an unconfirmed address', async ({ visit }) => {
    const client = await visit({ language })
    const { username } = await registerClient(client, 'Bandar')
    const email = `${username}@example.com`
    const office = await openOffice(visit, `/dashboard/documents?userId=${await ownId(client)}`)
    await office.locator('input[type=file]').setInputFiles(paper)
    await expect(office.getByRole('alert').filter({ hasText: t('error.unverified_client') })).toBeVisible()
    await office.getByRole('checkbox', { name: t('documents.confirmUnverified', { email }) }).check()
    await expectAccessible(office)
    await office.getByRole('button', { name: t('form.retry') }).click()
    await expect(toast(office).filter({ hasText: t('documents.shared') })).toBeVisible()
    await expect(office.getByRole('row').filter({ hasText: paper.name })).toBeVisible()
  })
})

test.describe('an email in its frame', () => {
  // The frame blocks the script that tests inject into every page.
  test.use({ expectedConsole: /sandboxed/ })

  test('admins filter the audit log, and read the outbox and the subscribers', async ({ visit }) => {
    const page = await visitAsAdmin(visit, { viewport: phone, theme: 'dark' })
    const id = await sendContactMessage(page, 'Fees')
    await create(page, `/api/admin/contact-messages/${id}/reply`, { message: 'On Sunday at ten.' })

    await openPage(page, '/dashboard/audit')
    await choose(page, t('audit.action'), t('audit.action.reply'))
    await expect(page).toHaveURL(/action=reply/)
    const rows = page.locator('tbody').getByRole('row')
    await expect(rows.first()).toContainText(`#${id}`)
    await page.getByRole('textbox', { name: t('audit.to'), exact: true }).fill('2020-01-01')
    await expect(page.getByText(t('state.noResults'))).toBeVisible()
    await page.getByRole('button', { name: t('ui.table.clearFilters') }).click()
    await expect(rows.first()).toBeVisible()

    await openPage(page, '/dashboard/outbox')
    await rows.filter({ hasText: 'Fees' }).getByRole('button').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('On Sunday at ten.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('outbox.view.page') }).click()
    const mail = page.frameLocator('.mail-page')
    await expect(mail.getByText('On Sunday at ten.')).toBeVisible()
    await expect(page.locator('.mail-page')).toHaveAttribute('sandbox', '')

    await openPage(page, '/dashboard/newsletter?status=confirmed')
    await expect(rows.first()).toContainText(t('newsletter.status.confirmed'))
    await expect(page.getByRole('link', { name: t('newsletter.csv') })).toHaveAttribute('href', /\.csv\?/)
  })
})

test('the names in the list of all documents are on one line', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/documents')
  const names = page
    .getByRole('table')
    .first()
    .getByText(/ Al-\w+$/)
  await expect(names.first()).toBeVisible()
  for (const name of await names.all())
    expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1)
})
