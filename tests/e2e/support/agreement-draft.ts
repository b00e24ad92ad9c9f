import type { Page } from '@playwright/test'
import { createStaff, expect, type Language, logInAsAdmin, registerClient } from './fixtures.ts'
import { confirmAddress } from './mailbox.ts'
import { created, ownAccount, sendRequest } from './records.ts'

/** A pending request of a client, a lawyer without a license, and a template for the service. */
export const prepareAgreement = async (office: Page, client: Page, language: Language, mark: string) => {
  await registerClient(client, language === 'ar' ? 'هند' : 'Hind', language)
  await confirmAddress(client)
  const { id: clientId } = await ownAccount(client)
  await logInAsAdmin(office)
  const lawyer = await createStaff(office, 'Rana')
  const { id } = await sendRequest(client, {
    firstName: language === 'ar' ? 'هند' : 'Hind',
    lastName: language === 'ar' ? 'السالم' : 'Al-Salem',
    email: `${mark}@example.com`,
    phone: '0551237799',
    service: 'litigation',
    subject: mark,
    message: 'A supplier has not delivered.',
    language,
  })
  await office.request.put(`/api/admin/consultations/${id}`, { data: { assignedToId: lawyer.id } })
  await created(office, '/api/admin/engagement-templates', {
    area: 'litigation',
    nameEn: `Litigation ${mark}`,
    nameAr: `ترافع ${mark}`,
    textAr: 'يتولى المكتب الترافع عن {client}، والإجمالي {total}.',
    textEn: 'The firm represents {client}. The total is {total}.',
    isReviewed: true,
  })
  return { id, clientId, lawyerId: lawyer.id }
}

/** Approves the request and records all that sending requires. */
export const permitSending = async (
  office: Page,
  { id, clientId, lawyerId }: { id: number; clientId: number; lawyerId: number },
) => {
  const { seen } = await (await office.request.get(`/api/admin/consultations/${id}/parties`)).json()
  await created(office, `/api/admin/consultations/${id}/conflict-checks`, { seen, result: 'clear' })
  const answers = [
    await office.request.put(`/api/admin/consultations/${id}`, { data: { status: 'approved' } }),
    await office.request.put(`/api/admin/users/${clientId}/identity`, {
      data: { documentKind: 'national-id' },
    }),
  ]
  expect(answers.map((answer) => answer.status())).toEqual([200, 200])
  await created(office, '/api/admin/team-members', {
    userId: lawyerId,
    position: 'Lawyer',
    positionAr: 'محامية',
    bio: 'A lawyer of the firm.',
    memberType: 'associate',
    licenseNumber: '4412',
    licenseDate: '2019-05-01',
    isVisible: false,
  })
}

/** A colleague adds another payer to the draft at this address. */
export const changePayer = async (colleague: Page, address: string, payerName: string) => {
  const path = `/api/admin/engagements/${address.split('/').at(-1)}`
  const stored = await (await colleague.request.get(path)).json()
  const { lawyerId, kind, amount, vatRate, validUntil, textAr, textEn } = stored
  const installments = stored.instalments.map(
    ({ labelAr, labelEn, amount: part, due, day, stage }: Record<string, unknown>) => ({
      labelAr,
      labelEn,
      amount: part,
      due,
      day,
      stage,
    }),
  )
  const data = {
    lawyerId,
    kind,
    amount,
    vatRate,
    validUntil,
    textAr,
    textEn,
    payerName,
    instalments: installments,
  }
  expect((await colleague.request.put(path, { data })).status()).toBe(200)
}
