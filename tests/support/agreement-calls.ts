import { eq } from 'drizzle-orm'
import { conflictChecks } from '#features/conflicts/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { TestDatabase } from './databases.ts'
import { openMatterCalls } from './matter-calls.ts'
import type { TestAppOptions } from './suite.ts'
import type { Person } from './test-app.ts'

/** 20,000.05 riyals with 15 % are 23,000.06 in two installments. */
export const agreementInput = {
  kind: 'fixed',
  amount: '20,000.05',
  vatRate: 15,
  validUntil: '2035-01-31',
  textAr: 'يتولى المكتب الترافع عن {client} في الطلب رقم {number}. الإجمالي {total}.',
  textEn: 'The firm represents {client} in request no. {number}. The total is {total}.',
  instalments: [
    { labelAr: 'الدفعة الأولى', labelEn: 'First installment', amount: '13,000.06', due: 'acceptance' },
    {
      labelAr: 'الدفعة الثانية',
      labelEn: 'Second installment',
      amount: '10,000',
      due: 'day',
      day: '2035-06-01',
    },
  ],
}

type Part = 'check' | 'identity' | 'license'

/** Like `openMatterCalls`, with the calls about agreements. The lawyer is the staff person. */
export const openAgreementCalls = (
  openTestDatabase: () => Promise<TestDatabase>,
  options: TestAppOptions = {},
) => {
  const calls = openMatterCalls(openTestDatabase, options)
  const { get, postAs: post, put } = calls

  /** Records everything that sending requires, except the parts that are left out. */
  const prepare = async (id: number, { without = [] }: { without?: readonly Part[] } = {}): Promise<void> => {
    const { db } = calls.app
    const { client, staff } = calls.people
    if (!without.includes('check'))
      await db.insert(conflictChecks).values({
        consultationId: id,
        result: 'clear',
        reason: '',
        hits: [],
        checkedById: staff.id,
        isAutomatic: false,
      })
    const isSeen = !without.includes('identity')
    await db
      .update(users)
      .set({
        seenInPersonAt: isSeen ? '2026-01-01T00:00:00.000Z' : null,
        seenInPersonDocument: isSeen ? 'national-id' : null,
      })
      .where(eq(users.id, client.id))
    await db.delete(teamMembers).where(eq(teamMembers.userId, staff.id))
    if (!without.includes('license'))
      await db.insert(teamMembers).values({
        userId: staff.id,
        nameEn: 'Abdullah Al-Rashid',
        nameAr: 'عبدالله الراشد',
        position: 'Lawyer',
        positionAr: 'محام',
        bio: '',
        memberType: 'partner',
        licenseNumber: '4412',
        licenseDate: '2019-05-01',
      })
  }
  const input = (changes: object = {}) => ({
    ...agreementInput,
    lawyerId: calls.people.staff.id,
    ...changes,
  })
  const draft = async (consultationId: number, changes: object = {}) =>
    (await post(`/api/admin/consultations/${consultationId}/engagements`, input(changes))).json()
  const urlOf = (id: number) => `/api/admin/engagements/${id}`
  const ownUrlOf = (id: number) => `/api/client/engagements/${id}`
  const send = (id: number, person?: Person) => post(`${urlOf(id)}/send`, {}, person)
  /** A proposal that waits for the client. */
  const idOfSent = async (changes: object = {}): Promise<{ id: number; consultationId: number }> => {
    const consultationId = await calls.idOfApproved()
    await prepare(consultationId)
    const { id } = await draft(consultationId, changes)
    await send(id)
    return { id, consultationId }
  }
  return Object.assign(calls, {
    prepare,
    input,
    draft,
    urlOf,
    ownUrlOf,
    send,
    idOfSent,
    agreementOf: async (id: number) => (await get(urlOf(id))).json(),
    revise: async (id: number, changes: object = {}) =>
      put(urlOf(id), input({ ...changes, updatedAt: (await get(urlOf(id))).json().updatedAt })),
    ownOf: async (id: number, person: Person = calls.people.client) =>
      (await get(ownUrlOf(id), undefined, person)).json(),
    mailsAbout: async (words: string) =>
      (await calls.mails()).filter(({ subject }) => subject.includes(words)),
    /** The account's name is the typed one. */
    accept: (id: number, changes: object = {}, person: Person = calls.people.client) =>
      post(`${ownUrlOf(id)}/accept`, { version: 1, name: 'the.client Test', ...changes }, person),
    asClient: (id: number, action: string, body: object, person: Person = calls.people.client) =>
      post(`${ownUrlOf(id)}/${action}`, body, person),
    clientOf: async (consultationId: number) => {
      const [row] = await calls.app.db
        .select()
        .from(consultations)
        .where(eq(consultations.id, consultationId))
      return row?.userId
    },
  })
}
