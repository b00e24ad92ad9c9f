import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { call, openFrontDesk } from '#tests/support/front-desk.ts'
import { updateRow } from '#tests/support/rows.ts'
import { signUp } from '#tests/support/test-app.ts'
import { sendUrgentReminders } from './mails.ts'

const publicUrl = 'http://localhost:3000'

describeOnBothEngines('the front desk', (openTestDatabase) => {
  const { calls, record, idOf, mailsTo } = openFrontDesk(openTestDatabase)

  describe('the conflict check', () => {
    it('finds a caller on the other side of a request that the recorder may not open', async () => {
      const colleague = await signUp(calls.app, 'staff', `colleague${Date.now()}`)
      const parties = [{ role: 'opposing', nameArabic: 'نورة العنزي', nameLatin: '', number: null }]
      const matter = { ...call, firstName: 'Saad', phone: '0511111111', parties }
      const other = await idOf({ ...matter, assignedToId: colleague.id }, calls.people.admin)
      const { consultation, hits } = (await record(call)).json()
      expect(hits).toMatchObject([
        { name: 'نورة العنزي', kind: null, foundName: null, ask: expect.any(String) },
      ])
      expect((await calls.rowOf(consultation.id))?.conflictFlaggedAt).not.toBeNull()
      expect((await calls.rowOf(other))?.conflictFlaggedAt).not.toBeNull()
    })

    it('does not find a conflict between two requests of one caller without an address', async () => {
      const parties = [{ role: 'related', nameArabic: 'نورة العنزي', nameLatin: '', number: null }]
      await idOf(call)
      expect((await record({ ...call, service: 'corporate', parties })).json().hits).toEqual([])
    })
  })

  describe('the search for callers', () => {
    const search = async (query: Record<string, string>) =>
      (await calls.asStaff('GET', `/api/admin/similar-requests?${new URLSearchParams(query)}`)).json()

    it('matches half a name and half a number in either script, best first', async () => {
      const id = await idOf(call)
      await idOf({ ...call, firstName: 'سالم', phone: '0559433220' })
      await idOf({ ...call, phone: '0501000000' })
      for (const query of [
        { name: 'نور', phone: '4433' },
        { name: 'Noura', phone: '055443' },
        { name: 'نورة', phone: '٠٥٥٤٤' },
      ])
        expect([query, (await search(query)).requests[0]?.id]).toEqual([query, id])
    })

    it('finds clients and callers, but no employees, and is empty without a query', async () => {
      for (const { id } of [calls.people.client, calls.people.staff])
        await updateRow(calls.app.db, users, id, { phone: '+966554433221' })
      await idOf(call)
      const { people, requests } = await search({ phone: '0554433221' })
      const found = people.map(({ kind, id }: { kind: string; id: number }) => [
        kind,
        kind === 'user' ? id : 0,
      ])
      expect(found).toEqual(
        expect.arrayContaining([
          ['user', calls.people.client.id],
          ['guest', 0],
        ]),
      )
      expect(people).toHaveLength(2)
      expect(requests).toMatchObject([{ service: 'employment', phone: '+966554433221' }])
      for (const name of ['the.staff', ''])
        expect(await search(name ? { name } : {})).toEqual({ people: [], requests: [] })
    })
  })

  describe('a day that must not pass', () => {
    const today = () => todayInRiyadh(new Date())
    const on = (days: number) => new Date(Date.parse(`${addDays(today(), days)}T09:00:00+03:00`))

    it('is mailed to the handler and the admins immediately, with number and day only', async () => {
      const urgent = { urgentDay: addDays(today(), 9), urgentReason: 'Appeal' }
      const assigned = { ...call, ...urgent, assignedToId: calls.people.staff.id }
      const id = await idOf(assigned, calls.people.admin)
      for (const recipient of ['the.admin@example.com', 'the.staff@example.com']) {
        const mails = await calls.app.db.select().from(outbox).where(eq(outbox.recipient, recipient))
        const mail = mails.find(({ subject }) => subject.includes('deadline on'))
        expect(mail?.subject).toContain(String(id))
        expect(mail?.text).not.toMatch(/Appeal|نورة/)
      }
    })

    it('is mailed once 3 days and once 1 day before, while the request is open', async () => {
      const id = await idOf({ ...call, urgentDay: addDays(today(), 9) })
      const closed = await idOf({ ...call, service: 'corporate', urgentDay: addDays(today(), 9) })
      await calls.app.db.update(consultations).set({ status: 'rejected' }).where(eq(consultations.id, closed))
      await calls.app.db.delete(outbox)
      const send = async (days: number) => {
        await Promise.all([1, 2].map(() => sendUrgentReminders(calls.app.db, publicUrl, on(days))))
        return (await mailsTo('the.admin@example.com')).length
      }
      const sent: number[] = []
      for (const days of [5, 6, 7, 8, 9]) sent.push(await send(days))
      expect(sent).toEqual([0, 1, 1, 2, 2])
      expect((await mailsTo('the.admin@example.com'))[0]).toContain(String(id))
    })

    it('can be set, changed and removed later, with an entry in the history, and is mailed once if it is tomorrow', async () => {
      const id = await idOf({ ...call, urgentDay: addDays(today(), 9), urgentReason: 'Appeal' })
      const url = `/api/admin/consultations/${id}/urgent-day`
      await calls.app.db.delete(outbox)
      const changed = await calls.asStaff('PUT', url, { urgentDay: addDays(today(), 2) })
      expect(changed.json()).toMatchObject({ urgentDay: addDays(today(), 2), urgentReason: '' })
      expect(await mailsTo('the.admin@example.com')).toHaveLength(1)
      // The stage of 3 days is over, so the next mail is sent 1 day before.
      expect(await sendUrgentReminders(calls.app.db, publicUrl)).toBe(0)
      expect(await sendUrgentReminders(calls.app.db, publicUrl, on(1))).toBe(1)
      for (const urgentDay of ['soon', addDays(today(), -1)]) {
        expect((await calls.asStaff('PUT', url, { urgentDay })).statusCode).toBe(400)
        expect(
          (await calls.asStaff('POST', '/api/admin/consultations', { ...call, urgentDay })).statusCode,
        ).toBe(400)
      }
      expect((await calls.asStaff('PUT', url, { urgentDay: null })).json().urgentDay).toBeNull()
      expect((await calls.historyOf(id)).at(-1)).toMatchObject({ field: 'urgentDay', to: null })
      const stale = { urgentDay: addDays(today(), 5), updatedAt: '2020-01-01T00:00:00Z' }
      expect((await calls.asStaff('PUT', url, stale)).json().code).toBe('stale')
      await idOf({ ...call, service: 'corporate', urgentDay: addDays(today(), 1) })
      await calls.app.db.delete(outbox)
      expect(await sendUrgentReminders(calls.app.db, publicUrl)).toBe(0)
    })
  })

  it('fulfills the promise with an answer by phone, which is refused to employees who may not open the request', async () => {
    const id = await calls.idOfNew()
    const speak = (request: number) =>
      calls.asStaff('POST', `/api/admin/consultations/${request}/spoken-with`, { origin: 'phone' })
    const spoken = await speak(id)
    expect(spoken.statusCode).toBe(201)
    expect(spoken.json()).toMatchObject({ status: 'pending', firstAnswerAt: expect.any(String) })
    const closed = await idOf({ ...call, assignedToId: calls.people.admin.id }, calls.people.admin)
    expect((await speak(closed)).statusCode).toBe(404)
    expect((await calls.rowOf(closed))?.firstAnswerAt).toBeNull()
  })
})
