import { escaped, folded } from '#http/content-lines.ts'

// iCalendar (RFC 5545) for invitations (RFC 5546), as far as an appointment needs it.

type Attendee = { name: string; address: string }

export type Invitation = {
  /** Stays the same for all versions of an appointment. */
  uid: string
  /** Calendars take the highest for the newest. */
  sequence: number
  startsAt: string
  endsAt: string
  summary: string
  description: string
  location: string
  isCanceled: boolean
  /** When this was written. */
  writtenAt: Date
}

type Sent = { organizer: Attendee; attendee: Attendee }

/** What a mail brings along: a calendar program adds, moves or removes the appointment by it. */
export const invitationOf = (invitation: Invitation, sent: Sent): string =>
  calendarOf(invitation.isCanceled ? 'CANCEL' : 'REQUEST', [
    ...eventOf(invitation, [
      `ORGANIZER${nameOf(sent.organizer)}:mailto:${sent.organizer.address}`,
      `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE${nameOf(sent.attendee)}:mailto:${sent.attendee.address}`,
    ]),
  ])

/** Appointments that a calendar program reads by itself. */
export const publishedCalendar = (invitations: readonly Invitation[], name: string): string =>
  calendarOf('PUBLISH', [
    `X-WR-CALNAME:${written(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...invitations.flatMap((invitation) => eventOf(invitation, [])),
  ])

const calendarOf = (method: string, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mizan//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

const eventOf = (
  { uid, sequence, startsAt, endsAt, summary, description, location, isCanceled, writtenAt }: Invitation,
  people: readonly string[],
): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${inUtc(writtenAt)}`,
  // In UTC, which every program shows by its reader's own clock, with their daylight saving.
  `DTSTART:${inUtc(new Date(startsAt))}`,
  `DTEND:${inUtc(new Date(endsAt))}`,
  `SUMMARY:${written(summary)}`,
  ...(description ? [`DESCRIPTION:${written(description)}`] : []),
  ...(location ? [`LOCATION:${written(location)}`] : []),
  `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:OPAQUE',
  ...people,
  'END:VEVENT',
]

const inUtc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Marks that would turn the direction of the text around them are left out. */
const withoutTurns = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

const written = (text: string): string => escaped(withoutTurns(text))

/** The value of a parameter has no escapes: quotes are left out. */
const nameOf = ({ name }: Attendee): string => {
  const plain = withoutTurns(name)
    .replace(/["\p{Cc}]/gu, ' ')
    .trim()
  return plain ? `;CN="${plain}"` : ''
}
