import type { Page } from '@playwright/test'
import { isolatedValue } from '#features/agreements/lines/isolate.ts'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  hydrated,
  language,
  phone,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import {
  answer,
  change,
  create,
  openOffice,
  openPage,
  press,
  read,
  sendRequest,
  visitAsAdmin,
} from './support/office.ts'

// Refused and stale saves are part of the journey, and the browser logs them.
test.use({ expectedConsole: refusedCall })

/** The draft of an agreement about 23,000.06 riyals, for the approved request of a guest. */
const draftFor = async (
  page: Page,
  mark: string,
  { firstName = 'Sara', ...terms }: { firstName?: string; kind?: string; amount?: string } = {},
): Promise<{ id: number; number: string }> => {
  const { id: lawyerId } = await read(page, '/api/user')
  const id = await sendRequest(page, { firstName, lastName: mark })
  await change(page, `/api/admin/consultations/${id}`, { status: 'approved' })
  return create(page, `/api/admin/consultations/${id}/engagements`, {
    lawyerId,
    kind: 'fixed',
    amount: '20,000.05',
    vatRate: 15,
    validUntil: '2035-01-31',
    textAr: 'يتولى المكتب تأسيس الشركة للعميل {client}.',
    instalments: [],
    ...terms,
  })
}

// A desktop in one language, a phone in the other.
const viewport = language === 'ar' ? phone : desktop

