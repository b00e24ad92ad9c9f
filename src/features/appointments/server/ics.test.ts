import { expect, it } from 'vitest'
import { type Invitation, invitationOf } from './ics.ts'

const invitation: Invitation = {
  uid: 'appointment-7@firm.example',
  sequence: 2,
  startsAt: '2026-11-29T07:00:00.000Z',
  endsAt: '2026-11-29T07:30:00.000Z',
  summary: 'استشارة، الطلب رقم 7',
  description: 'First; second, third \\ fourth\nnext line',
  location: 'طريق الملك فهد، الرياض',
  isCanceled: false,
  writtenAt: new Date('2026-11-24T01:02:03.456Z'),
}
const sent = {
  organizer: { name: 'Firm "Mizan"\r\nX-EVIL:1', address: 'firm@example.com' },
  attendee: { name: '', address: 'sara@example.com' },
}

/** Unfolds the lines, as a calendar program does. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

it('writes times in UTC, so that a calendar shows them in the time zone of its reader', () => {
  const lines = linesOf(invitationOf(invitation, sent))
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mizan//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:appointment-7@firm.example',
    'SEQUENCE:2',
    'DTSTAMP:20261124T010203Z',
    'DTSTART:20261129T070000Z',
    'DTEND:20261129T073000Z',
    'SUMMARY:استشارة، الطلب رقم 7',
    'DESCRIPTION:First\\; second\\, third \\\\ fourth\\nnext line',
    'LOCATION:طريق الملك فهد، الرياض',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    // A name cannot start a new line, or end the quotes around it.
    'ORGANIZER;CN="Firm  Mizan   X-EVIL:1":mailto:firm@example.com',
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:sara@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('cancels with the same UID and the method CANCEL', () => {
  const lines = linesOf(invitationOf({ ...invitation, sequence: 3, isCanceled: true }, sent))
  for (const line of ['METHOD:CANCEL', 'UID:appointment-7@firm.example', 'SEQUENCE:3', 'STATUS:CANCELLED'])
    expect(lines).toContain(line)
})

it('folds lines at 75 bytes, without splitting a character, and removes control characters', () => {
  const long = 'موعد مع المحامي بشأن الطلب '.repeat(12).trim()
  const text = invitationOf({ ...invitation, summary: long, description: `${'🕌'.repeat(60)}` }, sent)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf(text)).toContain(`SUMMARY:${long}`)
  expect(linesOf(text)).toContain(`DESCRIPTION:${'🕌'.repeat(60)}`)
  const plain = invitationOf({ ...invitation, summary: 'a\u202Eb\u2066c\u2069\u0007d' }, sent)
  expect(linesOf(plain)).toContain('SUMMARY:abc d')
})
