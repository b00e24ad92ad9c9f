import { createStaff, expect, expectAt, language, logInAs, t, test, toast } from './support/fixtures.ts'
import { answer, expectErrors, failedCall, type Key, visitAsAdmin } from './support/office.ts'

test.use({ expectedConsole: failedCall })

test('a changed password ends the session in another browser', async ({ visit }) => {
  const admin = await visitAsAdmin(visit)
  const staff = await createStaff(admin)
  const page = await visit({ language })
  const other = await visit({ language })
  await logInAs(page, staff.username, staff.password)
  await logInAs(other, staff.username, staff.password)
  const expectOther = async (status: number) =>
    expect((await other.request.get('/api/user')).status()).toBe(status)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: t('auth.account') }).click()
  await expect(page.getByRole('menuitem', { name: t('auth.settings') })).toHaveCount(0)
  await page.getByRole('menuitem', { name: t('auth.profile') }).click()
  await expect(page.getByRole('heading', { name: t('account.profile') })).toBeFocused()

  const profile = page.getByRole('form', { name: t('account.profile') })
  const own = (key: Key) => profile.getByLabel(t(key))
  const save = profile.getByRole('button', { name: t('form.saveChanges') })
  await own('form.firstName').fill('')
  await own('form.phone').fill('1')
  await save.click()
  await expectErrors(own, [
    ['form.firstName', t('val.firstName.required')],
    ['form.phone', t('val.generic.phone')],
  ])
  await own('form.firstName').fill('Haya')
  await own('form.phone').fill('0550123344')
  await save.click()
  await expect(toast(page)).toContainText(t('account.profile.saved'))
  await expect(page.getByRole('button', { name: t('auth.account') })).toContainText('Haya')

  const form = page.getByRole('form', { name: t('account.password.change') })
  const field = (key: Key) => form.getByLabel(t(key), { exact: true })
  const change = form.getByRole('button', { name: t('account.password.change') })
  await change.click()
  await expectErrors(field, [
    ['account.password.current', t('val.currentPassword.required')],
    ['account.password.new', t('val.password.min')],
    ['account.password.confirm', t('val.confirmPassword.required')],
  ])
  await field('account.password.current').fill('not-mine')
  await field('account.password.new').fill('four quiet rivers')
  await field('account.password.confirm').fill('four quiet')
  await change.click()
  await expectAt(field('account.password.confirm'), t('val.password.mismatch'))
  await field('account.password.confirm').fill('four quiet rivers')
  await change.click()
  await expectAt(field('account.password.current'), t('val.currentPassword.wrong'))
  await expect(toast(page)).toContainText(t('account.password.failed'))
  await expectOther(200)
  await field('account.password.current').fill(staff.password)
  await change.click()
  await expect(toast(page)).toContainText(t('account.password.saved'))
  await expectOther(401)
  await other.goto('/dashboard/account')
  await expect(other).toHaveURL(/\/auth\?next=/)

  await logInAs(other, staff.username, 'four quiet rivers')
  await page.reload()
  const sessions = page.getByRole('list', { name: t('account.sessions') }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText(t('account.sessions.current'))
  await expect(sessions.first()).toContainText('Chrome')
  await page.getByRole('button', { name: t('account.sessions.endOthers') }).click()
  await answer(page, 'account.sessions.endOthers')
  await expect(page.getByText(t('account.sessions.only'))).toBeVisible()
  await expectOther(401)
  expect((await page.request.get('/api/user')).status()).toBe(200)
})
