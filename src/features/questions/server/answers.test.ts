import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { employment, openQuestionCalls, question } from '#tests/support/question-calls.ts'

describeOnBothEngines('the questions of a request', (openTestDatabase) => {
  const calls = openQuestionCalls(openTestDatabase)
  const { app, people, publish, own, save, send, office, as, changesOf, urlOf, officeUrlOf } = calls
  const mails = () => app.db.select().from(outbox).orderBy(outbox.id)
  const complete = {
    dismissed: 'yes',
    'ended-on': '1/9/2026',
    term: 'fixed',
    wage: '١٢٬٥٠٠٫٥',
    employer: 'شركة النخيل',
  }

  beforeEach(async () => {
    await app.db.delete(consultations)
    await calls.clearSets()
    await app.db.delete(outbox)
  })

  describe('an answer', () => {
    it('to a hidden question is dropped, also if it is posted', async () => {
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      const sent = await send(id, versionId, { ...complete, dismissed: 'no' })
      expect([sent.statusCode, sent.json().answers]).toEqual([
        200,
        { dismissed: 'no', term: 'fixed', wage: '12500.5', employer: 'شركة النخيل' },
      ])
      const [entry] = (await office(id)).opened.entries
      expect(entry.answers).not.toHaveProperty('ended-on')
      expect((await own(id)).json()).toMatchObject({ hasUnsent: false, draft: { dismissed: 'no' } })
      expect((await own(id)).json().draft).not.toHaveProperty('ended-on')
    })

    it('is required if its question is required and visible', async () => {
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      const refused = await send(id, versionId, { dismissed: 'yes', wage: 'much' })
      expect([refused.statusCode, refused.json().errors]).toEqual([
        400,
        [{ field: 'ended-on', message: 'This field is required' }],
      ])
      // The refusal has lost nothing.
      expect((await own(id)).json()).toMatchObject({
        draft: { dismissed: 'yes', wage: 'much' },
        hasUnsent: true,
        sentAt: null,
      })
      const day = await send(id, versionId, { 'ended-on': '31/2/2026', term: 'open' })
      expect(day.json().errors.map(({ field }: { field: string }) => field)).toEqual(['ended-on', 'wage'])
    })

    it('that is a Hijri day is stored as the same Gregorian day', async () => {
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      const sent = await send(id, versionId, { dismissed: 'yes', 'ended-on': '١٩/٣/١٤٤٨' })
      expect(sent.json().answers['ended-on']).toBe('2026-09-01')
      expect((await own(id)).json().draft['ended-on']).toBe('١٩/٣/١٤٤٨')
    })

    it('from another tab is merged, and the newer answer to one question is stored', async () => {
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      await save(id, versionId, { dismissed: 'yes', wage: '1000' })
      // Typed before, in a tab whose network was dead.
      const late = await save(id, versionId, { wage: '900', employer: 'شركة النخيل' }, 60_000)
      expect(late.json()).toEqual({
        versionId,
        draft: { dismissed: 'yes', wage: '1000', employer: 'شركة النخيل' },
        hasUnsent: true,
      })
    })

    it('of a caller is recorded as written by the office', async () => {
      const versionId = await publish()
      const { id } = await calls.guestRequest()
      const body = { versionId, changes: changesOf(complete) }
      const sent = await as(people.staff, 'POST', officeUrlOf(id), body)
      expect(sent.json()).toMatchObject({
        isAnswered: true,
        opened: { entries: [{ isByOffice: true, recordedBy: 'the.staff Test', number: 1, version: 1 }] },
      })
      expect((await mails()).filter(({ subject }) => subject.includes('answers arrived'))).toEqual([])
    })
  })

  describe('a version', () => {
    it('stands for the person who began with it', async () => {
      const first = await publish()
      const [begun, reads, later] = [
        await calls.idOfNew(people.client),
        await calls.idOfNew(people.client),
        await calls.idOfNew(people.client),
      ]
      await save(begun, first, { dismissed: 'no' })
      const second = await publish([question('other', { isRequired: true })])
      expect((await own(begun)).json().version).toMatchObject({ id: first, number: 1 })
      expect((await own(later)).json().version).toMatchObject({ id: second, number: 2 })
      // The page of the first version was open when the second one was published.
      expect((await send(reads, first, { dismissed: 'no' })).json().version).toBe(1)
      expect((await send(begun, first)).json()).toMatchObject({ version: 1, answers: { dismissed: 'no' } })
      const other = await save(begun, second, { other: 'x' })
      expect(other.json()).toMatchObject({ versionId: first, draft: { dismissed: 'no' } })
    })

    it('is offered only once it is published, and without questions no longer', async () => {
      const id = await calls.idOfNew(people.client)
      expect((await own(id)).json().version).toBeNull()
      expect((await as(people.staff, 'POST', `${officeUrlOf(id)}/request`)).statusCode).toBe(409)
      await publish()
      expect((await own(id)).json().version?.content).toHaveLength(6)
      await publish([])
      expect((await own(id)).json().version).toBeNull()
    })
  })

  describe('the sent answers', () => {
    it('are one entry for two presses, and another entry once they change', async () => {
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      await calls.set(id, { assignedToId: people.staff.id })
      const presses = await Promise.all([send(id, versionId, complete), send(id, versionId, complete)])
      expect(presses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(presses[0]?.json()).toEqual(presses[1]?.json())
      expect((await mails()).filter(({ subject }) => subject.includes('answers arrived'))).toHaveLength(1)
      const changed = await send(id, versionId, { wage: '13000' })
      expect(changed.json()).toMatchObject({ number: 2 })
      const { entries } = (await office(id)).opened
      expect(entries.map((entry: { answers: { wage: string } }) => entry.answers.wage)).toEqual([
        '13000',
        '12500.5',
      ])
      const audited = await app.db
        .select({ details: auditLog.details })
        .from(auditLog)
        .where(eq(auditLog.entityId, id))
        .orderBy(desc(auditLog.id))
      expect(audited.filter(({ details }) => details.questions === 'answered')).toHaveLength(2)
    })

    it('add an opposing party once, and its hit before the lawyer opens the request', async () => {
      await calls.post({
        ...consultationInput,
        firstName: 'Mohammed',
        lastName: 'Al-Otaibi',
        email: 'm@example.com',
      })
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      await send(id, versionId, { dismissed: 'no', employer: 'محمد العتيبي' })
      expect((await calls.rowOf(id))?.conflictFlaggedAt).not.toBeNull()
      const parties = () =>
        app.db.select().from(consultationParties).where(eq(consultationParties.consultationId, id))
      expect(await parties()).toMatchObject([{ role: 'opposing', nameArabic: 'محمد العتيبي' }])
      await send(id, versionId, { wage: '5', term: 'open' })
      expect(await parties()).toHaveLength(1)
    })

    it('mark a caution for the office, and no mail has a word of it', async () => {
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      await calls.set(id, { assignedToId: people.staff.id })
      expect((await send(id, versionId, complete)).json().cautions).toEqual(['dismissed'])
      expect((await mails()).map(({ subject }) => subject)).toContain(`Request no. ${id}: answers arrived`)
      expect((await office(id)).opened.entries[0].cautions).toEqual(['dismissed'])
      const all = JSON.stringify(await mails())
      for (const secret of ['قد تسقط', 'Such claims', 'النخيل', '12500', employment[0]?.titleAr ?? ''])
        expect(all).not.toContain(secret)
    })
  })

  describe('the request of the office', () => {
    it('is one mail for two presses, with the number and a link', async () => {
      await publish()
      const { id, token } = await calls.guestRequest()
      await app.db.delete(outbox)
      const press = () => as(people.staff, 'POST', `${officeUrlOf(id)}/request`)
      expect([(await press()).statusCode, (await press()).statusCode]).toEqual([201, 201])
      const [mail, ...further] = await mails()
      expect(further).toEqual([])
      if (!mail) throw new Error('no mail')
      expect(app.linkTokens.unseal(mail).text).toContain(`/requests?token=${token}`)
      expect((await office(id)).opened).toMatchObject({ requestedBy: 'the.staff Test' })
    })

    it('is refused once the request is closed, as are further answers', async () => {
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      await calls.set(id, { status: 'completed' })
      expect((await as(people.staff, 'POST', `${officeUrlOf(id)}/request`)).json().code).toBe(
        'request_closed',
      )
      expect((await save(id, versionId, { dismissed: 'no' })).json().code).toBe('request_closed')
    })
  })

  describe('a reader', () => {
    it('of another request, another link or a restricted request gets 404 for every call', async () => {
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      const body = { versionId, changes: {} }
      for (const method of ['GET', 'PUT', 'POST'] as const)
        expect(
          (await as(people.otherClient, method, urlOf(id), method === 'GET' ? undefined : body)).statusCode,
        ).toBe(404)
      const { admin } = people
      await as(admin, 'PUT', `/api/admin/consultations/${id}`, { assignedToId: admin.id })
      await as(admin, 'PUT', `/api/admin/consultations/${id}/readers`, { userIds: [] })
      const url = officeUrlOf(id)
      const answered = [
        await as(people.staff, 'GET', url),
        await as(people.staff, 'PUT', url, body),
        await as(people.staff, 'POST', url, body),
        await as(people.staff, 'POST', `${url}/request`),
        await as(people.staff, 'PUT', `${url}/read`),
      ]
      expect(answered.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
      const token = 'x'.repeat(43)
      expect((await as(undefined, 'PUT', '/api/requests/questions', { ...body, token })).statusCode).toBe(404)
      expect((await as(undefined, 'GET', `/api/requests/questions?token=${token}`)).json().version).toBeNull()
    })

    it('finds marked answers in Today until they are read, and its count', async () => {
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      await calls.set(id, { createdAt: '2020-01-01T09:00:00Z', firstAnswerAt: '2020-01-02T09:00:00Z' })
      const today = async () => (await as(people.staff, 'GET', '/api/admin/summary')).json().today.marked
      expect(await today()).toMatchObject({ total: 0 })
      await send(id, versionId, complete)
      expect(await today()).toMatchObject({ total: 1, entries: [{ id }] })
      await as(people.staff, 'PUT', `${officeUrlOf(id)}/read`)
      expect(await today()).toMatchObject({ total: 0 })
    })

    it('who may list a request and not open it gets only whether it is answered', async () => {
      const versionId = await publish()
      const id = await calls.idOfNew(people.client)
      await calls.set(id, { assignedToId: people.admin.id })
      expect(await office(id)).toEqual({ isAnswered: false, opened: null })
      await send(id, versionId, complete)
      expect(await office(id)).toEqual({ isAnswered: true, opened: null })
      expect((await as(people.staff, 'PUT', `${officeUrlOf(id)}/read`)).statusCode).toBe(404)
      await as(people.admin, 'PUT', `${officeUrlOf(id)}/read`)
      const [entry] = (await office(id, people.admin)).opened.entries
      expect(entry).toMatchObject({ readBy: 'the.admin Test', readAt: expect.any(String) })
    })
  })
})
