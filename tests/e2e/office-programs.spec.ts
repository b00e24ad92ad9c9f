import { openReceiver, type TestReceiver } from '#tests/support/webhook-setup.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  language,
  phone,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { expectAccessibleInAll } from './support/looks.ts'
import { openAfterRetry, openOffice } from './support/office.ts'

let receiver: TestReceiver
let status = 204
test.beforeAll(async () => {
  receiver = await openReceiver(() => status)
})
test.afterAll(() => receiver.close())

test('an admin adds a receiver of events, tests it, and sees the answer', async ({ visit }) => {
  const admin = await openOffice(visit, '/dashboard/programs')
  await expect(admin.getByText(t('webhooks.empty'))).toBeVisible()
  await expectAccessible(admin)
  await admin
    .getByRole('button', { name: t('webhooks.add') })
    .first()
    .click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel(t('webhooks.address')).fill('http://8.8.8.8/')
  await dialog.getByRole('button', { name: t('form.add') }).click()
  await expect(dialog.getByText(t('val.webhook.kinds')).first()).toBeVisible()
  await expectAccessible(admin)
  await dialog.getByLabel(t('webhooks.kind.request.received')).check()
  await dialog.getByLabel(t('webhooks.kind.agreement.accepted')).check()
  await dialog.getByLabel(t('webhooks.address')).fill(receiver.url)
  await dialog.getByLabel(t('webhooks.note')).fill('نظام المحاسبة')
  await dialog.getByRole('button', { name: t('form.add') }).click()
  const shown = admin.getByRole('dialog', { name: t('webhooks.secret.title') })
  // A toast in the dialog has a button with the same name.
  const close = () => shown.locator('.dialog-foot').getByRole('button').click()
  await expect(shown.getByLabel(t('webhooks.secret.title'))).toHaveValue(/^whsec_/)
  await expectAccessible(admin)
  await close()
  const act = async (name: string) => {
    await admin
      .getByRole('button', { name: t('webhooks.more', { name: new URL(receiver.url).host }) })
      .click()
    await admin.getByRole('menuitem', { name, exact: true }).click()
  }
  await act(t('webhooks.test'))
  await expect(toast(admin).getByText(t('webhooks.tested'))).toBeVisible()
  const deliveries = admin.getByRole('region', { name: t('webhooks.deliveries') })
  await expect(deliveries.getByText('204', { exact: true })).toBeVisible()
  status = 410
  await act(t('webhooks.test'))
  await expect(admin.getByText(t('webhooks.off.gone'))).toBeVisible()
  await expect(deliveries.getByText('410', { exact: true })).toBeVisible()
  await expectAccessibleInAll(admin, language, async () => {
    await expect(deliveries.getByText('410', { exact: true })).toBeVisible()
  })
  await admin.setViewportSize(phone)
  await expectNoSidewaysScroll(admin)
  status = 200
  await act(t('webhooks.turnOn'))
  await expect(admin.getByText(t('webhooks.on'), { exact: true })).toBeVisible()
  await deliveries.getByRole('button').first().click()
  await expect(deliveries.getByText('200', { exact: true })).toBeVisible()
  await act(t('webhooks.newSecret'))
  await admin.getByRole('button', { name: t('webhooks.newSecret.make') }).click()
  await expect(shown.getByLabel(t('webhooks.secret.title'))).toHaveValue(/^whsec_/)
  await close()
  await act(t('form.delete'))
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: t('form.delete') })
    .click()
  await expect(admin.getByText(t('webhooks.empty'))).toBeVisible()
})

test.describe('a failure', () => {
  test.use({ expectedConsole: /status of 50\d|status of 4\d\d/ })

  test('is explained, and the list can be loaded again', async ({ visit }) => {
    const admin = await openOffice(visit, '/dashboard/help')
    await openAfterRetry(admin, '/dashboard/programs', '**/api/admin/webhooks', t('webhooks.failed'))
    await expect(admin.getByText(t('webhooks.empty'))).toBeVisible()
  })
})
