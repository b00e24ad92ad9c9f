import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents } from '#features/consents/server/table.ts'
import { consultationLinks, consultations } from '#features/consultations/server/table.ts'
import { codeOf, statusesOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { call, openFrontDesk } from '#tests/support/front-desk.ts'
import { sendAs } from '#tests/support/test-app.ts'

const publicUrl = 'http://localhost:3000'

describeOnBothEngines('requests that the office records', (openTestDatabase) => {
  const { calls, record, idOf, fieldsOf, count, mailsTo } = openFrontDesk(openTestDatabase)

  describe('a recorded request', () => {
    it('is pending, has no owner and shows the employee who recorded it', async () => {
      const response = await record({ ...call, message: 'فُصلت من عملي.', heardThrough: 'A colleague' })
      expect(response.json()).toMatchObject({
        consultation: {
          origin: 'phone',
          status: 'pending',
          userId: null,
          phone: '+966554433221',
          email: '',
          message: 'فُصلت من عملي.',
          heardThrough: 'A colleague',
          firstAnswerAt: null,
        },
        hits: [],
        link: { url: expect.stringContaining(`${publicUrl}/requests?token=`) },
      })
      const { id } = response.json().consultation
      expect(await calls.historyOf(id)).toMatchObject([
        { field: 'created', from: 'phone', to: 'pending', userId: calls.people.staff.id },
      ])
      expect(await calls.rowOf(id)).toMatchObject({ recordedById: calls.people.staff.id })
    })

    it('opens with its private link, even without a phone number', async () => {
      const { link } = (await record({ ...call, phone: '', email: 'noura@example.com' })).json()
      const token = new URL(link.url).searchParams.get('token')
      const followed = await sendAs(calls.app, undefined, 'GET', `/api/requests?token=${token}`)
      expect(followed.json().consultation).toMatchObject({ service: 'employment', status: 'pending' })
    })

    it.each([
      ['no phone number and no address', { phone: '' }, 'phone'],
      ['a wrong address', { phone: null, email: 'not an address' }, 'email'],
      ['the website as its origin', { origin: 'website' }, 'origin'],
      ['a name without letters', { firstName: '123' }, 'firstName'],
    ])('is refused with %s', async (_name, changes, field) => {
      expect(await fieldsOf({ ...call, ...changes })).toEqual([400, [field]])
      expect(await count()).toBe(0)
    })

    it('refuses a time in the future or more than 7 days ago', async () => {
      const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
      for (const receivedAt of [at(1), at(-7 * 24 - 1), 'yesterday'])
        expect(await fieldsOf({ ...call, receivedAt })).toEqual([400, ['receivedAt']])
      expect(await count()).toBe(0)
      const { consultation } = (await record({ ...call, receivedAt: at(-7 * 24 + 1) })).json()
      expect(consultation.receivedAt < consultation.createdAt).toBe(true)
      const overdue = await calls.asStaff('GET', '/api/admin/consultations?status=overdue')
      expect(overdue.json()).toMatchObject([{ id: consultation.id }])
    })

    it('counts as answered at the time of the call if the caller was spoken with, and proves that the privacy notice was given', async () => {
      const receivedAt = new Date(Date.now() - 3_600_000).toISOString()
      const id = await idOf({ ...call, receivedAt, isSpokenWith: true, noticeWay: 'readAloud' })
      expect(await calls.rowOf(id)).toMatchObject({ firstAnswerAt: receivedAt, status: 'pending' })
      expect((await calls.historyOf(id)).at(-1)).toMatchObject({ field: 'spokenWith', to: 'phone' })
      expect(await calls.app.db.select().from(consents)).toMatchObject([
        { purpose: 'notice', noticeWay: 'readAloud', phone: '+966554433221', email: '', userId: null },
      ])
    })

    it('is stored once if the same press comes twice', async () => {
      const key = 'the-same-press-of-the-button'
      const [one, other] = await Promise.all([1, 2].map(() => record(call, calls.people.staff, key)))
      expect([one?.statusCode, other?.statusCode]).toEqual([201, 201])
      expect(one?.json()).toEqual(other?.json())
      expect(await count()).toBe(1)
    })
  })

  describe('a similar request', () => {
    it('is refused with its number until it is confirmed, by number or address', async () => {
      const id = await idOf({ ...call, email: 'noura@example.com' })
      for (const again of [call, { ...call, phone: '+966 50 000 0001', email: 'NOURA@example.com' }]) {
        const refused = await record(again)
        expect([...codeOf(refused), refused.json().similarTo]).toEqual([409, 'similar_request', id])
        expect(refused.json().detail).toContain(String(id))
      }
      expect(await count()).toBe(1)
      const second = (await record({ ...call, confirmsSimilar: true, similarTo: id })).json()
      // The confirmation is about the request that was shown, not about one recorded since.
      const stale = await record({ ...call, confirmsSimilar: true, similarTo: id })
      expect([stale.statusCode, stale.json().similarTo]).toEqual([409, second.consultation.id])
      expect((await record({ ...call, confirmsSimilar: true })).statusCode).toBe(201)
    })

    it('is about the same service within 7 days', async () => {
      const id = await idOf(call)
      expect((await record({ ...call, service: 'corporate' })).statusCode).toBe(201)
      const receivedAt = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString()
      await calls.app.db.update(consultations).set({ receivedAt }).where(eq(consultations.id, id))
      expect((await record(call)).statusCode).toBe(201)
    })

    it('is refused for the second of two simultaneous receptionists, but not revealed to a recorder who may not list it', async () => {
      const answers = await Promise.all([record(call), record(call, calls.people.admin)])
      expect(statusesOf(answers)).toEqual([201, 409])
      expect(await count()).toBe(1)
      const other = { ...call, service: 'corporate' }
      const id = await idOf(other, calls.people.admin)
      await calls.as(calls.people.admin, 'PUT', `/api/admin/consultations/${id}/readers`, { userIds: [] })
      expect((await record(other)).statusCode).toBe(201)
    })
  })

  describe('a caller with an account', () => {
    it('gets the request in their portal, even when they call from another number', async () => {
      const { id: userId } = calls.people.client
      const id = await idOf({ ...call, userId, phone: '0500000009' })
      expect(await calls.rowOf(id)).toMatchObject({
        userId,
        phone: '+966500000009',
        email: 'the.client@example.com',
      })
      const own = await sendAs(calls.app, calls.people.client, 'GET', `/api/client/consultations/${id}`)
      expect(own.statusCode).toBe(200)
      expect(own.json()).not.toHaveProperty('urgentReason')
      expect(await mailsTo('the.client@example.com')).toHaveLength(1)
    })

    it('must be an active client', async () => {
      for (const userId of [calls.people.admin.id, 999_999])
        expect(await fieldsOf({ ...call, userId })).toEqual([400, ['userId']])
      expect(await count()).toBe(0)
    })
  })

  describe('a caller without an account', () => {
    it('gets no second private link for a recorder who may not open the request any more', async () => {
      const key = 'a-key-of-sixteen-signs-or-more'
      const first = (await record(call, calls.people.staff, key)).json()
      const { id } = first.consultation
      expect((await record(call, calls.people.staff, key)).json().link).toEqual(first.link)
      const { admin } = calls.people
      await calls.as(admin, 'PUT', `/api/admin/consultations/${id}`, { assignedToId: admin.id })
      await calls.app.db.delete(consultationLinks)
      const repeated = await record(call, calls.people.staff, key)
      expect([repeated.statusCode, repeated.json().link]).toEqual([201, null])
      expect(await calls.app.db.$count(consultationLinks)).toBe(0)
    })

    it('gets no mail by itself or without an address, and the private link on a press', async () => {
      const id = await idOf({ ...call, email: 'noura@example.com' })
      expect(await mailsTo('noura@example.com')).toEqual([])
      const sent = await calls.asStaff('POST', `/api/admin/consultations/${id}/link-mail`)
      expect(sent.statusCode).toBe(204)
      expect(await mailsTo('noura@example.com')).toHaveLength(1)
      const other = await idOf({ ...call, service: 'corporate' })
      const refused = await calls.asStaff('POST', `/api/admin/consultations/${other}/link-mail`)
      expect(codeOf(refused)).toEqual([409, 'not_a_guest'])
      await calls.asStaff('PUT', `/api/admin/consultations/${other}`, { status: 'rejected' })
      expect(await mailsTo('')).toEqual([])
    })
  })
})
