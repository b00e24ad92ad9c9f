import { expect, expectAccessible, language, phone, t, test, toast } from './support/fixtures.ts'
import { openOffice, press } from './support/office.ts'

test('an admin sees the retention periods, changes one, and the policy shows it', async ({ visit }) => {
  const admin = await openOffice(visit, '/dashboard/privacy')
  await admin
    .getByRole('main')
    .getByRole('link', { name: t('retention.title') })
    .click()
  await expect(admin.getByRole('heading', { name: t('retention.title'), level: 1 })).toBeVisible()
  const breadcrumb = admin.getByRole('navigation', { name: t('ui.breadcrumb') })
  await expect(breadcrumb.getByText(t('retention.title'))).toBeVisible()
  const kind = t('retention.kind.contactMessages')
  const row = admin.getByRole('row').filter({ hasText: kind })
  await expect(row).toContainText(t('period.month', { n: 24 }))

  await row.getByRole('button').click()
  const dialog = admin.getByRole('dialog', { name: kind })
  await dialog.getByRole('textbox', { name: t('retention.amount') }).fill('0')
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(dialog).toContainText(t('val.generic.number'))
  await expectAccessible(admin)
  await dialog.getByRole('textbox', { name: t('retention.amount') }).fill('27')
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(toast(admin)).toContainText(t('retention.saved'))
  await expect(dialog).toBeHidden()
  await expect(row).toContainText(t('period.month', { n: 27 }))

  await admin.setViewportSize(phone)
  // Each figure has a label where the table header is hidden.
  for (const label of ['retention.due', 'retention.soon'] as const)
    await expect(row.getByText(t(label))).toBeVisible()
  const reader = await visit({ language })
  await reader.goto('/privacy-policy')
  await expect(reader.getByRole('main')).toContainText(t('period.month', { n: 27 }))
})

test('an admin keeps a request from destruction, and ends that', async ({ visit }) => {
  const admin = await openOffice(visit, '/dashboard/consultations')
  await admin.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click()
  const dialog = admin.getByRole('dialog', { name: t('consult.details') })
  await expect(dialog.getByText(t('hold.none'))).toBeVisible()
  await dialog.getByRole('button', { name: t('hold.set'), exact: true }).click()
  const question = admin.getByRole('alertdialog')
  await question.getByRole('textbox', { name: t('hold.reason') }).fill('دعوى أمام المحكمة')
  await question.getByRole('button', { name: t('hold.set'), exact: true }).click()
  await expect(dialog.getByText('دعوى أمام المحكمة')).toBeVisible()
  await dialog.getByRole('button', { name: t('hold.lift') }).click()
  await press(admin.getByRole('alertdialog'), 'hold.lift')
  await expect(dialog.getByText(t('hold.none'))).toBeVisible()
})
