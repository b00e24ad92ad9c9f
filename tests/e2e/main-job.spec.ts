import { askForConsultation, choose } from './support/consultation-form.ts'
import { desktop, expect, hydrated, language, phone, t, test, wordsIn } from './support/fixtures.ts'
import { adminPassword } from './support/server.ts'

const ar = wordsIn('ar')

test('a request goes from the form to the office and back, through a server crash', {
  tag: '@lawyer',
}, async ({ visit, server }) => {
  const mark = `${language}-${Date.now()}`
  const guestRequest = {
    firstName: 'لمى',
    lastName: `القحطاني ${mark}`,
    email: `lama.${mark}@example.com`,
    message: 'اشتريت وحدة على الخارطة وتأخر تسليمها.',
  }
  const clientRequest = {
    firstName: 'سارة',
    lastName: `الحربي ${mark}`,
    email: `sara.${mark}@example.com`,
    message: 'نحن ثلاثة شركاء ونرغب في إدخال شريك رابع.',
  }

  const guest = await visit({ language: 'ar', viewport: phone })
  await guest.goto('/')
  await hydrated(guest)
  await askForConsultation(guest, 'ar', guestRequest)

  const client = await visit({ language: 'ar', viewport: phone })
  await client.goto('/auth?tab=register')
  await client.getByLabel(ar('form.username')).fill(`sara.${mark}`)
  await client.getByLabel(ar('form.password'), { exact: true }).fill('كلمة سر طويلة')
  await client.getByLabel(ar('form.confirmPassword')).fill('كلمة سر طويلة')
  await client.getByLabel(ar('form.firstName')).fill(clientRequest.firstName)
  await client.getByLabel(ar('form.lastName')).fill(clientRequest.lastName)
  await client.getByLabel(ar('form.email')).fill(clientRequest.email)
  await client.getByRole('checkbox').first().check()
  await client.getByRole('button', { name: ar('auth.register') }).click()
  await expect(client).toHaveURL(/\/client$/)
  await expect(client.getByText(ar('toast.register.success.title')).first()).toBeVisible()
  await client.goto('/#consultation')
  await hydrated(client)
  const form = client.getByRole('form', { name: ar('hero.cta.consultation') })
  await expect(form.getByLabel(ar('form.email'))).toHaveValue(clientRequest.email)
  await askForConsultation(client, 'ar', clientRequest, true)

  const admin = await visit({ language, viewport: desktop })
  await admin.goto('/dashboard/consultations?status=pending')
  await admin.getByLabel(t('form.username')).fill('admin')
  await admin.getByLabel(t('form.password'), { exact: true }).fill(adminPassword)
  await admin.getByRole('button', { name: t('auth.login'), exact: true }).click()
  await expect(admin).toHaveURL(/\/dashboard\/consultations\?status=pending$/)
  const names = admin.getByRole('table').getByRole('rowheader')
  await expect(names.nth(0)).toContainText(clientRequest.lastName)
  await expect(names.nth(1)).toContainText(guestRequest.lastName)

  await admin.getByRole('button', { name: new RegExp(clientRequest.lastName) }).click()
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
  await expect(list.getByText(ar('status.approved')).first()).toBeVisible()
  await expect(list).not.toContainText(guestRequest.lastName)
  await client
    .getByRole('link', { name: ar('area.corporate') })
    .first()
    .click()
  await expect(client.getByText(clientRequest.message)).toBeVisible()
  await expect(client.getByText('Mizan Admin').first()).toBeVisible()
  await expect(client.locator('body')).not.toContainText('Conflict check')

  await admin.goto('/dashboard/consultations')
  await expect(admin.getByRole('table')).toContainText(clientRequest.lastName)
  await expect(admin.getByRole('table')).toContainText(guestRequest.lastName)
})
