import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { collectAgreements } from '#features/personal-data/server/agreement-repository.ts'
import { questionAnswers, questionVersions } from '#features/questions/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { withoutIsolates } from '#i18n/dictionary.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { codeOf, fieldOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { employment } from '#tests/support/question-calls.ts'
import { insertId } from '#tests/support/rows.ts'
import { contentOf, digestOf } from './content.ts'
import { drawContent } from './pdf-files.ts'
import { findParties } from './repository.ts'
import { agreements, agreementVersions } from './table.ts'

describeOnBothEngines('a fee proposal', (openTestDatabase) => {
  const calls = openAgreementCalls(openTestDatabase)
  const { idOfApproved, prepare, draft, send, idOfSent, agreementOf, ownOf, revise, urlOf } = calls
  beforeEach(async () => {
    await calls.app.db.delete(outbox)
  })

  /** A draft that may be sent. */
  const prepared = async (changes?: object) => {
    const consultationId = await idOfApproved()
    await prepare(consultationId)
    return draft(consultationId, changes)
  }

  const versionOf = async (id: number) =>
    (await calls.app.db.select().from(agreementVersions).where(eq(agreementVersions.agreementId, id)))[0]

  it('has amounts in halalas and in words, is numbered within its request, and drafted once', async () => {
    const id = await idOfApproved()
    const first = await draft(id)
    expect(first).toMatchObject({
      number: `${id}-1`,
      version: 1,
      state: 'draft',
      amount: 2_000_005,
      vat: 300_001,
      total: 2_300_006,
      totalInWordsAr: 'ثلاثة وعشرون ألف ريال سعودي وست هللات',
      totalInWordsEn: 'twenty-three thousand Saudi riyals and six halalas',
      obstacles: ['conflict_open', 'identity_open', 'licence_open'],
    })
    const url = `/api/admin/consultations/${id}/engagements`
    expect(codeOf(await calls.postAs(url, calls.input()))).toEqual([409, 'engagement_drafted'])
    await calls.remove(urlOf(first.id))
    expect((await draft(id)).number).toBe(`${id}-1`)
  })

  it.each([
    [{ instalments: [{ labelAr: 'دفعة', amount: '1', due: 'acceptance' }] }, 'instalments'],
    [{ amount: 'much' }, 'amount'],
    [{ textAr: '' }, 'textAr'],
    [{ lawyerId: 999_999 }, 'lawyerId'],
    [{ textEn: 'x\n'.repeat(1500).concat('x') }, 'textEn'],
    [{ instalments: [{ labelAr: 'دفعة', amount: '23,000.06', due: 'day' }] }, 'instalments.0.due'],
  ])('refuses %o at its field', async (changes, field) => {
    const url = `/api/admin/consultations/${await idOfApproved()}/engagements`
    expect(fieldOf(await calls.postAs(url, calls.input(changes)))).toEqual([400, field])
  })

  it('is sent only after the conflict check, the identity and a valid license', async () => {
    const consultationId = await idOfApproved()
    const { id } = await draft(consultationId)
    const codes: string[] = []
    for (const without of [['check', 'identity', 'license'], ['identity', 'license'], ['license']] as const) {
      await calls.app.db.delete(teamMembers)
      await prepare(consultationId, { without })
      const refused = await send(id)
      expect(refused.statusCode).toBe(409)
      codes.push(refused.json().code)
    }
    expect(codes).toEqual(['conflict_open', 'identity_open', 'licence_open'])
    expect((await agreementOf(id)).state).toBe('draft')
    await prepare(consultationId)
    await calls.app.db.update(teamMembers).set({ licenseEnd: '2020-01-01' })
    expect((await send(id)).json().code).toBe('licence_open')
    await calls.app.db.update(teamMembers).set({ licenseEnd: null })
    expect((await send(id)).statusCode).toBe(201)
    expect((await agreementOf(id)).state).toBe('sent')
  })

  it('is sent for a pending request only as the fee for a consultation', async () => {
    const consultationId = await calls.idOfNew(calls.people.client)
    await prepare(consultationId)
    const { id } = await draft(consultationId)
    expect((await send(id)).json().code).toBe('not_approved')
    await revise(id, { kind: 'consultation' })
    expect((await send(id)).json().state).toBe('sent')
  })

  it('keeps content, file and digests of each version', async () => {
    const { id } = await idOfSent()
    const version = await versionOf(id)
    expect(version?.textDigest).toBe(digestOf(version?.text ?? ''))
    expect(version?.content.textEn).toContain('The firm represents the.client Test in request')
    expect(version?.content.textEn).toContain('SAR 23,000.06')
    const file = await calls.get(`${urlOf(id)}/pdf`)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(digestOf(file.rawPayload)).toBe(version?.sha256)
    const [line] = await calls.app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'send'), eq(auditLog.entityId, id)))
    expect(line?.details).toMatchObject({ text: version?.textDigest, file: version?.sha256 })
  })

  it('is sent once when two colleagues press simultaneously', async () => {
    const { id } = await prepared()
    const answers = await Promise.all([send(id), send(id, calls.people.admin)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await calls.app.db.$count(agreementVersions, eq(agreementVersions.agreementId, id))).toBe(1)
    expect(await calls.mailsAbout('is waiting for you')).toHaveLength(1)
  })

  it('is sent by the lawyer named and by admins only', async () => {
    const { id } = await prepared({ lawyerId: calls.people.admin.id })
    expect((await send(id)).statusCode).toBe(403)
    expect((await agreementOf(id)).maySend).toBe(false)
  })

  it('is not sent for a lawyer who has left', async () => {
    const { id } = await prepared()
    const { admin, staff } = calls.people
    await calls.app.db.update(users).set({ isActive: false }).where(eq(users.id, staff.id))
    expect((await send(id, admin)).json().errors[0].field).toBe('lawyerId')
    await calls.app.db.update(users).set({ isActive: true }).where(eq(users.id, staff.id))
    expect((await send(id, admin)).statusCode).toBe(201)
  })

  it('is hidden from the client until it is sent, and shows the sent version while the next is drafted', async () => {
    const { id } = await prepared()
    const { client } = calls.people
    expect((await calls.get(calls.ownUrlOf(id), undefined, client)).statusCode).toBe(404)
    expect((await calls.get('/api/client/engagements', undefined, client)).json()).toEqual([])
    await send(id)
    expect(await ownOf(id)).toMatchObject({ state: 'sent', total: 2_300_006 })
    const expected = { state: 'draft', version: 2 }
    expect((await revise(id, { amount: 100, instalments: [] })).json()).toMatchObject(expected)
    expect(await ownOf(id)).toMatchObject({
      state: 'change_asked',
      isBeingRevised: true,
      version: 1,
      total: 2_300_006,
    })
    const [listed] = (await calls.get('/api/client/engagements', undefined, client)).json()
    expect(listed).toMatchObject({
      state: 'change_asked',
      isBeingRevised: true,
      version: 1,
      total: 2_300_006,
    })
  })

  it('is withdrawn, and its client is notified', async () => {
    const { id } = await idOfSent()
    expect((await calls.postAs(`${urlOf(id)}/withdraw`)).json().state).toBe('withdrawn')
    expect((await calls.accept(id)).json()).toMatchObject({ code: 'engagement_closed', state: 'withdrawn' })
    expect(await calls.mailsAbout('is withdrawn')).toHaveLength(1)
  })

  it.each(['withdraw', 'decline'] as const)(
    'shows the version sent last once its next draft is withdrawn, also after "%s"',
    async (before) => {
      const { id, consultationId } = await idOfSent()
      const { client } = calls.people
      if (before === 'withdraw') await calls.postAs(`${urlOf(id)}/withdraw`)
      else await calls.asClient(id, 'decline', { version: 1 })
      await revise(id, { amount: 77, textAr: 'مسودة سرية', validUntil: '2034-02-02', instalments: [] })
      const expected = { state: 'withdrawn', version: 2 }
      expect((await calls.postAs(`${urlOf(id)}/withdraw`)).json()).toMatchObject(expected)
      const sent = { state: 'withdrawn', version: 1, total: 2_300_006, validUntil: '2035-01-31' }
      const own = await ownOf(id)
      expect(own).toMatchObject({ ...sent, instalments: [{ amount: 1_300_006 }, { amount: 1_000_000 }] })
      expect(own.textAr).not.toContain('مسودة')
      const [listed] = (await calls.get('/api/client/engagements', undefined, client)).json()
      expect(listed).toMatchObject(sent)
      const version = await versionOf(id)
      const file = await calls.get(`${calls.ownUrlOf(id)}/pdf`, undefined, client)
      expect(digestOf(file.rawPayload)).toBe(version?.sha256)
      const exported = await collectAgreements(calls.app.db, consultationId, [])
      expect(exported).toMatchObject([{ state: 'withdrawn', version: 1, textAr: '', totalInHalalas: null }])
    },
  )

  it('shows a later version that was agreed on paper', async () => {
    const { id } = await idOfSent()
    await revise(id, { amount: '1,000', vatRate: 0, instalments: [] })
    await calls.postAs(`${urlOf(id)}/record`, { how: 'paper', on: '2026-01-02', documentId: null })
    expect(await ownOf(id)).toMatchObject({ state: 'in_force', version: 2, total: 100_000 })
  })

  it('marks the file of a withdrawn version that was not sent as a draft', async () => {
    const { id } = await idOfSent()
    await revise(id, { instalments: [] })
    await calls.postAs(`${urlOf(id)}/withdraw`)
    const { rawPayload } = await calls.get(`${urlOf(id)}/pdf`)
    const [row] = await calls.app.db.select().from(agreements).where(eq(agreements.id, id))
    const parties = await findParties(calls.app.db, row?.consultationId ?? 0)
    if (!row || !parties) throw new Error('no agreement')
    const at = new Date(row.updatedAt)
    const [numbers, day] = [new PartyNumbers(Buffer.alloc(32)), todayInRiyadh(at)]
    const content = await contentOf(calls.app.db, row, parties, { numbers, day })
    const drawn = await drawContent(content, { use: 'draft', at, logo: '' })
    expect(digestOf(rawPayload)).toBe(digestOf(drawn))
  })

  it('refuses unknown parts in braces and the fee of another payer without consent', async () => {
    const { id } = await prepared({ textAr: 'السعر {price}', payerName: 'Uncle' })
    expect((await send(id)).json().errors[0]).toMatchObject({ field: 'payerConsentOn' })
    await revise(id, { textAr: 'السعر {price}' })
    const refused = (await send(id)).json()
    expect(refused.errors[0]).toEqual({
      field: 'textAr',
      message: 'This field in braces is unknown: {price}',
    })
  })

  it('inserts an answer of the client in the language of the text, and is not sent without it', async () => {
    const { id, consultationId } = await prepared({
      textAr: 'الطرف {answer:employer}، {answer:dismissed}',
      textEn: 'Against {answer:employer}: {answer:dismissed}',
    })
    expect((await send(id)).json().errors[0]).toEqual({
      field: 'textAr',
      message: 'The text contains {answer:employer}, but this question has no answer yet',
    })
    const { db } = calls.app
    const version = { area: 'corporate', number: 99, state: 'published', content: employment } as const
    const versionId = await insertId(db, questionVersions, version)
    const answers = { employer: 'شركة\nالأفق', dismissed: 'yes' }
    await db.insert(questionAnswers).values({ consultationId, versionId, answers })
    expect((await send(id)).statusCode).toBe(201)
    const content = (await versionOf(id))?.content
    expect(withoutIsolates(content?.textAr ?? '')).toBe('الطرف شركة الأفق، نعم')
    expect(withoutIsolates(content?.textEn ?? '')).toBe('Against شركة الأفق: Yes')
  })

  it.each([
    [{ textAr: 'نص\nبند ☐ و\u20c1' }, 'textAr', 'Line 2 has characters that cannot be printed: ☐ \u20c1'],
    [{ textEn: 'A ✓' }, 'textEn', 'These characters cannot be printed: ✓'],
    [
      { instalments: [{ labelAr: 'دفعة 😀', amount: '23,000.06', due: 'acceptance' }] },
      'instalments.0.labelAr',
      'These characters cannot be printed: 😀',
    ],
    [
      { textAr: '{totalInWords}'.repeat(3500) },
      'textAr',
      'The agreement would have more than 120 pages. Please shorten this text.',
    ],
  ])('refuses to draw %o at its field', async (changes, field, message) => {
    const { id } = await draft(await idOfApproved(), changes)
    const { errors } = (await calls.get(`${urlOf(id)}/pdf`)).json()
    expect(errors).toEqual([{ field, message }])
  })

  it('reports which name cannot be printed', async () => {
    const { db } = calls.app
    const ofClient = eq(users.id, calls.people.client.id)
    await db.update(users).set({ lastName: '王' }).where(ofClient)
    const { id } = await draft(await idOfApproved())
    const refused = await calls.get(`${urlOf(id)}/pdf`)
    await db.update(users).set({ lastName: 'Test' }).where(ofClient)
    expect(refused.json()).toMatchObject({
      status: 400,
      detail: 'The name the.client 王 has characters that cannot be printed: 王',
    })
  })

  it('takes a text from a word processor, and shows the number of an invisible sign', async () => {
    const { id } = await prepared({ textAr: '\uf0b7\tتمثيل الموكل\u2028ومتابعة لا\u200cيشمل \uf0b2' })
    expect((await agreementOf(id)).textAr).toBe('• تمثيل الموكل\nومتابعة لا\u200cيشمل \uf0b2')
    expect((await send(id)).json().errors[0]).toMatchObject({
      field: 'textAr',
      message: expect.stringContaining('U+F0B2'),
    })
  })
})
