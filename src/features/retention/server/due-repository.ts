import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { Period, Periods, RetentionKind } from '#features/legal-pages/periods.ts'
import type { DueRecord } from '../schema.ts'

type Rule = {
  table: SQL
  /** The start of the period. */
  endedAt: SQL
  /** Closed, without open dependent records and without a hold. */
  isOver: SQL
}

const isHeldAddress = (address: SQL) =>
  sql`exists (select 1 from legal_holds join users held on held.id = legal_holds.user_id where lower(held.email) = lower(${address}))`

/** Each request has an address or a number until it is erased. */
const isIdentified = sql`(consultations.email <> '' or consultations.phone <> '')`

const matter = (status: SQL): Rule => ({
  table: sql`consultations`,
  endedAt: sql`greatest(consultations.updated_at,
    (select max(created_at) from messages where messages.consultation_id = consultations.id),
    (select max(created_at) from conversations where conversations.consultation_id = consultations.id),
    (select max(created_at) from documents where documents.consultation_id = consultations.id),
    (select max(ended_at) from engagements where engagements.consultation_id = consultations.id))`,
  isOver: sql`consultations.status = ${status} and ${isIdentified}
    and not exists (select 1 from legal_holds where legal_holds.consultation_id = consultations.id or legal_holds.user_id = consultations.user_id)
    and not ${isHeldAddress(sql`consultations.email`)}
    and not exists (select 1 from engagements where engagements.consultation_id = consultations.id
      and (engagements.state in ('accepted', 'in_force') or engagements.ended_at > now() - interval '5 years'))
    and not exists (select 1 from document_requests where document_requests.consultation_id = consultations.id and document_requests.state = 'open')
    and not exists (select 1 from erasure_requests where erasure_requests.user_id = consultations.user_id and erasure_requests.state = 'open')`,
})

/** A client without a hold and without an erasure request, of whose requests only figures remain. */
const isClientWithoutMatters = sql`users.role = 'client'
  and not exists (select 1 from legal_holds where legal_holds.user_id = users.id)
  and not exists (select 1 from identity_records where identity_records.user_id = users.id)
  and not exists (select 1 from consultations where (consultations.user_id = users.id or lower(consultations.email) = lower(users.email)) and ${isIdentified})
  and not exists (select 1 from document_requests where document_requests.user_id = users.id and document_requests.state = 'open')
  and not exists (select 1 from erasure_requests where erasure_requests.user_id = users.id and erasure_requests.state = 'open')`

const lastActivity = sql`greatest(users.updated_at,
  (select max(last_seen_at) from sessions where sessions.user_id = users.id),
  (select max(created_at) from messages where messages.from_user_id = users.id or messages.to_user_id = users.id),
  (select max(created_at) from documents where documents.user_id = users.id))`

const rules: Record<RetentionKind, Rule> = {
  // A withdrawn request is stored as rejected.
  requests: matter(sql`'rejected'`),
  matters: matter(sql`'completed'`),
  contactMessages: {
    table: sql`contact_messages`,
    endedAt: sql`contact_messages.updated_at`,
    // A message that became a consultation is deleted with it.
    isOver: sql`contact_messages.is_read and contact_messages.consultation_id is null and not ${isHeldAddress(sql`contact_messages.email`)}`,
  },
  closedAccounts: {
    table: sql`users`,
    endedAt: lastActivity,
    // Dependent records have their own periods, and would be deleted with the account.
    isOver: sql`${isClientWithoutMatters} and not users.is_active
      and not exists (select 1 from newsletter_subscribers where newsletter_subscribers.is_active and lower(newsletter_subscribers.email) = lower(users.email))
      and not exists (select 1 from contact_messages where lower(contact_messages.email) = lower(users.email))`,
  },
  unconfirmedAccounts: {
    table: sql`users`,
    endedAt: lastActivity,
    isOver: sql`${isClientWithoutMatters} and users.is_active and not users.is_verified and users.seen_in_person_at is null
      and not exists (select 1 from messages where messages.from_user_id = users.id or messages.to_user_id = users.id)
      and not exists (select 1 from documents where documents.user_id = users.id)`,
  },
  subscribers: {
    table: sql`newsletter_subscribers`,
    // Each decision of a subscriber is recorded as a consent.
    endedAt: sql`greatest(newsletter_subscribers.subscribed_at, newsletter_subscribers.confirmed_at,
      (select max(created_at) from consents where lower(consents.email) = lower(newsletter_subscribers.email)),
      (select max(created_at) from tokens where lower(tokens.email) = lower(newsletter_subscribers.email)))`,
    isOver: sql`not newsletter_subscribers.is_active`,
  },
  consents: {
    table: sql`consents`,
    endedAt: sql`consents.ended_at`,
    isOver: sql`consents.ended_at is not null
      and not exists (select 1 from legal_holds where legal_holds.user_id = consents.user_id)`,
  },
  sentMail: {
    table: sql`outbox`,
    endedAt: sql`case when outbox.state = 'sent' then outbox.sent_at else outbox.created_at end`,
    isOver: sql`outbox.state in ('sent', 'held', 'replaced')
      and not exists (select 1 from legal_holds where legal_holds.user_id in (outbox.recipient_id, outbox.subject_id))`,
  },
}

