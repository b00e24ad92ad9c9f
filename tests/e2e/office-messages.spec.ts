import type { Page } from '@playwright/test'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  hydrated,
  type Language,
  language,
  logInAs,
  logInAsAdmin,
  refusedCall,
  registerClient,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'
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

test('the office and a client exchange messages, with a document attached', async ({ visit }) => {
  const client = await visit({ language })
  const firstName = `Rayan${language}`
  await registerClient(client, firstName, language)
  await confirmAddress(client)
  const office = await visit({ language, viewport: desktop })
  await logInAsAdmin(office)
  await openPage(office, '/dashboard/messages')
  await office
    .locator('.page-actions')
    .getByRole('button', { name: t('messages.new') })
    .click()
  const compose = office.getByRole('dialog', { name: t('messages.new') })
  await compose.getByRole('button', { name: t('messages.send'), exact: true }).click()
  await expect(compose.getByText(t('val.generic.required')).first()).toBeVisible()
  // Keyboard only: a few letters, arrow down, Enter.
  await compose.getByRole('combobox').first().fill(firstName)
  await expect(office.getByRole('option', { name: firstName })).toBeVisible()
  await expectAccessible(office)
  await office.keyboard.press('ArrowDown')
  await office.keyboard.press('Enter')
  await expect(compose.getByRole('combobox').first()).toHaveValue(`${firstName} Al-Harbi`)
  await compose.getByLabel(t('form.subject')).fill('Lease')
  await compose.getByLabel(t('form.message')).fill('It begins in May.')
  await compose.locator('input[type=file]').setInputFiles(pdf)
  await compose.getByRole('button', { name: t('messages.send'), exact: true }).click()
  await expect(toast(office, t('messages.sentToast'))).toBeVisible()
  await expect(compose).toBeHidden()
  // The page shows the folder of the new message.
  await expect(office).toHaveURL(/\?box=sent$/)
  await expect(office.getByRole('row').filter({ hasText: firstName })).toContainText('Lease')

  const [letter] = await (await client.request.get('/api/messages?box=inbox')).json()
  expect(letter).toMatchObject({ subject: 'Lease', status: 'unread', attachments: [{ name: pdf.name }] })
  expect((await client.request.get(`/api/messages/${letter.id}`)).status()).toBe(200)
  const reply = { subject: 'Lease', content: 'And when does it end?', parentMessageId: letter.id }
  const answered = await client.request.post('/api/messages', { data: reply })
  expect(answered.status()).toBe(201)

  await openPage(office, '/dashboard/messages?box=inbox')
  const row = office.getByRole('row').filter({ hasText: firstName })
  await expect(row).toHaveClass(/row-unread/)
  await expect(row.getByText(t('status.unread'))).toBeVisible()
  await row.getByRole('button', { name: t('messages.viewNamed', { subject: 'Lease' }) }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByText('It begins in May.')).toBeVisible()
  await expect(dialog.getByText('And when does it end?')).toBeVisible()
  await expect(dialog.getByRole('link', { name: pdf.name })).toHaveAttribute('download', '')
  await expect(row.getByText(t('status.read'))).toBeAttached()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: t('action.reply'), exact: true }).click()
  await dialog.getByLabel(t('messages.reply')).fill('In a year.')
  await dialog.getByRole('button', { name: t('messages.sendReply') }).click()
  await expect(toast(office, t('messages.sentToast'))).toBeVisible()
  const { thread } = await (await client.request.get(`/api/messages/${letter.id}`)).json()
  expect(thread.map(({ content }: { content: string }) => content)).toEqual([
    'It begins in May.',
    'And when does it end?',
    'In a year.',
  ])

  await row.getByRole('button', { name: t('messages.archiveNamed', { subject: 'Lease' }) }).click()
  await expect(toast(office, t('toast.message.archived'))).toBeVisible()
  await expect(row).toHaveCount(0)
  await openPage(office, '/dashboard/messages?box=archived')
  await expect(row.getByText(t('status.archived'))).toBeVisible()
  await expect(
    row.getByRole('button', { name: t('messages.archiveNamed', { subject: 'Lease' }) }),
  ).toHaveCount(0)
})

