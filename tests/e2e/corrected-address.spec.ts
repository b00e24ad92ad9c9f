import { translateIn } from '#i18n/texts.ts'
import {
  createStaff,
  desktop,
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
import { linkIn, mailTo } from './support/mailbox.ts'
import { created, ownAccount } from './support/records.ts'
import { openRequestAt } from './support/request-page.ts'

test.use({ expectedConsole: refusedCall })

test('an employee with an own recording cannot move an account to another mailbox', async ({ visit }) => {
  const client = await visit({ language })
  const { username } = await registerClient(client, 'Sara', language)
  const { id } = await ownAccount(client)
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const staff = await visit({ language, viewport: desktop })
  const account = await createStaff(admin)
  await logInAs(staff, account.username, account.password)
  const recorded = { origin: 'phone', firstName: 'Sara', phone: '0551230099', service: 'other', userId: id }
  await created(staff, '/api/admin/consultations', recorded)
  await staff.goto(`/dashboard/consultations/people/${id}`)
  await staff.getByRole('button', { name: t('correction.open') }).click()
  const dialog = staff.getByRole('dialog', { name: t('correction.title') })
  const email = dialog.getByLabel(t('form.email'))
  await email.fill(`mine.${username}@example.com`)
  await dialog.getByRole('button', { name: t('form.save') }).click()
  await expectAt(email, translateIn[language]('error.correction.address'))
  await expect(email).toHaveValue(`mine.${username}@example.com`)
  expect((await client.request.get('/api/user')).status()).toBe(200)
})

test('the previous mailbox restores its address on a phone', { tag: '@admin' }, async ({ visit }) => {
  const client = await visit({ language, viewport: phone })
  const { username } = await registerClient(client, 'Sara', language)
  const address = `${username}@example.com`
  const { id } = await ownAccount(client)
  const admin = await visit({ language, viewport: desktop })
  await logInAsAdmin(admin)
  await admin.goto(`/dashboard/consultations/people/${id}`)
  await admin.getByRole('button', { name: t('correction.open') }).click()
  const dialog = admin.getByRole('dialog', { name: t('correction.title') })
  await dialog.getByLabel(t('form.email')).fill(`new.${address}`)
  await dialog.getByRole('button', { name: t('form.save') }).click()
  await expect(toast(admin)).toContainText(t('correction.saved'))
  await expect(admin.getByText(`new.${address}`).first()).toBeVisible()

  const link = linkIn(await mailTo(admin, address, 'verify-email?token'), '/verify-email')
  await client.goto(link)
  await expect(client.getByRole('heading', { name: t('verify.objection.title') })).toBeVisible()
  await expect(client.getByText(address)).toBeVisible()
  await expectAccessible(client)
  await expectNoSidewaysScroll(client)
  await client.getByRole('button', { name: t('verify.objection.action') }).click()
  await expect(client.getByRole('heading', { name: t('verify.restored.title') })).toBeVisible()
  await client.goto(link)
  await expect(client.getByText(t('verify.objection.used'))).toBeVisible()
  await admin.reload()
  await expect(admin.getByText(address, { exact: true }).first()).toBeVisible()
  await expect(admin.getByText(`new.${address}`)).toHaveCount(0)
})

test('the reception corrects one of two brothers with one number', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await logInAsAdmin(page)
  const record = async (firstName: string, service: string) => {
    const caller = { origin: 'phone', firstName, lastName: 'العتيبي', phone: '0551237799', service }
    const saved = await created<{ consultation: { id: number } }>(page, '/api/admin/consultations', caller)
    return saved.consultation
  }
  const saad = await record('سعد', 'employment')
  const faisal = await record('فيصل', 'corporate')
  const second = await record('سعد', 'other')
  await openRequestAt(page, saad.id, 'more')
  await page.getByRole('button', { name: t('correction.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('correction.title') })
  const box = (id: number) => dialog.getByRole('checkbox', { name: `#${id}` })
  await expect(box(faisal.id)).not.toBeChecked()
  await expect(box(second.id)).toBeChecked()
  await expectAccessible(page)
  await dialog.getByLabel(t('form.email')).fill(`saad.${saad.id}@example.com`)
  await dialog.getByRole('button', { name: t('form.save') }).click()
  await expect(toast(page)).toContainText(t('correction.saved'))
  const addressOf = async (id: number) =>
    (await (await page.request.get(`/api/admin/consultations/${id}`)).json()).email
  expect(await addressOf(second.id)).toBe(`saad.${saad.id}@example.com`)
  expect(await addressOf(faisal.id)).toBe('')
})
