import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { RequestFacts } from '../facts-schema.ts'
import type { DateKind } from '../values.ts'
import { todayInSql } from './status-repository.ts'
import { consultations } from './table.ts'

// The only place that decides what has happened in a request. Its tables belong to later features.

/** Qualified, because a query of one table drops the table from the columns of its selection. */
const requestId = sql.raw('"consultations"."id"')

const isOver = sql.raw(`starts_at + minutes * interval '1 minute' <= now()`)

/** An instant as the API writes it. */
const instantOf = (sqlText: string) =>
  sql.raw(`to_char((${sqlText}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The start of the last appointment that has taken place. */
const spokeAt = sql<
  string | null
>`(select max(starts_at) from appointments where consultation_id = ${requestId} and state = 'confirmed' and ${isOver})`.mapWith(
  consultations.firstAnswerAt,
)

/** The newest appointment, until it is canceled or over. */
const appointment = sql<RequestFacts['appointment']>`(select jsonb_build_object('state', state,
    'startsAt', ${instantOf('starts_at')}, 'endsAt', ${instantOf(`starts_at + minutes * interval '1 minute'`)})
  from (select state, starts_at, minutes from appointments where consultation_id = ${requestId}
    order by id desc limit 1) newest
  where state <> 'canceled' and (starts_at is null or not ${isOver}))`

const stage = sql<RequestFacts['stage']>`(select jsonb_build_object(
  'nameEn', stages -> stage ->> 'nameEn', 'nameAr', stages -> stage ->> 'nameAr',
  'whatYouDoEn', stages -> stage ->> 'whatYouDoEn', 'whatYouDoAr', stages -> stage ->> 'whatYouDoAr')
  from paths where consultation_id = ${requestId})`

const awaitsDocument = sql<boolean>`exists (select 1 from document_requests
  where consultation_id = ${requestId} and state = 'open')`

const awaitsDecision = sql<boolean>`exists (select 1 from engagements
  where consultation_id = ${requestId} and state = 'sent' and valid_until >= ${todayInSql})`

type NextDate = { kind: DateKind; day: string; time: string | null }

/** The nearest date ahead, of those that match. */
export const nextDateIf = (matches: SQL) =>
  sql<NextDate | null>`(select jsonb_build_object('kind', kind, 'day', day, 'time', time) from path_dates
    where consultation_id = ${requestId} and state = 'ahead' and day >= ${todayInSql} and ${matches}
    order by day, time nulls first, id limit 1)`

/** The nearest date ahead that the client sees. */
export const nextShownDate = nextDateIf(sql`is_shown`)

/** The facts of a request, as columns. */
export const facts = { spokeAt, appointment, stage, awaitsDocument, awaitsDecision }

/** Whether dates of the request are ahead; `shown` counts those that the client sees. */
export const hasDatesAhead = async (
  db: Database,
  consultationId: number,
  which: 'all' | 'shown',
): Promise<boolean> => {
  const isShown = which === 'shown' ? sql`and is_shown` : sql``
  const [found] = await db
    .select({
      has: sql<boolean>`exists (select 1 from path_dates where consultation_id = ${requestId}
      and state = 'ahead' and day >= ${todayInSql} ${isShown})`,
    })
    .from(consultations)
    .where(eq(consultations.id, consultationId))
  return found?.has ?? false
}

/** The facts of one request, for a mail. */
export const findFacts = async (db: Database, consultationId: number): Promise<RequestFacts> => {
  const [found] = await db.select(facts).from(consultations).where(eq(consultations.id, consultationId))
  return (
    found ?? { spokeAt: null, appointment: null, stage: null, awaitsDocument: false, awaitsDecision: false }
  )
}
