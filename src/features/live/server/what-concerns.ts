import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { type LiveKind, liveKinds } from '../values.ts'
import type { RecordNews } from './record-news.ts'
import { listReadableKinds } from './repository.ts'

/**
 * The kinds of lists in which these news change anything for the person. A client learns of what is their own alone.
 * In the office the readers' conditions decide (decision 29), so that not even the moment of a change tells of a matter
 * that somebody may not read.
 */
export const whatConcerns = async (
  db: Database,
  person: Reader,
  news: readonly RecordNews[],
): Promise<LiveKind[]> => {
  const isOffice = person.role !== 'client'
  const isTold = ({ people, isMany, isClosed, kind }: RecordNews) =>
    people.includes(person.id) ||
    person.role === 'admin' ||
    (isOffice && isClosed) ||
    (isMany && (isOffice || kind !== 'contact-messages'))
  const told = new Set(news.filter(isTold).map(({ kind }) => kind))
  const asked = isOffice ? news.filter(({ kind }) => !told.has(kind)) : []
  const readable = asked.length > 0 ? await listReadableKinds(db, person, asked) : []
  return liveKinds.filter((kind) => told.has(kind) || readable.includes(kind))
}
