import type { Page } from '@playwright/test'
import {
  createStaff,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  language,
  logInAs,
  logInAsAdmin,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { holdPosts } from './support/held-posts.ts'
import { confirmAddress } from './support/mailbox.ts'

const pdf = { name: 'صك.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

const openPage = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}

const sendContactMessage = async (page: Page, subject: string, language: Language) => {
  const response = await page.request.post('/api/contact', {
    data: {
      name: 'Huda Al-Amri',
      email: 'huda@example.com',
      phone: '0550123344',
      subject,
      message: 'May I come on Sunday?',
      language,
    },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).id as number
}

const ownId = async (page: Page) => (await (await page.request.get('/api/user')).json()).id as number

const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title })

test('the office and a client share, open, request, withdraw and revoke a document', async ({ visit }) => {
  const client = await visit({ language })
  await registerClient(client, 'Lama', language)
  await confirmAddress(client)
  const userId = await ownId(client)
  const page = await visit({ language })
  await logInAsAdmin(page)
  await openPage(page, `/dashboard/documents?userId=${userId}`)
  await expect(page.getByRole('combobox', { name: t('documents.client') })).toHaveValue('Lama Al-Harbi')
  // A canceled upload leaves nothing behind.
  const dropPosts = await holdPosts(page, '**/api/admin/documents')
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: t('documents.upload.stopNamed', { name: pdf.name }) }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await dropPosts()
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(toast(page, t('documents.shared'))).toBeVisible()
  const paper = page.getByRole('row').filter({ hasText: pdf.name })
  await expect(paper.getByText(t('documents.notOpened'))).toBeVisible()

  const [shared] = await (await client.request.get('/api/client/documents')).json()
  const opened = await client.request.get(`/api/client/documents/${shared.id}/download`)
  expect(opened.status()).toBe(200)
  await page.reload()
  await expect(paper.getByText(t('documents.openedByClient'))).toBeVisible()

  await page.getByRole('button', { name: t('documents.ask') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('documents.ask.submit') }).click()
  await expect(dialog.getByText(t('val.generic.date')).first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(t('documents.ask.title')).fill('Title deed')
  await dialog.getByLabel(t('documents.ask.due')).fill('2020-03-09')
  await dialog.getByRole('button', { name: t('documents.ask.submit') }).click()
  await expect(toast(page, t('documents.askedToast'))).toBeVisible()
  const requested = page.getByRole('row').filter({ hasText: 'Title deed' })
  await expect(requested).toContainText(t('documents.overdue'))
  await requested.getByRole('button', { name: t('documents.withdrawNamed', { title: 'Title deed' }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('documents.withdraw') })
    .click()
  await expect(toast(page, t('documents.withdrawn'))).toBeVisible()
  await expect(requested).toContainText(t('documents.state.withdrawn'))

  await paper.getByRole('button', { name: t('documents.revokeNamed', { name: pdf.name }) }).click()
  await expectAccessible(page)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('documents.revoke') })
    .click()
  await expect(toast(page, t('documents.revoked'))).toBeVisible()
  await expect(paper).toHaveCount(0)
  expect(await (await client.request.get('/api/client/documents')).json()).toEqual([])
})

test.describe('a file of the wrong kind', () => {
  test.use({ expectedConsole: refusedCall })

  test('is refused with an explanation and leaves nothing behind', async ({ visit }) => {
    const client = await visit({ language })
    await registerClient(client, 'Dana', language)
    await confirmAddress(client)
    const userId = await ownId(client)
    const page = await visit({ language })
    await logInAsAdmin(page)
    await openPage(page, `/dashboard/documents?userId=${userId}`)
    await page.locator('input[type=file]').setInputFiles({
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]),
    })
    await expect(page.locator('.file-row').getByText(t('error.file_kind'))).toBeVisible()
    await expect(toast(page, t('documents.shareError'))).toBeVisible()
    const list = await page.request.get(`/api/admin/documents?userId=${userId}`)
    expect(await list.json()).toEqual([])
  })
})

