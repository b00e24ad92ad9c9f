import { expect, it } from 'vitest'
import { addDays } from '#firm-time/riyadh.ts'
import { at, openAppointmentCalls, openRules, openSunday } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { absences } from './table.ts'

describeOnBothEngines('a closed time', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const { propose, proposed, choose, own, asAdmin, asStaff } = calls
  const ownHours = '/api/admin/office-hours/own'

  /** Creates a confirmed appointment at 10:00, and proposals for 11:00 and 12:00. */
  const prepare = async () => {
    const [first, second] = [
      await proposed(calls.people.client, [at('10:00')]),
      await proposed(calls.people.otherClient, [at('11:00'), at('12:00')]),
    ]
    await choose(first.id, at('10:00'))
    return {
      confirmed: first.appointment.id as number,
      request: second.id,
      second: second.appointment.id as number,
    }
  }
  const proposalsOf = async (id: number) =>
    (await own(id, calls.people.otherClient)).json().appointment.proposals as string[]
  const holiday = (day: string) => {
    return { key: null, nameEn: 'Staff day', nameAr: '', firstDay: day, lastDay: day, isObserved: true }
  }
  type Closed = { appointments: { id: number }[]; proposed: { id: number; proposals: string[] }[] }
  const named = ({ appointments, proposed: open }: Closed) => ({
    confirmed: appointments.map(({ id }) => id),
    proposed: open.map(({ id, proposals }) => [id, proposals]),
  })
  const weekOf = (...spans: { from: string; to: string }[]) =>
    Array.from({ length: 7 }, (_, day) => (day === 0 ? spans : []))
  const closeByHours = () =>
    asStaff('PUT', ownHours, { rules: { week: weekOf({ from: '12:00', to: '13:00' }), ramadanWeek: null } })
  const closeByHoliday = () => asAdmin('POST', '/api/admin/holidays', holiday(openSunday()))
  const closeByAbsence = () =>
    asStaff('POST', '/api/admin/absences', {
      ...{ firstDay: openSunday(), lastDay: openSunday() },
      ...{ from: null, to: null, note: '' },
    })

  it('cannot be chosen on a holiday, which lists what it overlaps, even after it is moved', async () => {
    const { confirmed, request, second } = await prepare()
    const elsewhere = await asAdmin('POST', '/api/admin/holidays', holiday(addDays(openSunday(), 1)))
    const find = (answer: { json(): { nameEn: string; id: number }[] }) =>
      answer.json().find(({ nameEn }) => nameEn === 'Staff day') as never
    expect(named(find(elsewhere))).toEqual({ confirmed: [], proposed: [] })
    const { id } = find(elsewhere) as { id: number }
    const moved = await asAdmin('PUT', `/api/admin/holidays/${id}`, holiday(openSunday()))
    const expected = { confirmed: [confirmed], proposed: [[second, [at('11:00'), at('12:00')]]] }
    expect(named(find(moved))).toEqual(expected)
    expect(await proposalsOf(request)).toEqual([])
    const refused = await choose(request, at('11:00'), {}, calls.people.otherClient)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'slot_taken'])
    expect(refused.json().detail).toBe('The office no longer offers this time. Please choose another one.')
    await asAdmin('PUT', `/api/admin/holidays/${id}`, { ...holiday(openSunday()), isObserved: false })
    expect(await proposalsOf(request)).toHaveLength(2)
  })

  it('cannot be chosen after the firm’s hours are narrowed, and the response lists what they close', async () => {
    const { confirmed, request, second } = await prepare()
    const week = weekOf({ from: '11:30', to: '24:00' })
    const saved = await asAdmin('PUT', '/api/admin/office-hours', { rules: { ...openRules, week } })
    expect(named(saved.json())).toEqual({ confirmed: [confirmed], proposed: [[second, [at('11:00')]]] })
    expect(await proposalsOf(request)).toEqual([at('12:00')])
    // Saving the same hours again closes nothing more.
    const again = await asAdmin('PUT', '/api/admin/office-hours', { rules: { ...openRules, week } })
    expect(named(again.json())).toEqual({ confirmed: [], proposed: [] })
  })

  it('cannot be chosen outside a lawyer’s own hours, and the response lists what they close', async () => {
    const { confirmed, request, second } = await prepare()
    const saved = await closeByHours()
    expect(named(saved.json())).toEqual({ confirmed: [confirmed], proposed: [[second, [at('11:00')]]] })
    expect(await proposalsOf(request)).toEqual([at('12:00')])
    const expected = { confirmed: [], proposed: [] }
    expect(named((await asStaff('GET', '/api/admin/office-hours')).json())).toEqual(expected)
  })

  it('cannot be proposed if another appointment has it', async () => {
    await prepare()
    const id = await calls.idOfNew(calls.people.client)
    const taken = await propose(id, { startsAt: at('09:45'), despite: ['outside_hours'] })
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'slot_taken'])
    expect(taken.json().freeTimes).not.toContain(at('10:00'))
    const refused = await propose(id, { proposals: [at('09:45')], despite: ['outside_hours'] })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid'])
    expect(await calls.rowsOf(id)).toEqual([])
  })

  const closings = [
    ['lawyer_absent', 'The lawyer is absent at this time. Save it anyway?', () => closeByAbsence()],
    ['office_holiday', 'The office is closed for a holiday on this day. Save it anyway?', closeByHoliday],
    ['outside_hours', 'This time is outside the lawyer’s hours. Save it anyway?', closeByHours],
  ] as const

  it.each(closings)(
    'can be proposed and settled only after a second press: %s',
    async (code, message, close) => {
      await close()
      const first = await calls.idOfNew(calls.people.client)
      const second = await calls.idOfNew(calls.people.otherClient)
      const ways = [
        [first, { proposals: [at('09:00'), at('12:00')] }],
        [second, { startsAt: at('10:00') }],
      ] as const
      for (const [id, more] of ways) {
        const refused = await propose(id, more)
        const expected = [409, { code, errors: [{ field: 'despite', message }] }]
        expect([refused.statusCode, refused.json()]).toMatchObject(expected)
        expect(await calls.rowsOf(id)).toEqual([])
        expect((await propose(id, { ...more, despite: [code] })).statusCode).toBe(201)
      }
      // The client may choose the time that the office offered on purpose.
      expect((await own(first)).json().appointment.proposals).toEqual([at('09:00'), at('12:00')])
      expect((await choose(first, at('09:00'))).statusCode).toBe(200)
      expect((await calls.rowsOf(second))[0]).toMatchObject({ state: 'confirmed', startsAt: at('10:00') })
      await calls.app.db.delete(absences)
    },
  )

  it('stays closed to the client for a reason that came after the proposal', async () => {
    await closeByHours()
    const id = await calls.idOfNew(calls.people.client)
    await propose(id, { proposals: [at('09:00')], despite: ['outside_hours'] })
    await closeByHoliday()
    expect((await own(id)).json().appointment.proposals).toEqual([])
    expect((await choose(id, at('09:00'))).json().code).toBe('slot_taken')
  })

  it('can be set by the office only with the exact reason why it is closed', async () => {
    const { second } = await prepare()
    const url = `/api/admin/appointments/${second}`
    const settle = async (despite?: string) => {
      const answer = await asStaff('PUT', url, { startsAt: at('09:00'), ...(despite && { despite }) })
      return [answer.statusCode, answer.json().code]
    }
    await closeByHours()
    expect(await settle()).toEqual([409, 'outside_hours'])
    await closeByHoliday()
    expect(await settle('outside_hours')).toEqual([409, 'office_holiday'])
    const absence = await closeByAbsence()
    expect(await settle('office_holiday')).toEqual([409, 'lawyer_absent'])
    expect(await settle('lawyer_absent')).toEqual([200, undefined])
    // An unchanged time was accepted before.
    const remaining = await asStaff('PUT', url, { startsAt: at('09:00'), kind: 'office', place: 'Room 2' })
    expect(remaining.statusCode).toBe(200)
    await asStaff('DELETE', `/api/admin/absences/${absence.json().id}`)
  })
})
