import {
  createStaff,
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  language,
  logInAs,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { openOffice, visitAsAdmin } from './support/office.ts'

test.use({ expectedConsole: refusedCall })

test('a broken audit log is reported at the top of every page, to admins only', async ({ visit, server }) => {
  const page = await visitAsAdmin(visit)
  const { username, password } = await createStaff(page)
  await server.leaveAuditProof()
  await page.goto('/dashboard/audit')
  await expect(page.getByText(t('audit.proof.unchecked'))).toBeVisible()
  await server.leaveAuditProof({ id: 17, reason: 'changed', since: '2026-03-09T21:30:00.000Z' })
  for (const path of ['/dashboard', '/dashboard/audit']) {
    await page.goto(path)
    const alarm = page.getByRole('alert').filter({ hasText: t('audit.alarm.title') })
    await expect(alarm).toContainText('17')
    await expect(alarm).toContainText('2026')
    await expect(alarm).toContainText(t('audit.alarm.todo'))
  }
  await expect(page.getByText(t('audit.proof.unchecked'))).toBeHidden()
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const colleague = await visit({ language })
  await logInAs(colleague, username, password)
  await colleague.goto('/dashboard')
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(colleague.getByText(t('audit.alarm.title'))).toHaveCount(0)
})

test('the office records that a client was seen in person, and reverts it', async ({ visit }) => {
  const client = await visit({ language })
  const { username } = await registerClient(client, 'Hessa', language)
  const page = await openOffice(visit, `/dashboard/users?q=${username}`)
  const edit = page.getByRole('row').filter({ hasText: username }).getByRole('button').nth(1)
  await edit.click()
  const person = page.getByRole('dialog', { name: t('users.edit') })
  await expect(person.getByText(t('users.identity.none'))).toBeVisible()
  await person.getByRole('button', { name: t('users.identity.identify') }).click()

  const dialog = page.getByRole('dialog', { name: t('users.identity.title') })
  const note = dialog.getByLabel(t('users.identity.note'), { exact: true })
  const save = dialog.getByRole('button', { name: t('users.identity.confirm'), exact: true })
  await save.click()
  const kind = dialog.getByRole('combobox', { name: t('users.identity.document') })
  await expectAt(kind, t('val.identity.document'))
  await kind.click()
  await page.getByRole('option', { name: t('identity.document.other') }).click()
  await save.click()
  await expectAt(note, t('val.identity.note'))
  await note.fill('الهوية الوطنية الأصلية')
  await expectAccessible(page)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('users.identity.done'))
  await expect(person.getByText('الهوية الوطنية الأصلية')).toBeVisible()
  await expect(person.getByText('Mizan Admin')).toBeVisible()
  const withdraw = person.getByRole('button', { name: t('users.identity.withdraw') })
  await expect(withdraw).toBeFocused()

  // A change beside the form does not make its own save stale.
  await person.getByLabel(t('form.firstName'), { exact: true }).fill('حصة')
  await person.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(person).toBeHidden()
  await edit.click()
  await withdraw.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('users.identity.withdraw') }).click()
  await expect(person.getByText(t('users.identity.none'))).toBeVisible()
  await expect(toast(page).filter({ hasText: t('users.identity.withdrawn') })).toBeVisible()
})

test('the password rules become stricter for staff when the firm selects them', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const { username, password } = await createStaff(page)
  await page.goto('/dashboard/settings')
  await page.getByRole('switch', { name: t('settings.strictPasswords') }).click()
  await page.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(toast(page).filter({ hasText: t('toast.settings.success') })).toBeVisible()
  const own = await visit({ language })
  await logInAs(own, username, password)
  await own.goto('/dashboard/account')
  const form = own.getByRole('form', { name: t('account.password.change') })
  const field = (key: 'account.password.current' | 'account.password.new' | 'account.password.confirm') =>
    form.getByLabel(t(key), { exact: true })
  const typed = field('account.password.new')
  await expect(typed).toHaveAccessibleDescription(t('password.strict.hint'))
  await typed.fill('tenletters')
  await expect(typed).toHaveAccessibleDescription(t('password.strict.short'))
  const change = async (next: string) => {
    await field('account.password.current').fill(password)
    await typed.fill(next)
    await field('account.password.confirm').fill(next)
    await form.getByRole('button', { name: t('account.password.change') }).click()
  }
  await change('password1234')
  await expectAt(typed, t('val.password.office.common'))
  await change(`${username} rivers`)
  await expectAt(typed, t('val.password.office.ownName'))
  await change('four quiet rivers')
  await expect(toast(own).filter({ hasText: t('account.password.saved') })).toBeVisible()
})
