import {
  createStaff,
  expect,
  expectAccessible,
  language,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import { paper } from './support/matter.ts'
import {
  answer,
  create,
  openOffice,
  openPage,
  press,
  read,
  sendContactMessage,
  visitAs,
  visitAsAdmin,
} from './support/office.ts'

test('the office and a client exchange messages, with a document attached', { tag: '@lawyer' }, async ({
  visit,
}) => {
  const client = await visit({ language })
  await registerClient(client, 'Rayan', language)
  await confirmAddress(client)
  const office = await openOffice(visit, '/dashboard/messages')
  const expectToast = (text: string) => expect(toast(office).filter({ hasText: text })).toBeVisible()
  await press(office.locator('.page-actions'), 'messages.new')
  const compose = office.getByRole('dialog', { name: t('messages.new') })
  const send = compose.getByRole('button', { name: t('messages.send'), exact: true })
  const recipient = compose.getByRole('combobox').first()
  await send.click()
  await expect(compose.getByText(t('val.generic.required')).first()).toBeVisible()
  // Keyboard only: a few letters, arrow down, Enter.
  await recipient.fill('Rayan')
  await expect(office.getByRole('option', { name: 'Rayan' })).toBeVisible()
  await expectAccessible(office)
  await office.keyboard.press('ArrowDown')
  await office.keyboard.press('Enter')
  await expect(recipient).toHaveValue('Rayan Al-Harbi')
  await compose.getByLabel(t('form.subject')).fill('Lease')
  await compose.getByLabel(t('form.message')).fill('It begins in May.')
  await compose.locator('input[type=file]').setInputFiles(paper)
  await send.click()
  await expectToast(t('messages.sentToast'))
  await expect(compose).toBeHidden()
  // The page shows the folder of the new message.
  await expect(office).toHaveURL(/\?box=sent$/)
  await expect(office.getByRole('row').filter({ hasText: 'Rayan' })).toContainText('Lease')

  const [letter] = await read(client, '/api/messages?box=inbox')
  expect(letter).toMatchObject({ subject: 'Lease', status: 'unread', attachments: [{ name: paper.name }] })
  const reply = { subject: 'Lease', content: 'And when does it end?', parentMessageId: letter.id }
  await create(client, '/api/messages', reply)

  await openPage(office, '/dashboard/messages?box=inbox')
  const row = office.getByRole('row').filter({ hasText: 'Rayan' })
  await expect(row).toHaveClass(/row-unread/)
  await expect(row.getByText(t('status.unread'))).toBeVisible()
  await row.getByRole('button', { name: t('messages.viewNamed', { subject: 'Lease' }) }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByText('It begins in May.')).toBeVisible()
  await expect(dialog.getByText('And when does it end?')).toBeVisible()
  await expect(dialog.getByRole('link', { name: paper.name })).toHaveAttribute('download', '')
  await expect(row.getByText(t('status.read'))).toBeAttached()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: t('action.reply'), exact: true }).click()
  await dialog.getByLabel(t('messages.reply')).fill('In a year.')
  await dialog.getByRole('button', { name: t('messages.sendReply') }).click()
  await expectToast(t('messages.sentToast'))
  const { thread } = await read(client, `/api/messages/${letter.id}`)
  expect(thread.map(({ content }: { content: string }) => content)).toEqual([
    'It begins in May.',
    'And when does it end?',
    'In a year.',
  ])

  const archive = row.getByRole('button', { name: t('messages.archiveNamed', { subject: 'Lease' }) })
  await archive.click()
  await expectToast(t('toast.message.archived'))
  await expect(row).toHaveCount(0)
  await openPage(office, '/dashboard/messages?box=archived')
  await expect(row.getByText(t('status.archived'))).toBeVisible()
  await expect(archive).toHaveCount(0)
})

test('only the recipient archives and restores a message, in the default inbox', async ({ visit }) => {
  const office = await visitAsAdmin(visit)
  const staff = await createStaff(office)
  const subject = 'Deed'
  await create(office, '/api/messages', { toUserId: staff.id, subject, content: 'Please look.' })
  const archive = { name: t('messages.archiveNamed', { subject }) }
  await openPage(office, '/dashboard/messages?box=sent')
  const sent = office.getByRole('row').filter({ hasText: subject })
  await expect(sent).not.toHaveClass(/row-unread/)
  await expect(sent.getByRole('button', archive)).toHaveCount(0)
  await openPage(office, '/dashboard/messages')
  await expect(office.getByRole('button', { name: t('messages.inbox'), pressed: true })).toBeVisible()
  await expect(sent).toHaveCount(0)

  const colleague = await visitAs(visit, staff)
  await openPage(colleague, '/dashboard/messages')
  const row = colleague.getByRole('row').filter({ hasText: subject })
  await expect(row).toHaveClass(/row-unread/)
  await row.getByRole('button', archive).click()
  await expect(row).toHaveCount(0)
  await press(toast(colleague).filter({ hasText: t('toast.message.archived') }), 'messages.undo')
  await expect(toast(colleague).filter({ hasText: t('messages.unarchived') })).toBeVisible()
  await expect(row.getByRole('button', archive)).toBeVisible()
})

