import { Readable } from 'node:stream'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { codeOf, fieldOf } from '#tests/support/answers.ts'
import { stateOf } from '#tests/support/database-state.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { type Name, openMatters, type Records, secretOf } from '#tests/support/matters.ts'
import { callAs } from '#tests/support/test-app.ts'

describeOnBothEngines('the readers of a consultation', (openTestDatabase) => {
  const firm = openMatters(openTestDatabase)

  const read = (name: Name, url: string) => callAs(firm.app, firm.who[name], { url })

  describe('a change of access', () => {
    const readable = async (name: Name, { message, document }: Records) => {
      const url = `/api/admin/documents/${document}/download`
      const answers = [await read(name, `/api/messages/${message}`), await read(name, url)]
      answers.push(await callAs(firm.app, firm.who[name], { method: 'HEAD', url }))
      return answers.map(({ statusCode }) => statusCode)
    }

    it('takes effect on the next request, in the same session', async () => {
      expect(await readable('handler', firm.records.handled)).toEqual([200, 200, 200])
      expect((await firm.assign({ assignedToId: firm.who.colleague.id })).statusCode).toBe(200)
      expect(await readable('handler', firm.records.handled)).toEqual([404, 404, 404])
      expect(await readable('colleague', firm.records.handled)).toEqual([200, 200, 200])
      expect((await firm.assign({ assignedToId: null })).statusCode).toBe(200)
      expect(await readable('handler', firm.records.handled)).toEqual([200, 200, 200])
    })

    it('lets a running download finish, but refuses further parts of the file', async () => {
      const url = `/api/admin/documents/${firm.records.handled.document}/download`
      const begun = await callAs(firm.app, firm.who.handler, { url, payloadAsStream: true })
      expect(begun.statusCode).toBe(200)
      await firm.assign({ assignedToId: firm.who.colleague.id })
      const parts: Buffer[] = []
      for await (const part of begun.stream()) parts.push(part as Buffer)
      expect(Buffer.concat(parts).toString()).toContain(secretOf('handled'))
      const rest = await callAs(firm.app, firm.who.handler, { url, headers: { range: 'bytes=4-' } })
      expect(rest.statusCode).toBe(404)
    })

    it('discards an upload that was running when the assignment changed', async () => {
      const { consultation } = firm.records.handled
      const fields = { userId: String(firm.client.id), consultationId: String(consultation) }
      const form = fileForm(fields, { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n') })
      let whenAssigned: string | undefined
      const coming = async function* () {
        yield form.payload.subarray(0, -40)
        // Wait until the fields are checked, while the user may still open the consultation.
        await new Promise((resolve) => setTimeout(resolve, 200))
        await firm.assign({ assignedToId: firm.who.colleague.id })
        whenAssigned = JSON.stringify(await stateOf(firm.app.db))
        yield form.payload.subarray(-40)
      }
      const body = { payload: Readable.from(coming()), headers: form.headers }
      const post = { method: 'POST', url: '/api/admin/documents', ...body } as const
      const upload = await callAs(firm.app, firm.who.handler, post)
      expect([upload.statusCode, upload.json().errors[0].field]).toEqual([400, 'consultationId'])
      expect(JSON.stringify(await stateOf(firm.app.db))).toBe(whenAssigned)
    })

    it('hides a newly restricted consultation, and refuses a stale change', async () => {
      const { consultation: id } = firm.records.handled
      const seen = (await read('colleague', `/api/admin/consultations/${id}`)).json()
      await firm.restrict('admin', [], 'handled')
      const late = await firm.assign({ status: 'rejected', updatedAt: seen.updatedAt }, 'colleague')
      expect(late.statusCode).toBe(404)
      expect(await firm.rowOf('handled')).toMatchObject({ status: 'pending', isRestricted: true })
    })

    it('is serialized with a simultaneous one', async () => {
      const [restricted, assigned] = await Promise.all([
        firm.restrict('admin', [firm.who.named.id], 'handled'),
        firm.assign({ assignedToId: firm.who.colleague.id, addsReader: true }),
      ])
      expect([restricted.statusCode, assigned.statusCode]).toEqual([200, 200])
      // In either order, the assignee of a restricted consultation is among its readers.
      const names = await firm.namesOf('handled')
      expect(names).toEqual(expect.arrayContaining([firm.who.named.id, firm.who.colleague.id]))
    })
  })

  describe('the restriction of readers', () => {
    it('is open to admins and the assignee, and adds one history entry and one audit record', async () => {
      const saved = await firm.restrict('admin', [firm.who.named.id, firm.who.named.id])
      expect([saved.statusCode, saved.json()]).toMatchObject([200, { isRestricted: true, mayRestrict: true }])
      expect(saved.json().readers.map(({ id }: { id: number }) => id)).toEqual([firm.who.named.id])
      const entry = { field: 'readers', from: null, to: String(firm.who.named.id) }
      expect(saved.json().history.at(-1)).toMatchObject(entry)
      const lines = () =>
        firm.app.db.select().from(auditLog).where(sql`${auditLog.action} in ('restrict', 'unrestrict')`)
      expect(await lines()).toMatchObject([
        { action: 'restrict', details: { readers: `#${firm.who.named.id}` } },
      ])
      const before = await stateOf(firm.app.db)
      expect((await firm.restrict('admin', [firm.who.named.id])).statusCode).toBe(200)
      expect(await stateOf(firm.app.db)).toEqual(before)
      const opened = { isRestricted: false, readers: null }
      expect((await firm.restrict('admin', null)).json()).toMatchObject(opened)
      expect(await firm.namesOf('nobodys')).toEqual([])
      expect((await lines()).map(({ action }) => action)).toEqual(['restrict', 'unrestrict'])
      expect((await firm.restrict('handler', [], 'handled')).statusCode).toBe(200)
    })

    it('always includes the assignee', async () => {
      expect((await firm.restrict('admin', [], 'handled')).statusCode).toBe(200)
      expect(await firm.namesOf('handled')).toEqual([firm.who.handler.id])
      expect((await firm.restrict('handler', [firm.who.colleague.id], 'restricted')).statusCode).toBe(200)
      expect(await firm.namesOf('restricted')).toEqual([firm.who.handler.id, firm.who.colleague.id])
      const url = `/api/admin/consultations/${firm.records.restricted.consultation}`
      expect((await read('named', url)).statusCode).toBe(404)
    })

    it('is refused to colleagues and other readers, and for readers from outside the office', async () => {
      expect((await firm.restrict('colleague', [firm.who.colleague.id], 'handled')).statusCode).toBe(403)
      expect((await firm.restrict('named', null, 'restricted')).statusCode).toBe(403)
      expect((await firm.restrict('colleague', null, 'restricted')).statusCode).toBe(404)
      expect(fieldOf(await firm.restrict('admin', [firm.client.id]))).toEqual([400, 'userIds'])
      expect((await firm.restrict('admin', [], 'nobodys', '2020-01-01T00:00:00.000Z')).statusCode).toBe(409)
    })

    it('requires a recent proof before it is lifted or gets a reader, even by an assignment', async () => {
      const { colleague, named } = firm.who
      await firm.restrict('admin', [named.id])
      const confirmed = (minutes: number) =>
        firm.app.db.update(sessions).set({ confirmedAt: sql`now() - ${minutes} * interval '1 minute'` })
      await confirmed(11)
      const before = await stateOf(firm.app.db)
      for (const refused of [
        await firm.restrict('admin', null),
        await firm.restrict('admin', [named.id, colleague.id]),
        await firm.assign({ assignedToId: colleague.id, addsReader: true }, 'admin', 'restricted'),
      ])
        expect(codeOf(refused)).toEqual([403, 'proof_required'])
      expect(await stateOf(firm.app.db)).toEqual(before)
      expect((await firm.restrict('admin', [])).statusCode).toBe(200)
      await confirmed(0)
    })

    it.each(['', '/path', '/parties', '/conversations', '/thread'])(
      'leaves a line when an admin reads %j',
      async (part) => {
        const { consultation: id } = firm.records.restricted
        const isLook = and(
          eq(auditLog.entityId, id),
          sql`${auditLog.action} = 'look' and entity = 'consultation'`,
        )
        const linesAfterReadBy = async (name: Name) => {
          expect((await read(name, `/api/admin/consultations/${id}${part}`)).statusCode).toBe(200)
          return firm.app.db.$count(auditLog, isLook)
        }
        expect(await linesAfterReadBy('named')).toBe(0)
        expect([await linesAfterReadBy('admin'), await linesAfterReadBy('admin')]).toEqual([1, 1])
      },
    )

    it('requires addsReader for an assignee who is not yet a reader', async () => {
      const { admin, colleague, handler, named } = firm.who
      const assign = (name: Name, payload: object) => firm.assign(payload, name, 'restricted')
      const added = { assignedToId: colleague.id, addsReader: true }
      const before = await stateOf(firm.app.db)
      expect(fieldOf(await assign('handler', { assignedToId: colleague.id }))).toEqual([400, 'assignedToId'])
      expect((await assign('named', added)).statusCode).toBe(403)
      expect(await stateOf(firm.app.db)).toEqual(before)
      expect((await assign('named', { assignedToId: named.id })).statusCode).toBe(200)
      expect((await assign('named', added)).statusCode).toBe(200)
      expect(await firm.namesOf('restricted')).toEqual([handler.id, named.id, colleague.id])
      expect((await assign('colleague', { assignedToId: admin.id })).statusCode).toBe(200)
    })

    it('sends mail only to users who may read the request', async () => {
      const recipientsOfMessage = async () => {
        for (const table of [outbox, messages]) await firm.app.db.delete(table)
        const { consultation: consultationId } = firm.records.restricted
        const payload = { subject: 'Hello', content: 'New.', consultationId }
        const sent = await callAs(firm.app, firm.client, { method: 'POST', url: '/api/messages', payload })
        expect(sent.statusCode).toBe(201)
        return (await firm.app.db.select().from(outbox)).map(({ recipient }) => recipient).sort()
      }
      expect(await recipientsOfMessage()).toEqual(['the.handler@example.com'])
      await firm.assign({ assignedToId: null }, 'admin', 'restricted')
      expect(await recipientsOfMessage()).toEqual(['the.handler@example.com', 'the.named@example.com'])
      await firm.restrict('admin', [], 'restricted')
      expect(await recipientsOfMessage()).toEqual(['the.admin@example.com'])
    })
  })
})
