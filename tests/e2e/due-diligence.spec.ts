import type { Locator } from '@playwright/test'
import {
  createStaff,
  desktop,
  expect,
  expectAccessibleFromTop,
  expectAt,
  expectNoSidewaysScroll,
  language,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import {
  change,
  create,
  openOffice,
  openPage,
  ownId,
  read,
  sendRequest,
  visitAs,
  visitAsAdmin,
} from './support/office.ts'
import { openRequestAt } from './support/request-page.ts'

// Refused calls are part of the journey, and the browser logs them.
test.use({ expectedConsole: refusedCall })

// A desktop in one language, a phone in the other.
const viewport = language === 'ar' ? phone : desktop

/** Chooses an option. In Arabic, the names of some fields contain those of others. */
const select = async (dialog: Locator, name: string, option: string) => {
  await dialog.getByRole('combobox', { name, exact: true }).click()
  await dialog.page().getByRole('option', { name: option, exact: true }).click()
}

test('an agreement is refused until the identity and the risk of the client are recorded', async ({
  visit,
  server,
}) => {
  await server.change({ diligence_areas: 'litigation' })
  const admin = await visitAsAdmin(visit)
  const client = await visit({ language })
  await registerClient(client, 'Hind', language)
  await confirmAddress(client)
  const id = await sendRequest(client, { service: 'litigation', firstName: 'Hind', lastName: 'Al-Salem' })
  const userId = await ownId(client)
  const colleague = await createStaff(admin, 'Rana')
  const request = `/api/admin/consultations/${id}`
  const { seen } = await read(admin, `${request}/parties`)
  await create(admin, `${request}/conflict-checks`, { seen, result: 'clear' })
  await change(admin, request, { status: 'approved', assignedToId: colleague.id })
  await create(admin, '/api/admin/team-members', {
    userId: colleague.id,
    position: 'Lawyer',
    positionAr: 'محامية',
    bio: 'A lawyer of the firm.',
    licenseNumber: '4412',
    licenseDate: '2019-05-01',
    isVisible: false,
  })
  const draft = await create(admin, `${request}/engagements`, {
    lawyerId: colleague.id,
    kind: 'fixed',
    amount: '20,000',
    vatRate: 15,
    validUntil: '2035-01-31',
    textAr: 'يتولى المكتب الترافع عن {client}.',
    textEn: 'The firm represents {client}.',
    instalments: [{ labelAr: 'الدفعة الأولى', labelEn: 'First part', amount: '23,000', due: 'acceptance' }],
  })

  const page = await visitAs(visit, colleague, { viewport })
  const send = async () => {
    const answer = await page.request.post(`/api/admin/engagements/${draft.id}/send`, { data: {} })
    return [answer.status(), (await answer.json()).code]
  }
  const agreement = await openRequestAt(page, id, 'agreement')
  for (const obstacle of ['identity_open', 'diligence_open'] as const)
    await expect(agreement.getByText(t(`agreements.obstacle.${obstacle}`))).toBeVisible()
  await expect(agreement.getByRole('button', { name: t('agreements.send') })).toBeDisabled()
  expect(await send()).toEqual([409, 'identity_open'])

  const panel = await openRequestAt(page, id, 'identity')
  const record = panel.getByRole('region', { name: t('diligence.title') })

  await test.step('the identity document is recorded', async () => {
    await expect(record.getByText(t('diligence.identity.none'))).toBeVisible()
    await record.getByRole('button', { name: t('diligence.identity.record') }).click()
    const dialog = page.getByRole('dialog', { name: t('diligence.identity.title') })
    await select(dialog, t('users.identity.document'), t('identity.document.national-id'))
    const number = dialog.getByLabel(t('diligence.number'), { exact: true })
    await number.fill('2098765432')
    await number.press('Enter')
    await expectAt(number, t('val.paper.number'))
    await number.fill('١٠٩٨٧٦٥٤٣٢')
    await dialog.getByLabel(t('diligence.validUntil')).fill('2035-12-31')
    await select(dialog, t('diligence.capacity'), t('diligence.capacity.manager'))
    await dialog.getByRole('button', { name: t('diligence.owner.add') }).click()
    await dialog
      .getByRole('textbox', { name: t('diligence.owner.name', { n: 1 }), exact: true })
      .fill('Noura Al-Salem')
    await dialog.getByLabel(t('diligence.owner.share')).fill('60%')
    await expectAccessibleFromTop(page)
    await expectNoSidewaysScroll(page)
    await number.press('Enter')
    await expect(toast(page)).toContainText(t('diligence.identity.saved'))
    await expect(dialog).toBeHidden()
    await expect(record).toContainText('1098765432')
    await expect(record).toContainText('Noura Al-Salem')
    await expect(record.getByRole('button', { name: t('diligence.identity.change') })).toBeFocused()
    expect(await send()).toEqual([409, 'diligence_open'])
  })

  await test.step('the risk is recorded with a reason', async () => {
    await expect(record.getByText(t('diligence.risk.open'))).toBeVisible()
    await record.getByRole('button', { name: t('diligence.risk.record') }).click()
    const dialog = page.getByRole('dialog', { name: t('diligence.risk.title') })
    await select(dialog, t('diligence.risk'), t('diligence.level.high'))
    await dialog.locator('[type=submit]').click()
    await expectAt(dialog.getByLabel(t('diligence.risk.note')), t('val.risk.reason'))
    await dialog.getByLabel(t('diligence.reason.cash')).check()
    await expectAccessibleFromTop(page)
    await dialog.locator('[type=submit]').click()
    await expect(toast(page)).toContainText(t('diligence.risk.saved'))
    await expect(record).toContainText(t('diligence.level.high'))
    await expect(record).toContainText(t('diligence.reason.cash'))
    // A control half under the head of the sheet would count as too small.
    await record.evaluate((element) => {
      for (let each = element.parentElement; each; each = each.parentElement) each.scrollTop = 0
    })
    await expectAccessibleFromTop(page)
    await expectNoSidewaysScroll(page)
  })

  await openPage(page, `/dashboard/consultations/people/${userId}`)
  await expect(page.getByRole('region', { name: t('diligence.title') })).toContainText('1098765432')
  await openPage(page, '/dashboard/people/checks?state=high')
  const reviews = page.getByRole('table', { name: t('reviews.title') })
  await expect(reviews.getByRole('link', { name: 'Hind Al-Harbi' })).toBeVisible()
  await expectAccessibleFromTop(page)
  expect(await send()).toEqual([201, undefined])
})

test('an admin uploads a list of names, and the match of a person is decided', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/people/checks?view=lists', { viewport })
  const list = page.getByRole('region', { name: t('nameLists.kind.own') })
  const choosing = (text: string) =>
    list
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choosing('a,b\n1,2')
  await expect(list.getByRole('alert')).toContainText(t('val.nameList.columns'))
  await expectAccessibleFromTop(page)
  await choosing('name,aliases,date of birth\nمحمد بن سالم,Abu Salim,1971\nIgor Petrov,,')
  await expect(toast(page)).toContainText(t('nameLists.uploaded'))
  await expect(list).toContainText(t('nameLists.entries.n', { n: 2 }))
  await expect(list.getByRole('alert')).toBeEmpty()
  await expectAccessibleFromTop(page)
  await expectNoSidewaysScroll(page)

  const sent = { firstName: 'Mohammed', lastName: 'bin Salim' }
  const id = await sendRequest(await visit({ language }), sent)
  // A job compares new names, by day too.
  await expect
    .poll(async () =>
      (await read(page, '/api/admin/list-hits')).map((hit: { requestId: number }) => hit.requestId),
    )
    .toContain(id)
  await openPage(page, '/dashboard/people/checks?view=hits')
  const row = page.getByRole('row').filter({ hasText: 'Mohammed bin Salim' })
  await expect(row).toContainText('محمد بن سالم')
  await expectAccessibleFromTop(page)
  await expectNoSidewaysScroll(page)
  await row.getByRole('button', { name: t('nameLists.decide') }).click()
  const dialog = page.getByRole('dialog', { name: t('nameLists.decision.title') })
  await expect(dialog).toContainText('1971')
  await expect(dialog).toContainText(t('nameLists.tippingOff'))
  await select(dialog, t('nameLists.decision'), t('nameLists.state.different'))
  await dialog.locator('[type=submit]').click()
  const reason = dialog.getByLabel(t('nameLists.reason'))
  await expectAt(reason, t('val.nameList.reason'))
  await expectAccessibleFromTop(page)
  await reason.fill('Born in 1990.')
  await dialog.locator('[type=submit]').click()
  await expect(toast(page)).toContainText(t('nameLists.decision.saved'))
  await expect(row).toHaveCount(0)
  await openPage(page, '/dashboard/people/checks?view=hits&state=all')
  await expect(row).toContainText(t('nameLists.state.different'))
})
