import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import type { Invitation } from '#features/appointments/server/ics.ts'
import type { Language } from '#languages/language.ts'
import { listDatesBetween } from './date-repository.ts'
import { invitationOfDate } from './mails.ts'

/** The dates of a lawyer's requests for their calendar: kind and number, without places and names. */
export const calendarEntriesOf = async (
  db: Database,
  { reader, language, ...days }: { reader: Reader; language: Language; from: string; to: string },
): Promise<Invitation[]> => {
  const dates = await listDatesBetween(db, { reader, ...days, lawyerId: reader.id })
  return dates.map((date) => invitationOfDate(date, { language, names: 'kind' }))
}
