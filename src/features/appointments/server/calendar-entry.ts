import type { Database } from '#db/connection.ts'
import { findFirmMailbox } from '#features/outbox/server/repository.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { formatAppointment, formatHijriDay } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { calendarFileOf, type Invitation, invitationOf, publishedCalendar } from './ics.ts'
import { findAppointment, type KnownAppointment } from './repository.ts'

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
