import { expect, it } from 'vitest'
import { addDays } from '#firm-time/riyadh.ts'
import { at, openAppointmentCalls, openRules, openSunday } from '#tests/support/appointment-calls.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'

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
  const holiday = (day: string) => ({
    key: null,
    nameEn: 'Staff day',
    nameAr: '',
    firstDay: day,
    lastDay: day,
    isObserved: true,
  })
  const named = ({
    appointments,
    proposed: open,
  }: {
    appointments: { id: number }[]
    proposed: { id: number; proposals: string[] }[]
  }) => ({
    confirmed: appointments.map(({ id }) => id),
    proposed: open.map(({ id, proposals }) => [id, proposals]),
  })
  const weekOf = (...spans: { from: string; to: string }[]) =>
    Array.from({ length: 7 }, (_, day) => (day === 0 ? spans : []))

  it('cannot be chosen on a holiday, which lists what it overlaps, also after it is moved', async () => {
    const { confirmed, request, second } = await prepare()
    const elsewhere = await asAdmin('POST', '/api/admin/holidays', holiday(addDays(openSunday(), 1)))
    const find = (answer: { json(): { nameEn: string; id: number }[] }) =>
      answer.json().find(({ nameEn }) => nameEn === 'Staff day') as never
    expect(named(find(elsewhere))).toEqual({ confirmed: [], proposed: [] })
    const { id } = find(elsewhere) as { id: number }
    const moved = await asAdmin('PUT', `/api/admin/holidays/${id}`, holiday(openSunday()))
    expect(named(find(moved))).toEqual({
      confirmed: [confirmed],
      proposed: [[second, [at('11:00'), at('12:00')]]],
    })
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
    const rules = { week: weekOf({ from: '12:00', to: '13:00' }), ramadanWeek: null }
    const saved = await asStaff('PUT', ownHours, { rules })
    expect(named(saved.json())).toEqual({ confirmed: [confirmed], proposed: [[second, [at('11:00')]]] })
    expect(await proposalsOf(request)).toEqual([at('12:00')])
    expect(named((await asStaff('GET', '/api/admin/office-hours')).json())).toEqual({
      confirmed: [],
      proposed: [],
    })
  })

  it('is listed for an absence, with its proposals', async () => {
    const { confirmed, second } = await prepare()
    const day = openSunday()
    const absence = await asStaff('POST', '/api/admin/absences', {
      firstDay: day,
      lastDay: day,
      from: '09:00',
      to: '11:30',
      note: '',
    })
    expect(named(absence.json())).toEqual({ confirmed: [confirmed], proposed: [[second, [at('11:00')]]] })
    await asStaff('DELETE', `/api/admin/absences/${absence.json().id}`)
  })

  it.each<[field: string, message: string, close: () => Promise<unknown>, clock: string]>([
    [
      'taken',
      'The lawyer has another appointment at one of these times. Please choose others.',
      prepare,
      '09:45',
    ],
    [
      'a holiday',
      'One of these times is on a holiday. Please choose others.',
      () => asAdmin('POST', '/api/admin/holidays', holiday(openSunday())),
      '09:00',
    ],
    [
      'after hours',
      'One of these times is outside the lawyer’s hours. Please choose others.',
      () =>
        asStaff('PUT', ownHours, {
          rules: { week: weekOf({ from: '12:00', to: '13:00' }), ramadanWeek: null },
        }),
      '09:00',
    ],
  ])('cannot be proposed: %s', async (_name, message, close, clock) => {
    await close()
    const { id } = (await calls.post(consultationInput, calls.people.client)).json()
    const refused = await propose(id, { proposals: [at(clock)] })
    expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ field: 'proposals', message }]])
    expect(await calls.rowsOf(id)).toEqual([])
  })

  it('can be set by the office only with the exact reason why it is closed', async () => {
    const { second } = await prepare()
    const url = `/api/admin/appointments/${second}`
    const settle = async (despite?: string) => {
      const answer = await asStaff('PUT', url, { startsAt: at('09:00'), ...(despite && { despite }) })
      return [answer.statusCode, answer.json().code]
    }
    await asStaff('PUT', ownHours, {
      rules: { week: weekOf({ from: '12:00', to: '13:00' }), ramadanWeek: null },
    })
    expect(await settle()).toEqual([409, 'outside_hours'])
    await asAdmin('POST', '/api/admin/holidays', holiday(openSunday()))
    expect(await settle('outside_hours')).toEqual([409, 'office_holiday'])
    const day = openSunday()
    const absence = await asStaff('POST', '/api/admin/absences', {
      firstDay: day,
      lastDay: day,
      from: null,
      to: null,
      note: '',
    })
    expect(await settle('office_holiday')).toEqual([409, 'lawyer_absent'])
    expect(await settle('lawyer_absent')).toEqual([200, undefined])
    // An unchanged time was accepted before.
    const kept = await asStaff('PUT', url, { startsAt: at('09:00'), kind: 'office', place: 'Room 2' })
    expect(kept.statusCode).toBe(200)
    await asStaff('DELETE', `/api/admin/absences/${absence.json().id}`)
  })
})
