import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { consultationInput, openConsultationCalls } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { type Person, signUp } from '#tests/support/test-app.ts'

describeOnBothEngines('the firm’s answer to the sender of a request', (openTestDatabase) => {
  const calls = openConsultationCalls(openTestDatabase)
  const guest = 'sara@example.com'
  const message = 'وصلنا طلبك.\nمتى يناسبك الاتصال؟'
  const reply = (id: number, person: Person | undefined = calls.people.staff) =>
    calls.as(person, 'POST', `/api/admin/consultations/${id}/reply`, { message })
  const { change } = calls
  const opened = async (id: number) => (await calls.asStaff('GET', `/api/admin/consultations/${id}`)).json()
  beforeEach(async () => {
    await calls.app.db.delete(outbox)
  })

  describe('a reply by mail', () => {
    it('goes to a guest in their language, is in the history and the audit log, and counts as the promised reply', async () => {
      const id = await calls.idOfNew()
      await calls.app.db.delete(outbox)
      const sent = await reply(id)
      expect(sent.statusCode).toBe(201)
      expect(sent.json().history.at(-1)).toMatchObject({ field: 'replied', message, from: null, to: null })
      const [mail, ...others] = await mailsTo(calls.app, guest)
      expect(others).toEqual([])
      expect(mail?.text).toContain('متى يناسبك الاتصال؟')
      expect(mail?.subject).toContain('ردّنا على طلبك')
      expect(mail?.headers).toMatchObject({ 'Content-Language': 'ar' })
      expect(await calls.rowOf(id)).toMatchObject({ status: 'pending', firstAnswerAt: expect.any(String) })
      const audited = await calls.app.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'reply'), eq(auditLog.entityId, id)))
      expect(audited).toMatchObject([{ entity: 'consultation', userId: calls.people.staff.id }])
      expect(JSON.stringify(audited)).not.toContain('الاتصال')
    })

    it('is refused for a client, who gets messages in the portal', async () => {
      const id = await calls.idOfNew(calls.people.client)
      await calls.app.db.delete(outbox)
      const refused = await reply(id)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_a_guest'])
      expect(await calls.historyOf(id)).toHaveLength(1)
      expect(await calls.app.db.$count(outbox)).toBe(0)
    })

    it('cannot be sent or read by a colleague without access to the request', async () => {
      const { staff, admin } = calls.people
      const id = await calls.idOfNew()
      await change(id, { assignedToId: admin.id })
      expect((await reply(id, admin)).statusCode).toBe(201)
      await calls.app.db.delete(outbox)
      const other = await signUp(calls.app, 'staff', `colleague.${id}`)
      for (const person of [staff, other]) expect((await reply(id, person)).statusCode).toBe(404)
      expect(await calls.app.db.$count(outbox)).toBe(0)
      expect((await opened(id)).history.at(-1)).toMatchObject({ field: 'replied', message: null })
    })
  })

  describe('the rejection note', () => {
    const rejectionNote = 'المدة النظامية انتهت، ويمكن مراجعة هيئة أخرى.'
    const own = async (id: number) =>
      (await calls.as(calls.people.client, 'GET', `/api/client/consultations/${id}`)).json()

    it('is in the mail, in the portal and on the private page, without the internal notes', async () => {
      const { id: guests, followToken } = (await calls.post(consultationInput)).json()
      const clients = await calls.idOfNew(calls.people.client)
      await calls.app.db.delete(outbox)
      for (const id of [guests, clients])
        await change(id, { status: 'rejected', notes: 'Conflict.', rejectionNote })
      const mails = (await calls.app.db.select().from(outbox)).map(({ text }) => text)
      expect(mails).toHaveLength(2)
      for (const text of mails) {
        expect(text).toContain(rejectionNote)
        expect(text).not.toContain('Conflict')
      }
      expect(await own(clients)).toMatchObject({ status: 'rejected', rejectionNote })
      const page = await calls.as(undefined, 'GET', `/api/requests?token=${followToken}`)
      expect(page.json().consultation).toMatchObject({ status: 'rejected', rejectionNote })
      expect(page.body).not.toContain('Conflict')
      expect((await calls.historyOf(guests)).map(({ field }) => field)).toContain('rejectionNote')
    })

    it('is hidden unless the request is rejected, and is one line of at most 500 characters', async () => {
      const id = await calls.idOfNew(calls.people.client)
      await calls.app.db.delete(outbox)
      await change(id, { status: 'approved', rejectionNote })
      const texts = (await calls.app.db.select().from(outbox)).map(({ text }) => text)
      expect(texts.join()).not.toContain('المدة النظامية')
      expect(await own(id)).toMatchObject({ status: 'approved', rejectionNote: '' })
      expect(await opened(id)).toMatchObject({ rejectionNote })
      for (const wrong of ['a\nb', 'x'.repeat(501)])
        expect((await change(id, { rejectionNote: wrong })).statusCode).toBe(400)
    })

    it('is not overwritten by a colleague who cannot read it', async () => {
      const { admin } = calls.people
      const id = await calls.idOfNew()
      await change(id, { rejectionNote, assignedToId: admin.id })
      expect(await opened(id)).toMatchObject({ isOpen: false, rejectionNote: '' })
      expect((await change(id, { status: 'completed', rejectionNote: '' })).statusCode).toBe(200)
      expect((await change(id, { rejectionNote: 'Another.' })).json().code).toBe('closed_notes')
      expect(await calls.rowOf(id)).toMatchObject({ rejectionNote })
    })
  })
})