test.describe('a client with an unconfirmed address', () => {
  test.use({ expectedConsole: refusedCall })

  test('documents are in English and pass axe (en)', async ({ visit }) => {
    const t = wordsIn('en')
    const client = await visit()
    const { username } = await registerClient(client, 'Bandar')
    const email = `${username}@example.com`
    const office = await visit()
    await logInAsAdmin(office)
    await openPage(office, `/dashboard/documents?userId=${await ownId(client)}`)
    await office.locator('input[type=file]').setInputFiles(pdf)
    // The address is not confirmed, so sharing documents takes an explicit step.
    await expect(office.getByRole('alert').filter({ hasText: t('error.unverified_client') })).toBeVisible()
    await office.getByRole('checkbox', { name: t('documents.confirmUnverified', { email }) }).check()
    await expectAccessible(office)
    await office.getByRole('button', { name: t('form.retry') }).click()
    await expect(toast(office, t('documents.shared'))).toBeVisible()
    const paper = office.getByRole('row').filter({ hasText: pdf.name })
    await expect(paper.getByText(t('documents.notOpened'))).toBeVisible()
    await paper.getByRole('button', { name: t('documents.revokeNamed', { name: pdf.name }) }).click()
    await expectAccessible(office)
    await office
      .getByRole('alertdialog')
      .getByRole('button', { name: t('documents.revoke') })
      .click()
    await expect(toast(office, t('documents.revoked'))).toBeVisible()
    await office.getByRole('button', { name: t('documents.ask') }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: t('documents.ask.submit') }).click()
    await expect(dialog.getByText(t('val.generic.date')).first()).toBeVisible()
    await expectAccessible(office)
  })
})

test.describe('an email in its frame', () => {
  // The frame blocks the script that tests inject into every page.
  test.use({ expectedConsole: /sandboxed/ })

  test('admins filter the audit log, and read the outbox and the subscribers', async ({ visit }) => {
    const page = await visit({ language, viewport: phone, theme: 'dark' })
    await logInAsAdmin(page)
    const id = await sendContactMessage(page, `Fees ${language}`, language)
    const reply = await page.request.post(`/api/admin/contact-messages/${id}/reply`, {
      data: { message: 'On Sunday at ten.' },
    })
    expect(reply.status()).toBe(201)

    await openPage(page, '/dashboard/audit')
    await page.getByRole('combobox', { name: t('audit.action') }).click()
    await page.getByRole('option', { name: t('audit.action.reply') }).click()
    await expect(page).toHaveURL(/action=reply/)
    const rows = page.locator('tbody').getByRole('row')
    await expect(rows.first()).toContainText(`#${id}`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('textbox', { name: t('audit.to'), exact: true }).fill('2020-01-01')
    await expect(page.getByText(t('state.noResults'))).toBeVisible()
    await page.getByRole('button', { name: t('ui.table.clearFilters') }).click()
    await expect(rows.first()).toBeVisible()

    await openPage(page, '/dashboard/outbox')
    await rows
      .filter({ hasText: `Fees ${language}` })
      .getByRole('button')
      .click()
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
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test('the names in the list of all documents are on one line', async ({ visit }) => {
  const page = await visit()
  await logInAsAdmin(page)
  await page.goto('/dashboard/documents')
  await hydrated(page)
  const names = page
    .getByRole('table')
    .first()
    .getByText(/ Al-\w+$/)
  await expect(names.first()).toBeVisible()
  for (const name of await names.all())
    expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1)
})

test('staff see messages and documents, but not the audit log, the outbox and the subscribers', async ({
  visit,
}) => {
  const admin = await visit()
  await logInAsAdmin(admin)
  const { username, password } = await createStaff(admin)
  const page = await visit()
  await logInAs(page, username, password)
  await openPage(page, '/dashboard/outbox')
  await expect(page).toHaveURL(/\/dashboard$/)
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByRole('link', { name: 'Messages' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Documents' })).toBeVisible()
  for (const name of ['Audit log', 'Outbox', 'Newsletter'])
    await expect(sidebar.getByRole('link', { name })).toHaveCount(0)
})