test.describe('a contact message', () => {
  test.use({ expectedConsole: refusedCall })

  test('is read, converted to a consultation once, and deleted', async ({ visit }) => {
    const page = await visitAsAdmin(visit)
    const subject = 'Appointment'
    await sendContactMessage(page, subject)
    await openPage(page, '/dashboard/messages?tab=contact')
    const row = page.getByRole('row').filter({ hasText: subject })
    await expect(row).toHaveClass(/row-unread/)
    await row.getByRole('button', { name: t('messages.viewNamed', { subject }) }).click()
    const dialog = page.getByRole('dialog')
    await expect(row).not.toHaveClass(/row-unread/)
    // Without a mail server, replying opens the mail program.
    const mailto = await dialog.getByRole('link', { name: t('action.sendEmail') }).getAttribute('href')
    expect(decodeURIComponent(mailto ?? '')).toMatch(/^mailto:huda@example\.com\?subject=.*Appointment/)
    expect(decodeURIComponent(mailto ?? '')).toContain('> May I come on Sunday?')

    await dialog.getByRole('button', { name: t('contactMessages.convert') }).click()
    const conversion = page.getByRole('dialog', { name: t('contactMessages.convert') })
    const submit = conversion.getByRole('button', { name: t('contactMessages.convert.submit') })
    await expect(conversion.getByLabel(t('form.firstName'))).toHaveValue('Huda')
    await expect(conversion.getByLabel(t('form.lastName'))).toHaveValue('Al-Amri')
    await submit.click()
    await expect(conversion.getByText(t('val.generic.required')).first()).toBeVisible()
    await expectAccessible(page)
    await conversion.getByRole('combobox').click()
    await page.getByRole('option', { name: t('area.contract') }).click()
    await submit.click()
    await expect(toast(page).filter({ hasText: t('contactMessages.converted') })).toBeVisible()
    const [consultation] = await read(page, `/api/admin/consultations?q=${subject}`)
    expect(consultation).toMatchObject({ firstName: 'Huda', subject, service: 'contract' })
    await row.getByRole('button', { name: t('messages.viewNamed', { subject }) }).click()
    const reference = `#${consultation.id}`
    await expect(
      dialog.getByRole('link', { name: t('contactMessages.openConverted', { reference }) }),
    ).toHaveAttribute('href', `/dashboard/consultations/${consultation.id}`)
    await page.keyboard.press('Escape')

    await row.getByRole('button', { name: t('messages.deleteNamed', { subject }) }).click()
    const confirmation = page.getByRole('alertdialog')
    await expect(confirmation.getByText(t('confirm.message'))).toBeVisible()
    await expect(confirmation.getByRole('button', { name: t('form.cancel') })).toBeFocused()
    await answer(page, 'form.delete')
    await expect(toast(page).filter({ hasText: t('toast.message.deleted') })).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  test('becomes one consultation, even if two colleagues convert it', async ({ visit }) => {
    const page = await visitAsAdmin(visit)
    const subject = 'Once'
    const id = await sendContactMessage(page, subject)
    await openPage(page, '/dashboard/messages?tab=contact')
    await page.getByRole('button', { name: t('messages.viewNamed', { subject }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('contactMessages.convert') }).click()
    const conversion = page.getByRole('dialog', { name: t('contactMessages.convert') })
    const form = conversion.locator('form')
    await conversion.getByRole('combobox').click()
    await page.getByRole('option', { name: t('area.contract') }).click()
    const colleagues = { firstName: 'Huda', lastName: 'Al-Amri', phone: '0550123344', service: 'employment' }
    const consultation = await create(page, `/api/admin/contact-messages/${id}/consultation`, colleagues)
    await form.getByRole('button', { name: t('contactMessages.convert.submit') }).click()
    const refusal = t('error.converted', { id: `${consultation.id}` })
    await expect(conversion.getByText(refusal).first()).toBeVisible()
    // The dialog has its final height, so that the next button does not move.
    await expect(conversion.getByRole('group', { name: t('contactMessages.convertError') })).toBeFocused()
    await form.getByRole('button', { name: t('form.cancel') }).click()
    await answer(page, 'ui.unsaved.leave')
    const reference = `#${consultation.id}`
    await expect(
      dialog.getByRole('link', { name: t('contactMessages.openConverted', { reference }) }),
    ).toBeVisible()
  })
})
