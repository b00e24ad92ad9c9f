import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  language,
  logInAsAdmin,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { submitLogin } from './support/login-form.ts'
import { linkIn, mailTo } from './support/mailbox.ts'
import { sendRequest } from './support/records.ts'

const openAdmin = async (visit: () => Promise<Page>): Promise<Page> => {
  const admin = await visit()
  await logInAsAdmin(admin)
  return admin
}

test.use({ expectedConsole: refusedCall })

test('an admin sends a user a link to set a new password', async ({ visit }) => {
  const page = await visit({ language })
  const { username } = await registerClient(page, 'Sara', language)
  const email = `${username}@example.com`
  const admin = await visit({ language, viewport: desktop })
  await logInAsAdmin(admin)
  const newLink = async () => linkIn(await mailTo(admin, email, 'reset-password?token'), '/reset-password')
  await page.request.post('/api/password/forgot', { data: { email } })
  const older = await newLink()
  await admin.goto(`/dashboard/users?q=${username}`)
  const row = admin.getByRole('row').filter({ hasText: username })
  await row.getByRole('button', { name: t('users.resetNamed', { name: 'Sara Al-Harbi' }) }).click()
  const dialog = admin.getByRole('alertdialog')
  await expect(dialog).toContainText(email)
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: t('users.reset'), exact: true }).click()
  await expect(toast(admin)).toContainText(t('noMail.users.reset.done'))
  await expect(dialog).toBeHidden()
  await page.goto(older)
  await expect(page.getByRole('heading', { name: t('reset.expired.title') })).toBeVisible()
  await expectAccessible(page)
  await page.goto(await newLink())
  await page.getByRole('button', { name: t('reset.new.save') }).click()
  await expect(page.getByRole('form', { name: t('reset.new.title') })).toBeVisible()
  await expectAccessible(page)
})

test('a user resets a forgotten password from the login form, and the link works once', {
  tag: '@client',
}, async ({ visit }) => {
  const admin = await openAdmin(visit)
  const page = await visit({ language, viewport: desktop })
  const { username, firstName } = await registerClient(page, 'Sara', language)
  const email = `${username}@example.com`
  await page.context().clearCookies()

  await page.goto('/auth')
  await page.getByRole('link', { name: t('auth.forgot'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('reset.title') })).toBeVisible()
  const ask = page.getByRole('form', { name: t('reset.title') })
  const address = ask.getByLabel(t('form.email'), { exact: true })
  await address.fill('sara')
  await ask.getByRole('button', { name: t('reset.send') }).click()
  await expectAt(address, t('val.generic.email'))
  await address.fill(email)
  await ask.getByRole('button', { name: t('reset.send') }).click()
  await expect(page.getByText(t('noMail.reset.sent'), { exact: true })).toBeVisible()

  const link = linkIn(await mailTo(admin, email, 'reset-password?token'), '/reset-password')
  const response = await page.goto(link)
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  const form = page.getByRole('form', { name: t('reset.new.title') })
  const first = form.getByLabel(t('reset.new.password'), { exact: true })
  const second = form.getByLabel(t('reset.new.confirm'), { exact: true })
  await first.fill('a-new-password')
  await second.fill('another-password')
  await form.getByRole('button', { name: t('reset.new.save') }).click()
  await expectAt(second, t('val.password.mismatch'))
  await second.fill('a-new-password')
  await form.getByRole('button', { name: t('reset.new.save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('reset.done.title') })).toBeFocused()

  await page
    .locator('#main')
    .getByRole('link', { name: t('auth.login'), exact: true })
    .click()
  const login = page.getByRole('form', { name: t('auth.login') })
  await submitLogin(login, { username, password: 'a-new-password' })
  await expect(
    page.getByRole('heading', { level: 1, name: t('portal.welcome', { firstName }) }),
  ).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: t('reset.used.title') })).toBeVisible()
  await expect(page.getByRole('form', { name: t('reset.title') })).toBeVisible()
  await expectAccessible(page)
})

test('a client verifies an email address on a phone with one click', { tag: '@client' }, async ({
  visit,
}) => {
  const admin = await openAdmin(visit)
  const page = await visit({ language, viewport: phone })
  const { username } = await registerClient(page, 'Sara', language)
  const email = `${username}@example.com`

  await page.goto('/client')
  const note = page.getByRole('region', { name: t('verify.title') })
  await note.getByRole('button', { name: t('verify.again') }).click()
  await expect(toast(page)).toContainText(t('noMail.verify.sendAgain.done'))
  await expectAccessible(page)
  const link = linkIn(await mailTo(admin, email, 'verify-email?token'), '/verify-email')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: t('verify.title') }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('verify.action') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('verify.done.title') })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('verify.toAccount') }).click()
  await expect(page.getByRole('region', { name: t('verify.title') })).toBeHidden()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: t('verify.used.title') })).toBeVisible()
  await expectAccessible(page)
})

