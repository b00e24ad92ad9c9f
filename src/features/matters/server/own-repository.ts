import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { isFollowedWith } from '#features/consultations/server/link-repository.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import type { OwnDate, OwnMatter } from '../schema.ts'
import { lastWordAt } from './progress-repository.ts'
import { matterDates, matterProgress, powers, stageMoves } from './table.ts'

/** Days during which a past date stays on the page of the client. */
const daysAfter = 14

/** The last move, if it is the sentence that nothing has changed. */
const noChange = sql<NonNullable<OwnMatter['path']>['told']>`(select case when kind = 'told' and
    ${stageMoves.sentenceEn} || ${stageMoves.sentenceAr} <> '' then jsonb_build_object(
      'sentenceEn', ${stageMoves.sentenceEn}, 'sentenceAr', ${stageMoves.sentenceAr},
      'at', to_char(${stageMoves.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end
  from ${stageMoves} where ${stageMoves.consultationId} = ${consultations.id} order by ${stageMoves.id} desc limit 1)`

/** The powers of attorney that have not ended. */
const validPowers = () => sql<
  { sealed: string; until: string | null }[]
>`coalesce((select jsonb_agg(jsonb_build_object('sealed', ${powers.sealedNumber}, 'until', ${powers.until}) order by ${powers.id})
  from ${powers} where ${powers.consultationId} = ${consultations.id}
    and (${powers.until} is null or ${powers.until} >= ${todayInRiyadh(new Date())})), '[]')`

/** The shown dates from today, and the last past one about which the firm has not written. */
const datesOf = (place: SQL) => {
  const today = todayInRiyadh(new Date())
  const entry = sql`jsonb_build_object('id', ${matterDates.id}, 'kind', ${matterDates.kind}, 'day', ${matterDates.day},
    'time', ${matterDates.time}, 'place', ${place})`
  const isShown = sql`${matterDates.consultationId} = ${consultations.id} and ${matterDates.isShown}`
  return {
    dates: sql<
      OwnDate[]
    >`coalesce((select jsonb_agg(${entry} order by ${matterDates.day}, ${matterDates.time} nulls first)
      from ${matterDates} where ${isShown} and ${matterDates.state} = 'ahead' and ${matterDates.day} >= ${today}), '[]')`,
    pastDate: sql<OwnMatter['pastDate']>`(select ${entry} from ${matterDates} where ${isShown}
      and ${matterDates.state} in ('ahead', 'held') and ${matterDates.kind} <> 'term'
      and ${matterDates.day} between ${addDays(today, -daysAfter)} and ${addDays(today, -1)}
      and (${matterDates.day} + coalesce(${matterDates.time}, '00:00')::time) at time zone 'Asia/Riyadh'
        > coalesce(${lastWordAt}, '-infinity')
      order by ${matterDates.day} desc, ${matterDates.id} desc limit 1)`,
  }
}

type View = { isGuest: boolean; numbers: PartyNumbers }

/**
 * The client's view of the request that matches: stages, the last sentences, shown dates and powers. A guest,
 * whose link may be forwarded, sees no place and no number.
 */
const findMatter = async (
  db: Database,
  isOwn: SQL | undefined,
  { isGuest, numbers }: View,
): Promise<OwnMatter | undefined> => {
  const place = isGuest
    ? sql`''`
    : sql`case when ${matterDates.isPlaceShown} then ${matterDates.place} else '' end`
  const [found] = await db
    .select({
      stages: matterProgress.stages,
      stage: matterProgress.stage,
      since: matterProgress.since,
      sentenceEn: matterProgress.sentenceEn,
      sentenceAr: matterProgress.sentenceAr,
      clientMails: matterProgress.clientMails,
      status: consultations.status,
      told: noChange,
      powers: validPowers(),
      ...datesOf(place),
    })
    .from(consultations)
    .leftJoin(matterProgress, eq(matterProgress.consultationId, consultations.id))
    .where(isOwn)
  if (!found) return undefined
  const { stages, stage, since, sentenceEn, sentenceAr, clientMails, status, dates } = found
  const isClosed = !openStatuses.some((open) => open === status)
  const hasProgress = stages !== null && stage !== null && since !== null && clientMails !== null
  return {
    path: hasProgress
      ? {
          ...{ stages, stage, since, clientMails, isClosed, told: found.told },
          ...{ sentenceEn: sentenceEn ?? '', sentenceAr: sentenceAr ?? '' },
        }
      : null,
    dates,
    pastDate: isClosed ? null : found.pastDate,
    powers: isClosed
      ? []
      : found.powers.map(({ sealed, until }) => ({
          number: isGuest ? null : numbers.readPower(sealed),
          until,
        })),
  }
}

/** Undefined if it is not the client's request. */
export const findOwnMatter = (
  db: Database,
  id: number,
  { client, numbers }: { client: Reader; numbers: PartyNumbers },
): Promise<OwnMatter | undefined> =>
  findMatter(db, and(eq(consultations.id, id), mayListConsultation(client)), { isGuest: false, numbers })

/** Undefined for unknown and expired links. */
export const findFollowedMatter = (
  db: Database,
  token: string,
  numbers: PartyNumbers,
): Promise<OwnMatter | undefined> => findMatter(db, isFollowedWith(db, token), { isGuest: true, numbers })
