import type { Database } from '#db/connection.ts'
import { findFirmMailbox } from '#features/outbox/server/repository.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { formatAppointment, formatHijriDay } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { type Invitation, invitationOf } from './ics.ts'
import type { KnownAppointment } from './repository.ts'

/** What a calendar is told of. */
export type Entry = Pick<
  KnownAppointment,
  'uid' | 'sequence' | 'startsAt' | 'minutes' | 'state' | 'kind' | 'place' | 'lawyerId' | 'consultationId'
>

/** The room or the address of the call; the firm's own address if nothing else is said. */
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
  const location = await placeOf(db, appointment, language)
  const invitation = invitationFor(appointment, { language, location })
  if (!invitation) return undefined
  const name = settingIn(settingsOf(await listSettings(db)), 'site_title', language)
  const firm = await findFirmMailbox(db)
  return invitationOf(invitation, {
    organizer: { name, address: firm?.recipient ?? `no-reply@${new URL(publicUrl()).hostname}` },
    attendee: { name: '', address: recipient },
  })
}
