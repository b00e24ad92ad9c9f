import type { Page } from '@playwright/test'
import { createStaff, logInAsAdmin, registerClient } from './fixtures.ts'
import { confirmAddress } from './mailbox.ts'
import { answered, created, ownAccount, sendRequest } from './records.ts'

const agreement = {
  kind: 'fixed',
  amount: '20,000.05',
  vatRate: 15,
  validUntil: '2035-01-31',
  representative: 'نورة (Noura Co.)',
  capacity: 'المدير العام',
  textAr: 'أولًا: نطاق العمل\nيتولى المكتب الترافع عن {client} في الدعوى حتى صدور الحكم الابتدائي.',
  textEn: '1. Scope of work\nThe firm represents {client} until the judgment of first instance.',
  instalments: [
    { labelAr: 'الدفعة الأولى', labelEn: 'First part', amount: '13,000.06', due: 'acceptance' },
    { labelAr: 'الدفعة الثانية', labelEn: 'Second part', amount: '10,000', due: 'day', day: '2035-06-01' },
  ],
}

/** Creates a client with a request and a fee proposal that the office has sent. `office` is logged in as an admin. */
export const openProposal = async (client: Page, office: Page, { isConfirmed = true } = {}) => {
  const account = await registerClient(client, 'سارة', 'ar')
  if (isConfirmed) await confirmAddress(client)
  const { id: clientId, email } = await ownAccount(client)
  const { id: requestId } = await sendRequest(client, {
    firstName: 'سارة',
    lastName: 'الحربي',
    email,
    service: 'litigation',
    subject: 'مطالبة بدفعة متأخرة',
    message: 'نطالب بدفعة متأخرة عن أعمال سُلمت.',
  })
  await logInAsAdmin(office)
  const lawyer = await createStaff(office)
  await created(office, '/api/admin/team-members', {
    userId: lawyer.id,
    nameEn: 'Noura Al-Subaie',
    nameAr: 'نورة السبيعي',
    position: 'Lawyer',
    bio: 'A lawyer for commercial disputes.',
    licenseNumber: '4412',
    licenseDate: '2019-05-01',
    isVisible: false,
  })
  const url = `/api/admin/consultations/${requestId}`
  const approval = { status: 'approved', assignedToId: lawyer.id }
  await answered(await office.request.put(url, { data: approval }), 200)
  const { seen } = await (await office.request.get(`${url}/parties`)).json()
  await created(office, `${url}/conflict-checks`, { seen, result: 'clear' })
  const identity = { note: 'At the office', documentKind: 'national-id' }
  await answered(await office.request.put(`/api/admin/users/${clientId}/identity`, { data: identity }), 200)
  const draft = { ...agreement, lawyerId: lawyer.id }
  const { id } = await created(office, `${url}/engagements`, draft)
  const send = () => created(office, `/api/admin/engagements/${id}/send`, {})
  await send()
  return {
    ...account,
    id,
    number: `${requestId}-1`,
    requestId,
    lawyerId: lawyer.id,
    /** Sends the next version, with another text. */
    sendNextVersion: async () => {
      const { updatedAt } = await (await office.request.get(`/api/admin/engagements/${id}`)).json()
      const next = { ...draft, textAr: `${draft.textAr}\nثانيًا: تُقسّم الدفعات.`, updatedAt }
      await answered(await office.request.put(`/api/admin/engagements/${id}`, { data: next }), 200)
      await send()
    },
  }
}
