import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { at, openAppointmentCalls, openSunday } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { signUp } from '#tests/support/test-app.ts'
import { absences } from './table.ts'

describeOnBothEngines('an absence', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const url = '/api/admin/absences'
  const day = openSunday()
  const whole = { firstDay: day, lastDay: day, from: null, to: null, note: 'إجازة سنوية' }
  const add = (more: object = {}) => calls.asStaff('POST', url, { ...whole, ...more })
  const list = async (lawyer: 'me' | 'all' = 'all', as = calls.asStaff) =>
    (await as('GET', `${url}?from=${day}&lawyer=${lawyer}`)).json()
  const freeOn = async (id: number) =>
    ((await calls.own(id)).json().freeTimes as string[]).filter(
      (time) => time >= at('00:00') && time <= at('23:59'),
    )

  beforeEach(() => calls.app.db.delete(absences))

  it('removes its hours from the free times of clients until it is deleted', async () => {
    const { id } = await calls.proposed(calls.people.client)
    expect(await freeOn(id)).toContain(at('10:00'))
    const created = await add({ from: '09:00', to: '12:00' })
    expect([created.statusCode, created.json().mayChange]).toEqual([201, true])
    const free = await freeOn(id)
    expect(['08:30', '10:00', '12:00'].map((time) => free.includes(at(time)))).toEqual([true, false, true])
    const refused = await calls.choose(id, at('10:00'))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'slot_taken'])
    const { updatedAt } = created.json()
    const changed = await calls.asStaff('PUT', `${url}/${created.json().id}`, { ...whole, updatedAt })
    expect(changed.json()).toMatchObject({ from: null, firstDay: day })
    expect(await freeOn(id)).toEqual([])
    const stale = await calls.asStaff('PUT', `${url}/${created.json().id}`, { ...whole, updatedAt })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
    expect((await calls.asStaff('DELETE', `${url}/${created.json().id}`)).statusCode).toBe(204)
    expect(await freeOn(id)).toContain(at('10:00'))
  })

  it('lists the confirmed appointments that it overlaps, which stay until they are moved', async () => {
    const [inIt, after] = [
      await calls.proposed(calls.people.client),
      await calls.proposed(calls.people.otherClient),
    ]
    await calls.choose(inIt.id, at('10:00'))
    await calls.choose(after.id, at('12:00'), {}, calls.people.otherClient)
    const { appointments, id } = (await add({ from: '10:29', to: '12:00' })).json()
    expect(appointments).toMatchObject([{ id: inIt.appointment.id, startsAt: at('10:00'), isOpen: true }])
    await calls.asStaff('PUT', `/api/admin/appointments/${inIt.appointment.id}`, { startsAt: at('13:00') })
    expect((await list('me')).find((each: { id: number }) => each.id === id).appointments).toEqual([])
  })

  it('lists and withdraws the proposals that it overlaps', async () => {
    const { id } = await calls.proposed(calls.people.client, [at('10:00'), at('12:00')])
    const absence = await add({ from: '09:00', to: '11:00' })
    expect(absence.json().proposed).toMatchObject([{ proposals: [at('10:00')] }])
    expect((await calls.own(id)).json().appointment.proposals).toEqual([at('12:00')])
    expect((await calls.choose(id, at('10:00'))).json().code).toBe('slot_taken')
    expect((await calls.choose(id, at('12:00'))).statusCode).toBe(200)
  })

  it('is entered by the absent user or by an admin; colleagues see only its days', async () => {
    const { admin, client, staff } = calls.people
    expect((await add({ lawyerId: admin.id })).statusCode).toBe(403)
    expect((await calls.asAdmin('POST', url, { ...whole, lawyerId: client.id })).statusCode).toBe(400)
    const own = (await calls.asAdmin('POST', url, { ...whole, note: 'Surgery' })).json()
    const given = (await calls.asAdmin('POST', url, { ...whole, lawyerId: staff.id })).json()
    expect(await list()).toMatchObject([
      { id: own.id, lawyerId: admin.id, note: '', mayChange: false, appointments: [] },
      { id: given.id, lawyerId: staff.id, note: whole.note, mayChange: true },
    ])
    const expected = [{ note: 'Surgery' }, { note: whole.note, mayChange: true }]
    expect(await list('all', calls.asAdmin)).toMatchObject(expected)
    expect(await list('me')).toHaveLength(1)
    expect((await calls.asStaff('PUT', `${url}/${own.id}`, whole)).statusCode).toBe(404)
    expect((await calls.asStaff('DELETE', `${url}/${own.id}`)).statusCode).toBe(404)
    const lines = await calls.app.db.select().from(auditLog).where(eq(auditLog.entity, 'officeHours'))
    const details = lines
      .map((line) => line.details as Record<string, string>)
      .filter(({ of }) => of === 'absence')
    expect(details.at(-1)).toEqual({ of: 'absence', person: String(staff.id), firstDay: day, lastDay: day })
  })

  it('covers whole days or some hours of one day, and at most a year', async () => {
    const wrong = [
      { lastDay: addDays(day, -1) },
      { lastDay: addDays(day, 400) },
      { from: '09:00' },
      { from: '12:00', to: '09:00' },
      { from: '09:00', to: '12:00', lastDay: addDays(day, 1) },
      { note: 'x'.repeat(201) },
    ]
    for (const more of wrong) expect([more, (await add(more)).statusCode]).toEqual([more, 400])
    expect(await list()).toEqual([])
  })

  it('is deleted with the account, and the proposals of an inactive lawyer disappear', async () => {
    const { db } = calls.app
    const leaver = await signUp(calls.app, 'staff', 'a.leaver')
    await calls.asAdmin('POST', url, { ...whole, from: '12:00', to: '13:00', lawyerId: leaver.id })
    const { id } = await calls.proposed(calls.people.client, [at('10:00')], { lawyerId: leaver.id })
    await db.update(users).set({ isActive: false }).where(eq(users.id, leaver.id))
    const shown = (await calls.own(id)).json()
    const expected = { freeTimes: [], appointment: { mayChoose: false, mayCancel: true, proposals: [] } }
    expect(shown).toMatchObject(expected)
    expect((await calls.choose(id, at('10:00'))).json().code).toBe('appointment_late')
    await db.delete(users).where(eq(users.id, leaver.id))
    expect(await list('all', calls.asAdmin)).toEqual([])
    // A colleague takes over the appointment.
    const { appointment } = (await calls.own(id)).json()
    const move = { startsAt: at('10:00'), updatedAt: appointment.updatedAt }
    expect((await calls.asStaff('PUT', `/api/admin/appointments/${appointment.id}`, move)).statusCode).toBe(
      400,
    )
    const given = { ...move, lawyerId: calls.people.staff.id }
    const taken = await calls.asStaff('PUT', `/api/admin/appointments/${appointment.id}`, given)
    expect(taken.json()).toMatchObject({ state: 'confirmed', lawyerId: calls.people.staff.id })
    await db.delete(consultations).where(eq(consultations.id, id))
  })
})
