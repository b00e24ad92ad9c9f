import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { exclusionViolation } from '#db/errors.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { at, openAppointmentCalls, openRules } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { noOverlap } from './repository.ts'
import { appointments } from './table.ts'

describeOnBothEngines('the time of an appointment', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const { choose } = calls

  it('is booked exclusively, which the database enforces', async () => {
    const ids = await Promise.all([calls.idOfNew(calls.people.client), calls.idOfNew(calls.people.client)])
    const confirmed = { kind: 'phone', minutes: 30, state: 'confirmed', settledAt: at('00:00') } as const
    const insert = (consultationId = 0, from = '', to = '', lawyerId = calls.people.staff.id) => {
      const held = { startsAt: at(from), heldUntil: at(to) }
      return calls.app.db.insert(appointments).values({ ...confirmed, ...held, consultationId, lawyerId })
    }
    await insert(ids[0], '10:00', '10:30')
    for (const [from, to] of [
      ['10:00', '10:30'],
      ['10:29', '11:00'],
      ['09:30', '10:01'],
      ['09:00', '12:00'],
    ] as const) {
      const error: unknown = await insert(ids[1], from, to).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect([from, exclusionViolation(error)]).toEqual([from, noOverlap])
    }
    await insert(ids[1], '10:30', '11:00')
    await insert(ids[1], '10:00', '10:30', calls.people.admin.id)
  })

  it('goes at the last 20 times to 20 of 200 simultaneous clients, and a clear refusal to 180', async () => {
    const { db } = calls.app
    // Ten hours have 20 half hours.
    const week = openRules.week.map((_, day) => (day === 0 ? [{ from: '08:00', to: '18:00' }] : []))
    await calls.asAdmin('PUT', '/api/admin/office-hours', { rules: { ...openRules, week } })
    const values = { ...consultation, userId: calls.people.client.id, service: 'corporate' as const }
    const requests = await db
      .insert(consultations)
      .values(Array(200).fill(values))
      .returning({ consultationId: consultations.id })
    const open = { lawyerId: calls.people.staff.id, kind: 'phone' as const, minutes: 30 }
    await db.insert(appointments).values(requests.map((request) => ({ ...request, ...open })))
    const slots = Array.from({ length: 20 }, (_, slot) =>
      new Date(Date.parse(at('08:00')) + slot * 1_800_000).toISOString(),
    )
    const answers = await Promise.all(
      requests.map(({ consultationId }, turn) => choose(consultationId, slots[turn % 20] ?? '')),
    )
    const byStatus = Map.groupBy(answers, ({ statusCode }) => statusCode)
    expect([byStatus.size, byStatus.get(200)?.length, byStatus.get(409)?.length]).toEqual([2, 20, 180])
    for (const refused of byStatus.get(409) ?? []) {
      const { code, detail, freeTimes } = refused.json()
      expect(code).toBe('slot_taken')
      expect(detail).toBe('Someone else has just taken this time. Please choose another one.')
      expect(Array.isArray(freeTimes)).toBe(true)
    }
    const confirmed = await db.select().from(appointments).where(eq(appointments.state, 'confirmed'))
    expect(confirmed.map(({ startsAt }) => startsAt).sort()).toEqual(slots)
  })
})