test.describe('a refusal', () => {
  test.use({ expectedConsole: refusedCall })

  test('a contact message becomes one consultation, even if two colleagues convert it', async ({ visit }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    const subject = `Once ${language}`
    const id = await sendContactMessage(page, subject, language)
    await openPage(page, '/dashboard/messages?tab=contact')
    await page.getByRole('button', { name: t('messages.viewNamed', { subject }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('contactMessages.convert') }).click()
    const conversion = page.getByRole('dialog', { name: t('contactMessages.convert') })
    await conversion.getByRole('combobox').click()
    await page.getByRole('option', { name: t('area.contract') }).click()
    const colleague = await page.request.post(`/api/admin/contact-messages/${id}/consultation`, {
      data: { firstName: 'Huda', lastName: 'Al-Amri', phone: '0550123344', service: 'employment' },
    })
    const consultation = await colleague.json()
    await conversion
      .locator('form')
      .getByRole('button', { name: t('contactMessages.convert.submit') })
      .click()
    await expect(
      conversion.getByText(t('error.converted', { id: `${consultation.id}` })).first(),
    ).toBeVisible()
    // The dialog has its final height, so that the next button does not move.
    await expect(conversion.getByRole('group', { name: t('contactMessages.convertError') })).toBeFocused()
    await conversion
      .locator('form')
      .getByRole('button', { name: t('form.cancel') })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('ui.unsaved.leave') })
      .click()
    await expect(
      dialog.getByRole('link', {
        name: t('contactMessages.openConverted', { reference: `#${consultation.id}` }),
      }),
    ).toBeVisible()
  })
})

test('only the recipient archives and restores a message, in the default inbox', async ({ visit }) => {
  const office = await visit({ language })
  await logInAsAdmin(office)
  const staff = await createStaff(office)
  const data = { toUserId: staff.id, subject: `Deed ${language}`, content: 'Please look.' }
  expect((await office.request.post('/api/messages', { data })).status()).toBe(201)
  const archive = { name: t('messages.archiveNamed', { subject: data.subject }) }
  await openPage(office, '/dashboard/messages?box=sent')
  const sent = office.getByRole('row').filter({ hasText: data.subject })
  await expect(sent).not.toHaveClass(/row-unread/)
  await expect(sent.getByRole('button', archive)).toHaveCount(0)
  await openPage(office, '/dashboard/messages')
  await expect(office.getByRole('button', { name: t('messages.inbox'), pressed: true })).toBeVisible()
  await expect(sent).toHaveCount(0)

  const colleague = await visit({ language })
  await logInAs(colleague, staff.username, staff.password)
  await openPage(colleague, '/dashboard/messages')
  const row = colleague.getByRole('row').filter({ hasText: data.subject })
  await expect(row).toHaveClass(/row-unread/)
  await row.getByRole('button', archive).click()
  await expect(row).toHaveCount(0)
  await toast(colleague, t('toast.message.archived'))
    .getByRole('button', { name: t('messages.undo') })
    .click()
  await expect(toast(colleague, t('messages.unarchived'))).toBeVisible()
  await expect(row.getByRole('button', archive)).toBeVisible()
})

