import type { Page } from '@playwright/test'
import { translateIn } from '#i18n/texts.ts'
import { expect, expectAccessible, expectAt, language, phone, t, test, toast } from './support/fixtures.ts'
import { openOffice } from './support/office.ts'
import { adminPassword } from './support/server.ts'

test.use({ expectedConsole: /Failed to load resource: .* status of 4\d\d/ })

const choose = (page: Page, text: string | Buffer, name = 'list.csv') =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('the office imports clients from a file: columns, errors, and one click', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/clients')
  await page.getByRole('button', { name: t('import.open') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('import.clients.hint'))).toBeVisible()

  await choose(page, 'PK\u0003\u0004', 'list.xlsx')
  await expect(dialog.getByText(translateIn[language]('import.refused.workbook'))).toBeVisible()

  const name = 'Imported'
  await choose(page, `firma;type\n${name};corporate\nOther ${name};bank\n`)
  await expect(dialog.getByText(t('import.columns.missing'))).toBeVisible()
  await expect(dialog.getByText(t('import.separator.semicolon'))).toBeVisible()
  await dialog.getByRole('combobox', { name: t('table.nameEn') }).click()
  await dialog.getByRole('option', { name: 'firma' }).click()
  await expect(dialog.getByRole('heading', { name: t('import.errors', { n: 1 }) })).toBeVisible()
  await expect(dialog.getByRole('rowheader', { name: '3' }).first()).toBeVisible()
  await expectAccessible(page)

  const [report] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: t('import.errors.save') }).click(),
  ])
  expect(report.suggestedFilename()).toBe(`${t('import.errors.file')}.csv`)

  const press = dialog.getByRole('button', { name: t('import.run', { n: 1 }) })
  await expect(press).toBeDisabled()
  await dialog.getByRole('checkbox', { name: t('import.leaveOut') }).check()
  await press.click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText(t('import.done.text', { n: 1 }))
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('rowheader').filter({ hasText: name })).toHaveCount(1)
})

test('the office imports subscribers with their consent', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/newsletter', { viewport: phone })
  await page.getByRole('button', { name: t('import.open') }).click()
  const dialog = page.getByRole('dialog')
  const email = 'imported@example.com'
  await choose(page, `${t('form.email')}\r\n${email}\r\n`)
  const press = dialog.getByRole('button', { name: t('import.run', { n: 1 }) })
  await press.click()
  const basis = dialog.getByLabel(t('import.consentBasis'))
  await expectAt(basis, t('val.generic.required'))
  await basis.fill('Form of the former website')
  await dialog.getByLabel(t('import.consentedOn')).fill('2025-03-09')
  await expectAccessible(page)
  await press.click()
  await expect(toast(page)).toContainText(t('import.done'))
  await page.getByRole('searchbox').fill(email)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(
    t('newsletter.status.confirmed'),
  )

  // A file with only unsubscriptions reports them, and no added records.
  await page.getByRole('button', { name: t('import.open') }).click()
  await choose(page, `email,status\n${email},unsubscribed\n`)
  // The preview does not present a refusal as a new subscription.
  await expect(dialog.getByRole('row').filter({ hasText: email }).first()).toContainText(
    t('import.state.declined'),
  )
  await expect(dialog.locator('.import-counts')).toContainText(t('import.count.declined'))
  await expect(dialog.getByRole('button', { name: t('import.report.save') })).toBeVisible()
  await dialog.getByRole('button', { name: t('import.runEnding', { n: 1 }) }).click()
  await expect(dialog).toBeHidden()
  const done = toast(page).filter({ hasText: t('import.done.ended', { n: 1 }) })
  await expect(done).not.toContainText(t('import.done.text', { n: 0 }))
})

test('the office imports users with accounts, and existing users do not change', async ({
  visit,
  server,
}) => {
  const page = await openOffice(visit, '/dashboard/users')
  const email = 'imported@example.com'
  const heads = [t('form.firstName'), t('form.lastName'), t('form.email'), t('table.role')].join(',')
  const file = `${heads}\n${t('role.staff')},Nasser,${email},${t('role.staff')}\n`
  await page.getByRole('button', { name: t('import.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('import.users') })
  await choose(page, file)
  await expect(dialog.getByRole('checkbox', { name: t('import.mail') })).not.toBeChecked()
  await expectAccessible(page)
  // Adding accounts requires a new confirmation of identity, and then the file is sent again automatically.
  await server.letProofsEnd()
  await dialog.getByRole('button', { name: t('import.run', { n: 1 }) }).click()
  const question = page.getByRole('dialog', { name: t('proof.title') })
  await question.getByLabel(t('proof.password'), { exact: true }).fill(adminPassword)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(t('import.done.text', { n: 1 }))
  await page.getByRole('button', { name: t('import.open') }).click()
  await choose(page, file)
  await expect(dialog.getByRole('button', { name: t('import.run', { n: 0 }) })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: t('import.open') })).toBeFocused()
})
