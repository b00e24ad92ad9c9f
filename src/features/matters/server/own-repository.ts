import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { isFollowedWith } from '#features/consultations/server/link-repository.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { OwnDate, OwnMatter } from '../schema.ts'
import { pathDates, paths } from './table.ts'

/**
 * The client's view of the request that matches, in one statement: stages, the last sentence and the shown
 * dates from today. A guest, whose link may be forwarded, sees no place.
 */
const findMatter = async (
  db: Database,
  isOwn: SQL | undefined,
  { isGuest }: { isGuest: boolean },
): Promise<OwnMatter | undefined> => {
  const place = isGuest
    ? sql`''`
    : sql`case when ${pathDates.isPlaceShown} then ${pathDates.place} else '' end`
  const dates = sql<OwnDate[]>`coalesce((select jsonb_agg(jsonb_build_object(
    'id', ${pathDates.id}, 'kind', ${pathDates.kind}, 'day', ${pathDates.day}, 'time', ${pathDates.time}, 'place', ${place})
    order by ${pathDates.day}, ${pathDates.time} nulls first)
    from ${pathDates} where ${pathDates.consultationId} = ${consultations.id} and ${pathDates.isShown}
    and ${pathDates.state} = 'ahead' and ${pathDates.day} >= ${todayInRiyadh(new Date())}), '[]')`
  const [found] = await db
    .select({
      stages: paths.stages,
      stage: paths.stage,
      since: paths.since,
      sentenceEn: paths.sentenceEn,
      sentenceAr: paths.sentenceAr,
      clientMails: paths.clientMails,
      status: consultations.status,
      dates,
    })
    .from(consultations)
    .leftJoin(paths, eq(paths.consultationId, consultations.id))
    .where(isOwn)
  if (!found) return undefined
  const { stages, stage, since, sentenceEn, sentenceAr, clientMails, status } = found
  const isClosed = !openStatuses.some((open) => open === status)
  if (stages === null || stage === null || since === null || clientMails === null)
    return { path: null, dates: found.dates }
  return {
    path: {
      stages,
      stage,
      since,
      sentenceEn: sentenceEn ?? '',
      sentenceAr: sentenceAr ?? '',
      clientMails,
      isClosed,
    },
    dates: found.dates,
  }
}

/** Undefined if it is not the client's request. */
export const findOwnMatter = (db: Database, id: number, client: Reader): Promise<OwnMatter | undefined> =>
  findMatter(db, and(eq(consultations.id, id), mayListConsultation(client)), { isGuest: false })

/** Undefined for unknown and expired links. */
export const findFollowedMatter = (db: Database, token: string): Promise<OwnMatter | undefined> =>
  findMatter(db, isFollowedWith(db, token), { isGuest: true })
