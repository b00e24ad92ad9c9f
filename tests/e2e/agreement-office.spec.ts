import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { changePayer, permitSending, prepareAgreement } from './support/agreement-draft.ts'
import {
  desktop,
  expect,
  expectAccessibleFromTop,
  expectAt,
  expectNoSidewaysScroll,
  language,
  phone,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { paper } from './support/matter.ts'
import { press } from './support/office.ts'
import { dialogOver, openRequestAt } from './support/request-page.ts'

// Refused and lost calls are part of the journey, and the browser logs them.
test.use({ expectedConsole: new RegExp(`${refusedCall.source}|net::ERR_FAILED .*/end$`) })

test('an agreement is drafted, sent, withdrawn, recorded, paid and ended', { tag: '@lawyer' }, async ({
  visit,
}) => {
  const mark = 'agreement'
  const client = await visit({ language, viewport: phone })
  // A desktop in one language, a phone in the other.
  const page = await visit({ language, viewport: language === 'ar' ? phone : desktop })
  const request = await prepareAgreement(page, client, language, mark)
  const { id } = request
  const panel = await openRequestAt(page, id, 'agreement')
  const dialog = dialogOver(page)
  const submit = () => dialog.locator('[type=submit]').click()
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  const expectToast = (text: string) => expect(toast(page).filter({ hasText: text })).toBeVisible()
  const row = (n: number) => page.getByRole('group', { name: t('agreements.installment.nth', { n }) })
  const save = page.getByRole('button', { name: t('agreements.save'), exact: true })

  await test.step('it is drafted from a template of the service', async () => {
    await expect(panel.getByText(t('agreements.none'))).toBeVisible()
    await panel.getByRole('button', { name: t('agreements.draft') }).click()
    await dialog.getByRole('combobox', { name: t('agreements.draft.template') }).click()
    await page.getByRole('option', { name: new RegExp(mark) }).click()
    await expectAccessibleFromTop(page)
    await dialog.getByRole('combobox', { name: t('agreement.kind') }).click()
    await page.getByRole('option', { name: t('agreement.kind.fixed') }).click()
    await dialog.getByLabel(t('agreements.amount')).fill('20,000.05')
    await expect(dialog.getByText('23,000.06')).toBeVisible()
    await submit()
    await expectToast(t('agreements.drafted'))
    await expect(page).toHaveURL(/\/dashboard\/engagements\/\d+$/)
    await expect(page.getByLabel(t('agreements.textAr'))).toHaveValue(/يتولى المكتب/)
  })

  await test.step('installments that do not add up are refused at their list', async () => {
    await page.getByRole('button', { name: t('agreements.installment.add') }).click()
    await expect(row(1).getByLabel(t('agreements.installment.labelAr'))).toBeFocused()
    await row(1).getByLabel(t('agreements.installment.labelAr')).fill('الدفعة الأولى')
    await row(1).getByLabel(t('agreements.installment.labelEn')).fill('First payment')
    await row(1).getByLabel(t('agreements.installment.amount')).fill('13000.05')
    await page.getByRole('button', { name: t('agreements.installment.add') }).click()
    await row(2).getByLabel(t('agreements.installment.labelAr')).fill('الدفعة الثانية')
    await row(2).getByLabel(t('agreements.installment.labelEn')).fill('Second payment')
    await row(2).getByLabel(t('agreements.installment.amount')).fill('10000')
    await row(2)
      .getByRole('combobox', { name: t('agreements.installment.due') })
      .click()
    await page.getByRole('option', { name: t('agreements.due.day') }).click()
    await row(2)
      .getByLabel(t('agreements.installment.day'), { exact: true })
      .fill(addDays(todayInRiyadh(new Date()), 60))
    const installments = page.getByRole('region', { name: t('agreement.installments') })
    await expect(installments.getByRole('status')).toContainText('0.01')
    await save.click()
    await expect(installments.locator('.field-error')).toContainText(t('val.agreement.sum'))
    await row(1).getByLabel(t('agreements.installment.amount')).fill('13000.06')
    await expect(installments.getByText(t('agreements.sum.ok'))).toBeVisible()
    await expect(installments.locator('.field-error')).toBeHidden()
    await save.click()
    await expectToast(t('agreements.saved'))
    await expectNoSidewaysScroll(page)
    await expectAccessibleFromTop(page)
  })

  await test.step('a fact is inserted at the cursor, and unsaved text asks before it is lost', async () => {
    const text = page.getByLabel(t('agreements.textAr'))
    await text.focus()
    await page.keyboard.press('Control+End')
    await page.getByRole('button', { name: t('agreement.placeholder.totalInWords') }).click()
    await expect(text).toHaveValue(/\{totalInWords\}$/)
    await page.getByRole('link', { name: t('agreements.toRequest', { reference: `#${id}` }) }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await save.click()
    await expect(page.getByText(t('agreements.unsaved'), { exact: true })).toBeHidden()
  })

  await test.step('a colleague who saved first is compared with, and the typed text stays', async () => {
    const text = page.getByLabel(t('agreements.textEn'))
    await text.fill('The firm represents {client} alone.')
    await changePayer(page, page.url(), 'Al-Noor Company')
    await save.click()
    await expect(page.getByText(t('failure.stale')).first()).toBeVisible()
    await expect(text).toHaveValue('The firm represents {client} alone.')
    await press(page.locator('form'), 'compare.open')
    await expect(dialog).toContainText('Al-Noor Company')
    await dialog.getByRole('button', { name: t('compare.save') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel(t('agreements.payerName'))).toHaveValue('Al-Noor Company')
    await expect(text).toHaveValue('The firm represents {client} alone.')
    await page.getByLabel(t('agreements.payerName')).fill('')
    await save.click()
    await expect(save).toBeDisabled()
  })

  await test.step('the obstacles are listed with links, and sending is not possible', async () => {
    await openRequestAt(page, id, 'agreement')
    for (const obstacle of ['notApproved', 'conflict_open', 'identity_open', 'licence_open'] as const)
      await expect(panel.getByText(t(`agreements.obstacle.${obstacle}`))).toBeVisible()
    await expect(
      panel.getByRole('link', { name: t('agreements.obstacle.identity_open.link') }),
    ).toHaveAttribute('href', `/dashboard/consultations/people/${request.clientId}`)
    await expect(panel.getByRole('button', { name: t('agreements.send') })).toBeDisabled()
    await expect(panel.getByRole('button', { name: t('agreements.record'), exact: true })).toBeDisabled()
    await expectNoSidewaysScroll(page)
    await expectAccessibleFromTop(page)
  })

  await test.step('a day that the text lacks leads to its field, and the saved draft is sent immediately', async () => {
    await permitSending(page, request)
    await openRequestAt(page, id, 'agreement')
    await panel.getByRole('link', { name: t('agreements.open') }).click()
    const text = page.getByLabel(t('agreements.textAr'))
    await text.fill(`${await text.inputValue()} تاريخ البدء {from}.`)
    await page.getByRole('button', { name: t('agreements.preview'), exact: true }).click()
    await expect(dialog).toContainText(t('agreements.preview.draft'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('agreements.saveAndSend') }).click()
    await expectToast(t('agreements.saved.notSent'))
    await openRequestAt(page, id, 'agreement')
    const from = t('agreements.expectedFrom')
    await expect(panel.getByText(t('val.agreement.dayMissing', { name: '{from}' }))).toBeVisible()
    await panel.getByRole('link', { name: t('agreements.gap.link', { label: from }) }).click()
    await expect(page.getByLabel(from)).toBeFocused()
    await page.getByLabel(from).fill(addDays(todayInRiyadh(new Date()), 7))
    await page.getByRole('button', { name: t('agreements.saveAndSend') }).click()
    await expect(page.getByRole('alertdialog')).toContainText('23,000.06')
    await confirm(t('agreements.send'))
    await expectToast(t('agreements.sent'))
    await openRequestAt(page, id, 'agreement')
    await expect(panel.locator('.agreement-head')).toContainText(t('agreement.state.sent'))
    await panel.getByRole('button', { name: t('agreements.withdraw') }).click()
    await confirm(t('agreements.withdraw'))
    await expectToast(t('agreements.withdrawn'))
    await expect(panel.locator('.agreement-head')).toContainText(t('agreement.state.withdrawn'))
  })

  await test.step('a change makes the next version', async () => {
    await panel.getByRole('link', { name: t('agreements.revise') }).click()
    await expect(page.locator('.agreement-note')).toContainText(
      t('agreements.newVersion', { version: 1, next: 2 }),
    )
    await page.getByLabel(t('agreements.textEn')).fill('The firm represents {client} in court.')
    await save.click()
    await expectToast(t('agreements.savedVersion', { version: 2 }))
    await expect(page.getByRole('region', { name: t('agreements.history') })).toContainText(
      t('agreements.history.version', { version: 1 }),
    )
  })

  await test.step('the values for Nafith have copy buttons', async () => {
    await page.getByRole('button', { name: t('agreements.nafith'), exact: true }).click()
    const value = dialog.getByRole('button', {
      name: t('agreements.copy', { name: t('agreements.nafith.licenseNumber') }),
    })
    await expect(value).toBeVisible()
    await expect(dialog.getByText(t('agreements.nafith.note'))).toBeVisible()
    await submit()
    await expect(dialog.getByLabel(t('agreements.record.nafithNumber'))).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('it is recorded as signed by hand, with its document', async () => {
    const shared = await page.request.post('/api/admin/documents', {
      multipart: { userId: String(request.clientId), consultationId: String(id), file: paper },
    })
    expect(shared.status()).toBe(201)
    await openRequestAt(page, id, 'agreement')
    await panel.getByRole('button', { name: t('agreements.record'), exact: true }).click()
    await dialog.getByRole('combobox', { name: t('agreements.record.documentId') }).click()
    await page.getByRole('option', { name: new RegExp(paper.name) }).click()
    await submit()
    await expectAt(dialog.getByLabel(t('agreements.record.on')), t('val.generic.required'))
    await dialog.getByLabel(t('agreements.record.on')).fill(todayInRiyadh(new Date()))
    await submit()
    await expectToast(t('agreements.recorded'))
    await expect(panel.locator('.agreement-head')).toContainText(t('agreement.state.in_force'))
    await expect(panel.getByRole('link', { name: t('agreements.document.get') })).toBeVisible()
  })

  await test.step('a payment is recorded and undone', async () => {
    const first = panel.getByRole('listitem').filter({ hasText: '13,000.06' })
    await first.locator('button', { hasText: t('agreements.pay') }).click()
    await dialog.getByLabel(t('agreements.pay.reference')).fill('TR-77')
    await submit()
    await expectToast(t('agreements.pay.done'))
    await expect(first).toContainText('TR-77')
    await expect(first).toContainText(
      t('agreements.paidOn', { day: fullDay(todayInRiyadh(new Date()), language) }),
    )
    await first.locator('button', { hasText: t('agreements.unpay') }).click()
    await confirm(t('agreements.unpay'))
    await expectToast(t('agreements.unpay.done'))
    await expect(first).toContainText(t('agreements.unpaid'))
  })

  await test.step('it is ended with a reason, and a refused form keeps what was typed', async () => {
    await panel.getByRole('button', { name: t('agreements.end'), exact: true }).click()
    await submit()
    const reason = dialog.getByLabel(t('agreements.end.reason'), { exact: true })
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await reason.fill('The supplier delivered.')
    await page.route('**/api/admin/engagements/*/end', (route) => route.abort(), { times: 1 })
    await submit()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(reason).toHaveValue('The supplier delivered.')
    await submit()
    await expectToast(t('agreements.ended'))
    await expect(panel.getByText('The supplier delivered.')).toBeVisible()
    await expect(panel.getByRole('button', { name: t('agreements.draft.another') })).toBeVisible()
    await panel.getByRole('link', { name: t('agreements.view') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${id}-1`)
  })
})
