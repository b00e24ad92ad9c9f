import { eq, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { claimDueMail } from '#features/outbox/server/repository.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { at, openAppointmentCalls, openRules, openSunday } from '#tests/support/appointment-calls.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { callAs } from '#tests/support/test-app.ts'
import type { Appointment } from '../schema.ts'

describeOnBothEngines('an appointment', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const { proposed, propose, choose, follow, own } = calls

  describe('the proposal by the office', () => {
    it('has up to three times, is mailed to the client, and counts as the promised reply', async () => {
      const { client, staff } = calls.people
      const times = [at('09:00'), at('10:00'), at('11:30')]
      const { id, appointment } = await proposed(client, times)
      const expected = { state: 'proposed', proposals: times, lawyerId: staff.id, startsAt: null }
      expect(appointment).toMatchObject(expected)
      expect((await calls.rowOf(id))?.firstAnswerAt).not.toBeNull()
      expect((await calls.historyOf(id)).at(-1)).toMatchObject({
        field: 'appointmentProposed',
        userId: staff.id,
      })
      const mails = await mailsTo(calls.app, 'the.client@example.com')
      expect(mails.at(-1)?.text.match(/• /g)).toHaveLength(3)
      expect(mails.at(-1)?.calendar).toBeNull()
      const shown = (await own(id)).json()
      expect(shown.appointment).toMatchObject({ proposals: times, mayChoose: true, mayCancel: true })
      expect(shown.freeTimes).toContain(at('12:00'))
      expect(shown.appointment).not.toHaveProperty('lawyerId')
    })

    it('is refused with four times, with a repeated or past time, for a closed request, or for a lawyer who may not read it', async () => {
      const id = await calls.idOfNew(calls.people.client)
      const past = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 60_000).toISOString()
      const refusals = [
        { proposals: ['09:00', '10:00', '11:00', '12:00'].map((clock) => at(clock)) },
        { proposals: [at('09:00'), at('09:00')] },
        { proposals: [past] },
        { lawyerId: calls.people.client.id },
        { kind: 'video', place: 'javascript:alert(1)' },
        { minutes: 7 },
      ]
      for (const more of refusals) expect([more, (await propose(id, more)).statusCode]).toEqual([more, 400])
      const { admin, staff } = calls.people
      const change = (values: object) => calls.set(id, values)
      for (const status of ['completed', 'rejected']) {
        await change({ status })
        expect([status, (await propose(id)).json().code]).toEqual([status, 'request_closed'])
      }
      await change({ status: 'approved', isRestricted: true, assignedToId: admin.id })
      const url = `/api/admin/consultations/${id}/appointments`
      const proposal = { lawyerId: staff.id, kind: 'phone', minutes: 30, proposals: [] }
      const refused = await calls.asAdmin('POST', url, proposal)
      expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'lawyerId'])
      expect(await calls.rowsOf(id)).toEqual([])
    })

    it('gets the preferred time of the request as a suggestion', async () => {
      const wish = { preferredDate: openSunday(), preferredTime: '10:30' }
      const { id } = (await calls.post({ ...consultationInput, ...wish }, calls.people.client)).json()
      const answer = (await calls.asStaff('GET', `/api/admin/consultations/${id}/appointments`)).json()
      const { kinds } = openRules
      expect(answer).toMatchObject({ wish: at('10:30'), minutes: 30, kinds, appointments: [] })
    })
  })

  describe('a change by the office', () => {
    it('may have a reason for the client, and a time outside the office hours', async () => {
      const { id, appointment } = await proposed(calls.people.client, [at('10:00')])
      await choose(id, at('10:00'))
      await calls.app.db.delete(outbox)
      const move = { startsAt: at('23:10'), reason: 'جلسة في المحكمة' }
      const moved = await calls.asStaff('PUT', `/api/admin/appointments/${appointment.id}`, move)
      expect(moved.json()).toMatchObject({ state: 'confirmed', startsAt: at('23:10') })
      const [mail] = await mailsTo(calls.app, 'the.client@example.com')
      expect(mail?.text).toContain('> جلسة في المحكمة')
      expect((await calls.historyOf(id)).at(-1)).toMatchObject({
        field: 'appointmentMoved',
        from: at('10:00'),
        to: at('23:10'),
        message: 'جلسة في المحكمة',
      })
      const url = `/api/admin/appointments/${appointment.id}/cancel`
      const { updatedAt } = moved.json()
      expect((await calls.asStaff('PUT', url, { updatedAt: appointment.updatedAt })).json().code).toBe(
        'stale',
      )
      expect((await calls.asStaff('PUT', url, { updatedAt })).json().state).toBe('canceled')
      expect((await calls.asStaff('PUT', url, {})).json().code).toBe('appointment_over')
    })

    it('may set another lawyer, channel or link, and notifies everyone involved', async () => {
      const { admin, client, staff } = calls.people
      const link = 'https://meet.example.com/1'
      const { id, appointment } = await proposed(client, [at('10:00')], { kind: 'video', place: link })
      await choose(id, at('10:00'))
      const url = `/api/admin/appointments/${appointment.id}`
      const change = async (more: object) => {
        await calls.app.db.delete(outbox)
        return calls.asStaff('PUT', url, { startsAt: at('10:00'), ...more })
      }
      const sameLink = await change({ kind: 'video', place: link })
      expect([sameLink.statusCode, await mailsTo(calls.app, 'the.client@example.com')]).toEqual([200, []])
      expect((await change({ kind: 'video', place: 'meet' })).statusCode).toBe(400)
      const newLink = await change({ kind: 'video', place: 'https://meet.example.com/2' })
      expect(newLink.json()).toMatchObject({ place: 'https://meet.example.com/2', lawyerId: staff.id })
      const [mailed] = await mailsTo(calls.app, 'the.client@example.com')
      expect(mailed?.text).toContain('https://meet.example.com/2')
      expect(mailed?.calendar).toMatch(/SEQUENCE:1\r\n/)
      expect((await calls.historyOf(id)).at(-1)?.field).toBe('appointmentChanged')

      const handed = await change({ lawyerId: admin.id })
      expect(handed.json()).toMatchObject({ lawyerId: admin.id, kind: 'video', startsAt: at('10:00') })
      const calendarsOf = async (address: string) =>
        (await mailsTo(calls.app, address)).map(({ calendar }) => calendar?.match(/METHOD:(\w+)/)?.[1])
      const addressOf = async (person: { id: number }) =>
        (await calls.app.db.select({ email: users.email }).from(users).where(eq(users.id, person.id)))[0]
          ?.email ?? ''
      expect(await calendarsOf(await addressOf(staff))).toEqual(['CANCEL'])
      expect(await calendarsOf(await addressOf(admin))).toEqual(['REQUEST'])
      expect((await change({ lawyerId: client.id })).statusCode).toBe(400)
      // The new lawyer's own appointments count, not those of the previous one.
      const other = await proposed(calls.people.otherClient)
      await choose(other.id, at('10:00'), {}, calls.people.otherClient)
      expect((await change({ lawyerId: staff.id })).json().code).toBe('slot_taken')
    })

    it('is not mailed while it can be undone, and then neither is its cancellation', async () => {
      const { client, staff } = calls.people
      const all = () => calls.app.db.select().from(outbox).where(ne(outbox.state, 'replaced'))
      const book = async (): Promise<Appointment> => {
        const { id } = (await calls.post(consultationInput, client)).json()
        await calls.app.db.delete(outbox)
        return (await propose(id, { startsAt: at('09:00') })).json()
      }
      const cancel = ({ id, updatedAt }: Appointment) =>
        callAs(calls.app, staff, {
          method: 'PUT',
          url: `/api/admin/appointments/${id}/cancel`,
          payload: { updatedAt },
        })
      const undone = await book()
      expect(await all()).toHaveLength(2)
      expect(await claimDueMail(calls.app.db, 10)).toEqual([])
      expect((await cancel(undone)).statusCode).toBe(200)
      expect(await all()).toEqual([])

      const announced = await book()
      await calls.app.db.update(outbox).set({ nextAttemptAt: '2026-01-01T00:00:00Z' })
      expect(await claimDueMail(calls.app.db, 10)).toHaveLength(2)
      expect((await cancel(announced)).statusCode).toBe(200)
      expect(await all()).toHaveLength(4)
    })

    it('is refused for a taken time, and returns the free ones', async () => {
      const [first, second] = [await proposed(calls.people.client), await proposed(calls.people.otherClient)]
      await choose(first.id, at('10:00'))
      const url = `/api/admin/appointments/${second.appointment.id}`
      const refused = await calls.asStaff('PUT', url, { startsAt: at('09:45') })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'slot_taken'])
      expect(refused.json().freeTimes).not.toContain(at('10:00'))
      expect((await calls.asStaff('PUT', url, { startsAt: at('09:30') })).statusCode).toBe(200)
    })

    it('cancels the appointment when its request is withdrawn, rejected or completed', async () => {
      const { id, token } = await proposed(undefined, [at('10:00')])
      await follow(token, at('10:00'))
      await calls.app.inject({ method: 'POST', url: '/api/requests/withdraw', payload: { token } })
      expect((await calls.rowsOf(id))[0]?.state).toBe('canceled')
      const other = await proposed(calls.people.client)
      await choose(other.id, at('10:00'))
      await calls.change(other.id, { status: 'rejected' })
      expect((await calls.rowsOf(other.id))[0]).toMatchObject({ state: 'canceled', sequence: 1 })
      const done = await proposed(calls.people.client, [at('11:00')])
      await calls.change(done.id, { status: 'completed' })
      expect((await calls.rowsOf(done.id))[0]).toMatchObject({ state: 'canceled' })
    })

    it('is visible in the user’s own agenda and in the agenda of all', async () => {
      const { id } = await proposed(calls.people.client, [], { kind: 'office', place: 'Room 4' })
      await choose(id, at('10:00'))
      const url = `/api/admin/appointments?from=${openSunday()}&to=${openSunday()}`
      expect((await calls.asStaff('GET', url)).json()).toMatchObject([
        {
          consultationId: id,
          clientName: 'سارة الحربي',
          startsAt: at('10:00'),
          place: 'Room 4',
          isOpen: true,
        },
      ])
      expect((await calls.asAdmin('GET', url)).json()).toEqual([])
      expect((await calls.asAdmin('GET', `${url}&lawyer=all`)).json()).toHaveLength(1)
      const other = await proposed(calls.people.otherClient, [at('12:00'), at('13:00')])
      expect((await calls.asStaff('GET', url)).json()).toMatchObject([
        { consultationId: id },
        { consultationId: other.id, state: 'proposed', proposals: [at('12:00'), at('13:00')] },
      ])
      const later = addDays(openSunday(), 1)
      expect(
        (await calls.asStaff('GET', `/api/admin/appointments?from=${later}&to=${later}`)).json(),
      ).toEqual([])
      await calls.app.db.delete(consultations).where(eq(consultations.id, other.id))
      const long = `/api/admin/appointments?from=2020-01-01&to=${openSunday()}`
      expect((await calls.asAdmin('GET', long)).statusCode).toBe(400)
      // A colleague may see whose request it is, but not where the appointment takes place.
      const change = (values: object) => calls.set(id, values)
      await change({ assignedToId: calls.people.admin.id })
      expect((await calls.asStaff('GET', url)).json()).toMatchObject([{ place: '', isOpen: false }])
      await change({ isRestricted: true })
      expect((await calls.asStaff('GET', url)).json()).toEqual([])
    })
  })
})