test('the office finds agreements and work without one', async ({ visit }) => {
  const page = await visitAsAdmin(visit, { viewport })
  const mark = 'Agreed'
  const colleague = await createStaff(page, 'Widad')
  const { id, number } = await draftFor(page, mark)
  const table = page.getByRole('table', { name: t('agreementList.title') })
  const row = table.getByRole('row').filter({ hasText: mark })
  const status = page.getByRole('combobox', { name: t('agreementList.state.filter') })

  await test.step('an agreement is listed with its total and status', async () => {
    await openPage(page, '/dashboard/engagements')
    await expect(row).toContainText(number)
    await expect(row).toContainText('23,000.06')
    await expect(row).toContainText(t('agreement.kind.fixed'))
    await expect(row).toContainText(t('agreement.state.draft'))
  })

  await test.step('it is found by the client and sorted by the fee, in the address', async () => {
    const search = page.getByRole('searchbox', { name: t('agreementList.search') })
    await search.fill(mark)
    await expect(page).toHaveURL(/\?q=Agreed$/)
    await expect(row).toBeVisible()
    if (viewport === desktop) {
      await table.getByRole('button', { name: t('agreement.fee') }).click()
      await expect(page).toHaveURL(/sort=fee$/)
    }
    await openPage(page, '/dashboard/engagements')
  })

  await test.step('a rate and a long name of a company stay in the panel, in their order', async () => {
    const company = 'شركة المراعي (Almarai Co.) للمقاولات والتجارة'
    const terms = { kind: 'hourly', amount: '9,999,999.75' }
    const rated = await draftFor(page, 'Hourly', { firstName: company, ...terms })
    await openPage(page, '/dashboard/engagements')
    const entry = table.getByRole('row').filter({ hasText: rated.number })
    await expect(entry).toContainText(isolatedValue(`${company} Hourly`))
    await expect(entry).toContainText(t('agreement.kind.hourly'))
    await expectNoSidewaysScroll(page)
  })

  await test.step('the filters are in the address and survive a reload', async () => {
    await status.click()
    await page.getByRole('option', { name: t('agreement.state.draft'), exact: true }).click()
    await expect(page).toHaveURL(/\?state=draft$/)
    await expect(row).toBeVisible()
    await page.getByRole('combobox', { name: t('agreementList.lawyer.filter') }).click()
    await page.getByRole('option', { name: /Widad/ }).click()
    await expect(page).toHaveURL(new RegExp(`state=draft&lawyerId=${colleague.id}$`))
    await expect(page.getByText(t('state.noResults'))).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(status).toContainText(t('agreement.state.draft'))
    await page.getByRole('button', { name: t('ui.table.clearFilters') }).click()
    await expect(page).toHaveURL(/\/engagements$/)
    await expect(row).toBeVisible()
  })

  await test.step('the row opens the agreement', async () => {
    await row.getByRole('button', { name: t('agreementList.openNamed', { name: number }) }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/engagements/${id}$`))
    await page.goBack()
    await expect(row).toBeVisible()
  })

  await test.step('work without an agreement is listed after a number of days', async () => {
    await page.getByRole('button', { name: t('agreementList.missing') }).click()
    await expect(page).toHaveURL(/\?view=missing$/)
    const days = page.getByLabel(t('agreementList.missing.days'))
    await expect(days).toHaveValue('14')
    await days.fill('0')
    await days.press('Enter')
    await expect(days).toHaveValue('14')
    await days.fill('١')
    await days.press('Enter')
    await expect(page).toHaveURL(/\?days=1&view=missing$/)
    const missing = page.getByRole('table', { name: t('agreementList.missing') })
    const requests = missing.getByRole('rowheader')
    await expect(requests.first()).toBeVisible()
    // The request is approved today.
    await expect(missing).not.toContainText(mark)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await days.fill('999')
    await days.press('Enter')
    await expect(page.getByText(t('state.noResults'))).toBeVisible()
    await page.getByRole('button', { name: t('ui.table.clearFilters') }).click()
    await expect(page).toHaveURL(/\?view=missing$/)
    await days.fill('1')
    await days.press('Tab')
    await missing.getByRole('button').first().click()
    await expect(page).toHaveURL(/\/dashboard\/consultations\/\d+$/)
  })
})

test('the office writes the text of a template', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/engagements/templates', { viewport })
  const name = language === 'ar' ? 'نموذج التجربة' : 'Template of the journey'
  const dialog = page.getByRole('dialog')
  const arabic = dialog.getByRole('textbox', { name: t('agreementList.templates.textAr') })
  const english = dialog.getByRole('textbox', { name: t('agreementList.templates.textEn') })
  const insert = (placeholder: 'client' | 'total') =>
    dialog.getByRole('button', { name: `{${placeholder}}` }).click()
  const row = page
    .getByRole('table', { name: t('agreementList.templates.title') })
    .getByRole('row')
    .filter({ hasText: name })

  await test.step('placeholders are inserted at the cursor, and errors are at the fields', async () => {
    await page
      .getByRole('button', { name: t('agreementList.templates.add') })
      .first()
      .click()
    await dialog.getByRole('textbox', { name: t('table.nameEn') }).fill(name)
    await dialog.getByRole('textbox', { name: t('table.nameAr') }).fill(name)
    await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
    await expectAt(arabic, t('val.generic.required'))
    await insert('client')
    await expect(arabic).toBeFocused()
    await page.keyboard.type(' و')
    await insert('total')
    await expect(arabic).toHaveValue('{client} و{total}')
    await english.fill('For {foo}: ')
    await expect(dialog.getByRole('group', { name: t('agreement.insert.en') })).toBeVisible()
    await insert('client')
    await expect(english).toHaveValue('For {foo}: {client}')
    await expect(arabic).toHaveAttribute('dir', 'rtl')
    await expect(english).toHaveAttribute('dir', 'ltr')
    await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
    await expect(english).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.locator('.field-error')).toContainText('{foo}')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('it is saved and listed', async () => {
    await english.fill('For {client}')
    await dialog.getByRole('switch', { name: t('agreementList.templates.isReviewed') }).click()
    await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
    await expect(toast(page).filter({ hasText: t('agreementList.templates.added') })).toBeVisible()
    await expect(row).toContainText(t('agreementList.templates.reviewed'))
    await expect(row).toContainText(t('agreementList.templates.both'))
  })

  await test.step('two versions are compared if a colleague saved first', async () => {
    await page.getByRole('button', { name: t('agreementList.templates.editNamed', { name }) }).click()
    await arabic.fill('نص جديد')
    const templates = await read(page, '/api/admin/engagement-templates')
    const { id, updatedAt, ...stored } = templates.find((each: { nameAr: string }) => each.nameAr === name)
    await change(page, `/api/admin/engagement-templates/${id}`, { ...stored, isReviewed: false, updatedAt })
    await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
    await press(dialog.locator('form'), 'compare.open')
    const comparison = page.getByRole('dialog', { name: t('agreementList.templates.changed') })
    await expect(comparison).toContainText('نص جديد')
    await comparison.getByRole('button', { name: t('compare.save') }).click()
    await expect(toast(page).filter({ hasText: t('agreementList.templates.updated') })).toBeVisible()
    await expect(row).toContainText(t('agreementList.templates.notReviewed'))
  })

  await test.step('it is deleted after a question', async () => {
    await page.getByRole('button', { name: t('agreementList.templates.deleteNamed', { name }) }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(t('agreementList.templates.delete.text'))
    await answer(page, 'form.delete')
    await expect(toast(page).filter({ hasText: t('agreementList.templates.deleted') })).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})