const units = { day: sql`interval '1 day'`, month: sql`interval '1 month'`, year: sql`interval '1 year'` }

const isPast = (endedAt: SQL, period: Period, at: SQL): SQL =>
  period ? sql`${endedAt} + ${period.amount} * ${units[period.unit]} <= ${at}` : sql`false`

/**
 * Closed, and past each of the given periods. Records that are due after a period was shortened wait until
 * the longer one is no longer included.
 */
const isDue = (kind: RetentionKind, named: readonly Periods[], at: SQL): SQL | undefined =>
  and(rules[kind].isOver, ...named.map((periods) => isPast(rules[kind].endedAt, periods[kind], at)))

const instantOf = (now: Date, days = 0): SQL =>
  sql`(${now.toISOString()}::timestamptz + ${days} * interval '1 day')`

export const countDue = async (
  db: Database,
  kind: RetentionKind,
  { named, now, days = 0 }: { named: readonly Periods[]; now: Date; days?: number },
): Promise<number> => {
  if (named.some((periods) => periods[kind] === null)) return 0
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${rules[kind].table} where ${isDue(kind, named, instantOf(now, days))}`,
  )
  return rows[0]?.total ?? 0
}

const maxListed = 20
const soonDays = 30

/** The first records whose period ends within 30 days, oldest first. */
export const listDue = async (
  db: Database,
  kind: RetentionKind,
  { named, now }: { named: readonly Periods[]; now: Date },
): Promise<DueRecord[]> => {
  const { table, endedAt } = rules[kind]
  const { rows } = await db.execute<{ id: number; endedAt: string }>(
    sql`select id, to_char(ended at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endedAt"
      from (select ${table}.id as id, ${endedAt} as ended from ${table}
        where ${isDue(kind, named, instantOf(now, soonDays))}) as due
      order by ended, id limit ${maxListed}`,
  )
  return rows
}

export const countSoon = async (
  db: Database,
  kind: RetentionKind,
  about: { named: readonly Periods[]; now: Date },
): Promise<number> => countDue(db, kind, { ...about, days: soonDays })

/**
 * Locks some due records and returns their ids. Checks them again after locking, because a hold, an answer or
 * a message may have been added before. Call it inside a transaction.
 */
export const lockDue = async (
  db: Database,
  kind: RetentionKind,
  { named, now, limit }: { named: readonly Periods[]; now: Date; limit: number },
): Promise<number[]> => {
  if (named.some((periods) => periods[kind] === null)) return []
  const { table } = rules[kind]
  const due = isDue(kind, named, instantOf(now))
  const { rows: locked } = await db.execute<{ id: number }>(
    sql`select ${table}.id as id from ${table} where ${due} order by ${table}.id limit ${limit} for update skip locked`,
  )
  if (locked.length === 0) return []
  const ids = sql.join(
    locked.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${table}.id as id from ${table} where ${table}.id in (${ids}) and ${due}`,
  )
  return rows.map(({ id }) => id)
}
