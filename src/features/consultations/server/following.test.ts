import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { mailsTo, tokenIn } from '#tests/support/account-mails.ts'
import { consultationInput, openConsultationCalls } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { callAs, type Person, sendAs } from '#tests/support/test-app.ts'
import { consultationHistory, consultationLinks } from './table.ts'

describeOnBothEngines('the private page of a guest’s request', (openTestDatabase) => {
  const calls = openConsultationCalls(openTestDatabase)
  const subject = 'إنهاء عقد العمل'
  const send = async (person?: Person) => {
    const { id, followToken } = (await calls.post({ ...consultationInput, subject }, person)).json()
    return { id: id as number, token: followToken as string }
  }
  const follow = (token: string, person?: Person) => calls.as(person, 'GET', `/api/requests?token=${token}`)
  const followed = async (token: string) => (await follow(token)).json().consultation
  const withdraw = (token: string, person?: Person) =>
    calls.as(person, 'POST', '/api/requests/withdraw', { token })
  const { change } = calls
  /** Moves the history of a request into the past. */
  const letDaysPass = (id: number, days: number) =>
    calls.app.db
      .update(consultationHistory)
      .set({ createdAt: sql`${consultationHistory.createdAt} - ${days} * interval '1 day'` })
      .where(eq(consultationHistory.consultationId, id))

  describe('the link', () => {
    it('has 256 random bits, is stored only as a hash, is mailed to the guest only, and shows the status and nothing secret', async () => {
      await calls.app.db.delete(outbox)
      const { id, token } = await send()
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      const rows = await calls.app.db.select().from(consultationLinks)
      expect(rows.map(({ tokenHash }) => tokenHash)).toContain(
        createHash('sha256').update(token).digest('hex'),
      )
      expect(JSON.stringify(rows)).not.toContain(token)
      const [mail] = await mailsTo(calls.app, 'sara@example.com')
      expect(mail?.text).toContain(`/requests?token=${token}`)
      expect(tokenIn(mail?.html)).toBe(token)
      expect((await send(calls.people.client)).token).toBeUndefined()
      await change(id, { notes: 'Conflict check.' })
      expect(await followed(token)).toEqual({
        id,
        service: 'corporate',
        subject,
        status: 'pending',
        withdrawnAt: null,
        firstAnswerAt: null,
        ...{ spokeAt: null, appointment: null, stage: null },
        ...{ awaitsDocument: false, awaitsDecision: false, nextDate: null },
        rejectionNote: '',
        createdAt: expect.any(String),
      })
    })

    it('is returned again to a repeated call whose response was lost', async () => {
      const headers = { 'idempotency-key': 'a-key-of-the-lost-answer' }
      const post = () =>
        sendAs(calls.app, undefined, 'POST', '/api/consultations', consultationInput, headers)
      const [first, second] = [(await post()).json(), (await post()).json()]
      expect(second.id).toBe(first.id)
      expect(second.followToken).toBe(first.followToken)
      expect(await followed(first.followToken)).toMatchObject({ id: first.id })
    })
  })

  describe('the answer to an invalid link', () => {
    it('is the same for an unknown, a truncated and a guessed link', async () => {
      const { token } = await send()
      const unknown = await follow('x'.repeat(43))
      for (const guess of [
        token.slice(0, -1),
        `${token}A`,
        token.toUpperCase(),
        createHash('sha256').update(token).digest('hex'),
      ]) {
        const answer = await follow(guess)
        expect([answer.statusCode, answer.body]).toEqual([200, unknown.body])
        expect((await withdraw(guess)).statusCode).toBe(404)
      }
      expect(unknown.json()).toEqual({ consultation: null })
      expect(await followed(token)).toMatchObject({ status: 'pending' })
    })

    it('is given once 90 days have passed since the request was closed, and not before', async () => {
      const { id, token } = await send()
      await letDaysPass(id, 400)
      expect(await followed(token)).toMatchObject({ status: 'pending' })
      await change(id, { status: 'completed' })
      await letDaysPass(id, 89)
      expect(await followed(token)).toMatchObject({ status: 'completed' })
      await letDaysPass(id, 2)
      expect((await follow(token)).body).toBe((await follow('x'.repeat(43))).body)
      // A note sets no new closing date, and a reopened request has none.
      await change(id, { notes: 'Filed.' })
      expect(await followed(token)).toBeNull()
      await change(id, { status: 'approved' })
      expect(await followed(token)).toMatchObject({ status: 'approved' })
    })

    it('is given permanently once the request belongs to an account', async () => {
      const { client } = calls.people
      const { id, token } = await send()
      await calls.app.db
        .update(users)
        .set({ email: 'sara@example.com', isVerified: true })
        .where(eq(users.id, client.id))
      const claim = { method: 'POST', url: '/api/client/earlier-requests', payload: { ids: [id] } } as const
      expect((await callAs(calls.app, client, claim)).statusCode).toBe(201)
      expect(await followed(token)).toBeNull()
      expect((await withdraw(token, client)).statusCode).toBe(404)
      // Even if the account is deleted and the request remains.
      await calls.set(id, { userId: null })
      expect(await followed(token)).toBeNull()
    })
  })

  describe('the withdrawal by the guest', () => {
    it('adds a history entry and an audit record, and notifies the assignee', async () => {
      const { staff } = calls.people
      await calls.app.db
        .insert(settings)
        .values({ key: 'contact_email', value: 'firm@example.com' })
        .onConflictDoNothing()
      const { id, token } = await send()
      await change(id, { assignedToId: staff.id })
      await calls.app.db.delete(outbox)
      const done = await withdraw(token)
      expect([done.statusCode, done.json().consultation]).toEqual([
        200,
        expect.objectContaining({ id, status: 'rejected', withdrawnAt: expect.any(String) }),
      ])
      expect((await calls.historyOf(id)).at(-1)).toMatchObject({ field: 'withdrawn', userId: null })
      const audited = await calls.app.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'withdraw'), eq(auditLog.entityId, id)))
      expect(audited).toMatchObject([{ userId: null, entity: 'consultation' }])
      expect(await calls.app.db.select().from(outbox)).toMatchObject([
        { recipientId: staff.id, subjectAddress: 'sara@example.com' },
      ])
      const again = await withdraw(token)
      expect([again.statusCode, again.json().code]).toEqual([409, 'not_pending'])
      expect(await calls.historyOf(id)).toHaveLength(3)
    })

    it('succeeds once for two simultaneous clicks, and only while the request is in review', async () => {
      const { id, token } = await send()
      const answers = await Promise.all([withdraw(token), withdraw(token)])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(await calls.historyOf(id)).toHaveLength(2)
      const answered = await send()
      await change(answered.id, { status: 'approved' })
      expect((await withdraw(answered.token)).statusCode).toBe(409)
      expect(await calls.rowOf(answered.id)).toMatchObject({ status: 'approved', withdrawnAt: null })
    })
  })

  it('limits the reads by links of one address, in all calls together', async () => {
    const strict = await calls.app.another({}, 1)
    const read = async (path: string) => (await strict.inject({ url: `/api/${path}?token=x` })).statusCode
    const paths =
      'requests requests/path requests/appointment newsletter/areas email/verify password/reset'.split(' ')
    const readOften = (times: number) =>
      Promise.all(Array.from({ length: times }, (_, n) => read(paths[n % paths.length] ?? '')))
    expect(new Set(await readOften(60))).toEqual(new Set([200]))
    await readOften(60)
    expect(await Promise.all(paths.map(read))).toEqual(paths.map(() => 429))
  })
})
