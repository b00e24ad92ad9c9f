import {
  createStaff,
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  language,
  logInAs,
  logInAsAdmin,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { resize } from './support/looks.ts'

test.use({ expectedConsole: refusedCall })

test('staff record the identity card of a client on the client’s page', { tag: '@receptionist' }, async ({
  visit,
}) => {
  const client = await visit({ language })
  const { username } = await registerClient(client, 'حصة', language)
  const page = await visit({ language })
  await logInAsAdmin(page)
  const [{ id }] = await (await page.request.get(`/api/admin/users?q=${username}`)).json()
  const staff = await createStaff(page)
  await logInAs(page, staff.username, staff.password)

  await page.goto(`/dashboard/consultations/people/${id}`)
  const facts = page.getByRole('region', { name: t('people.facts'), exact: true })
  await facts.getByRole('button', { name: t('users.identity.identify') }).click()
  const dialog = page.getByRole('dialog', { name: t('users.identity.title') })
  const kind = dialog.getByRole('combobox', { name: t('users.identity.document') })
  const save = dialog.getByRole('button', { name: t('users.identity.confirm'), exact: true })
  await save.click()
  await expectAt(kind, t('val.identity.document'))
  await kind.click()
  await page.getByRole('option', { name: t('identity.document.national-id') }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('users.identity.done'))
  await expect(facts.getByText(t('identity.document.national-id'))).toBeFocused()
  await expect(facts.getByRole('button', { name: t('users.identity.identify') })).toHaveCount(0)
})

test('an invited user chooses their password through the link that the admin hands over', async ({
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  await page.goto('/dashboard/users')
  await page.getByRole('button', { name: t('users.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('users.add') })
  const username = 'invited.reem'
  await dialog.getByLabel(t('form.firstName'), { exact: true }).fill('ريم')
  await dialog.getByLabel(t('form.lastName'), { exact: true }).fill('الغامدي')
  await dialog.getByLabel(t('form.email'), { exact: true }).fill(`${username}@example.com`)
  await dialog.getByLabel(t('users.invites')).check()
  await dialog.getByLabel(t('form.username'), { exact: true }).fill(username)
  await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
  const invitation = page.getByRole('dialog', { name: t('users.invitation') })
  const link = await invitation.getByLabel(t('users.invitation.link')).inputValue()
  await expect(invitation).toBeVisible()
  await expectAccessible(page)
  await invitation
    .getByRole('button', { name: t('form.close') })
    .last()
    .click()
  await expect(toast(page)).toContainText(t('toast.user.added'))

  const guest = await visit({ language })
  await guest.goto(`/reset-password${new URL(link).search}`)
  const form = guest.getByRole('form', { name: t('reset.new.title') })
  await form.getByLabel(t('reset.new.password'), { exact: true }).fill('four quiet rivers')
  await form.getByLabel(t('reset.new.confirm'), { exact: true }).fill('four quiet rivers')
  await form.getByRole('button', { name: t('reset.new.save') }).click()
  await expect(form).toBeHidden()
  await logInAs(guest, username, 'four quiet rivers')
})

test('an admin joins two records of one person after a comparison', async ({ visit }) => {
  const other = await visit({ language })
  const name = 'مشاعل'
  const joined = await registerClient(other, name, language)
  const page = await visit({ language })
  const client = await visit({ language })
  const { username } = await registerClient(client, name, language)
  await logInAsAdmin(page)
  const [stays] = await (await page.request.get(`/api/admin/users?q=${username}`)).json()
  const identity = { documentKind: 'passport' }
  await page.request.put(`/api/admin/users/${stays.id}/identity`, { data: identity })
  await other.request.post('/api/messages', { data: { subject: 'عقد الإيجار', content: 'سؤال' } })

  await page.goto(`/dashboard/consultations/people/${stays.id}`)
  await page.getByRole('button', { name: t('join.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('join.open') })
  // The search begins with the name of the person.
  await dialog.getByRole('button', { name: name }).click()
  const counted = dialog.getByRole('row', { name: t('join.count.messages') })
  await expect(counted.getByRole('cell')).toHaveText(['0', '1'])
  await expect(counted).toBeVisible()
  await expectAccessible(page)
  await resize(page, phone)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: t('join.confirm') }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('join.done'))
  const timeline = page.getByRole('region', { name: t('people.timeline'), exact: true })
  await expect(timeline.getByText('عقد الإيجار')).toBeVisible()
  await expect(timeline.getByText(joined.username)).toBeVisible()
  expect((await other.request.get('/api/user')).status()).toBe(401)
})
