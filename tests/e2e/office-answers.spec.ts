import type { Page } from '@playwright/test'
import { withMail } from './support/firm.ts'
import {
  expect,
  expectAccessible,
  expectAt,
  language,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { mailTo } from './support/mailbox.ts'
import { create, openPage, read, visitAsAdmin } from './support/office.ts'

// Without a mail server, the office replies in the mail program of the device.
test.use({ serverWith: withMail() })

let requests = 0
/** Sends a request as a visitor or a client. Returns its id and a guest's private link. */
const ask = async (page: Page) => {
  requests += 1
  const email = `sara.${requests}@example.com`
  const { id, followToken } = await create(page, '/api/consultations', {
    ...{ firstName: 'Sara', lastName: 'Al-Harbi', email, phone: '0550123344' },
    ...{ service: 'employment', message: 'A dismissal.', language },
  })
  return { id: id as number, email, followToken: followToken as string }
}

const openInOffice = async (admin: Page, id: number) => {
  await openPage(admin, `/dashboard/consultations?open=${id}`)
  const dialog = admin.getByRole('dialog', { name: t('consult.details') })
  await expect(dialog.getByText('A dismissal.')).toBeVisible()
  return dialog
}
const choose = async (admin: Page, status: 'approved' | 'rejected') => {
  await admin.getByRole('combobox', { name: t('table.status') }).click()
  await admin.getByRole('option', { name: t(`status.${status}`), exact: true }).click()
}

test('the office replies to a guest by email from the request', { tag: '@lawyer' }, async ({ visit }) => {
  const guest = await visit({ language })
  const { id, email } = await ask(guest)
  const admin = await visitAsAdmin(visit)
  const dialog = await openInOffice(admin, id)
  await dialog.getByRole('button', { name: t('consult.reply'), exact: true }).click()
  const reply = admin.getByRole('dialog', { name: t('consult.reply.title', { reference: `#${id}` }) })
  const message = reply.getByLabel(t('consult.reply.message'))
  await expect(message).toBeFocused()
  await expect(message).toHaveAccessibleDescription(new RegExp(email))
  await expectAccessible(admin)

  // An empty reply is not sent, and Escape does not discard typed text.
  await reply.getByRole('button', { name: t('consult.reply.send') }).click()
  await expectAt(message, t('val.generic.required'))
  await message.fill('Please bring your contract.\n\nنراكم الأحد.')
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: t('ui.unsaved.stay') }).click()
  await expect(message).toHaveValue('Please bring your contract.\n\nنراكم الأحد.')
  await reply.getByRole('button', { name: t('consult.reply.send') }).click()

  await expect(toast(admin).filter({ hasText: t('consult.reply.sent') })).toContainText(email)
  await expect(reply).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('Please bring your contract.')).toBeVisible()
  const mail = await mailTo(admin, email, 'Please bring your contract.')
  expect(mail.text).toContain('نراكم الأحد.')
  expect(mail.subject).toContain(String(id))
  // Only the email contains the firm's reply: the private link shows just the status.
  await guest.goto(`/requests?token=${(await ask(guest)).followToken}`)
  await expect(guest.getByRole('main')).not.toContainText('contract')
})

test('a client reads the reason of a rejection', async ({ visit }) => {
  const client = await visit({ language })
  await registerClient(client, 'Sara', language)
  const { id } = await ask(client)
  const admin = await visitAsAdmin(visit)
  let dialog = await openInOffice(admin, id)
  const sentence = dialog.getByLabel(t('consult.rejectionNote'))
  await expect(sentence).toHaveCount(0)
  await choose(admin, 'approved')
  await expect(sentence).toHaveCount(0)
  await choose(admin, 'rejected')
  await expect(sentence).toHaveAccessibleDescription(t('consult.rejectionNote.hint'))
  await sentence.fill('x'.repeat(501))
  await dialog.getByRole('button', { name: t('form.save'), exact: true }).click()
  await expectAt(sentence, t('val.generic.maxLength', { max: 500 }))
  await sentence.fill('Another firm already acts for the other side.')
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: t('form.save'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  dialog = await openInOffice(admin, id)
  await expect(dialog.getByLabel(t('consult.rejectionNote'))).toHaveValue(
    'Another firm already acts for the other side.',
  )

  await client.goto(`/client/consultations/${id}`)
  await expect(client.getByRole('main')).toContainText('Another firm already acts for the other side.')
  await client.getByRole('button', { name: t('portal.letters.writeToFirm'), exact: true }).click()
  await expect(
    client.getByRole('form', { name: t('portal.letters.writeToFirm') }).getByRole('textbox'),
  ).toBeFocused()
  const { email } = await read(client, '/api/user')
  await mailTo(admin, email, 'Another firm already acts for the other side.')
})

test('a guest reads the reason of a rejection on the private page', async ({ visit }) => {
  const guest = await visit({ language })
  const { id, followToken } = await ask(guest)
  const admin = await visitAsAdmin(visit)
  const dialog = await openInOffice(admin, id)
  await choose(admin, 'rejected')
  await dialog.getByLabel(t('consult.rejectionNote')).fill('We do not act in criminal matters.')
  await dialog.getByRole('button', { name: t('form.save'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await guest.goto(`/requests?token=${followToken}`)
  await expect(guest.getByRole('main')).toContainText('We do not act in criminal matters.')
  await expectAccessible(guest)
})
