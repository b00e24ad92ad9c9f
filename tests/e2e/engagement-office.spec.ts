import type { Locator, Page } from '@playwright/test'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { changePayer, permitSending, prepareAgreement } from './support/engagement-draft.ts'
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
import { openPage, press } from './support/office.ts'

// Refused and lost calls are part of the journey, and the browser logs them.
test.use({ expectedConsole: new RegExp(`${refusedCall.source}|net::ERR_FAILED .*/end$`) })

const openPanel = async (page: Page, id: number, title: string): Promise<Locator> => {
  await openPage(page, `/dashboard/consultations/${id}`)
  const panel = page.getByRole('region', { name: title })
  await panel.scrollIntoViewIfNeeded()
  return panel
}

test('an agreement is drafted, sent, withdrawn, recorded, paid and ended', { tag: '@lawyer' }, async ({
  visit,
}) => {
  const mark = 'agreement'
  const client = await visit({ language, viewport: phone })
  // A desktop in one language, a phone in the other.
  const page = await visit({ language, viewport: language === 'ar' ? phone : desktop })
  const request = await prepareAgreement(page, client, language, mark)
  const { id } = request
  const panel = await openPanel(page, id, t('engagements.title'))
  const dialog = page.getByRole('dialog')
  const submit = () => dialog.locator('[type=submit]').click()
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  const told = (text: string) => expect(toast(page).filter({ hasText: text })).toBeVisible()
  const row = (n: number) => page.getByRole('group', { name: t('engagements.instalment.nth', { n }) })
  const save = page.getByRole('button', { name: t('engagements.save'), exact: true })

  await test.step('it is drafted from a template of the service', async () => {
    await expect(panel.getByText(t('engagements.none'))).toBeVisible()
    await panel.getByRole('button', { name: t('engagements.draft') }).click()
    await dialog.getByRole('combobox', { name: t('engagements.draft.template') }).click()
    await page.getByRole('option', { name: new RegExp(mark) }).click()
    await expectAccessibleFromTop(page)
    await dialog.getByRole('combobox', { name: t('engagement.kind') }).click()
    await page.getByRole('option', { name: t('engagement.kind.fixed') }).click()
    await dialog.getByLabel(t('engagements.amount')).fill('20,000.05')
    await expect(dialog.getByText('23,000.06')).toBeVisible()
    await submit()
    await told(t('engagements.drafted'))
    await expect(page).toHaveURL(/\/dashboard\/engagements\/\d+$/)
    await expect(page.getByLabel(t('engagements.textAr'))).toHaveValue(/يتولى المكتب/)
  })

  await test.step('installments that do not add up are refused at their list', async () => {
    await page.getByRole('button', { name: t('engagements.instalment.add') }).click()
    await expect(row(1).getByLabel(t('engagements.instalment.labelAr'))).toBeFocused()
    await row(1).getByLabel(t('engagements.instalment.labelAr')).fill('الدفعة الأولى')
    await row(1).getByLabel(t('engagements.instalment.labelEn')).fill('First payment')
    await row(1).getByLabel(t('engagements.instalment.amount')).fill('13000.05')
    await page.getByRole('button', { name: t('engagements.instalment.add') }).click()
    await row(2).getByLabel(t('engagements.instalment.labelAr')).fill('الدفعة الثانية')
    await row(2).getByLabel(t('engagements.instalment.labelEn')).fill('Second payment')
    await row(2).getByLabel(t('engagements.instalment.amount')).fill('10000')
    await row(2)
      .getByRole('combobox', { name: t('engagements.instalment.due') })
      .click()
    await page.getByRole('option', { name: t('engagements.due.day') }).click()
    await row(2)
      .getByLabel(t('engagements.instalment.day'), { exact: true })
      .fill(addDays(todayInRiyadh(new Date()), 60))
    const instalments = page.getByRole('region', { name: t('engagement.instalments') })
    await expect(instalments.getByRole('status')).toContainText('0.01')
    await save.click()
    await expect(instalments.locator('.field-error')).toContainText(t('val.engagement.sum'))
    await row(1).getByLabel(t('engagements.instalment.amount')).fill('13000.06')
    await expect(instalments.getByText(t('engagements.sum.ok'))).toBeVisible()
    await expect(instalments.locator('.field-error')).toBeHidden()
    await save.click()
    await told(t('engagements.saved'))
    await expectNoSidewaysScroll(page)
    await expectAccessibleFromTop(page)
  })

  await test.step('a fact is inserted at the cursor, and unsaved text asks before it is lost', async () => {
    const text = page.getByLabel(t('engagements.textAr'))
    await text.focus()
    await page.keyboard.press('Control+End')
    await page.getByRole('button', { name: t('agreement.placeholder.totalInWords') }).click()
    await expect(text).toHaveValue(/\{totalInWords\}$/)
    await page.getByRole('link', { name: t('engagements.toRequest', { reference: `#${id}` }) }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await save.click()
    await expect(page.getByText(t('engagements.unsaved'), { exact: true })).toBeHidden()
  })

  await test.step('a colleague who saved first is compared with, and the typed text stays', async () => {
    const text = page.getByLabel(t('engagements.textEn'))
    await text.fill('The firm represents {client} alone.')
    await changePayer(page, page.url(), 'Al-Noor Company')
    await save.click()
    await expect(page.getByText(t('failure.stale')).first()).toBeVisible()
    await expect(text).toHaveValue('The firm represents {client} alone.')
    await press(page.locator('form'), 'compare.open')
    await expect(dialog).toContainText('Al-Noor Company')
    await dialog.getByRole('button', { name: t('compare.save') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel(t('engagements.payerName'))).toHaveValue('Al-Noor Company')
    await expect(text).toHaveValue('The firm represents {client} alone.')
    await page.getByLabel(t('engagements.payerName')).fill('')
    await save.click()
    await expect(save).toBeDisabled()
  })

  await test.step('the obstacles are listed with links, and sending is not possible', async () => {
    await openPanel(page, id, t('engagements.title'))
    for (const obstacle of ['notApproved', 'conflict_open', 'identity_open', 'licence_open'] as const)
      await expect(panel.getByText(t(`engagements.obstacle.${obstacle}`))).toBeVisible()
    await expect(
      panel.getByRole('link', { name: t('engagements.obstacle.identity_open.link') }),
    ).toHaveAttribute('href', `/dashboard/consultations/people/${request.clientId}`)
    await expect(panel.getByRole('button', { name: t('engagements.send') })).toBeDisabled()
    await expect(panel.getByRole('button', { name: t('engagements.record'), exact: true })).toBeDisabled()
    await expectNoSidewaysScroll(page)
    await expectAccessibleFromTop(page)
  })

  await test.step('a day that the text lacks leads to its field, and the saved draft is sent at once', async () => {
    await permitSending(page, request)
    await openPage(page, `/dashboard/consultations/${id}`)
    await panel.getByRole('link', { name: t('engagements.open') }).click()
    const text = page.getByLabel(t('engagements.textAr'))
    await text.fill(`${await text.inputValue()} تاريخ البدء {from}.`)
    await page.getByRole('button', { name: t('engagements.preview'), exact: true }).click()
    await expect(dialog).toContainText(t('engagements.preview.draft'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('engagements.saveAndSend') }).click()
    await told(t('engagements.saved.notSent'))
    await openPanel(page, id, t('engagements.title'))
    const from = t('engagements.expectedFrom')
    await expect(panel.getByText(t('val.engagement.dayMissing', { name: '{from}' }))).toBeVisible()
    await panel.getByRole('link', { name: t('engagements.gap.link', { label: from }) }).click()
    await expect(page.getByLabel(from)).toBeFocused()
    await page.getByLabel(from).fill(addDays(todayInRiyadh(new Date()), 7))
    await page.getByRole('button', { name: t('engagements.saveAndSend') }).click()
    await expect(page.getByRole('alertdialog')).toContainText('23,000.06')
    await confirm(t('engagements.send'))
    await told(t('engagements.sent'))
    await openPanel(page, id, t('engagements.title'))
    await expect(panel.locator('.engagement-head')).toContainText(t('engagement.state.sent'))
    await panel.getByRole('button', { name: t('engagements.withdraw') }).click()
    await confirm(t('engagements.withdraw'))
    await told(t('engagements.withdrawn'))
    await expect(panel.locator('.engagement-head')).toContainText(t('engagement.state.withdrawn'))
  })

  await test.step('a change makes the next version', async () => {
    await panel.getByRole('link', { name: t('engagements.revise') }).click()
    await expect(page.locator('.engagement-note')).toContainText(
      t('engagements.newVersion', { version: 1, next: 2 }),
    )
    await page.getByLabel(t('engagements.textEn')).fill('The firm represents {client} in court.')
    await save.click()
    await told(t('engagements.savedVersion', { version: 2 }))
    await expect(page.getByRole('region', { name: t('engagements.history') })).toContainText(
      t('engagements.history.version', { version: 1 }),
    )
  })

  await test.step('the values for Nafith have copy buttons', async () => {
    await page.getByRole('button', { name: t('engagements.nafith'), exact: true }).click()
    const value = dialog.getByRole('button', {
      name: t('engagements.copy', { name: t('engagements.nafith.licenseNumber') }),
    })
    await expect(value).toBeVisible()
    await expect(dialog.getByText(t('engagements.nafith.note'))).toBeVisible()
    await submit()
    await expect(dialog.getByLabel(t('engagements.record.nafithNumber'))).toHaveAttribute(
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
    await openPanel(page, id, t('engagements.title'))
    await panel.getByRole('button', { name: t('engagements.record'), exact: true }).click()
    await dialog.getByRole('combobox', { name: t('engagements.record.documentId') }).click()
    await page.getByRole('option', { name: new RegExp(paper.name) }).click()
    await submit()
    await expectAt(dialog.getByLabel(t('engagements.record.on')), t('val.generic.required'))
    await dialog.getByLabel(t('engagements.record.on')).fill(todayInRiyadh(new Date()))
    await submit()
    await told(t('engagements.recorded'))
    await expect(panel.locator('.engagement-head')).toContainText(t('engagement.state.in_force'))
    await expect(panel.getByRole('link', { name: t('engagements.document.get') })).toBeVisible()
  })

  await test.step('a payment is recorded and undone', async () => {
    const first = panel.getByRole('listitem').filter({ hasText: '13,000.06' })
    await first.locator('button', { hasText: t('engagements.pay') }).click()
    await dialog.getByLabel(t('engagements.pay.reference')).fill('TR-77')
    await submit()
    await told(t('engagements.pay.done'))
    await expect(first).toContainText('TR-77')
    await expect(first).toContainText(
      t('engagements.paidOn', { day: fullDay(todayInRiyadh(new Date()), language) }),
    )
    await first.locator('button', { hasText: t('engagements.unpay') }).click()
    await confirm(t('engagements.unpay'))
    await told(t('engagements.unpay.done'))
    await expect(first).toContainText(t('engagements.unpaid'))
  })

  await test.step('it is ended with a reason, and a refused form keeps what was typed', async () => {
    await panel.getByRole('button', { name: t('engagements.end'), exact: true }).click()
    await submit()
    const reason = dialog.getByLabel(t('engagements.end.reason'), { exact: true })
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await reason.fill('The supplier delivered.')
    await page.route('**/api/admin/engagements/*/end', (route) => route.abort(), { times: 1 })
    await submit()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(reason).toHaveValue('The supplier delivered.')
    await submit()
    await told(t('engagements.ended'))
    await expect(panel.getByText('The supplier delivered.')).toBeVisible()
    await expect(panel.getByRole('button', { name: t('engagements.draft.another') })).toBeVisible()
    await panel.getByRole('link', { name: t('engagements.view') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${id}-1`)
  })
})
