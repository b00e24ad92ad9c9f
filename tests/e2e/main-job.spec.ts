import { askForConsultation, choose } from './support/consultation-form.ts'
import { desktop, expect, hydrated, language, phone, registerClient, t, test } from './support/fixtures.ts'
import { submitLogin } from './support/login-form.ts'
import { ownAccount } from './support/records.ts'
import { adminPassword } from './support/server.ts'

test('a request goes from the form to the office and back, through a server crash', async ({
  visit,
  server,
}) => {
  const guestRequest = {
    firstName: 'لمى',
    lastName: 'القحطاني',
    email: 'lama@example.com',
    message: 'اشتريت وحدة على الخارطة وتأخر تسليمها.',
  }
  const clientRequest = { firstName: 'سارة', lastName: 'الحربي', message: 'نرغب في إدخال شريك رابع.' }

  const guest = await visit({ language, viewport: phone })
  await guest.goto('/')
  await hydrated(guest)
  await askForConsultation(guest, language, guestRequest)

  const client = await visit({ language, viewport: phone })
  await registerClient(client, clientRequest.firstName, language)
  const { email } = await ownAccount(client)
  await client.goto('/#consultation')
  await hydrated(client)
  const form = client.getByRole('form', { name: t('hero.cta.consultation') })
  await expect(form.getByLabel(t('form.email'))).toHaveValue(email)
  await askForConsultation(client, language, { ...clientRequest, email }, true)

  const admin = await visit({ language, viewport: desktop })
  await admin.goto('/dashboard/consultations?status=pending')
  await submitLogin(admin, { username: 'admin', password: adminPassword })
  await expect(admin).toHaveURL(/\/dashboard\/consultations\?status=pending$/)
  const names = admin.getByRole('table').getByRole('rowheader')
  await expect(names.nth(0)).toContainText('Al-Harbi')
  await expect(names.nth(1)).toContainText(guestRequest.lastName)

  await admin.getByRole('button', { name: /Al-Harbi/ }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByText(clientRequest.message)).toBeVisible()
  await choose(admin, new RegExp(t('consult.assignedTo')), 'Mizan Admin')
  await dialog.getByLabel(t('consult.notes')).fill('Conflict check done.')
  await choose(admin, t('table.status'), t('status.approved'))
  await dialog.getByRole('button', { name: t('form.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(admin.getByText(t('toast.consultation.updated')).first()).toBeVisible()
  await expect(names.nth(0)).toContainText(guestRequest.lastName)

  await server.kill()
  await server.start()

  await client.goto('/client/consultations')
  const list = client.getByRole('main')
  await expect(list.getByText(t('status.approved')).first()).toBeVisible()
  await expect(list).not.toContainText(guestRequest.lastName)
  await client
    .getByRole('link', { name: t('area.corporate') })
    .first()
    .click()
  await expect(client.getByText(clientRequest.message)).toBeVisible()
  await expect(client.getByText('Mizan Admin').first()).toBeVisible()
  await expect(client.locator('body')).not.toContainText('Conflict check')

  await admin.goto('/dashboard/consultations')
  await expect(admin.getByRole('table')).toContainText('Al-Harbi')
  await expect(admin.getByRole('table')).toContainText(guestRequest.lastName)
})
