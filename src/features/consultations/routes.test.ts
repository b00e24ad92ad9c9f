import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consents } from '#features/privacy/table.ts'
import { users } from '#features/users/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { buildTestApp, callAs, type People, signUpOneOfEach } from '#tests/support/test-app.ts'
import { consultationHistory, consultations } from './table.ts'

const request = {
  firstName: 'سارة',
  lastName: 'الحربي',
  email: 'Sara@Example.com',
  phone: '٠٥٥ ٠١٢ ٣٣٤٤',
  service: 'corporate',
  message: 'نحن ثلاثة شركاء.',
}

describeOnBothEngines('consultations', (openTestDatabase) => {
  let app: FastifyInstance
  let people: People
  const post = (payload: object, person = people.guest, language = 'ar') =>
    callAs(app, person, {
      method: 'POST',
      url: '/api/consultations',
      payload,
      headers: { 'accept-language': language },
    })
  const idOfNew = async (person = people.guest): Promise<number> => (await post(request, person)).json().id
  const asStaff = (method: 'GET' | 'PUT', url: string, payload?: object) =>
    callAs(app, people.staff, { method, url, payload })
  const rowOf = async (id: number) => {
    const [row] = await app.db.select().from(consultations).where(eq(consultations.id, id))
    return row
  }
  const historyOf = (id: number) =>
    app.db
      .select()
      .from(consultationHistory)
      .where(eq(consultationHistory.consultationId, id))
      .orderBy(consultationHistory.id)

  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase())
    people = await signUpOneOfEach(app)
  })
  beforeEach(async () => {
    await app.db.delete(consultations)
  })

  describe('sent from the form', () => {
    it('are taken from a guest, who hears nothing but the receipt', async () => {
      const response = await post(request)
      expect(response.statusCode).toBe(201)
      expect(Object.keys(response.json()).sort()).toEqual(['createdAt', 'id', 'status', 'updatedAt'])
      expect(await rowOf(response.json().id)).toMatchObject({
        userId: null,
        email: 'sara@example.com',
        phone: '+966550123344',
        language: 'ar',
        status: 'pending',
      })
    })

    it('belong to the client who is logged in', async () => {
      expect(await rowOf(await idOfNew(people.client))).toMatchObject({ userId: people.client.id })
    })

    it('may wish for a day and a time, which the office and the client read', async () => {
      const wish = { preferredDate: '2099-01-04', preferredTime: '10:30' }
      const { id } = (await post({ ...request, ...wish }, people.client)).json()
      expect(await rowOf(id)).toMatchObject(wish)
      expect((await asStaff('GET', `/api/admin/consultations/${id}`)).json()).toMatchObject(wish)
      const own = await callAs(app, people.client, { url: `/api/client/consultations/${id}` })
      expect(own.json()).toMatchObject(wish)
      const anyTime = (await post({ ...request, preferredDate: '2099-01-04', preferredTime: 'any' })).json()
      expect(await rowOf(anyTime.id)).toMatchObject({ preferredDate: '2099-01-04', preferredTime: null })
      for (const none of [{}, { preferredDate: '', preferredTime: '' }, { preferredDate: null }])
        expect(await rowOf((await post({ ...request, ...none })).json().id)).toMatchObject({
          preferredDate: null,
          preferredTime: null,
        })
    })

    it.each([
      ['a Friday', { preferredDate: '2099-01-02' }, 'preferredDate', /^We are closed on Friday and Saturday/],
      [
        'a Saturday',
        { preferredDate: '2099-01-03' },
        'preferredDate',
        /^We are closed on Friday and Saturday/,
      ],
      ['a day that has passed', { preferredDate: '2025-03-09' }, 'preferredDate', /^This day has passed/],
      [
        'no day of the calendar',
        { preferredDate: '2099-02-30' },
        'preferredDate',
        /^Please enter a valid date/,
      ],
      [
        'a time before nine',
        { preferredDate: '2099-01-04', preferredTime: '08:30' },
        'preferredTime',
        /9:00 AM to 4:30 PM/,
      ],
      [
        'a time past the last half hour',
        { preferredDate: '2099-01-04', preferredTime: '17:00' },
        'preferredTime',
        /9:00/,
      ],
      [
        'a time between half hours',
        { preferredDate: '2099-01-04', preferredTime: '10:15' },
        'preferredTime',
        /9:00/,
      ],
      ['a time without its day', { preferredTime: '10:30' }, 'preferredDate', /^Please choose the day/],
    ])('refuse %s at its field', async (_name, wish, field, message) => {
      const response = await post({ ...request, ...wish }, undefined, 'en')
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual([{ field, message: expect.stringMatching(message) }])
    })

    it('record the consent with the version of its text', async () => {
      await post(request)
      const [consent] = await app.db.select().from(consents).where(eq(consents.email, 'sara@example.com'))
      expect(consent).toMatchObject({ purpose: 'privacy', language: 'ar', isGiven: true })
      expect(consent?.textVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    })

    it('accept agreeToTerms and refuse what they do not know', async () => {
      expect((await post({ ...request, agreeToTerms: true })).statusCode).toBe(201)
      const response = await post({ ...request, status: 'approved', userId: 1 })
      expect(response.statusCode).toBe(400)
      expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual([
        'status',
        'userId',
      ])
    })

    it('say what is wrong at each field, in both languages', async () => {
      const wrong = { ...request, firstName: ' ', email: 'sara', phone: '12', service: 'tax', message: '' }
      const messagesIn = async (language: string) =>
        Object.fromEntries(
          (await post(wrong, undefined, language))
            .json()
            .errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
        )
      expect(await messagesIn('en')).toEqual({
        firstName: 'This field is required',
        email: 'Please enter a valid email address',
        phone: 'Please enter a valid phone number',
        service: 'This field is required',
        message: 'This field is required',
      })
      expect(await messagesIn('ar')).toEqual({
        firstName: 'هذا الحقل مطلوب',
        email: 'يرجى إدخال عنوان بريد إلكتروني صحيح',
        phone: 'يرجى إدخال رقم هاتف صحيح',
        service: 'هذا الحقل مطلوب',
        message: 'هذا الحقل مطلوب',
      })
      expect(await app.db.$count(consultations)).toBe(0)
    })

    it('by a machine that fills in the hidden field are answered and dropped', async () => {
      expect((await post({ ...request, homepage: 'https://spam.example' })).statusCode).toBe(201)
      expect(await app.db.$count(consultations)).toBe(0)
    })
  })

  describe('in the office', () => {
    it('come newest first with an exact total, filtered by status', async () => {
      const ids = [await idOfNew(), await idOfNew(), await idOfNew()]
      await asStaff('PUT', `/api/admin/consultations/${ids[0]}`, { status: 'approved' })
      const first = await asStaff('GET', '/api/admin/consultations?pageSize=2')
      expect(first.json().map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]])
      expect(first.headers['x-total-count']).toBe('3')
      expect(first.headers.link).toContain('page=2')
      const pending = await asStaff('GET', '/api/admin/consultations?status=pending')
      expect(pending.json()).toHaveLength(2)
      expect((await asStaff('GET', '/api/admin/consultations?status=all')).json()).toHaveLength(3)
      expect((await asStaff('GET', '/api/admin/consultations?status=lost')).statusCode).toBe(400)
      expect((await asStaff('GET', '/api/admin/consultations?sort=message')).statusCode).toBe(400)
    })

    it('are found without hamza, with tashkeel, by Arabic digits and by part of a word', async () => {
      await post({ ...request, firstName: 'أحمد', lastName: 'آل إبراهيم', subject: 'مسؤولية الشركاء' })
      const total = async (q: string) =>
        (await asStaff('GET', `/api/admin/consultations?q=${encodeURIComponent(q)}`)).headers['x-total-count']
      for (const q of ['احمد', 'أَحْمَد', 'ال ابراهيم', 'مسووليه', '٠١٢٣٣', 'SARA@', 'ابراهيم احمد'])
        expect(await total(q), q).toBe('1')
      for (const q of ['خالد', '%', '_____', "' or 1=1"]) expect(await total(q), q).toBe('0')
    })

    it('are counted by status over what the search finds', async () => {
      await idOfNew()
      await post({ ...request, firstName: 'Omar' })
      const counts = async (q: string) =>
        (await asStaff('GET', `/api/admin/consultations/counts?q=${q}`)).json()
      expect(await counts('')).toMatchObject({ all: 2, pending: 2, approved: 0, overdue: 0 })
      expect(await counts('omar')).toMatchObject({ all: 1, pending: 1 })
    })

    it('are listed and counted by who has taken them', async () => {
      const mine = await idOfNew()
      const nobodys = await idOfNew()
      await asStaff('PUT', `/api/admin/consultations/${mine}`, { assignedToId: people.staff.id })
      const listed = async (assignee: string) => {
        const rows = (await asStaff('GET', `/api/admin/consultations?assignee=${assignee}`)).json()
        const counts = (await asStaff('GET', `/api/admin/consultations/counts?assignee=${assignee}`)).json()
        return [rows.map(({ id }: { id: number }) => id), counts.all]
      }
      expect(await listed('me')).toEqual([[mine], 1])
      expect(await listed('none')).toEqual([[nobodys], 1])
      expect((await listed('all'))[1]).toBe(2)
      expect((await asStaff('GET', '/api/admin/consultations?assignee=you')).statusCode).toBe(400)
    })

    it('keep a history of who changed what, without the words of notes', async () => {
      const id = await idOfNew()
      const changes = { status: 'approved', assignedToId: people.staff.id, notes: 'Conflict check done.' }
      const response = await asStaff('PUT', `/api/admin/consultations/${id}`, changes)
      expect(response.json()).toMatchObject({ ...changes, assignedToName: 'the.staff Test' })
      expect(await historyOf(id)).toMatchObject([
        { field: 'created', userId: null, to: 'pending' },
        { field: 'status', userId: people.staff.id, from: 'pending', to: 'approved' },
        { field: 'assignedToId', from: null, to: String(people.staff.id) },
        { field: 'notes', from: null, to: null },
      ])
    })

    it('are answered when they first leave pending, and only then', async () => {
      const id = await idOfNew()
      await asStaff('PUT', `/api/admin/consultations/${id}`, { assignedToId: people.staff.id })
      expect((await rowOf(id))?.firstAnswerAt).toBeNull()
      await asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'approved' })
      const answeredAt = (await rowOf(id))?.firstAnswerAt
      expect(answeredAt).not.toBeNull()
      await asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'pending' })
      await asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'rejected' })
      expect((await rowOf(id))?.firstAnswerAt).toBe(answeredAt)
    })

    it('change only the fields sent, and refuse an empty change', async () => {
      const id = await idOfNew()
      await asStaff('PUT', `/api/admin/consultations/${id}`, { notes: 'one' })
      await asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'completed' })
      expect(await rowOf(id)).toMatchObject({ notes: 'one', status: 'completed', assignedToId: null })
      expect((await asStaff('PUT', `/api/admin/consultations/${id}`, {})).statusCode).toBe(400)
    })

    it('take one of the four statuses, and say at the field what is wrong', async () => {
      const id = await idOfNew()
      const refused = await asStaff('PUT', `/api/admin/consultations/${id}`, {
        status: 'lost',
        assignedToId: 'x',
      })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual([
        'status',
        'assignedToId',
      ])
      expect((await rowOf(id))?.status).toBe('pending')
    })

    it('are assigned to active staff and admins alone, and to nobody again by null', async () => {
      const id = await idOfNew()
      const assign = (assignedToId: number | null) =>
        asStaff('PUT', `/api/admin/consultations/${id}`, { assignedToId })
      expect((await assign(people.admin.id)).statusCode).toBe(200)
      const refused = await assign(people.client.id)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors[0].field).toBe('assignedToId')
      expect((await assign(999_999)).statusCode).toBe(400)
      expect((await rowOf(id))?.assignedToId).toBe(people.admin.id)
      expect((await assign(null)).json().assignedToId).toBeNull()
    })

    it('are not assigned to someone whose account is inactive', async () => {
      const id = await idOfNew()
      await app.db.update(users).set({ isActive: false }).where(eq(users.id, people.staff.id))
      const response = await callAs(app, people.admin, {
        method: 'PUT',
        url: `/api/admin/consultations/${id}`,
        payload: { assignedToId: people.staff.id },
      })
      await app.db.update(users).set({ isActive: true }).where(eq(users.id, people.staff.id))
      expect(response.statusCode).toBe(400)
    })

    it('refuse a change to a version that is no longer the newest', async () => {
      const id = await idOfNew()
      const { updatedAt } = (await asStaff('GET', `/api/admin/consultations/${id}`)).json()
      const change = (notes: string) => asStaff('PUT', `/api/admin/consultations/${id}`, { notes, updatedAt })
      expect((await change('first')).statusCode).toBe(200)
      expect((await change('second')).statusCode).toBe(409)
      expect((await rowOf(id))?.notes).toBe('first')
    })
  })

  describe('in the portal', () => {
    const asClient = (method: 'GET' | 'PUT', url: string, person = people.client) =>
      callAs(app, person, { method, url })

    it('show a client the own ones, without notes, ids of staff or what was done inside', async () => {
      const own = await idOfNew(people.client)
      await idOfNew(people.otherClient)
      await idOfNew()
      await asStaff('PUT', `/api/admin/consultations/${own}`, {
        status: 'approved',
        notes: 'Secret note',
        assignedToId: people.staff.id,
      })
      const list = await asClient('GET', '/api/client/consultations')
      expect(list.json().map(({ id }: { id: number }) => id)).toEqual([own])
      const one = await asClient('GET', `/api/client/consultations/${own}`)
      expect(one.json()).toMatchObject({ status: 'approved', assignedToName: 'the.staff Test' })
      expect(one.json().history.map(({ field }: { field: string }) => field)).toEqual(['created', 'status'])
      for (const text of [list.body, one.body]) {
        expect(text).not.toContain('Secret note')
        expect(text).not.toContain('notes')
        expect(text).not.toContain('assignedToId')
        expect(text).not.toContain('searchText')
      }
    })

    it('hide another client behind the same 404 as an unknown id', async () => {
      const other = await idOfNew(people.otherClient)
      const [foreign, unknown] = await Promise.all([
        asClient('GET', `/api/client/consultations/${other}`),
        asClient('GET', '/api/client/consultations/999999'),
      ])
      expect(foreign.statusCode).toBe(404)
      expect(foreign.body).toBe(unknown.body)
      expect((await asClient('PUT', `/api/client/consultations/${other}/withdraw`)).statusCode).toBe(404)
      expect((await rowOf(other))?.withdrawnAt).toBeNull()
    })

    it('let a client withdraw while pending, once', async () => {
      const id = await idOfNew(people.client)
      const response = await asClient('PUT', `/api/client/consultations/${id}/withdraw`)
      expect(response.json()).toMatchObject({ status: 'rejected' })
      expect(response.json().withdrawnAt).not.toBeNull()
      expect((await asClient('PUT', `/api/client/consultations/${id}/withdraw`)).statusCode).toBe(409)
      expect((await historyOf(id)).map(({ field }) => field)).toEqual(['created', 'withdrawn'])
    })

    it('are no longer withdrawn once the firm takes them up again', async () => {
      const id = await idOfNew(people.client)
      await asClient('PUT', `/api/client/consultations/${id}/withdraw`)
      await asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'rejected', notes: 'Called.' })
      expect((await rowOf(id))?.withdrawnAt).not.toBeNull()
      await asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'pending' })
      expect((await rowOf(id))?.withdrawnAt).toBeNull()
    })

    it('refuse to withdraw what is already answered', async () => {
      const id = await idOfNew(people.client)
      await asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'approved' })
      expect((await asClient('PUT', `/api/client/consultations/${id}/withdraw`)).statusCode).toBe(409)
      expect((await rowOf(id))?.status).toBe('approved')
    })
  })
})
