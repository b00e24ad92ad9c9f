import { and, type Column, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { overdueBefore } from '#firm-time/promise.ts'
import type { RequestFacts } from '../facts-schema.ts'
import { openStatuses } from '../rules.ts'
import type { StatusFilter } from '../schema.ts'
import type { DateKind } from '../values.ts'
import { mayOpenConsultation } from './readers.ts'
import { consultations, received } from './table.ts'

/** Open, and assigned to a user who cannot log in or no longer works here. */
export const isStranded = sql<boolean>`(${inArray(consultations.status, [...openStatuses])} and ${consultations.assignedToId} is not null and not exists (select 1 from ${users} handler where handler.id = ${consultations.assignedToId} and handler.is_active and handler.role <> 'client'))`

export const isFlagged = sql`${consultations.conflictFlaggedAt} is not null`

// The tables of dates and appointments belong to later features.

const todayInSql = sql`(now() at time zone 'Asia/Riyadh')::date`

/** Approved, and neither a date nor an appointment is ahead. The user must be able to see dates. */
export const isUndatedFor = (reader: Reader): SQL => sql`(${consultations.status} = 'approved'
  and not exists (select 1 from path_dates where consultation_id = ${consultations.id} and state = 'ahead' and day >= ${todayInSql})
  and not exists (select 1 from appointments where consultation_id = ${consultations.id}
    and (state = 'proposed' or (state = 'confirmed' and starts_at + minutes * interval '1 minute' > now())))
  and ${mayOpenConsultation(reader)})`

export const hasStatus = async (
  db: Database,
  status: StatusFilter,
  reader: Reader,
): Promise<SQL | undefined> => {
  if (status === 'all') return undefined
  if (status === 'undated') return isUndatedFor(reader)
  if (status === 'conflict') return isFlagged
  if (status === 'stranded') return isStranded
  return status === 'overdue' ? isOverdue(db) : eq(consultations.status, status)
}

/** Pending without an answer past the deadline. */
export const isOverdue = async (db: Database): Promise<SQL | undefined> =>
  isOverdueAfter(await promiseLimit(db))

/** Requests received before this instant are past the deadline. */
export const promiseLimit = async (db: Database): Promise<string> =>
  overdueBefore(new Date(), await findCalendar(db)).toISOString()

/** The same with the limit of `promiseLimit`. */
export const isOverdueAfter = (limit: string): SQL | undefined =>
  and(eq(consultations.status, 'pending'), isNull(consultations.firstAnswerAt), lt(received, limit))

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
const nextDateIf = (matches: SQL) =>
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

/** The sender of the consultation, if they have an account; `users` is its assignee. */
export const sender = alias(users, 'sender')

/** The reason for a rejection, for the client or guest; empty unless the firm has rejected it. */
export const noteToClient = sql<string>`case when ${consultations.status} = 'rejected' and ${consultations.withdrawnAt} is null then ${consultations.rejectionNote} else '' end`

// The table of dates belongs to a later feature.

const hasPastDate = sql<boolean>`${inArray(consultations.status, [...openStatuses])} and exists (select 1 from path_dates
  where consultation_id = ${consultations.id} and state = 'ahead' and day < ${todayInSql})`

/** The columns for everybody who may list a consultation. A new column is hidden until it is added here. */
const listed = {
  id: consultations.id,
  firstName: consultations.firstName,
  lastName: consultations.lastName,
  email: consultations.email,
  phone: consultations.phone,
  service: consultations.service,
  subject: consultations.subject,
  message: consultations.message,
  preferredDate: consultations.preferredDate,
  preferredTime: consultations.preferredTime,
  language: consultations.language,
  origin: consultations.origin,
  heardThrough: consultations.heardThrough,
  receivedAt: received,
  urgentDay: consultations.urgentDay,
  status: consultations.status,
  userId: consultations.userId,
  assignedToId: consultations.assignedToId,
  assignedToName: fullName(users),
  firstAnswerAt: consultations.firstAnswerAt,
  ...facts,
  hasPastDate,
  withdrawnAt: consultations.withdrawnAt,
  isRestricted: consultations.isRestricted,
  isDoubtful: consultations.isDoubtful,
  conflictFlaggedAt: consultations.conflictFlaggedAt,
  isStranded,
  contactPreference: sender.contactPreference,
  createdAt: consultations.createdAt,
  updatedAt: consultations.updatedAt,
}

/** The text, if the user may open the consultation; otherwise an empty one. */
export const textIfOpen = (column: Column, reader: Reader) =>
  sql<string>`case when ${mayOpenConsultation(reader)} then ${column} else '' end`

export const columnsFor = (reader: Reader) => ({
  ...listed,
  nextDate: reader.role === 'client' ? nextShownDate : nextDateIf(mayOpenConsultation(reader)),
  urgentReason: textIfOpen(consultations.urgentReason, reader),
  notes: textIfOpen(consultations.notes, reader),
  rejectionNote: reader.role === 'client' ? noteToClient : textIfOpen(consultations.rejectionNote, reader),
  isOpen: sql<boolean>`${mayOpenConsultation(reader)}`,
})
