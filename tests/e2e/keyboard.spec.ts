import { expect, hydrated, language, registerClient, t, test } from './support/fixtures.ts'
import { chooseByArrows, tabTo, typeInto } from './support/keyboard.ts'
import { adminPassword } from './support/server.ts'

test('a visitor and the office handle a request by keyboard only', { tag: '@lawyer' }, async ({ visit }) => {
  const mark = `${language} ${Date.now()}`

  const guest = await visit({ language })
  await guest.goto('/')
  await hydrated(guest)
  await guest.keyboard.press('Tab')
  await expect(guest.getByRole('link', { name: t('nav.skip') })).toBeFocused()
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('main')).toBeFocused()
  const form = guest.getByRole('form', { name: t('hero.cta.consultation') })
  await typeInto(guest, form.getByLabel(t('form.message')), 'A supplier has sued us.')
  // The list comes before the message. It is ours once the form is hydrated.
  await expect(form.locator('button[role="combobox"]')).toHaveCount(2)
  await guest.keyboard.press('Shift+Tab')
  await guest.keyboard.press('Shift+Tab')
  await chooseByArrows(guest, form.getByRole('combobox', { name: t('form.service') }), t('area.litigation'))
  await typeInto(guest, form.getByLabel(t('form.firstName')), 'Lama')
  await typeInto(guest, form.getByLabel(t('form.lastName')), mark)
  await typeInto(guest, form.getByLabel(t('form.email')), 'lama@example.com')
  await typeInto(guest, form.getByLabel(t('form.phone')), '0550123344')
  await tabTo(guest, form.getByRole('checkbox'))
  await guest.keyboard.press('Space')
  await tabTo(guest, form.getByRole('button', { name: t('form.submit') }))
  await guest.keyboard.press('Enter')
  await expect(guest.getByText(t('toast.consultation.success')).first()).toBeVisible()

  const admin = await visit({ language })
  await admin.goto('/auth?next=/dashboard/consultations')
  const login = admin.getByRole('form', { name: t('auth.login') })
  await expect(login).toBeVisible()
  await typeInto(admin, login.getByLabel(t('form.username')), 'admin')
  await typeInto(admin, login.getByLabel(t('form.password'), { exact: true }), adminPassword)
  await admin.keyboard.press('Enter')
  await expect(admin).toHaveURL(/\/dashboard\/consultations$/)
  await tabTo(admin, admin.getByRole('button', { name: new RegExp(mark) }))
  await admin.keyboard.press('Enter')
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await chooseByArrows(admin, dialog.getByRole('combobox', { name: t('table.status') }), t('status.approved'))
  await tabTo(admin, dialog.getByRole('button', { name: t('form.save') }))
  await admin.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(admin.getByText(t('toast.consultation.updated')).first()).toBeVisible()

  const client = await visit({ language })
  await registerClient(client)
  await client.request.post('/api/consultations', {
    data: {
      firstName: 'Sara',
      lastName: 'Al-Harbi',
      email: 'sara@example.com',
      phone: '0550123344',
      service: 'contract',
      subject: mark,
      message: 'Please read our lease.',
    },
  })
  await client.goto('/client')
  await tabTo(client, client.getByRole('link', { name: t('portal.consultations'), exact: true }).first())
  await client.keyboard.press('Enter')
  await expect(client.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(client, client.getByRole('link', { name: new RegExp(mark) }).first())
  await client.keyboard.press('Enter')
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(mark)
  await tabTo(client, client.getByRole('button', { name: t('portal.withdraw') }))
  await client.keyboard.press('Enter')
  const confirm = client.getByRole('alertdialog')
  await tabTo(client, confirm.getByRole('button', { name: t('portal.withdraw') }))
  await client.keyboard.press('Enter')
  await expect(confirm).toBeHidden()
  await expect(client.getByText(t('portal.status.withdrawn')).first()).toBeVisible()
})
