import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { collectAgreements } from '#features/personal-data/server/agreement-repository.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { digestOf } from './content.ts'
import { acceptanceRecords, agreements } from './table.ts'

describeOnBothEngines('the files of an agreement', (openTestDatabase) => {
  const calls = openAgreementCalls(openTestDatabase)
  const { idOfSent, agreementOf, ownUrlOf, urlOf, revise, send, accept, asClient } = calls
  const verify = async (sha256: string) =>
    (await calls.app.inject({ method: 'POST', url: '/api/engagements/verify', payload: { sha256 } })).json()
      .version
  const fileOf = async (id: number) => {
    const { rawPayload } = await calls.get(`${ownUrlOf(id)}/pdf`, undefined, calls.people.client)
    return digestOf(rawPayload)
  }
  const recordOf = (id: number, url = ownUrlOf(id), person = calls.people.client) =>
    calls.get(`${url}/record`, undefined, person)
  const withdraw = (id: number) => calls.postAs(`${urlOf(id)}/withdraw`)

  it('are known with the standing of their version, and unknown once a byte differs', async () => {
    const { id } = await idOfSent()
    const digests = [await fileOf(id)]
    const { number, versions } = await agreementOf(id)
    expect(await verify(digests[0] ?? '')).toEqual({
      ...{ number, version: 1, sentAt: versions[0].sentAt, acceptedAt: null },
      ...{ file: 'agreement', state: 'sent' },
    })
    const states = () => Promise.all(digests.map(async (digest) => (await verify(digest)).state))
    const next = async () => {
      await revise(id)
      await send(id)
      digests.push(await fileOf(id))
    }
    await withdraw(id)
    expect(await states()).toEqual(['withdrawn'])
    await next()
    await asClient(id, 'decline', { version: 2 })
    await next()
    await asClient(id, 'wish', { version: 3, text: 'أقل' })
    await next()
    await revise(id)
    expect(await states()).toEqual(['withdrawn', 'declined', 'change_asked', 'replaced'])
    await send(id)
    digests.push(await fileOf(id))
    expect((await states()).at(-1)).toBe('sent')
    await calls.app.db.update(agreements).set({ validUntil: '2020-01-01' }).where(eq(agreements.id, id))
    expect((await states()).at(-1)).toBe('expired')
    expect(await verify(digestOf('%PDF-1.7'))).toBeNull()
  })

  it('include a record of the acceptance, the same for client and office, which is verified and exported', async () => {
    const { id, consultationId } = await idOfSent()
    expect((await recordOf(id)).statusCode).toBe(404)
    const agreement = await fileOf(id)
    await accept(id)
    const record = await recordOf(id)
    expect(record.headers['content-disposition']).toMatch(/agreement-\d+-1-v1-acceptance\.pdf/)
    const other = await recordOf(id, urlOf(id), calls.people.admin)
    expect(digestOf(other.rawPayload)).toBe(digestOf(record.rawPayload))
    const { number, decidedAt } = await agreementOf(id)
    const known = { number, version: 1, acceptedAt: decidedAt, state: 'accepted' }
    expect(await verify(digestOf(record.rawPayload))).toMatchObject({ ...known, file: 'record' })
    expect(await verify(agreement)).toMatchObject({ ...known, file: 'agreement' })
    expect(await fileOf(id)).toBe(agreement)
    const files: { path: string }[] = []
    await collectAgreements(calls.app.db, consultationId, files as never)
    expect(files.map(({ path }) => path)).toEqual([
      `agreements/${number}-v1.pdf`,
      `agreements/${number}-v1-acceptance.pdf`,
    ])
    for (const [step, body, state] of [
      ['record', { how: 'here', on: null, documentId: null }, 'in_force'],
      ['end', { kind: 'completed', reason: 'أُنجز العمل' }, 'ended'],
    ] as const) {
      await calls.postAs(`${urlOf(id)}/${step}`, body)
      expect(await verify(digestOf(record.rawPayload))).toMatchObject({ state, file: 'record' })
      expect(await verify(agreement)).toMatchObject({ state, file: 'agreement' })
    }
  })

  it('include one record for two simultaneous requests, also of an earlier acceptance', async () => {
    const { id } = await idOfSent()
    await accept(id)
    await calls.app.db.delete(acceptanceRecords)
    const both = await Promise.all([recordOf(id), recordOf(id)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await calls.app.db.$count(acceptanceRecords)).toBe(1)
  })

  it('are drawn for two signatures without a mark, even for a guest, and are not verified', async () => {
    const { id, consultationId } = await idOfSent()
    await calls.app.db.update(consultations).set({ userId: null }).where(eq(consultations.id, consultationId))
    const signing = await calls.get(`${urlOf(id)}/pdf?use=signing`, undefined, calls.people.admin)
    expect([signing.statusCode, signing.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(signing.headers['x-frame-options']).toBe('DENY')
    expect(await verify(digestOf(signing.rawPayload))).toBeNull()
  })

  it('are shown in pages of the office, which only our own pages may frame', async () => {
    const { id } = await idOfSent()
    const shown = await calls.get(`${urlOf(id)}/pdf?disposition=inline`, undefined, calls.people.admin)
    expect(shown.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' })
    expect(shown.headers['content-disposition']).toMatch(/^inline; filename="agreement-/)
    expect(shown.headers['content-security-policy']).toMatch(/frame-ancestors 'self'/)
    expect(shown.headers['content-security-policy']).not.toMatch(/sandbox|script/)
  })

  describe('of work by the hour', () => {
    const texts = { textAr: 'أتعاب الساعة {fee}.', textEn: 'The fee for each hour is {fee}.' }
    const hourly = {
      ...texts,
      ...{ kind: 'hourly', amount: '1,250', estimate: '25,000', cap: '40,000', instalments: [] },
    }

    it('have a rate and no total, for the office, the client, the list and the export', async () => {
      const { id, consultationId } = await idOfSent(hourly)
      const fee = { total: null, rate: 143_750 }
      expect(await agreementOf(id)).toMatchObject({
        ...fee,
        amount: 125_000,
        estimate: 2_500_000,
        cap: 4_000_000,
      })
      const own = await calls.ownOf(id)
      expect(own).toMatchObject({ ...fee, estimate: 2_500_000, cap: 4_000_000, instalments: [] })
      const [listed] = (await calls.get('/api/client/engagements', undefined, calls.people.client)).json()
      expect(listed).toMatchObject({ ...fee, nextDue: null })
      expect((await calls.get('/api/admin/engagements')).json()[0]).toMatchObject(fee)
      expect((await calls.get(`${urlOf(id)}/nafith`)).json()).toMatchObject(fee)
      const [exported] = await collectAgreements(calls.app.db, consultationId, [])
      expect(exported).toMatchObject({ totalInHalalas: null, rateInHalalas: 143_750 })
    })

    it('accept an advance that is not the total, and refuse a limit below the estimate', async () => {
      const advance = { labelAr: 'دفعة مقدمة', labelEn: '', amount: '5,000', due: 'acceptance' }
      const { id, consultationId } = await idOfSent({ ...hourly, instalments: [advance] })
      expect((await calls.ownOf(id)).instalments).toMatchObject([{ amount: 500_000 }])
      const refused = await calls.postAs(
        `/api/admin/consultations/${consultationId}/engagements`,
        calls.input({ ...hourly, cap: '10' }),
      )
      expect(refused.json().errors[0].field).toBe('cap')
    })
  })

  it('plan the whole fee as one installment, whose payment can be recorded', async () => {
    const { id } = await idOfSent({ instalments: [] })
    await accept(id)
    const [whole] = (await agreementOf(id)).instalments
    expect(whole).toMatchObject({ amount: 2_300_006, due: 'acceptance' })
    const paid = await calls.put(`/api/admin/instalments/${whole.id}`, { paidOn: '01/11/2026' })
    expect(paid.json().instalments[0].paidOn).toBe('2026-11-01')
  })

  it('of an agreement on paper stay as they were recorded, whatever changes later', async () => {
    const { client, admin } = calls.people
    const consultationId = await calls.idOfApproved()
    await calls.prepare(consultationId)
    const { id } = await calls.draft(consultationId)
    await calls.postAs(`${urlOf(id)}/record`, { how: 'paper', on: '01/10/2026' })
    const before = [await fileOf(id), (await calls.ownOf(id)).textAr, (await calls.ownOf(id)).nextDue]
    await calls.app.db.update(users).set({ firstName: 'Another' }).where(eq(users.id, client.id))
    await calls.app.db.insert(settings).values({ key: 'contact_city_ar', value: 'الدمام' })
    const party = { role: 'client', nameArabic: 'شركة أخرى', nameLatin: '' }
    const number = { kind: 'commercial', value: '1010999999' }
    const { updatedAt } = (
      await calls.get(`/api/admin/consultations/${consultationId}`, undefined, admin)
    ).json()
    await calls.put(
      `/api/admin/consultations/${consultationId}/parties`,
      { parties: [{ ...party, number }], updatedAt },
      admin,
    )
    expect([await fileOf(id), (await calls.ownOf(id)).textAr, (await calls.ownOf(id)).nextDue]).toEqual(
      before,
    )
    expect((await agreementOf(id)).versions).toEqual([])
    expect(await verify(before[0])).toBeNull()
  })
})
