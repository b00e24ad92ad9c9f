import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { documentInput } from '#tests/support/inputs.ts'
import { insertedId } from '#tests/support/matrix-rows.ts'

describeOnBothEngines('an agreement', (openTestDatabase) => {
  const calls = openAgreementCalls(openTestDatabase)
  const { idOfSent, agreementOf, ownOf, accept, asClient, urlOf, postAs } = calls
  beforeEach(async () => {
    await calls.app.db.delete(outbox)
  })
  const accepted = async () => {
    const sent = await idOfSent()
    await accept(sent.id)
    return sent
  }
  const end = (id: number, body: object) => postAs(`${urlOf(id)}/end`, body)
  const setStatus = (id: number, status: 'approved' | 'rejected') =>
    calls.app.db.update(consultations).set({ status }).where(eq(consultations.id, id))
  const record = (id: number, body: object) => postAs(`${urlOf(id)}/record`, body)

  it('is closed once it binds, in force once the office records it, and ends with a reason', async () => {
    const { id } = await accepted()
    for (const refused of [
      await calls.revise(id),
      await calls.remove(urlOf(id)),
      await postAs(`${urlOf(id)}/withdraw`),
      await calls.send(id),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'engagement_closed'])
    expect(await agreementOf(id)).toMatchObject({ state: 'accepted', version: 1 })
    expect((await record(id, { how: 'here', on: null })).json().state).toBe('in_force')
    expect((await end(id, { kind: 'completed', reason: '' })).json().errors[0].field).toBe('reason')
    const ended = { state: 'ended', endKind: 'completed', endReason: 'Judgment delivered' }
    expect((await end(id, { kind: 'completed', reason: ended.endReason })).json()).toMatchObject(ended)
    expect((await end(id, { kind: 'completed', reason: 'Again' })).json().state).toBe('ended')
  })

  it('is recorded as signed on paper, even for a guest', async () => {
    const consultationId = await calls.idOfApproved({ isGuest: true })
    const { id } = await calls.draft(consultationId, { payerName: 'Uncle', validUntil: '2020-01-01' })
    const refused = await record(id, { how: 'here', on: null })
    expect([refused.statusCode, refused.json().state]).toEqual([409, 'draft'])
    // The rules of sending hold, except the end of the offer, which a signature makes needless.
    const onPaper = async () => (await record(id, { how: 'paper', on: '01/10/2026' })).json()
    expect((await onPaper()).code).toBe('conflict_open')
    await calls.prepare(consultationId, { without: ['license'] })
    expect((await onPaper()).code).toBe('identity_open')
    const identity = { documentKind: 'national-id' }
    await calls.put(`/api/admin/guests/${consultationId}/identity`, identity)
    expect((await onPaper()).code).toBe('licence_open')
    await calls.prepare(consultationId)
    expect((await onPaper()).errors[0].field).toBe('payerConsentOn')
    await calls.revise(id)
    await setStatus(consultationId, 'rejected')
    expect((await onPaper()).code).toBe('not_approved')
    await setStatus(consultationId, 'approved')
    const expected = { state: 'in_force', how: 'paper', agreedOn: '2026-10-01' }
    expect(await onPaper()).toMatchObject(expected)
    expect((await calls.send(id)).statusCode).toBe(409)
    const { textEn } = await agreementOf(id)
    expect(textEn).toContain(`in request no. ${consultationId}. The total is SAR 23,000.06.`)
    expect((await calls.get(`${urlOf(id)}/pdf`)).headers['content-type']).toBe('application/pdf')
  })

  it('is registered with Nafith only with a number and a document of its request, and has a sheet for it', async () => {
    const { id, consultationId } = await accepted()
    const party = (nameArabic: string, kind: string, value: string, role = 'client') => ({
      role,
      nameArabic,
      nameLatin: '',
      number: { kind, value },
    })
    const path = `/api/admin/consultations/${consultationId}/parties`
    await calls.put(path, {
      updatedAt: (await calls.get(path)).json().updatedAt,
      parties: [
        party('هند السالم', 'identity', '2123456789'),
        party('شركة أفق', 'commercial', '7001234567'),
        party('خصم', 'identity', '1234567890', 'opposing'),
      ],
    })
    const sheet = (await calls.get(`${urlOf(id)}/nafith`)).json()
    expect(sheet).toMatchObject({
      lawyer: { name: 'عبدالله الراشد', licenseNumber: '4412', licenseDate: '2019-05-01' },
      client: { name: 'the.client Test', email: 'the.client@example.com' },
      parties: [
        { name: 'هند السالم', kind: 'residence', number: '2123456789' },
        { name: 'شركة أفق', kind: 'unified', number: '7001234567' },
      ],
      total: 2_300_006,
      estimate: null,
      instalments: [{ amount: 1_300_006 }, { amount: 1_000_000, day: '2035-06-01' }],
    })
    expect(JSON.stringify(sheet)).not.toMatch(/[\u2066-\u2069\u00a0]/)
    expect((await record(id, { how: 'nafith', on: null })).json().errors[0].field).toBe('nafithNumber')
    const documentOf = (more: object) => {
      const values = { ...documentInput(), userId: calls.people.client.id, ...more }
      return insertedId(calls.app.db.insert(documents).values(values).returning())
    }
    const body = { how: 'nafith', nafithNumber: '٤٤١٢', on: null }
    const refused = await record(id, { ...body, documentId: await documentOf({}) })
    expect(refused.json().errors[0].field).toBe('documentId')
    const documentId = await documentOf({ consultationId })
    const registered = { state: 'in_force', how: 'nafith', nafithNumber: '4412', documentId }
    expect((await record(id, { ...body, documentId })).json()).toMatchObject(registered)
  })

  it('has installments that are paid and unpaid, and shows the account of the firm, once it binds', async () => {
    const account = { bankName: 'Bank', iban: 'SA0380000000608010167519' }
    await calls.app.db.insert(settings).values([
      { key: 'iban', value: account.iban },
      { key: 'bank_name', value: account.bankName },
    ])
    const { id } = await idOfSent()
    const [first] = (await agreementOf(id)).instalments
    const pay = (payment: object) => calls.put(`/api/admin/instalments/${first.id}`, payment)
    expect((await pay({ paidOn: '01/11/2026' })).json().code).toBe('engagement_closed')
    expect((await ownOf(id)).payment).toBeNull()
    await accept(id)
    const paid = await pay({ paidOn: '01/11/2026', paidHow: 'transfer', reference: 'R1' })
    expect(paid.json().instalments[0]).toMatchObject({ paidOn: '2026-11-01', reference: 'R1' })
    const own = await ownOf(id)
    expect(own).toMatchObject({
      payment: { ...account, formerIban: null },
      instalments: [{ paidOn: '2026-11-01' }, {}],
    })
    expect(JSON.stringify(own)).not.toContain('R1')
    const [listed] = (await calls.get('/api/client/engagements', undefined, calls.people.client)).json()
    expect(listed.nextDue).toEqual({ amount: 1_000_000, day: '2035-06-01' })
    expect((await pay({ paidOn: null })).json().instalments[0].paidOn).toBeNull()
    await end(id, { kind: 'completed', reason: 'أُنجز العمل' })
    expect((await ownOf(id)).payment).toMatchObject(account)
    const { instalments: installments } = await agreementOf(id)
    for (const each of installments)
      await calls.put(`/api/admin/instalments/${each.id}`, { paidOn: '01/11/2026' })
    expect((await ownOf(id)).payment).toBeNull()
  })

  it('leaves a line with the previous payment for each change of a payment', async () => {
    const { id, consultationId } = await accepted()
    const [first] = (await agreementOf(id)).instalments
    const payments = [
      { paidOn: '01/11/2026', paidHow: 'transfer', reference: 'R1' },
      { paidOn: '01/11/2026', paidHow: 'transfer', reference: 'R1' },
      { paidOn: '02/11/2026', paidHow: 'transfer', reference: 'R2' },
      { paidOn: null },
    ]
    for (const payment of payments)
      expect((await calls.put(`/api/admin/instalments/${first.id}`, payment)).statusCode).toBe(200)
    const lines = (await calls.historyOf(consultationId)).filter(({ to }) => /pa(id|yment)/.test(to ?? ''))
    expect(lines.map(({ to, message }) => [to, message])).toEqual([
      ['paid', null],
      ['paymentChanged', '2026-11-01 · transfer · R1'],
      ['unpaid', '2026-11-02 · transfer · R2'],
    ])
  })

  it.each([
    ['client', 'mandate_ended', (id: number) => asClient(id, 'end', { reason: 'أنهي الوكالة' })],
    ['lawyer', 'mandate_withdrawn', (id: number) => end(id, { kind: 'lawyer', reason: 'أنهي الوكالة' })],
  ] as const)('is ended by the %s with a message of its own kind', async (kind, messageKind, act) => {
    const { id, consultationId } = await accepted()
    expect((await act(id)).statusCode).toBe(201)
    expect(await agreementOf(id)).toMatchObject({ state: 'ended', endKind: kind })
    const [message] = await calls.app.db
      .select()
      .from(messages)
      .where(eq(messages.consultationId, consultationId))
    expect(message).toMatchObject({ kind: messageKind, content: 'أنهي الوكالة', isToFirm: kind === 'client' })
  })

  it('is listed by state and lawyer, and its request is no longer without one', async () => {
    const { id, consultationId } = await idOfSent()
    const list = async (query: string) =>
      (await calls.get(`/api/admin/engagements${query}`)).json().map((row: { id: number }) => row.id)
    const missing = async () =>
      (await calls.get('/api/admin/engagements/missing?days=1', undefined, calls.people.admin))
        .json()
        .map((row: { id: number }) => row.id)
    expect(await list('')).toEqual([id])
    expect(await list('?state=accepted')).toEqual([])
    expect(await list(`?lawyerId=${calls.people.staff.id}&state=sent`)).toEqual([id])
    expect(await missing()).toEqual([])
    await calls.set(consultationId, { createdAt: '2026-01-01T00:00:00Z' })
    expect(await missing()).toEqual([consultationId])
    await accept(id)
    expect(await list('?state=accepted')).toEqual([id])
    expect(await missing()).toEqual([])
  })
})
