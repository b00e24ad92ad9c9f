import { expect, it } from 'vitest'
import { outbox } from '#features/outbox/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { at, openAppointmentCalls, openSunday } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'

describeOnBothEngines('the scheduling permission', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const { asStaff, propose } = calls

  /** A request that an admin handles, so that staff may only list it. */
  const ofColleague = async (values: object = {}) => {
    const id = await calls.idOfNew(calls.people.client)
    await change(id, { assignedToId: calls.people.admin.id, notes: 'SECRET', ...values })
    return id
  }
  const change = calls.set
  const urlOf = (id: number) => `/api/admin/consultations/${id}/appointments`

  it('covers proposing, settling, moving and canceling for a colleague’s request', async () => {
    const { admin } = calls.people
    const first = await ofColleague()
    const proposed = await propose(first, { lawyerId: admin.id, proposals: [at('09:00')] })
    expect([proposed.statusCode, proposed.json().isOpen]).toEqual([201, false])
    const url = `/api/admin/appointments/${proposed.json().id}`
    const settled = await asStaff('PUT', url, { startsAt: at('09:00') })
    expect([settled.statusCode, settled.json().state]).toEqual([200, 'confirmed'])
    const moved = await asStaff('PUT', url, { startsAt: at('11:00'), reason: 'جلسة في المحكمة' })
    expect(moved.json()).toMatchObject({ startsAt: at('11:00'), lawyerId: admin.id, isOpen: false })
    expect((await asStaff('GET', urlOf(first))).json().appointments).toMatchObject([
      { clientName: 'سارة الحربي', startsAt: at('11:00'), isOpen: false },
    ])
    expect((await asStaff('PUT', `${url}/cancel`, {})).json().state).toBe('canceled')
  })

  it('has no place, message, note or letter of a request that is closed to its user', async () => {
    const id = await ofColleague()
    const room = { lawyerId: calls.people.admin.id, kind: 'office', minutes: 30, place: 'SECRET room' }
    const settled = { ...room, proposals: [], startsAt: at('09:00') }
    const created = await calls.asAdmin('POST', urlOf(id), settled)
    expect(created.json()).toMatchObject({ place: 'SECRET room', isOpen: true, state: 'confirmed' })
    const url = `/api/admin/appointments/${created.json().id}`
    const { message } = (await calls.rowOf(id)) ?? {}
    for (const answer of [
      await asStaff('GET', urlOf(id)),
      await asStaff('PUT', url, { startsAt: at('10:00') }),
      await asStaff('GET', `/api/admin/appointments?from=${openSunday()}&to=${openSunday()}&lawyer=all`),
      await asStaff('PUT', `${url}/cancel`, {}),
    ]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain('SECRET')
      expect(answer.body).not.toContain(message)
    }
    // The place is hidden, not lost.
    expect((await calls.rowsOf(id))[0]?.place).toBe('SECRET room')
  })

  it('settles a time immediately, which is mailed as confirmed and counts as the reply', async () => {
    const id = await ofColleague()
    await calls.app.db.delete(outbox)
    const headers = { 'idempotency-key': 'one-press-at-the-desk' }
    const more = { startsAt: at('09:00'), kind: 'office', place: 'Room 4' }
    const [first, second] = [await propose(id, more, headers), await propose(id, more, headers)]
    expect([first.statusCode, second.json()]).toEqual([201, first.json()])
    expect(await calls.rowsOf(id)).toMatchObject([
      { state: 'confirmed', startsAt: at('09:00'), kind: 'office', place: 'Room 4', sequence: 0 },
    ])
    expect((await calls.rowOf(id))?.firstAnswerAt).not.toBeNull()
    const expected = { field: 'appointmentConfirmed', to: at('09:00'), userId: calls.people.staff.id }
    expect((await calls.historyOf(id)).at(-1)).toMatchObject(expected)
    const mails = await mailsTo(calls.app, 'the.client@example.com')
    expect(mails.map(({ calendar }) => calendar?.match(/METHOD:(\w+)/)?.[1])).toEqual(['REQUEST'])
    expect((await propose(id, { startsAt: at('11:00') })).json().code).toBe('appointment_open')
  })

  it('settles no past time, and not together with proposals', async () => {
    const id = await ofColleague()
    const both = await propose(id, { startsAt: at('09:00'), proposals: [at('10:00')] })
    expect([both.statusCode, both.json().errors[0].field]).toEqual([400, 'startsAt'])
    const past = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 60_000).toISOString()
    expect((await propose(id, { startsAt: past })).json().code).toBe('appointment_over')
    await change(id, { status: 'rejected' })
    expect((await propose(id, { startsAt: at('09:00') })).json().code).toBe('request_closed')
    expect(await calls.rowsOf(id)).toEqual([])
  })

  it('hands an appointment over without a new time', async () => {
    const { client, staff, admin } = calls.people
    const { id, appointment } = await calls.proposed(client, [at('09:00'), at('10:00')])
    const url = `/api/admin/appointments/${appointment.id}`
    const given = await asStaff('PUT', url, { lawyerId: admin.id })
    const expected = { state: 'proposed', lawyerId: admin.id, proposals: [at('09:00'), at('10:00')] }
    expect(given.json()).toMatchObject(expected)
    expect((await asStaff('PUT', url, { lawyerId: client.id })).statusCode).toBe(400)
    expect((await asStaff('PUT', url, { lawyerId: staff.id, kind: 'phone' })).statusCode).toBe(400)
    expect((await asStaff('PUT', url, {})).statusCode).toBe(400)
    await calls.choose(id, at('10:00'))
    const taken = await asStaff('PUT', url, { lawyerId: staff.id })
    expect(taken.json()).toMatchObject({ state: 'confirmed', lawyerId: staff.id, startsAt: at('10:00') })
    expect((await calls.historyOf(id)).at(-1)?.field).toBe('appointmentChanged')
  })
})
