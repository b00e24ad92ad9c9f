import type { Database } from '#db/connection.ts'
import { findFirmMailbox } from '#features/outbox/server/repository.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { escaped, folded } from '#http/content-lines.ts'
import { formatAppointment, formatHijriDay } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { findAppointment, type KnownAppointment } from './repository.ts'

// iCalendar (RFC 5545) for invitations (RFC 5546), as far as an appointment needs it.

type Attendee = { name: string; address: string }

export type Invitation = {
  /** Stable across all versions of an appointment. */
  uid: string
  /** Calendar programs use the entry with the highest sequence. */
  sequence: number
  startsAt: string
  endsAt: string
  /** Whole days in Riyadh, without times. */
  isWholeDay?: boolean
  summary: string
  description: string
  location: string
  isCanceled: boolean
  /** The timestamp of this version. */
  writtenAt: Date
}

type Sent = { organizer: Attendee; attendee: Attendee }

/** A mail attachment that makes the calendar program add, update or remove the appointment. */
export const invitationOf = (invitation: Invitation, sent: Sent): string =>
  calendarOf(
    [`METHOD:${invitation.isCanceled ? 'CANCEL' : 'REQUEST'}`],
    [
      ...eventOf(invitation, [
        organizerOf(sent.organizer),
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE${nameOf(sent.attendee)}:mailto:${sent.attendee.address}`,
      ]),
    ],
  )

type Published = { organizer: Attendee; name: string }

/** A calendar for subscriptions. */
export const publishedCalendar = (
  invitations: readonly Invitation[],
  { organizer, name }: Published,
): CalendarFile => {
  const properties = [
    `X-WR-CALNAME:${written(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]
  // A calendar needs at least one component (RFC 5545, 3.6), and a published one an event (RFC 5546, 3.2.1).
  if (invitations.length === 0)
    return { type: calendarType, text: calendarOf([], [...properties, ...riyadh]) }
  return published(properties, invitations, organizer)
}

/** One appointment as a file to import. */
const calendarFileOf = (invitation: Invitation, organizer: Attendee): CalendarFile =>
  published([], [invitation], organizer)

/** The content type has the same method as the text (RFC 5545, 3.7.2). */
type CalendarFile = { type: string; text: string }
const calendarType = 'text/calendar; charset=utf-8'

const published = (
  properties: readonly string[],
  invitations: readonly Invitation[],
  organizer: Attendee,
): CalendarFile => {
  const events = invitations.flatMap((invitation) => eventOf(invitation, [organizerOf(organizer)]))
  return {
    type: `${calendarType}; method=PUBLISH`,
    text: calendarOf(['METHOD:PUBLISH'], [...properties, ...events]),
  }
}

const organizerOf = (organizer: Attendee): string =>
  `ORGANIZER${nameOf(organizer)}:mailto:${organizer.address}`

const riyadh = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Riyadh',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const calendarOf = (method: readonly string[], lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mizan//Appointments//EN',
    'CALSCALE:GREGORIAN',
    ...method,
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

const eventOf = (invitation: Invitation, people: readonly string[]): string[] => {
  const { uid, sequence, summary, description, location, isCanceled, isWholeDay, writtenAt } = invitation
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(writtenAt)}`,
    ...timesOf(invitation),
    `SUMMARY:${written(summary)}`,
    ...(description ? [`DESCRIPTION:${written(description)}`] : []),
    ...(location ? [`LOCATION:${written(location)}`] : []),
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A whole day does not make its person busy.
    `TRANSP:${isWholeDay ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...people,
    'END:VEVENT',
  ]
}

const timesOf = ({ startsAt, endsAt, isWholeDay = false }: Invitation): string[] => {
  if (isWholeDay) return [`DTSTART;VALUE=DATE:${dayOf(startsAt)}`, `DTEND;VALUE=DATE:${dayOf(endsAt)}`]
  // UTC, which calendar programs convert to local time and daylight saving.
  return [`DTSTART:${inUtc(new Date(startsAt))}`, `DTEND:${inUtc(new Date(endsAt))}`]
}

const dayOf = (instant: string): string => todayInRiyadh(new Date(instant)).replaceAll('-', '')

const inUtc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Removes bidirectional control characters, which would affect the surrounding text. */
const withoutTurns = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

const written = (text: string): string => escaped(withoutTurns(text))

/** Parameter values cannot contain quotes and have no escape for them, so they are removed. */
const nameOf = ({ name }: Attendee): string => {
  const plain = withoutTurns(name)
    .replace(/["\p{Cc}]/gu, ' ')
    .trim()
  return plain ? `;CN="${plain}"` : ''
}

/** The data of a calendar entry. */
export type Entry = Pick<
  KnownAppointment,
  'uid' | 'sequence' | 'startsAt' | 'minutes' | 'state' | 'kind' | 'place' | 'lawyerId' | 'consultationId'
>

/** The room or the address of the call; the default is the firm's address. */
export const placeOf = async (
  db: Database,
  { kind, place }: Pick<Entry, 'kind' | 'place'>,
  language: Language,
): Promise<string> => {
  if (place !== '' || kind !== 'office') return place
  return settingIn(settingsOf(await listSettings(db)), 'contact_address', language).replaceAll('\n', ', ')
}

export const invitationFor = (
  { uid, sequence, startsAt, minutes, state, consultationId }: Omit<Entry, 'kind' | 'place' | 'lawyerId'>,
  { language, location }: { language: Language; location: string },
): Invitation | undefined => {
  if (startsAt === null) return undefined
  const t = translateIn[language]
  return {
    uid,
    sequence,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
    summary: t('mail.appointment.summary', { id: String(consultationId) }),
    description: t('mail.appointment.description', {
      when: formatAppointment(startsAt, language),
      hijri: formatHijriDay(startsAt, language),
    }),
    location,
    isCanceled: state === 'canceled',
    writtenAt: new Date(),
  }
}

export const calendarFor = async (
  db: Database,
  { publicUrl }: { publicUrl: () => string },
  { recipient, language }: { recipient: string; language: Language },
  appointment: Entry,
): Promise<string | undefined> => {
  const invitation = await invitationOfEntry(db, appointment, language)
  if (!invitation) return undefined
  return invitationOf(invitation, {
    organizer: await findOrganizer(db, publicUrl, language),
    attendee: { name: '', address: recipient },
  })
}

/** A confirmed appointment as a file for its client. */
export const calendarFileFor = async (
  db: Database,
  { publicUrl }: { publicUrl: () => string },
  appointment: Entry,
  language: Language,
) => {
  const invitation =
    appointment.state === 'confirmed' ? await invitationOfEntry(db, appointment, language) : undefined
  return invitation && calendarFileOf(invitation, await findOrganizer(db, publicUrl, language))
}

const invitationOfEntry = async (db: Database, appointment: Entry, language: Language) =>
  invitationFor(appointment, { language, location: await placeOf(db, appointment, language) })

/** The firm as the organizer of calendar entries. */
export const findOrganizer = async (db: Database, publicUrl: () => string, language: Language) => {
  const name = settingIn(settingsOf(await listSettings(db)), 'site_title', language)
  const firm = await findFirmMailbox(db)
  return { name, address: firm?.recipient ?? `no-reply@${new URL(publicUrl()).hostname}` }
}

/** Several appointments in one calendar, for a recipient who has none of them yet. */
export const calendarOfAppointments = async (
  db: Database,
  { publicUrl }: { publicUrl: () => string },
  ids: readonly number[],
  language: Language,
): Promise<string> => {
  const invitations: Invitation[] = []
  for (const id of ids) {
    const found = await findAppointment(db, id)
    const invitation = found && (await invitationOfEntry(db, found, language))
    if (invitation) invitations.push(invitation)
  }
  const organizer = await findOrganizer(db, publicUrl, language)
  return publishedCalendar(invitations, { organizer, name: organizer.name }).text
}
