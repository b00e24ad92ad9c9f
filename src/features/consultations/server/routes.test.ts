import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents } from '#features/consents/server/table.ts'
import { consultationInput, openConsultationCalls } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { consultations } from './table.ts'

describeOnBothEngines('consultations', (openTestDatabase) => {
  const calls = openConsultationCalls(openTestDatabase)

  describe('a consultation from the form', () => {
    it('is accepted from a guest, who gets only the receipt, and records the consent with the version of its text', async () => {
      const response = await calls.post(consultationInput)
      expect(response.statusCode).toBe(201)
      const expected = ['createdAt', 'followToken', 'hasQuestions', 'id', 'status', 'updatedAt']
      expect(Object.keys(response.json()).sort()).toEqual(expected)
      expect(await calls.rowOf(response.json().id)).toMatchObject({
        userId: null,
        email: 'sara@example.com',
        phone: '+966550123344',
        language: 'ar',
        status: 'pending',
      })
      const [consent] = await calls.app.db
        .select()
        .from(consents)
        .where(eq(consents.email, 'sara@example.com'))
      expect(consent).toMatchObject({ purpose: 'privacy', language: 'ar', isGiven: true })
      expect(consent?.textVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    })

    it('belongs to the logged-in client, and has no owner if the office sends it for a caller', async () => {
      expect(await calls.rowOf(await calls.idOfNew(calls.people.client))).toMatchObject({
        userId: calls.people.client.id,
      })
      const { followToken, id } = (await calls.post(consultationInput, calls.people.staff)).json()
      expect(followToken).toEqual(expect.any(String))
      expect((await calls.rowOf(id))?.userId).toBeNull()
      const [history] = await calls.historyOf(id)
      expect(history).toMatchObject({ field: 'created', userId: null })
    })

    const sunday = { preferredDate: '2099-01-04' }
    it('may have a preferred day and time, which the office and the client see', async () => {
      const wish = { ...sunday, preferredTime: '10:30' }
      const { id } = (await calls.post({ ...consultationInput, ...wish }, calls.people.client)).json()
      expect(await calls.rowOf(id)).toMatchObject(wish)
      expect((await calls.asStaff('GET', `/api/admin/consultations/${id}`)).json()).toMatchObject(wish)
      const own = await calls.as(calls.people.client, 'GET', `/api/client/consultations/${id}`)
      expect(own.json()).toMatchObject(wish)
      const anyTime = await calls.post({ ...consultationInput, ...sunday, preferredTime: 'any' })
      expect(await calls.rowOf(anyTime.json().id)).toMatchObject({ ...sunday, preferredTime: null })
      for (const none of [{}, { preferredDate: '', preferredTime: '' }, { preferredDate: null }])
        expect(
          await calls.rowOf((await calls.post({ ...consultationInput, ...none })).json().id),
        ).toMatchObject({ preferredDate: null, preferredTime: null })
    })

    const closed = /^We are closed on Friday and Saturday/
    const outside = /^Please choose a time within/
    it.each([
      ['a Friday', { preferredDate: '2099-01-02' }, 'preferredDate', closed],
      ['a Saturday', { preferredDate: '2099-01-03' }, 'preferredDate', closed],
      ['a day that has passed', { preferredDate: '2025-03-09' }, 'preferredDate', /^This day has passed/],
      ['an invalid date', { preferredDate: '2099-02-30' }, 'preferredDate', /^Please enter a valid date/],
      ['a time before nine', { ...sunday, preferredTime: '08:30' }, 'preferredTime', outside],
      ['the end of the day', { ...sunday, preferredTime: '17:00' }, 'preferredTime', outside],
      ['a quarter past', { ...sunday, preferredTime: '10:15' }, 'preferredTime', outside],
      ['a time without its day', { preferredTime: '10:30' }, 'preferredDate', /^Please choose a day/],
    ])('refuses %s at its field', async (_name, wish, field, message) => {
      const response = await calls.post({ ...consultationInput, ...wish }, undefined, 'en')
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual([{ field, message: expect.stringMatching(message) }])
    })

    it('accepts agreeToTerms, refuses unknown fields, and is marked if the hidden field is filled in', async () => {
      expect((await calls.post({ ...consultationInput, agreeToTerms: true })).statusCode).toBe(201)
      const response = await calls.post({ ...consultationInput, status: 'approved', userId: 1 })
      expect(response.statusCode).toBe(400)
      const expected = ['status', 'userId']
      expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(expected)
      const trapped = (await calls.post({ ...consultationInput, homepage: 'Riyadh' })).json()
      expect(await calls.app.db.select().from(consultations).orderBy(consultations.id)).toMatchObject([
        { isDoubtful: false },
        { id: trapped.id, message: consultationInput.message, isDoubtful: true },
      ])
    })

    it('reports errors at each field, in both languages', async () => {
      const wrong = { firstName: ' ', email: 'sara', phone: '12', service: 'tax', message: '' }
      const messagesIn = async (language: string) =>
        Object.fromEntries(
          (await calls.post({ ...consultationInput, ...wrong }, undefined, language))
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
      expect(await calls.app.db.$count(consultations)).toBe(0)
    })
  })

  describe('a consultation in the portal', () => {
    const asClient = (method: 'GET' | 'PUT', url: string, person = calls.people.client) =>
      calls.as(person, method, url)

    it('is shown to its client without notes, staff ids or internal changes', async () => {
      const own = await calls.idOfNew(calls.people.client)
      await calls.idOfNew(calls.people.otherClient)
      await calls.idOfNew()
      const { id: assignedToId } = calls.people.staff
      await calls.change(own, { status: 'approved', notes: 'Secret note', assignedToId })
      const list = await asClient('GET', '/api/client/consultations')
      expect(list.json().map(({ id }: { id: number }) => id)).toEqual([own])
      const one = await asClient('GET', `/api/client/consultations/${own}`)
      expect(one.json()).toMatchObject({ status: 'approved', assignedToName: 'the.staff Test' })
      expect(one.json().history.map(({ field }: { field: string }) => field)).toEqual(['created', 'status'])
      for (const text of [list.body, one.body]) {
        expect(text).not.toMatch(/Secret note|notes|assignedToId|searchText/)
      }
    })

    it('can be withdrawn once, while pending and not once answered, and is no longer withdrawn once the firm reopens it', async () => {
      const id = await calls.idOfNew(calls.people.client)
      const url = `/api/client/consultations/${id}/withdraw`
      const response = await asClient('PUT', url)
      expect(response.json()).toMatchObject({ status: 'rejected' })
      expect(response.json().withdrawnAt).not.toBeNull()
      expect((await asClient('PUT', url)).statusCode).toBe(409)
      expect((await calls.historyOf(id)).map(({ field }) => field)).toEqual(['created', 'withdrawn'])
      await calls.change(id, { status: 'rejected', notes: 'Called.' })
      expect((await calls.rowOf(id))?.withdrawnAt).not.toBeNull()
      await calls.change(id, { status: 'pending' })
      expect((await calls.rowOf(id))?.withdrawnAt).toBeNull()
      await calls.change(id, { status: 'approved' })
      expect((await asClient('PUT', url)).statusCode).toBe(409)
      expect((await asClient('PUT', url, calls.people.otherClient)).statusCode).toBe(404)
      expect(await calls.rowOf(id)).toMatchObject({ status: 'approved', withdrawnAt: null })
    })
  })
})
