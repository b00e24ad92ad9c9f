import type { Page } from '@playwright/test'
import { translateIn } from '#i18n/texts.ts'
import {
  eachLanguage,
  expect,
  expectAt,
  logInAsAdmin,
  phone,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { expectDialogAccessible } from './support/looks.ts'
import { adminPassword } from './support/server.ts'

test.use({ expectedConsole: /Failed to load resource: .* status of 4\d\d/ })

const choose = (page: Page, text: string | Buffer, name = 'list.csv') =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

eachLanguage((language) => {
  const t = wordsIn(language)

  test(`clients come from a file: its columns, its errors, and a press (${language})`, async ({ visit }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    await page.goto('/dashboard/clients')
    await page.getByRole('button', { name: t('import.open') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(t('import.clients.hint'))).toBeVisible()
    await expectDialogAccessible(page)

    await choose(page, 'PK\u0003\u0004', 'list.xlsx')
    await expect(dialog.getByText(translateIn[language]('import.refused.workbook'))).toBeVisible()

    const name = `Import ${language} ${Date.now()}`
    await choose(page, `firma;type\n${name};corporate\nOther ${name};bank\n`)
    await expect(dialog.getByText(t('import.columns.missing'))).toBeVisible()
    await expect(dialog.getByText(t('import.separator.semicolon'))).toBeVisible()
    await dialog.getByRole('combobox', { name: t('table.nameEn') }).click()
    await dialog.getByRole('option', { name: 'firma' }).click()
    await expect(dialog.getByRole('heading', { name: t('import.errors', { n: 1 }) })).toBeVisible()
    await expect(dialog.getByRole('rowheader', { name: '3' }).first()).toBeVisible()
    await expectDialogAccessible(page)

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

  test(`subscribers come with their consent (${language})`, async ({ visit }) => {
    const page = await visit({ language, viewport: phone })
    await logInAsAdmin(page)
    await page.goto('/dashboard/newsletter')
    await page.getByRole('button', { name: t('import.open') }).click()
    const dialog = page.getByRole('dialog')
    const email = `import.${language}.${Date.now()}@example.com`
    await choose(page, `${t('form.email')}\r\n${email}\r\n`)
    const press = dialog.getByRole('button', { name: t('import.run', { n: 1 }) })
    await press.click()
    const basis = dialog.getByLabel(t('import.consentBasis'))
    await expectAt(basis, t('val.generic.required'))
    await basis.fill('Form of the former website')
    await dialog.getByLabel(t('import.consentedOn')).fill('2025-03-09')
    await expectDialogAccessible(page)
    await press.click()
    await expect(toast(page)).toContainText(t('import.done'))
    await page.getByRole('searchbox').fill(email)
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText(
      t('newsletter.status.confirmed'),
    )
  })

  test(`people come with accounts, and those there are stay as they are (${language})`, async ({
    visit,
    server,
  }) => {
    const page = await visit({ language })
    await logInAsAdmin(page)
    await page.goto('/dashboard/users')
    const email = `import.${language}.${Date.now()}@example.com`
    const heads = [t('form.firstName'), t('form.lastName'), t('form.email'), t('table.role')].join(',')
    const file = `${heads}\n${t('role.staff')},Nasser,${email},${t('role.staff')}\n`
    await page.getByRole('button', { name: t('import.open') }).click()
    const dialog = page.getByRole('dialog', { name: t('import.users') })
    await choose(page, file)
    await expect(dialog.getByRole('checkbox', { name: t('import.mail') })).not.toBeChecked()
    await expectDialogAccessible(page)
    // Who adds accounts proves again who they are, and the file is sent once more by itself.
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
})
