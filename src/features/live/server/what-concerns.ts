import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { type LiveKind, liveKinds } from '../values.ts'
import type { RecordNews } from './record-news.ts'
import { listReadableKinds } from './repository.ts'

/**
 * The kinds of lists that these news change for a user. Clients are notified only of their own records. For
 * staff the readers' conditions apply (decision 29), so that even the time of a change does not reveal a
 * restricted matter.
 */
export const whatConcerns = async (
  db: Database,
  person: Reader,
  news: readonly RecordNews[],
): Promise<LiveKind[]> => {
  const isOffice = person.role !== 'client'
  const isAffected = ({ people, isMany, isClosed, kind }: RecordNews) =>
    people.includes(person.id) ||
    person.role === 'admin' ||
    (isOffice && isClosed) ||
    (isMany && (isOffice || kind !== 'contact-messages'))
  const affected = new Set(news.filter(isAffected).map(({ kind }) => kind))
  const requested = isOffice ? news.filter(({ kind }) => !affected.has(kind)) : []
  const readable = requested.length > 0 ? await listReadableKinds(db, person, requested) : []
  return liveKinds.filter((kind) => affected.has(kind) || readable.includes(kind))
}
