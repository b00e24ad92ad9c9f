import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, it } from 'vitest'
import { users } from '#features/users/server/table.ts'
import { at, openAppointmentCalls } from '#tests/support/appointment-calls.ts'
import { calendarPrograms } from '#tests/support/calendar-programs.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { sendAs } from '#tests/support/test-app.ts'
import { calendarAddresses } from './table.ts'

describeOnBothEngines('the private calendar address', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const url = '/api/admin/calendar-address'
  const change = (method: 'POST' | 'DELETE') => calls.asStaff(method, url)
  const make = async () => new URL((await change('POST')).json().url)
  const read = ({ pathname, search }: URL) => calls.app.inject({ url: pathname + search })

  it('returns the lawyer’s own appointments without a login, and without client names', async () => {
    const { id } = await calls.proposed(calls.people.client)
    await calls.choose(id, at('10:00'))
    const address = await make()
    const answer = await read(address)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
      'no-store',
    ])
    const start = at('10:00').replace(/[-:]|\.\d{3}/g, '')
    expect(answer.body).toContain('METHOD:PUBLISH')
    expect(answer.body).toContain(`DTSTART:${start}`)
    expect(answer.body).not.toContain('سارة')
    const [row] = await calls.rowsOf(id)
    await calls.asStaff('PUT', `/api/admin/appointments/${row?.id}/cancel`, {})
    const empty = await read(address)
    expect(empty.body).not.toContain('BEGIN:VEVENT')
    // An empty calendar needs a component (RFC 5545, 3.6) and no event method (RFC 5546, 3.2.1).
    const calendar = new ICAL.Component(ICAL.parse(empty.body))
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
    expect(nodeIcal.sync.parseICS(empty.body).vcalendar?.type).toBe('VCALENDAR')
    const expected = [false, 'text/calendar; charset=utf-8']
    expect([empty.body.includes('METHOD'), empty.headers['content-type']]).toEqual(expected)
  })

  const fileOf = (id: number, language: string, person = calls.people.client) =>
    sendAs(calls.app, person, 'GET', `/api/client/consultations/${id}/appointment.ics`, undefined, {
      'accept-language': language,
    })

  it.each([
    ['en', 'Consultation'],
    ['ar', 'استشارة'],
  ])('gives a client the confirmed appointment as a file, in %s', async (language, word) => {
    const { id } = await calls.proposed(calls.people.client, [at('10:00')])
    expect((await fileOf(id, language)).statusCode).toBe(404)
    await calls.choose(id, at('10:00'))
    const file = await fileOf(id, language)
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
      'attachment; filename="appointment.ics"',
    ])
    const [row] = await calls.rowsOf(id)
    for (const parse of Object.values(calendarPrograms)) {
      const event = parse(file.body)
      const expected = { method: 'PUBLISH', uid: row?.uid, startsAt: at('10:00'), isCanceled: false }
      expect(event).toMatchObject(expected)
      expect(event.summary).toContain(word)
    }
    expect(file.body).toContain('ORGANIZER')
    expect((await fileOf(id, language, calls.people.otherClient)).statusCode).toBe(404)
    await calls.asStaff('PUT', `/api/admin/appointments/${row?.id}/cancel`, {})
    expect((await fileOf(id, language)).statusCode).toBe(404)
  })

  it('gives a guest the file through the private link', async () => {
    const { token } = await calls.proposed(undefined, [at('10:00')])
    const url = `/api/requests/appointment.ics?${new URLSearchParams({ token })}`
    expect((await calls.app.inject({ url })).statusCode).toBe(404)
    await calls.follow(token, at('10:00'))
    expect((await calls.app.inject({ url })).body).toContain('METHOD:PUBLISH')
  })

  it('is invalidated by a newer one, by its deletion and while the account is inactive', async () => {
    const [first, second] = [await make(), await make()]
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
    const token = second.searchParams.get('token') ?? ''
    const [remaining] = await calls.app.db.select().from(calendarAddresses)
    expect(JSON.stringify(remaining)).not.toContain(token)
    const isActive = (isActive: boolean) =>
      calls.app.db.update(users).set({ isActive }).where(eq(users.id, calls.people.staff.id))
    await isActive(false)
    expect((await read(second)).statusCode).toBe(404)
    await isActive(true)
    expect((await read(second)).statusCode).toBe(200)
    expect((await calls.asStaff('GET', url)).json().createdAt).not.toBeNull()
    expect((await change('DELETE')).statusCode).toBe(204)
    expect((await read(second)).statusCode).toBe(404)
    expect((await calls.asStaff('GET', url)).json()).toEqual({ createdAt: null })
  })
})
