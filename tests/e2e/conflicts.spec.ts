import { isolatedFileName } from '#i18n/file-name.ts'
import {
  expect,
  expectAccessible,
  expectAt,
  type Language,
  language,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { paper } from './support/matter.ts'
import { openPage, ownId, read, sendRequest, visitAsAdmin } from './support/office.ts'

// The server refuses the approval once, and the browser logs it.
test.use({ expectedConsole: refusedCall })

/** The same person as spelled in the request and as the office types it. */
const people: Record<Language, { sent: [string, string]; heard: string; client: string }> = {
  en: { sent: ['ثامر', 'البيشي'], heard: 'Thamir Albishi', client: 'Rakan' },
  ar: { sent: ['Wadha', 'Al-Ajmi'], heard: 'وضحى العجمي', client: 'راكان' },
}

const { sent, heard, client } = people[language]

test('a request against a client is approved after a decision about the conflict', {
  tag: '@lawyer',
}, async ({ visit }) => {
  const guest = await visit({ language })
  const opponents = await sendRequest(guest, { firstName: sent[0], lastName: sent[1] })
  await registerClient(guest, client, language)
  const id = await sendRequest(guest, { firstName: client, lastName: 'Al-Fahd' })
  const userId = await ownId(guest)
  // Desktop in one language, phone in the other.
  const office = await visitAsAdmin(visit, { ...(language === 'ar' && { viewport: phone }) })
  const shared = await office.request.post('/api/admin/documents', {
    multipart: { userId, consultationId: id, confirmsUnverified: 'true', file: paper },
  })
  expect(shared.status()).toBe(201)
  await openPage(office, `/dashboard/consultations?open=${id}`)
  const request = office.getByRole('dialog', { name: t('consult.details') })
  // On a phone the text comes first, so the focus must not scroll to the status below it.
  await expect(
    language === 'ar'
      ? request.getByRole('heading', { name: t('consult.details') })
      : request.getByRole('combobox', { name: t('table.status') }),
  ).toBeFocused()
  await expect(request).toContainText(t('parties.none'))
  await expect(request).toContainText(t('conflict.none'))

  await request.getByRole('button', { name: t('parties.change') }).click()
  const parties = office.getByRole('dialog', { name: t('parties.title', { reference: `#${id}` }) })
  // No confirmation is needed while the form is empty.
  await expect(parties.getByLabel(t('parties.role'))).toBeFocused()
  await office.keyboard.press('Escape')
  await expect(parties).toBeHidden()
  await request.getByRole('button', { name: t('parties.change') }).click()
  const first = parties.getByRole('group', { name: t('parties.nth', { n: 1 }) })
  const name = first.getByLabel(t(language === 'ar' ? 'parties.nameArabic' : 'parties.nameLatin'))
  await first.getByLabel(t('parties.number')).click()
  await office.getByRole('option', { name: t('parties.number.identity') }).click()
  const number = first.getByRole('textbox', { name: t('parties.number.identity') })
  await number.fill('30987')
  await parties.getByRole('button', { name: t('parties.add') }).click()
  const second = parties.getByRole('group', { name: t('parties.nth', { n: 2 }) })
  await expect(second.getByLabel(t('parties.role'))).toBeFocused()
  await parties.getByRole('button', { name: t('parties.removeNth', { n: 2 }) }).click()
  await expect(second).toHaveCount(0)
  await expect(parties.getByRole('button', { name: t('parties.add') })).toBeFocused()
  await name.fill(heard)
  await name.press('Enter')
  await expectAt(number, t('val.party.identity'))
  await number.fill('1098765432')
  await number.press('Enter')
  await expect(parties).toBeHidden()
  await expect(toast(office)).toContainText(t('parties.saved'))

  await expect(request).toContainText(t('conflict.open', { n: 1 }))
  await expect(request).toContainText(t('conflict.reason.soundsAlike.named', { name: sent.join(' ') }))
  await expect(request).toContainText(t('conflict.where.request', { reference: `#${opponents}` }))
  await expect(request).toContainText(t('consult.conflict'))

  // A colleague's changes appear for editing. A user who has not seen them cannot overwrite them.
  const byColleague = async (change: (parties: object[]) => object[]) => {
    const url = `/api/admin/consultations/${id}/parties`
    const now = await read(office, url)
    const data = { parties: change(now.parties), updatedAt: now.updatedAt }
    expect((await office.request.put(url, { data })).status()).toBe(200)
  }
  const witness = { role: 'related', nameArabic: '', nameLatin: 'Second Witness', number: null }
  await byColleague((before) => [...before, witness])
  await request.getByRole('button', { name: t('parties.change') }).click()
  const secondName = second.getByLabel(t('parties.nameLatin'))
  await expect(secondName).toHaveValue('Second Witness')
  await byColleague((before) => before.slice(0, 1))
  await secondName.fill('Third Witness')
  await parties.getByRole('button', { name: t('form.save') }).click()
  await expect(parties).toContainText(t('error.stale'))
  await expect(secondName).toHaveValue('Third Witness')
  await openPage(office, `/dashboard/consultations?open=${id}`)

  // The refusal opens the conflict check.
  await request.getByLabel(t('table.status')).click()
  await office.getByRole('option', { name: t('status.approved') }).click()
  await request.getByRole('button', { name: t('form.save') }).click()
  const check = office.getByRole('dialog', { name: t('conflict.title', { reference: `#${id}` }) })
  await expect(check).toContainText(heard)
  await expect(request).toContainText(t('error.conflict_open', { n: 1 }))
  await check.getByRole('button', { name: t('conflict.save') }).click()
  await expectAt(check.getByRole('combobox', { name: t('conflict.result') }), t('val.generic.required'))
  await check.getByRole('combobox', { name: t('conflict.result') }).click()
  await office.getByRole('option', { name: t('conflict.result.waived') }).click()
  await expectAccessible(office)
  await check.getByRole('button', { name: t('conflict.save') }).click()
  const reason = check.getByLabel(t('conflict.reason'), { exact: true })
  await expectAt(reason, t('val.generic.required'))
  await reason.fill('Both sides agreed in writing.')
  await check.getByRole('button', { name: t('conflict.save') }).click()
  const consent = check.getByRole('combobox', { name: t('conflict.consent') })
  await expectAt(consent, t('val.conflict.consent'))
  await consent.click()
  await office.getByRole('option', { name: paper.name }).click()
  await check.getByRole('button', { name: t('conflict.save') }).click()
  await expect(check).toBeHidden()
  await expect(request).not.toContainText(t('error.conflict_open', { n: 1 }))
  await expect(request).toContainText('Both sides agreed in writing.')
  await expect(request).toContainText(t('conflict.consent.document', { name: isolatedFileName(paper.name) }))
  await expect(request).toContainText(t('conflict.known'))

  await request.getByRole('button', { name: t('form.save') }).click()
  await expect(request).toBeHidden()
  await openPage(office, '/dashboard/consultations?status=conflict')
  // The other request is flagged: its sender is the opposing party of this one.
  const table = office.getByRole('table')
  await expect(table).toContainText(`#${opponents}`)
  await expect(table).not.toContainText(`#${id}`)
})
