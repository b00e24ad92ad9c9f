import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { logIn } from '#tests/support/test-app.ts'
import { agreements, agreementVersions } from './table.ts'

describeOnBothEngines('the answer of the client', (openTestDatabase) => {
  const calls = openAgreementCalls(openTestDatabase)
  const { idOfSent, agreementOf, ownOf, accept, asClient, revise, send, urlOf, ownUrlOf } = calls
  beforeEach(async () => {
    await calls.app.db.delete(outbox)
    const { client } = calls.people
    await calls.app.db.update(users).set({ isVerified: true }).where(eq(users.id, client.id))
    client.cookie = await logIn(calls.app, client.username)
  })
  const linesOf = (id: number, action: 'accept' | 'look') =>
    calls.app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'engagement'), eq(auditLog.entityId, id), eq(auditLog.action, action)))

  it('is an acceptance with its evidence, which is signed, and a line of the history for each step', async () => {
    const { id, consultationId } = await idOfSent()
    const accepted = await accept(id, { name: '  The.Client   test ' })
    expect([accepted.statusCode, accepted.json().state]).toEqual([201, 'accepted'])
    const { versions, how } = await agreementOf(id)
    expect(how).toBe('here')
    expect(versions[0]).toMatchObject({
      decision: 'accepted',
      acceptedName: 'the.client Test',
      acceptedEmail: 'the.client@example.com',
      acceptedFrom: '127.0.0.1',
      isSigned: true,
    })
    const [line] = await linesOf(id, 'accept')
    expect(line?.details).toMatchObject({ text: versions[0].textDigest, file: versions[0].sha256 })
    const steps = (await calls.historyOf(consultationId)).filter(({ field }) => field === 'agreement')
    expect(steps.map(({ to }) => to)).toEqual(['created', 'sent', 'accepted'])
    await calls.app.db.update(agreementVersions).set({ acceptedName: 'Another' })
    expect((await agreementOf(id)).versions[0].isSigned).toBe(false)
  })

  it.each([
    ["Sa'ad", 'Al-Otaibi', 'Sa’ad Al-Otaibi'],
    ['Noura', 'Al-Subaie', 'Noura Al\u2011Subaie'],
    ['Noura', 'Al-Subaie', 'noura al subaie'],
    ['İbrahim', 'Yılmaz', 'ibrahim yılmaz'],
    ['أحمد', 'الحربي', 'احمد الحربى'],
    ['نورة', 'السبيعي', 'نوره السبيعي'],
    ['محمد', 'العبدالله', 'محمـد العبد الله'],
    ['علی\u200cرضا', 'رضایی', 'عليرضا رضايي'],
  ])(
    'is accepted for %s %s under the name "%s", as another keyboard writes it',
    async (firstName, lastName, name) => {
      const { client } = calls.people
      const named = { firstName, lastName }
      const ofClient = eq(users.id, client.id)
      const [previous] = await calls.app.db.select().from(users).where(ofClient)
      await calls.app.db.update(users).set(named).where(ofClient)
      const { id } = await idOfSent()
      expect((await accept(id, { name: `${firstName}h ${lastName}` })).statusCode).toBe(400)
      expect((await accept(id, { name })).json()).toMatchObject({ state: 'accepted' })
      await calls.app.db
        .update(users)
        .set({ firstName: previous?.firstName ?? '', lastName: previous?.lastName ?? '' })
        .where(ofClient)
    },
  )

  it('is unknown to another client', async () => {
    const { id } = await idOfSent()
    const { otherClient } = calls.people
    expect((await accept(id, {}, otherClient)).statusCode).toBe(404)
    expect((await calls.get(ownUrlOf(id), undefined, otherClient)).statusCode).toBe(404)
    expect((await calls.get(`${ownUrlOf(id)}/pdf`, undefined, otherClient)).statusCode).toBe(404)
    for (const [action, body] of [
      ['wish', { version: 1, text: 'x' }],
      ['decline', { version: 1 }],
      ['end', { reason: 'x' }],
    ] as const)
      expect((await asClient(id, action, body, otherClient)).statusCode).toBe(404)
    expect((await agreementOf(id)).state).toBe('sent')
  })

  it('requires a recent proof, a confirmed address, the name of the account and an open request', async () => {
    const { id, consultationId } = await idOfSent()
    const refusalOf = async (changes?: object) => {
      const refused = await accept(id, changes)
      return [refused.statusCode, refused.json().code]
    }
    await calls.app.db.update(sessions).set({ confirmedAt: '2026-01-01T00:00:00Z' })
    expect(await refusalOf()).toEqual([403, 'proof_required'])
    const { client } = calls.people
    client.cookie = await logIn(calls.app, client.username)
    const verify = (isVerified: boolean) =>
      calls.app.db.update(users).set({ isVerified }).where(eq(users.id, client.id))
    await verify(false)
    expect(await refusalOf()).toEqual([403, 'unverified'])
    await verify(true)
    const named = await accept(id, { name: 'Somebody Else' })
    expect([named.statusCode, named.json().errors[0]]).toEqual([
      400,
      { field: 'name', message: 'Please type your name as it is in your account: the.client Test' },
    ])
    const closed = { status: 'rejected' } as const
    await calls.app.db.update(consultations).set(closed).where(eq(consultations.id, consultationId))
    expect(await refusalOf()).toEqual([409, 'request_closed'])
    expect((await agreementOf(id)).state).toBe('sent')
  })

  it('is refused for a version that a newer one has replaced', async () => {
    const { id } = await idOfSent()
    await revise(id, { amount: '1,000', vatRate: 0, instalments: [] })
    expect((await accept(id)).json()).toMatchObject({ code: 'engagement_closed', state: 'draft' })
    await send(id)
    const refused = await accept(id)
    const closed = { code: 'engagement_closed', state: 'replaced' }
    expect([refused.statusCode, refused.json()]).toMatchObject([409, closed])
    const accepted = await accept(id, { version: 2 })
    expect([accepted.statusCode, accepted.json().total]).toEqual([201, 100_000])
  })

  it('counts once when two acceptances come simultaneously, with one mail each', async () => {
    const { id } = await idOfSent()
    const answers = await Promise.all([accept(id), accept(id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
    expect(new Set(answers.map(({ json }) => json().decidedAt)).size).toBe(1)
    expect(await linesOf(id, 'accept')).toHaveLength(1)
    expect(await calls.mailsAbout('You accepted')).toHaveLength(1)
    expect(await calls.mailsAbout('is accepted')).toHaveLength(1)
  })

  it('is refused after the last day in Riyadh, before any job has run', async () => {
    const { id } = await idOfSent()
    // It is still this day in Honolulu.
    const yesterday = new Date(Date.now() + 3 * 3_600_000 - 86_400_000).toISOString().slice(0, 10)
    await calls.app.db.update(agreements).set({ validUntil: yesterday }).where(eq(agreements.id, id))
    expect((await accept(id)).json()).toMatchObject({ code: 'engagement_closed', state: 'expired' })
    expect(await ownOf(id)).toMatchObject({ state: 'expired' })
    expect((await agreementOf(id)).state).toBe('expired')
  })

  it('is the wish for a change, which the office sees with the version, or a refusal with an optional reason', async () => {
    const { id } = await idOfSent()
    const wish = 'دفعتان من فضلك'
    const requested = await asClient(id, 'wish', { version: 1, text: wish })
    expect(requested.json()).toMatchObject({ state: 'change_asked', wish })
    expect((await agreementOf(id)).versions[0]).toMatchObject({ decision: 'change_asked', wish })
    expect(await calls.mailsAbout('change requested')).toHaveLength(1)
    expect((await accept(id)).statusCode).toBe(409)
    expect((await revise(id)).json()).toMatchObject({ state: 'draft', version: 2 })
    const { id: other } = await idOfSent()
    expect((await asClient(other, 'decline', { version: 1 })).json().state).toBe('declined')
    expect((await accept(other)).json().state).toBe('declined')
    expect(await calls.mailsAbout('is declined')).toHaveLength(1)
  })

  it('stores the first opening, and not a look of the page by itself', async () => {
    const { id } = await idOfSent()
    const { client } = calls.people
    const unattended = { 'x-unattended': '1' }
    await calls.app.inject({ url: ownUrlOf(id), headers: { cookie: client.cookie, ...unattended } })
    expect((await agreementOf(id)).openedAt).toBeNull()
    await ownOf(id)
    const { openedAt, versions } = await agreementOf(id)
    expect(versions[0].openedAt).toBe(openedAt)
    await ownOf(id)
    expect((await agreementOf(id)).openedAt).toBe(openedAt)
    expect(await linesOf(id, 'look')).toHaveLength(1)
  })

  it.each(['', '/pdf', '/nafith', 'panel'])(
    'leaves a line when an admin reads %j of a restricted request of others',
    async (part) => {
      const { id, consultationId } = await idOfSent()
      const { admin, staff } = calls.people
      const panel = `/api/admin/consultations/${consultationId}/engagements`
      const look = () => calls.get(part === 'panel' ? panel : urlOf(id) + part, undefined, admin)
      await look()
      expect(await linesOf(id, 'look')).toHaveLength(0)
      await calls.app.db
        .update(consultations)
        .set({ isRestricted: true, assignedToId: staff.id })
        .where(eq(consultations.id, consultationId))
      await look()
      await look()
      expect(await linesOf(id, 'look')).toMatchObject([{ userId: admin.id }])
    },
  )
})
