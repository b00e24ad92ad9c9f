import { expect, it } from 'vitest'
import { mailsTo } from '#tests/support/account-mails.ts'
import { at, openAppointmentCalls } from '#tests/support/appointment-calls.ts'
import { calendarPrograms } from '#tests/support/calendar-programs.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { invitationOf } from './ics.ts'

const minute = 60_000

describeOnBothEngines('the calendar in a mail', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)

  it('adds, moves and removes one appointment in a calendar of each program', async () => {
    const location = 'طريق الملك فهد؛ الدور 4, يسار'
    const meeting = { kind: 'office', place: location }
    const { id, appointment } = await calls.proposed(calls.people.client, [], meeting)
    const url = `/api/admin/appointments/${appointment.id}`
    await calls.choose(id, at('10:00'))
    await calls.asStaff('PUT', url, { startsAt: at('15:30') })
    await calls.asStaff('PUT', `${url}/cancel`, {})
    const sent = (await mailsTo(calls.app, 'the.client@example.com')).filter(({ calendar }) => calendar)
    const texts = sent.map(({ text }) => /adds the appointment|أرفقنا ملفًا/.test(text))
    expect(texts).toEqual([true, false, false])
    // Both calendars with the year.
    for (const { text } of sent) expect(text).toMatch(/14\d\d (?:AH|هـ)/)
    const mails = sent.flatMap(({ calendar }) => calendar ?? [])
    // The UID depends only on the appointment: a firm with a new URL can still move and cancel it.
    const [row] = await calls.rowsOf(id)
    expect(row?.uid).toMatch(/^[\da-f-]{36}$/)
    for (const read of Object.values(calendarPrograms)) {
      const events = mails.map(read)
      const endsAt = new Date(Date.parse(at('10:00')) + 30 * minute).toISOString()
      expect(events).toMatchObject([
        { method: 'REQUEST', startsAt: at('10:00'), endsAt, location, isCanceled: false },
        { method: 'REQUEST', startsAt: at('15:30') },
        { method: 'CANCEL', isCanceled: true },
      ])
      expect(events.map(({ uid }) => uid)).toEqual(Array(3).fill(row?.uid))
      expect(events[0]?.summary).toContain(String(id))
      const sequences = events.map(({ sequence }) => sequence)
      expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other))
    }
  })
})

const clockIn = (timeZone: string, instant: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant),
  )

// Computed by hand: Riyadh is three hours ahead of UTC all year; New York and London change their clocks.
it.each([
  ['2027-03-13T10:00:00+03:00', 'America/New_York', '13/03/2027, 02:00'],
  ['2027-03-15T10:00:00+03:00', 'America/New_York', '15/03/2027, 03:00'],
  ['2027-11-07T07:30:00+03:00', 'America/New_York', '07/11/2027, 00:30'],
  ['2027-11-07T10:00:00+03:00', 'America/New_York', '07/11/2027, 02:00'],
  ['2027-03-27T16:00:00+03:00', 'Europe/London', '27/03/2027, 13:00'],
  ['2027-03-28T16:00:00+03:00', 'Europe/London', '28/03/2027, 14:00'],
])('shows a reader abroad %s in %s as %s in each program', (startsAt, zone, clock) => {
  const text = invitationOf(
    {
      uid: 'appointment-1@firm.example',
      sequence: 0,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(Date.parse(startsAt) + 30 * minute).toISOString(),
      summary: 'Appointment',
      description: '',
      location: '',
      isCanceled: false,
      writtenAt: new Date(),
    },
    {
      organizer: { name: 'Firm', address: 'firm@example.com' },
      attendee: { name: '', address: 'sara@example.com' },
    },
  )
  for (const read of Object.values(calendarPrograms)) expect(clockIn(zone, read(text).startsAt)).toBe(clock)
})
