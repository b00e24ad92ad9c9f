import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultationLinks } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { codeOf } from '#tests/support/answers.ts'
import { at, openAppointmentCalls, openRules } from '#tests/support/appointment-calls.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { appointments } from './table.ts'

describeOnBothEngines('an appointment', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const { proposed, choose, follow, own } = calls

  describe('the answer of the client', () => {
    it('confirms a proposed time, and sends an invitation to both sides', async () => {
      const { client, staff } = calls.people
      const { id } = await proposed(client, [at('09:00'), at('10:00')])
      await calls.app.db.delete(outbox)
      const answer = await choose(id, at('10:00'), { timeZone: 'Europe/London' })
      expect([answer.statusCode, answer.json().appointment]).toEqual([
        200,
        expect.objectContaining({
          state: 'confirmed',
          startsAt: at('10:00'),
          proposals: [],
          timeZone: 'Europe/London',
        }),
      ])
      const expected = { field: 'appointmentConfirmed', userId: client.id, to: at('10:00') }
      expect((await calls.historyOf(id)).at(-1)).toMatchObject(expected)
      const sent = await calls.app.db.select().from(outbox).orderBy(outbox.id)
      expect(sent.map(({ recipientId }) => recipientId)).toEqual([client.id, staff.id])
      for (const { calendar } of sent) expect(calendar).toContain('METHOD:REQUEST')
      const audited = await calls.app.db.select().from(auditLog).where(eq(auditLog.entity, 'appointment'))
      expect(audited.at(-1)).toMatchObject({ action: 'update', userId: client.id })
    })

    it('confirms a free time, and no other', async () => {
      const { id } = await proposed(calls.people.client)
      const soon = new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000).toISOString()
      for (const time of [soon, at('10:10'), '2020-01-05T07:00:00.000Z', at('10:00', '2039-01-02')]) {
        const refused = await choose(id, time)
        expect([time, refused.statusCode, refused.json().code]).toEqual([time, 409, 'slot_taken'])
        expect(refused.json().freeTimes).toContain(at('10:00'))
      }
      expect((await choose(id, 'tomorrow')).statusCode).toBe(400)
      expect((await choose(id, at('10:00'))).statusCode).toBe(200)
    })

    it('is saved once for two simultaneous clicks', async () => {
      const { id } = await proposed(calls.people.client)
      await calls.app.db.delete(outbox)
      const answers = await Promise.all([choose(id, at('10:00')), choose(id, at('10:00'))])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(answers[0]?.json()).toEqual(answers[1]?.json())
      expect(await calls.app.db.$count(outbox)).toBe(2)
    })

    it('moves the appointment up to five times until the notice period, and its own time counts as free', async () => {
      const { id } = await proposed(calls.people.client)
      await choose(id, at('10:00'))
      const clocks = ['10:30', '11:00', '11:30', '12:00', '12:30']
      for (const clock of clocks)
        expect((await choose(id, at(clock))).json().appointment.startsAt).toBe(at(clock))
      const [row] = await calls.rowsOf(id)
      expect(row).toMatchObject({ sequence: 5, moves: 5 })
      expect(codeOf(await choose(id, at('13:00')))).toEqual([409, 'appointment_late'])
      const expected = { appointment: { mayChoose: false, mayCancel: true }, freeTimes: [] }
      expect((await own(id)).json()).toMatchObject(expected)
      await calls.app.db.update(appointments).set({ moves: 0 })
      await calls.asAdmin('PUT', '/api/admin/office-hours', { rules: { ...openRules, noticeHours: 240 } })
      await calls.app.db
        .update(appointments)
        .set({ startsAt: new Date(Date.now() + 3_600_000).toISOString() })
      expect((await choose(id, at('13:00'))).json().code).toBe('appointment_late')
    })

    it('is refused if the office has moved the appointment since the page was loaded', async () => {
      const { id, appointment } = await proposed(calls.people.client, [at('10:00')])
      const { updatedAt } = (await own(id)).json().appointment
      await calls.asStaff('PUT', `/api/admin/appointments/${appointment.id}`, { startsAt: at('15:00') })
      expect(codeOf(await choose(id, at('10:00'), { updatedAt }))).toEqual([409, 'stale'])
      expect((await own(id)).json().appointment.startsAt).toBe(at('15:00'))
    })

    it('cancels the appointment once', async () => {
      const { client, staff } = calls.people
      const { id } = await proposed(client)
      await choose(id, at('10:00'))
      await calls.app.db.delete(outbox)
      const url = `/api/client/consultations/${id}/appointment/cancel`
      const cancel = () => calls.as(client, 'PUT', url)
      const answers = [await cancel(), await cancel()]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      const expected = { appointment: { state: 'canceled', mayChoose: false }, freeTimes: [] }
      expect(answers[0]?.json()).toMatchObject(expected)
      const sent = await calls.app.db.select().from(outbox).orderBy(outbox.id)
      expect(sent.map(({ recipientId }) => recipientId)).toEqual([client.id, staff.id])
      for (const { calendar } of sent)
        expect(calendar).toMatch(/METHOD:CANCEL.*SEQUENCE:1\r\n.*STATUS:CANCELLED/s)
      expect((await choose(id, at('10:00'))).json().code).toBe('appointment_over')
      // The time is free again.
      expect(
        (await own((await proposed(calls.people.otherClient)).id, calls.people.otherClient)).json().freeTimes,
      ).toContain(at('10:00'))
    })

    it('returns 404 for another client’s appointment', async () => {
      const { otherClient } = calls.people
      const { id } = await proposed(calls.people.client)
      expect((await own(id, otherClient)).statusCode).toBe(404)
      expect((await choose(id, at('10:00'), {}, otherClient)).statusCode).toBe(404)
      const url = `/api/client/consultations/${id}/appointment/cancel`
      expect((await calls.as(otherClient, 'PUT', url)).statusCode).toBe(404)
      expect((await calls.rowsOf(id))[0]?.state).toBe('proposed')
    })
  })

  describe('the answer of a guest', () => {
    it('is sent through the private link in the mail', async () => {
      const { id, token } = await proposed(undefined, [at('09:00')])
      const [mail] = (await mailsTo(calls.app, 'sara@example.com')).slice(-1)
      expect(mail?.text).toContain(`/requests?token=${token}`)
      const shown = await calls.app.inject({ url: `/api/requests/appointment?token=${token}` })
      expect(shown.json().appointment).toMatchObject({ proposals: [at('09:00')], mayChoose: true })
      const answer = await follow(token, at('09:00'), { timeZone: 'No/Where' })
      expect([answer.statusCode, answer.json().appointment]).toEqual([
        200,
        expect.objectContaining({ state: 'confirmed', startsAt: at('09:00'), timeZone: null }),
      ])
      const expected = { field: 'appointmentConfirmed', userId: null }
      expect((await calls.historyOf(id)).at(-1)).toMatchObject(expected)
      const canceled = await calls.as(undefined, 'POST', '/api/requests/appointment/cancel', { token })
      expect(canceled.json().appointment.state).toBe('canceled')
    })

    it('can be sent for a request from before private links, through the link in this mail', async () => {
      const { id } = (await calls.post(consultationInput)).json()
      await calls.app.db.delete(consultationLinks)
      await calls.propose(id, { proposals: [at('09:00')] })
      const [mail] = (await mailsTo(calls.app, 'sara@example.com')).slice(-1)
      const [, token = ''] = /\/requests\?token=(\S+)/.exec(mail?.text ?? '') ?? []
      expect((await follow(token, at('09:00'))).json().appointment.state).toBe('confirmed')
    })

    it('is refused for any other link', async () => {
      const { id, token } = await proposed(undefined, [at('09:00')])
      for (const guess of ['x'.repeat(43), token.slice(0, -1), token.toUpperCase()]) {
        expect((await calls.app.inject({ url: `/api/requests/appointment?token=${guess}` })).json()).toEqual({
          appointment: null,
          freeTimes: [],
        })
        expect((await follow(guess, at('09:00'))).statusCode).toBe(404)
      }
      expect((await calls.rowsOf(id))[0]?.state).toBe('proposed')
    })
  })
})