test('the office opens a contact message, reads it, converts it to a consultation and deletes it', async ({
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const subject = `Appointment ${language}`
  const id = await sendContactMessage(page, subject, language)
  await openPage(page, '/dashboard/messages?tab=contact')
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toHaveClass(/row-unread/)
  await row.getByRole('button', { name: t('messages.viewNamed', { subject }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(row).not.toHaveClass(/row-unread/)
  expect((await (await page.request.get(`/api/admin/contact-messages/${id}`)).json()).isRead).toBe(true)
  // Without a mail server, replying opens the mail program.
  const mailto = await dialog.getByRole('link', { name: t('action.sendEmail') }).getAttribute('href')
  expect(decodeURIComponent(mailto ?? '')).toMatch(/^mailto:huda@example\.com\?subject=.*Appointment/)
  expect(decodeURIComponent(mailto ?? '')).toContain('> May I come on Sunday?')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: t('contactMessages.convert') }).click()
  const conversion = page.getByRole('dialog', { name: t('contactMessages.convert') })
  await expect(conversion.getByLabel(t('form.firstName'))).toHaveValue('Huda')
  await expect(conversion.getByLabel(t('form.lastName'))).toHaveValue('Al-Amri')
  await conversion.getByRole('button', { name: t('contactMessages.convert.submit') }).click()
  await expect(conversion.getByText(t('val.generic.required')).first()).toBeVisible()
  await expectAccessible(page)
  await conversion.getByRole('combobox').click()
  await page.getByRole('option', { name: t('area.contract') }).click()
  await conversion.getByRole('button', { name: t('contactMessages.convert.submit') }).click()
  await expect(toast(page, t('contactMessages.converted'))).toBeVisible()
  const [consultation] = await (
    await page.request.get(`/api/admin/consultations?q=${encodeURIComponent(subject)}`)
  ).json()
  expect(consultation).toMatchObject({ firstName: 'Huda', subject, service: 'contract' })
  await row.getByRole('button', { name: t('messages.viewNamed', { subject }) }).click()
  const reference = `#${consultation.id}`
  await expect(
    dialog.getByRole('link', { name: t('contactMessages.openConverted', { reference }) }),
  ).toHaveAttribute('href', `/dashboard/consultations/${consultation.id}`)
  await dialog
    .getByRole('button', { name: t('form.close'), exact: true })
    .first()
    .click()

  await row.getByRole('button', { name: t('messages.deleteNamed', { subject }) }).click()
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation.getByText(t('confirm.message'))).toBeVisible()
  await expect(confirmation.getByRole('button', { name: t('form.cancel') })).toBeFocused()
  await confirmation.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page, t('toast.message.deleted'))).toBeVisible()
  await expect(row).toHaveCount(0)
})

// `npm test` runs the tests above in Arabic only. This one checks texts and layout in English.
test('messages and contact messages are in English and pass axe (en)', async ({ visit }) => {
  const t = wordsIn('en')
  const client = await visit()
  await registerClient(client, 'Musaad')
  const office = await visit()
  await logInAsAdmin(office)
  const lease = { toUserId: await ownId(client), subject: 'Lease of Musaad', content: 'It begins in May.' }
  const { id } = await (await office.request.post('/api/messages', { data: lease })).json()
  const reply = { subject: lease.subject, content: 'And when does it end?', parentMessageId: id }
  expect((await client.request.post('/api/messages', { data: reply })).status()).toBe(201)
  const subject = 'Appointment of Musaad'
  await sendContactMessage(client, subject, 'en')

  await openPage(office, '/dashboard/messages?box=inbox')
  const row = office.getByRole('row').filter({ hasText: 'Musaad' })
  await expect(row.getByText(t('status.unread'))).toBeVisible()
  const dialog = office.getByRole('dialog')
  await row.getByRole('button', { name: t('messages.viewNamed', { subject: lease.subject }) }).click()
  await expect(dialog.getByText('It begins in May.')).toBeVisible()
  await expect(row.getByText(t('status.read'))).toBeAttached()
  await expectAccessible(office)
  await office.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await office
    .locator('.page-actions')
    .getByRole('button', { name: t('messages.new') })
    .click()
  await dialog.getByRole('button', { name: t('messages.send'), exact: true }).click()
  await expect(dialog.getByText(t('val.generic.required')).first()).toBeVisible()
  await dialog.getByRole('combobox').first().fill('Musaad')
  await expect(office.getByRole('option', { name: 'Musaad' })).toBeVisible()
  await expectAccessible(office)

  await openPage(office, '/dashboard/messages')
  await office.getByRole('tab', { selected: true }).focus()
  await office.keyboard.press('ArrowRight')
  await office.getByRole('button', { name: t('messages.viewNamed', { subject }) }).click()
  await dialog.getByRole('button', { name: t('contactMessages.convert') }).click()
  const conversion = office.getByRole('dialog', { name: t('contactMessages.convert') })
  await conversion.getByRole('button', { name: t('contactMessages.convert.submit') }).click()
  await expect(conversion.getByText(t('val.generic.required')).first()).toBeVisible()
  await expectAccessible(office)
})