test('a client adds some or all requests sent as a guest, and sees none of others', {
  tag: '@client',
}, async ({ visit }) => {
  const guest = await visit()
  const admin = await openAdmin(visit)
  const page = await visit({ language, viewport: phone })
  const { username } = await registerClient(page, 'Sara', language)
  const email = `${username}@example.com`
  for (const subject of ['Adding a partner', 'A lease in Riyadh', 'Not from me at all'])
    await sendRequest(guest, { email: email.toUpperCase(), subject })
  await page.goto('/client')
  await expect(page.getByRole('region', { name: t('verify.title') })).toBeVisible()
  await expect(page.getByText('A lease in Riyadh')).toBeHidden()
  const { searchParams } = new URL(
    linkIn(await mailTo(admin, email, 'verify-email?token'), '/verify-email'),
    'http://here',
  )
  await page.request.post('/api/email/verify', { data: { token: searchParams.get('token') } })

  await page.goto('/client')
  const offer = (n: number) => page.getByRole('region', { name: t('earlier.title', { n }) })
  await expect(offer(3)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await offer(3)
    .getByRole('button', { name: t('earlier.notMineNamed', { request: 'Not from me at all' }) })
    .click()
  await offer(2)
    .getByRole('button', { name: t('earlier.addNamed', { request: 'A lease in Riyadh' }) })
    .click()
  await expect(toast(page)).toContainText(t('earlier.added'))
  await expect(offer(1)).toContainText('Adding a partner')
  await expect(page.getByRole('link', { name: /A lease in Riyadh/ }).first()).toBeVisible()

  await page.goto('/client/consultations')
  await expect(page.getByRole('link', { name: 'A lease in Riyadh' })).toBeVisible()
  await offer(1)
    .getByRole('button', { name: t('earlier.addNamed', { request: 'Adding a partner' }) })
    .click()
  await expect(page.getByRole('link', { name: 'Adding a partner' })).toBeVisible()
  await expect(offer(1)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Adding a partner' })).toBeVisible()
  await expect(page.getByText('Not from me at all')).toBeHidden()
})

test('a client changes their email address, cancels the change, and confirms it in the new mailbox', async ({
  visit,
}) => {
  const admin = await openAdmin(visit)
  const page = await visit({ language, viewport: desktop })
  const { username, password } = await registerClient(page, 'Sara', language)
  await page.goto('/client/profile')
  const panel = page.getByRole('region', { name: t('address.title'), exact: true })
  const form = panel.getByRole('form', { name: t('address.change') })
  const ask = async (email: string, typed = password) => {
    await form.getByLabel(t('address.new')).fill(email)
    await form.getByLabel(t('account.password.current'), { exact: true }).fill(typed)
    await form.getByRole('button', { name: t('address.change') }).click()
  }
  await expect(panel).toContainText(t('address.unverified'))
  await ask(`first.${username}@example.com`, 'wrong')
  await expectAt(
    form.getByLabel(t('account.password.current'), { exact: true }),
    t('val.currentPassword.wrong'),
  )
  await ask(`first.${username}@example.com`)
  await expect(panel).toContainText(`first.${username}@example.com`)
  await expectAccessible(page)
  await panel.getByRole('button', { name: t('address.cancel') }).click()
  await expect(panel).not.toContainText(`first.${username}@example.com`)

  const next = `next.${username}@example.com`
  await ask(next)
  await expect(panel).toContainText(next)
  await page.goto(linkIn(await mailTo(admin, next, 'verify-email?token'), '/verify-email'))
  await page.getByRole('button', { name: t('verify.change.action') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('verify.changed.title') })).toBeFocused()
  await page.goto('/client/profile')
  await expect(panel).toContainText(next)
  await expect(panel).toContainText(t('address.verified'))
})

test('a client enters the number of a preferred way of contact, and the office reads it', async ({
  visit,
}) => {
  const page = await visit({ language, viewport: desktop })
  const { username } = await registerClient(page, 'Sara', language)
  await page.goto('/client/profile')
  const form = page.getByRole('form', { name: t('account.profile') })
  await form.getByLabel(t('contact.preference')).click()
  await page.getByRole('option', { name: t('contact.preference.whatsapp') }).click()
  await form.getByRole('button', { name: t('form.saveChanges') }).click()
  await expectAt(form.getByLabel(t('form.phone')), t('val.phone.forContact'))
  await form.getByLabel(t('form.phone')).fill('0550123344')
  await form.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(toast(page)).toContainText(t('account.profile.saved'))

  const admin = await visit({ language, viewport: desktop })
  await logInAsAdmin(admin)
  await admin.goto(`/dashboard/users?q=${username}`)
  const row = admin.getByRole('row').filter({ hasText: username })
  await row.getByRole('button', { name: t('users.editNamed', { name: 'Sara Al-Harbi' }) }).click()
  const chat = admin.getByRole('dialog').getByRole('link', { name: t('contact.preference.whatsapp') })
  await expect(chat).toHaveAttribute('href', 'https://wa.me/966550123344')
})
