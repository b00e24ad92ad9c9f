import {
  createStaff,
  desktop,
  expect,
  expectNoSidewaysScroll,
  hydrated,
  language,
  logInAs,
  logInAsAdmin,
  phone,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import { askForDocument, matterWords, paper, picture } from './support/matter.ts'

const { subject, message, requested, content } = matterWords(language)

test('a client on a phone and the office exchange a requested document and two messages', {
  tag: '@client',
}, async ({ visit }) => {
  const client = await visit({ language, viewport: phone })
  const firstName = `Lina${language}`
  await registerClient(client, firstName, language)
  await confirmAddress(client)
  const clientId = (await (await client.request.get('/api/user')).json()).id as number
  const office = await visit({ language, viewport: desktop })
  await logInAsAdmin(office)
  const lawyer = await createStaff(office)
  const sent = await client.request.post('/api/consultations', {
    data: {
      firstName,
      lastName: 'Al-Harbi',
      email: 'lina@example.com',
      phone: '0550123344',
      service: 'corporate',
      subject,
      message,
    },
  })
  const { id: requestId } = await sent.json()
  await office.request.put(`/api/admin/consultations/${requestId}`, {
    data: { status: 'approved', assignedToId: lawyer.id },
  })
  await logInAs(office, lawyer.username, lawyer.password)

  // An empty list shows its filters in a whole sentence.
  await office.goto('/dashboard/consultations?assignee=me&q=zzzz')
  const narrowed = t('consult.filterWords.assignee', { state: t('consult.assignee.me') })
  await expect(office.getByText(narrowed)).toBeVisible()

  // The office asks for a document.
  await askForDocument(office, language, { clientId, requestId })

  // The client sees it as the next step and sends a file.
  await client.goto('/client')
  await hydrated(client)
  const next = client.getByRole('region', { name: t('portal.next.title') })
  await expect(next.getByRole('heading')).toContainText(requested)
  await expect(next.getByRole('button', { name: t('portal.asked.button') })).toBeVisible()
  await client.goto(`/client/consultations/${requestId}`)
  await hydrated(client)
  await expect(client.getByText(t('portal.withLawyer', { name: 'Noura Al-Subaie' })).first()).toBeVisible()
  const upload = client.getByRole('button', { name: t('portal.asked.uploadNamed', { title: requested }) })
  const chooser = client.waitForEvent('filechooser')
  await upload.click()
  await (await chooser).setFiles(paper)
  await expect(toast(client).filter({ hasText: t('portal.papers.sentToast') })).toBeVisible()
  await expect(upload).toHaveCount(0)
  await expect(client.getByText(t('portal.asked.count', { n: 1, total: 1 }))).toBeVisible()
  await expect(client.getByText(paper.name).first()).toBeVisible()

  // A message without text is refused at its field. The next one has text and an image.
  const reply = client.getByRole('form', {
    name: t('portal.letters.writeTo', { name: 'Noura Al-Subaie' }),
  })
  await reply.getByRole('button', { name: t('messages.send') }).click()
  await expect(reply.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await reply.getByRole('textbox').fill(content)
  await reply.locator('input[type=file]').setInputFiles(picture)
  await reply.getByRole('button', { name: t('messages.send') }).click()
  await expect(toast(client).filter({ hasText: t('messages.sentToast') })).toBeVisible()
  await expect(reply.getByRole('textbox')).toHaveValue('')
  await expect(client.getByRole('link', { name: picture.name }).first()).toBeVisible()
  await expectNoSidewaysScroll(client)

  // The office replies in its own window. An open conversation would show the reply and mark it as read.
  await client.goto('/client/documents')
  await hydrated(client)
  await office.goto('/dashboard/messages?box=inbox')
  await hydrated(office)
  await office.getByRole('button', { name: t('messages.viewNamed', { subject }) }).click()
  const letter = office.getByRole('dialog')
  await expect(letter.getByText(content)).toBeVisible()
  await letter.getByRole('button', { name: t('action.reply') }).click()
  await letter.getByLabel(t('messages.reply')).fill('Received, thank you.')
  await letter
    .locator('form')
    .getByRole('button', { name: t('messages.sendReply') })
    .click()
  await expect(toast(office).filter({ hasText: t('messages.sentToast') })).toBeVisible()

  // It is unread in the client's inbox until they open it.
  await client.goto('/client/messages')
  await hydrated(client)
  await expect(
    client.getByRole('row').getByText(t('messages.unreadCount', { n: 1 }), { exact: true }),
  ).toBeVisible()
  await client.getByRole('link', { name: subject }).first().click()
  await expect(client.getByText('Received, thank you.')).toBeVisible()
  await expect(
    client.getByRole('link', { name: t('messages.request', { id: String(requestId) }) }),
  ).toBeVisible()
  await client.getByRole('button', { name: t('portal.letters.archive') }).click()
  await expect(toast(client).filter({ hasText: t('toast.message.archived') })).toBeVisible()
  await expect(client.getByText(t('status.archived'), { exact: true })).toBeVisible()

  // One button opens the sections on a phone.
  const sections = client.getByRole('navigation', { name: t('portal.title') })
  await sections.getByRole('button').click()
  await client.keyboard.press('Escape')
  await expect(sections.getByRole('button')).toBeFocused()
  await sections.getByRole('button').click()
  await sections.getByRole('link', { name: t('portal.letters') }).click()
  await client.getByRole('button', { name: t('messages.archived') }).click()
  await expect(client.getByRole('link', { name: subject })).toBeVisible()
})
