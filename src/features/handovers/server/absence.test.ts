import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { absences, appointments } from '#features/appointments/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { codeOf, fieldOf } from '#tests/support/answers.ts'
import { at, openAppointmentCalls, openSunday } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { giveOpenWork } from '#tests/support/open-work.ts'
import { callAs, type Person, sendAs, signUp } from '#tests/support/test-app.ts'

describeOnBothEngines('a lawyer who is away', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const day = openSunday()
  let lawyer: Person
  let count = 0
  let given: Awaited<ReturnType<typeof giveOpenWork>>

  beforeEach(async () => {
    count += 1
    await calls.app.db.delete(absences)
    lawyer = await signUp(calls.app, 'staff', `away.${count}`, { isVerified: true })
    given = await giveOpenWork(calls, lawyer.id)
  })

  const url = '/api/admin/absences'
  const whole = { firstDay: day, lastDay: day, from: null, to: null, note: '' }
  const add = (more: object = {}, person: Person = lawyer) =>
    callAs(calls.app, person, { method: 'POST', url, payload: { ...whole, ...more } })
  const workOn = async (firstDay: string, more = '', person: Person = lawyer) =>
    callAs(calls.app, person, { url: `${url}/open-work?firstDay=${firstDay}&lastDay=${firstDay}${more}` })
  const ofLawyer = async () => {
    const { db } = calls.app
    return [
      await db.$count(appointments, eq(appointments.lawyerId, lawyer.id)),
      (await calls.rowOf(given.assigned.id))?.assignedToId === lawyer.id,
      await db.$count(messages, eq(messages.toUserId, lawyer.id)),
      await db.$count(documentRequests, eq(documentRequests.requestedById, lawyer.id)),
    ]
  }

  it('has a summary of the open work for them and admins, with the appointments in the absence only', async () => {
    const rest = { requests: 1, messages: 1, documentRequests: 1, mentions: 1 }
    expect((await workOn(day)).json().work).toEqual({ ...rest, confirmed: 1, proposed: 1 })
    const hour = (await workOn(day, '&from=10:00&to=11:00')).json()
    expect(hour.work).toEqual({ ...rest, confirmed: 1, proposed: 0 })
    expect((await workOn(addDays(day, 1))).json().work).toEqual({ ...rest, confirmed: 0, proposed: 0 })
    const more = `&lawyerId=${lawyer.id}`
    expect((await workOn(day, more, calls.people.staff)).statusCode).toBe(403)
    expect((await workOn(day, more, calls.people.admin)).json().work.requests).toBe(1)
  })

  it('leaves all work without a colleague, else hands all but the archived message to them', async () => {
    const { app, people } = calls
    const { id } = (await add()).json()
    expect(await ofLawyer()).toEqual([2, true, 2, 1])
    await sendAs(app, lawyer, 'DELETE', `${url}/${id}`)
    const added = await add({ successorId: people.staff.id })
    expect([added.statusCode, added.json().appointments, added.json().proposed]).toEqual([201, [], []])
    expect(await ofLawyer()).toEqual([0, false, 1, 0])
    const mails = await mailsTo(app, 'the.staff@example.com')
    expect(mails.filter(({ subject }) => subject.includes('colleague'))).toHaveLength(1)
  })

  it('keeps the appointments outside the absence', async () => {
    const { id } = (await add({ from: '10:00', to: '11:00', successorId: calls.people.staff.id })).json()
    expect((await ofLawyer())[0]).toBe(1)
    const { updatedAt } = (await callAs(calls.app, lawyer, { url: `${url}?from=${day}&lawyer=me` })).json()[0]
    const change = { ...whole, updatedAt, successorId: calls.people.staff.id }
    const changed = await calls.app.put(`${url}/${id}`, change, lawyer)
    expect(changed.statusCode).toBe(200)
    expect((await ofLawyer())[0]).toBe(0)
  })

  it('adds readers only to restricted requests that are handed over', async () => {
    const { app, people } = calls
    await app.db.update(consultations).set({ isRestricted: true })
    await add({ from: '10:00', to: '11:00', successorId: people.staff.id })
    const list = (await calls.asStaff('GET', '/api/admin/consultations')).json()
    expect(list.map(({ id }: { id: number }) => id)).toEqual([given.assigned.id])
  })

  it('stores nothing if the colleague is busy, unknown or the lawyer', async () => {
    const { people } = calls
    const other = await calls.idOfNew(people.client)
    await calls.propose(other, { proposals: [at('10:00')] })
    await calls.choose(other, at('10:00'))
    expect(codeOf(await add({ successorId: people.staff.id }))).toEqual([409, 'successor_busy'])
    for (const successorId of [lawyer.id, people.client.id, 999_999]) {
      expect(fieldOf(await add({ successorId }))).toEqual([400, 'successorId'])
    }
    expect(await calls.app.db.$count(absences)).toBe(0)
    expect(await ofLawyer()).toEqual([2, true, 2, 1])
  })
})
