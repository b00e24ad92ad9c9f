import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { appointmentHours, holidays } from '#features/office-hours/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { consultationInput, openConsultationCalls } from './consultation-calls.ts'
import type { TestDatabase } from './databases.ts'
import { callAs, type Person, sendAs } from './test-app.ts'

/** A Sunday far enough ahead to avoid holidays, within the firm's maximum booking period. */
export const openSunday = (): string => {
  const day = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000)
  while (day.getUTCDay() !== 0) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** The instant of a time of day in Riyadh. */
export const at = (clock: string, day = openSunday()): string =>
  new Date(`${day}T${clock}:00+03:00`).toISOString()

/** Every hour of a Sunday, so that the results do not depend on the time of the test. */
const sundays = Array.from({ length: 7 }, (_, day) => (day === 0 ? [{ from: '00:00', to: '24:00' }] : []))

export const openRules = {
  week: sundays,
  ramadanWeek: null,
  minutes: 30,
  buffer: 0,
  noticeHours: 2,
  furthestDays: 30,
  kinds: ['office', 'phone', 'video'],
}

/** The calls of a separate app, with an office that is open on Sundays and has no holidays. */
export const openAppointmentCalls = (openTestDatabase: () => Promise<TestDatabase>) => {
  const calls = openConsultationCalls(openTestDatabase)
  beforeEach(async () => {
    const { db } = calls.app
    for (const table of [holidays, appointmentHours, outbox]) await db.delete(table)
    await db
      .insert(settings)
      .values({ key: 'contact_email', value: 'firm@example.com' })
      .onConflictDoNothing()
    await asAdmin('PUT', '/api/admin/office-hours', { rules: openRules })
    await dropHolidays()
  })
  const asAdmin = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    callAs(calls.app, calls.people.admin, { method, url, payload })
  const dropHolidays = async () => {
    for (const { id: _, name, isToConfirm, updatedAt, ...holiday } of (
      await asAdmin('GET', '/api/admin/holidays')
    ).json())
      await asAdmin('POST', '/api/admin/holidays', { ...holiday, isObserved: false })
  }
  const propose = (consultationId: number, more: object = {}, headers: Record<string, string> = {}) =>
    sendAs(
      calls.app,
      calls.people.staff,
      'POST',
      `/api/admin/consultations/${consultationId}/appointments`,
      { lawyerId: calls.people.staff.id, kind: 'phone', minutes: 30, proposals: [], ...more },
      headers,
    )
  return Object.assign(calls, {
    asAdmin,
    propose,
    /** Creates a request with a proposed appointment. */
    proposed: async (person: Person | undefined, proposals: string[] = [], more: object = {}) => {
      const { id, followToken } = (await calls.post(consultationInput, person)).json()
      const answer = await propose(id, { proposals, ...more })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return { id: id as number, token: followToken as string, appointment: answer.json() }
    },
    choose: (id: number, startsAt: string, more: object = {}, person: Person = calls.people.client) =>
      calls.app.put(`/api/client/consultations/${id}/appointment`, { startsAt, ...more }, person),
    follow: (token: string, startsAt: string, more: object = {}) =>
      calls.app.post('/api/requests/appointment', { token, startsAt, ...more }),
    own: (id: number, person: Person = calls.people.client) =>
      callAs(calls.app, person, { url: `/api/client/consultations/${id}/appointment` }),
    rowsOf: (consultationId: number) =>
      calls.app.db
        .select()
        .from(appointments)
        .where(eq(appointments.consultationId, consultationId))
        .orderBy(appointments.id),
  })
}
