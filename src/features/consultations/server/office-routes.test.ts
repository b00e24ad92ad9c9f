import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { consultationInput, openConsultationCalls } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { callAs } from '#tests/support/test-app.ts'
import { consultations } from './table.ts'

describeOnBothEngines('the consultations of the office', (openTestDatabase) => {
  const calls = openConsultationCalls(openTestDatabase)

  describe('a consultation', () => {
    it('is listed newest first with an exact total, and filtered by status', async () => {
      const ids = [await calls.idOfNew(), await calls.idOfNew(), await calls.idOfNew()]
      await calls.asStaff('PUT', `/api/admin/consultations/${ids[0]}`, { status: 'approved' })
      const first = await calls.asStaff('GET', '/api/admin/consultations?pageSize=2')
      expect(first.json().map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]])
      expect(first.headers['x-total-count']).toBe('3')
      expect(first.headers.link).toContain('page=2')
      const pending = await calls.asStaff('GET', '/api/admin/consultations?status=pending')
      expect(pending.json()).toHaveLength(2)
      expect((await calls.asStaff('GET', '/api/admin/consultations?status=all')).json()).toHaveLength(3)
      expect((await calls.asStaff('GET', '/api/admin/consultations?status=lost')).statusCode).toBe(400)
      expect((await calls.asStaff('GET', '/api/admin/consultations?sort=message')).statusCode).toBe(400)
    })

    it('is found without hamza, with tashkeel, by Arabic digits and by part of a word', async () => {
      await calls.post({
        ...consultationInput,
        firstName: 'أحمد',
        lastName: 'آل إبراهيم',
        subject: 'مسؤولية الشركاء',
      })
      const total = async (q: string) =>
        (await calls.asStaff('GET', `/api/admin/consultations?q=${encodeURIComponent(q)}`)).headers[
          'x-total-count'
        ]
      for (const q of ['احمد', 'أَحْمَد', 'ال ابراهيم', 'مسووليه', '٠١٢٣٣', 'SARA@', 'ابراهيم احمد'])
        expect(await total(q), q).toBe('1')
      for (const q of ['خالد', '%', '_____', "' or 1=1"]) expect(await total(q), q).toBe('0')
    })

    it('is found by its phone number as dialed, and by its number in mails', async () => {
      const id = await calls.idOfNew()
      await calls.post({ ...consultationInput, phone: '+49 30 23125114', firstName: 'Omar' })
      const found = async (q: string) =>
        (await calls.asStaff('GET', `/api/admin/consultations?q=${encodeURIComponent(q)}`))
          .json()
          .map((row: { id: number }) => row.id)
      for (const q of [
        '0550123344',
        '٠٥٥٠١٢٣٣٤٤',
        '055 012',
        '00966 55 012 3344',
        '+966550123344',
        '550-123',
      ])
        expect(await found(q), q).toEqual([id])
      expect(await found(`#${id}`)).toEqual([id])
      expect(await found(String(id))).toContain(id)
      for (const q of ['0551', '#0', '#99999999999']) expect(await found(q), q).not.toContain(id)
      const counted = await calls.asStaff('GET', '/api/admin/consultations/counts?q=0550123344')
      expect(counted.json()).toMatchObject({ all: 1 })
    })

    it('is counted by status within the search', async () => {
      await calls.idOfNew()
      await calls.post({ ...consultationInput, firstName: 'Omar' })
      const counts = async (q: string) =>
        (await calls.asStaff('GET', `/api/admin/consultations/counts?q=${q}`)).json()
      expect(await counts('')).toMatchObject({ all: 2, pending: 2, approved: 0, overdue: 0 })
      expect(await counts('omar')).toMatchObject({ all: 1, pending: 1 })
    })

    it('is listed as overdue after the promised reply time', async () => {
      const late = await calls.idOfNew()
      await calls.idOfNew()
      const answered = await calls.idOfNew()
      await calls.app.db
        .update(consultations)
        .set({ createdAt: '2026-01-05T08:00:00Z' })
        .where(eq(consultations.id, late))
      await calls.app.db
        .update(consultations)
        .set({ createdAt: '2026-01-05T08:00:00Z', firstAnswerAt: '2026-01-05T09:00:00Z' })
        .where(eq(consultations.id, answered))
      for (const person of [calls.people.staff, calls.people.admin]) {
        const listed = await callAs(calls.app, person, { url: '/api/admin/consultations?status=overdue' })
        expect(listed.json().map(({ id }: { id: number }) => id)).toEqual([late])
        expect(listed.headers['x-total-count']).toBe('1')
      }
    })

    it('is exported with the current filter and without the message, and the export is audited', async () => {
      const id = await calls.idOfNew()
      await calls.post({ ...consultationInput, firstName: '=Omar' })
      const { headers, body } = await calls.asStaff('GET', '/api/admin/consultations.csv?q=سارة')
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(body).toContain(`${id},`)
      expect(body).toContain('سارة')
      expect(body).not.toContain('Omar')
      expect(body).not.toContain(consultationInput.message)
      const written = await calls.app.db.select().from(auditLog).orderBy(auditLog.id)
      expect(written.at(-1)).toMatchObject({ action: 'export', entity: 'consultation' })
      for (const noun of ['users', 'clients', 'contact-messages']) {
        const file = await callAs(calls.app, calls.people.admin, { url: `/api/admin/${noun}.csv?pageSize=1` })
        expect([file.statusCode, file.body.startsWith('\ufeffid,')]).toEqual([200, true])
      }
    })

    it('is listed, counted and exported by the way it came', async () => {
      await calls.idOfNew()
      const origin = { origin: 'visit', urgentDay: '2030-01-02' }
      const recorded = { ...consultationInput, service: 'contract', ...origin }
      const { id } = (await calls.asStaff('POST', '/api/admin/consultations', recorded)).json().consultation
      const { id: phoned } = (
        await calls.asStaff('POST', '/api/admin/consultations', {
          ...recorded,
          origin: 'phone',
          service: 'other',
        })
      ).json().consultation
      const rows = (await calls.asStaff('GET', '/api/admin/consultations?origin=visit')).json()
      expect(rows.map((row: { id: number }) => row.id)).toEqual([id])
      const counts = await calls.asStaff('GET', '/api/admin/consultations/counts?origin=phone')
      expect(counts.json()).toMatchObject({ all: 1, pending: 1 })
      expect((await calls.asStaff('GET', '/api/admin/consultations?origin=fax')).statusCode).toBe(400)
      const { body } = await calls.asStaff('GET', '/api/admin/consultations.csv?origin=phone')
      expect(body).toMatch(new RegExp(`${phoned},.*,phone,.*2030-01-02`))
      expect(body).not.toContain(',visit,')
    })

    it('is listed and counted by assignee', async () => {
      const mine = await calls.idOfNew()
      const nobodys = await calls.idOfNew()
      await calls.asStaff('PUT', `/api/admin/consultations/${mine}`, { assignedToId: calls.people.staff.id })
      const listed = async (assignee: string) => {
        const rows = (await calls.asStaff('GET', `/api/admin/consultations?assignee=${assignee}`)).json()
        const counts = (
          await calls.asStaff('GET', `/api/admin/consultations/counts?assignee=${assignee}`)
        ).json()
        return [rows.map(({ id }: { id: number }) => id), counts.all]
      }
      expect(await listed('me')).toEqual([[mine], 1])
      expect(await listed(String(calls.people.staff.id))).toEqual([[mine], 1])
      expect(await listed(String(calls.people.admin.id))).toEqual([[], 0])
      const file = await calls.asStaff(
        'GET',
        `/api/admin/consultations.csv?assignee=${calls.people.staff.id}`,
      )
      expect(file.body.trim().split('\n')).toHaveLength(2)
      expect(await listed('none')).toEqual([[nobodys], 1])
      expect((await listed('all'))[1]).toBe(2)
      expect((await calls.asStaff('GET', '/api/admin/consultations?assignee=you')).statusCode).toBe(400)
    })

    it('has a history of who changed what, without the text of notes', async () => {
      const id = await calls.idOfNew()
      const changes = {
        status: 'approved',
        assignedToId: calls.people.staff.id,
        notes: 'Conflict check done.',
      }
      const response = await calls.asStaff('PUT', `/api/admin/consultations/${id}`, changes)
      expect(response.json()).toMatchObject({ ...changes, assignedToName: 'the.staff Test' })
      expect(await calls.historyOf(id)).toMatchObject([
        { field: 'created', userId: null, to: 'pending' },
        { field: 'status', userId: calls.people.staff.id, from: 'pending', to: 'approved' },
        { field: 'assignedToId', from: null, to: String(calls.people.staff.id) },
        { field: 'notes', from: null, to: null },
      ])
    })

    it('is marked as answered when it first leaves pending, and only then', async () => {
      const id = await calls.idOfNew()
      await calls.asStaff('PUT', `/api/admin/consultations/${id}`, { assignedToId: calls.people.staff.id })
      expect((await calls.rowOf(id))?.firstAnswerAt).toBeNull()
      await calls.asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'approved' })
      const answeredAt = (await calls.rowOf(id))?.firstAnswerAt
      expect(answeredAt).not.toBeNull()
      await calls.asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'pending' })
      await calls.asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'rejected' })
      expect((await calls.rowOf(id))?.firstAnswerAt).toBe(answeredAt)
    })

    it('changes only in the fields sent, and refuses an empty change', async () => {
      const id = await calls.idOfNew()
      await calls.asStaff('PUT', `/api/admin/consultations/${id}`, { notes: 'one' })
      await calls.asStaff('PUT', `/api/admin/consultations/${id}`, { status: 'completed' })
      expect(await calls.rowOf(id)).toMatchObject({ notes: 'one', status: 'completed', assignedToId: null })
      expect((await calls.asStaff('PUT', `/api/admin/consultations/${id}`, {})).statusCode).toBe(400)
    })

    it('accepts only the four statuses, and reports an error at its field', async () => {
      const id = await calls.idOfNew()
      const refused = await calls.asStaff('PUT', `/api/admin/consultations/${id}`, {
        status: 'lost',
        assignedToId: 'x',
      })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual([
        'status',
        'assignedToId',
      ])
      expect((await calls.rowOf(id))?.status).toBe('pending')
    })

    it('can be assigned only to active staff and admins, and unassigned with null', async () => {
      const id = await calls.idOfNew()
      const assign = (assignedToId: number | null) =>
        calls.asStaff('PUT', `/api/admin/consultations/${id}`, { assignedToId })
      expect((await assign(calls.people.admin.id)).statusCode).toBe(200)
      const refused = await assign(calls.people.client.id)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors[0].field).toBe('assignedToId')
      expect((await assign(999_999)).statusCode).toBe(400)
      expect((await calls.rowOf(id))?.assignedToId).toBe(calls.people.admin.id)
      expect((await assign(null)).json().assignedToId).toBeNull()
    })

    it('is not assigned to a user whose account is inactive', async () => {
      const id = await calls.idOfNew()
      await calls.app.db.update(users).set({ isActive: false }).where(eq(users.id, calls.people.staff.id))
      const response = await callAs(calls.app, calls.people.admin, {
        method: 'PUT',
        url: `/api/admin/consultations/${id}`,
        payload: { assignedToId: calls.people.staff.id },
      })
      await calls.app.db.update(users).set({ isActive: true }).where(eq(users.id, calls.people.staff.id))
      expect(response.statusCode).toBe(400)
    })

    it('refuses a change to an outdated version', async () => {
      const id = await calls.idOfNew()
      const { updatedAt } = (await calls.asStaff('GET', `/api/admin/consultations/${id}`)).json()
      const change = (notes: string) =>
        calls.asStaff('PUT', `/api/admin/consultations/${id}`, { notes, updatedAt })
      expect((await change('first')).statusCode).toBe(200)
      expect((await change('second')).statusCode).toBe(409)
      expect((await calls.rowOf(id))?.notes).toBe('first')
    })
  })
})
