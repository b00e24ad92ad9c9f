import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { tamperWithAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { type Name, openMatters, people } from '#tests/support/matters.ts'
import { insertId } from '#tests/support/rows.ts'
import { callAs } from '#tests/support/test-app.ts'

describeOnBothEngines('the access of the office to messages', (openTestDatabase) => {
  const firm = openMatters(openTestDatabase)

  describe('a message', () => {
    const reads = async (name: Name, url: string) =>
      (await callAs(firm.app, firm.who[name], { url })).statusCode

    it('is open only to its recipient and to admins, with its documents', async () => {
      const document = await firm.documentNamed('PRIVATE', null)
      const id = await firm.sendMessage({ toUserId: firm.who.handler.id, attachments: [document] })
      for (const [name, status] of [
        ['handler', 200],
        ['admin', 200],
        ['named', 404],
        ['colleague', 404],
      ] as const) {
        expect([name, await reads(name, `/api/messages/${id}`)]).toEqual([name, status])
        expect([name, await reads(name, `/api/admin/documents/${document}/download`)]).toEqual([name, status])
        const listed = (await callAs(firm.app, firm.who[name], { url: '/api/admin/documents?pageSize=500' }))
          .body
        expect([name, listed.includes('PRIVATE')]).toEqual([name, status === 200])
      }
    })

    it('is open to the whole office if it is to the firm, as are documents without a message', async () => {
      const document = await firm.documentNamed('FOR-ALL', null)
      const carried = await firm.documentNamed('CARRIED', null)
      const id = await firm.sendMessage({ isToFirm: true, attachments: [carried] })
      for (const name of people) {
        expect(await reads(name, `/api/messages/${id}`)).toBe(200)
        expect(await reads(name, `/api/admin/documents/${document}/download`)).toBe(200)
        expect(await reads(name, `/api/admin/documents/${carried}/download`)).toBe(200)
      }
    })

    it('can be read and answered by its recipient even if the matter is closed to them', async () => {
      const { consultation: consultationId, document } = firm.records.restricted
      const id = await firm.sendMessage({
        toUserId: firm.who.colleague.id,
        consultationId,
        attachments: [document],
      })
      const read = await callAs(firm.app, firm.who.colleague, { url: `/api/messages/${id}` })
      expect(read.json()).toMatchObject({ content: 'Between us.', consultationId: null, attachments: [] })
      expect(read.json().thread).toHaveLength(1)
      const reply = { subject: 'Re', content: 'Ask my colleague.', parentMessageId: id }
      const answer = await firm.app.post('/api/messages', reply, firm.who.colleague)
      expect(answer.statusCode).toBe(201)
      expect(answer.json().consultationId).toBeNull()
      // The reply stays with the consultation, where its readers find it.
      expect(await reads('named', `/api/messages/${answer.json().id}`)).toBe(200)
    })
  })
  describe('an admin', () => {
    const looks = async () =>
      (await firm.app.db.select().from(auditLog).where(eq(auditLog.action, 'look'))).map(
        ({ userId, entity, entityId }) => ({ userId, entity, entityId }),
      )
    const between = async (toUserId: number, parentMessageId: number | null = null) =>
      insertId(firm.app.db, messages, {
        ...{ fromUserId: firm.client.id, toUserId, parentMessageId },
        ...{ subject: 'Lease', content: 'In confidence.' },
      })
    const open = (name: Name, id: number, method: 'GET' | 'HEAD' = 'GET') =>
      callAs(firm.app, firm.who[name], { method, url: `/api/messages/${id}` })

    it('leaves one line in the audit log for reading messages of others, however often the screen polls, which the home does not show', async () => {
      const first = await between(firm.who.handler.id)
      const second = await between(firm.who.handler.id, first)
      await Promise.all([open('admin', second), open('admin', first), open('admin', second)])
      await open('admin', second)
      expect(await looks()).toEqual([{ userId: firm.who.admin.id, entity: 'message', entityId: first }])
      const anHourLater = sql`update audit_log set created_at = now() - interval '61 minutes'`
      await tamperWithAuditLog(firm.app.db, anHourLater)
      await open('admin', first)
      expect(await looks()).toHaveLength(2)
      const lines = await callAs(firm.app, firm.who.admin, { url: '/api/admin/audit?action=look' })
      expect(lines.json()).toHaveLength(2)
      const { activity } = (await callAs(firm.app, firm.who.handler, { url: '/api/admin/summary' })).json()
      expect(activity.some(({ action }: { action: string }) => action === 'look')).toBe(false)
    })

    it('leaves no line for own messages, messages to the firm and messages that are only listed', async () => {
      await between(firm.who.handler.id)
      const own = await between(firm.who.admin.id)
      await open('admin', own)
      await open('admin', firm.records.handled.message)
      const listed = await callAs(firm.app, firm.who.admin, { url: '/api/admin/messages' })
      expect(await looks()).toEqual([])
      // The list contains these messages; their content is readable only where reading is recorded.
      expect(listed.body).toContain('Lease')
      const readable = listed.json().filter((row: { content: string }) => row.content === 'In confidence.')
      expect(readable).toHaveLength(1)
    })

    it('cannot read a message if this cannot be recorded', async () => {
      const id = await between(firm.who.handler.id)
      await firm.app.db.execute(
        sql`alter table audit_log add constraint no_looks check (action <> 'look') not valid`,
      )
      const answer = await open('admin', id)
      await firm.app.db.execute(sql`alter table audit_log drop constraint no_looks`)
      expect(answer.statusCode).toBe(500)
      expect(answer.body).not.toContain('confidence')
    })
  })
})
