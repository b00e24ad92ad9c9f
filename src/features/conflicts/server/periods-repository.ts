import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { consultationHistory, consultations, guestName } from '#features/consultations/server/table.ts'
import { formerEmployers, teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { yearsAfter, yearsLater } from '../rules.ts'
import type { Hit } from './hits-repository.ts'

type Affected = Pick<Hit, 'kind' | 'subjectId' | 'consultationId' | 'isWithClient'>

/** The time after which a hit is not a conflict. All are null for a current client. */
export type Period = {
  until: string | null
  endsOn: string | null
  /** The lawyer, for a former employer. */
  lawyer: { nameEn: string; nameAr: string } | null
  /** The request that was closed last; only its readers may see the dates. */
  lastMatterId: number | null
}

export const noPeriod: Period = { until: null, endsOn: null, lawyer: null, lastMatterId: null }

/** Looks up the periods of past clients and former employers among the hits. */
export const periodsOf = async (
  db: Database,
  hits: readonly Affected[],
): Promise<(hit: Affected) => Period> => {
  const clients = await findPastClients(db, hits)
  const employers = await findEmployers(db, hits)
  return (hit) => {
    if (hit.kind === 'employer') return employers.get(hit.subjectId) ?? noPeriod
    return (hit.isWithClient && clients.get(keyOf(hit))) || noPeriod
  }
}

/** The client is the sender of the request in which the hit was found, or the user who was found. */
const keyOf = ({ kind, subjectId, consultationId }: Affected): string =>
  kind === 'user' ? `user:${subjectId}` : `request:${consultationId}`

const closedAt = sql`coalesce((
  select max(${consultationHistory.createdAt}) from ${consultationHistory}
  where ${consultationHistory.consultationId} = own.id and ${consultationHistory.field} in ('status', 'withdrawn')
), own.created_at)`

/**
 * The last closed request of each person without an open one. A person is an account or a guest, and both if they
 * have one name and address.
 */
const findPastClients = async (db: Database, hits: readonly Affected[]): Promise<Map<string, Period>> => {
  const affected = hits.filter(({ isWithClient }) => isWithClient)
  const requestIds = affected.flatMap(({ consultationId }) => consultationId ?? [])
  const userIds = affected.flatMap(({ kind, subjectId }) => (kind === 'user' ? [subjectId] : []))
  if (requestIds.length + userIds.length === 0) return new Map()
  const { rows } = await db.execute<{ key: string; until: string; matter: number }>(sql`
    with persons as (
      select 'request:' || id as key, id as request_id, user_id, guest_id, email, ${guestName(consultations)} as name
      from ${consultations} where id = any(${sql.param(requestIds)}::int[])
      union all
      select 'user:' || id, null, id, null, email, ${guestName(users)}
      from ${users} where id = any(${sql.param(userIds)}::int[])
    ), owned as (
      select key, own.* from persons join ${consultations} as own on own.id = persons.request_id
      union select key, own.* from persons join ${consultations} as own on own.user_id = persons.user_id
      union select key, own.* from persons join ${consultations} as own on own.guest_id = persons.guest_id
      union select key, own.* from persons join ${consultations} as own on lower(own.email) = lower(persons.email)
        and own.email <> '' and fold_text(own.first_name || ' ' || own.last_name) = persons.name
    ), ends as (
      select own.key, own.id, own.status, ${closedAt} as closed_at from owned as own
    )
    select key, (max(closed_at) at time zone 'Asia/Riyadh')::date::text as until,
      (array_agg(id order by closed_at desc, id desc))[1] as matter
    from ends group by key
    having not bool_or(status = any(${sql.param([...openStatuses])}::consultation_status[]))`)
  return new Map(
    rows.map(({ key, until, matter }) => [
      key,
      { until, endsOn: yearsLater(until, yearsAfter.client), lawyer: null, lastMatterId: matter },
    ]),
  )
}

const findEmployers = async (db: Database, hits: readonly Affected[]): Promise<Map<number, Period>> => {
  const ids = hits.flatMap(({ kind, subjectId }) => (kind === 'employer' ? [subjectId] : []))
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; until: string; name_en: string; name_ar: string }>(sql`
    select ${formerEmployers.id}, ${formerEmployers.until}::text as until,
      case when ${teamMembers.nameEn} || ${teamMembers.nameAr} <> '' then ${teamMembers.nameEn}
        else coalesce(${users.firstName} || ' ' || ${users.lastName}, ${teamMembers.position}) end as name_en,
      ${teamMembers.nameAr} as name_ar
    from ${formerEmployers} join ${teamMembers} on ${teamMembers.id} = ${formerEmployers.teamMemberId}
    left join ${users} on ${users.id} = ${teamMembers.userId}
    where ${formerEmployers.id} = any(${sql.param(ids)}::int[])`)
  return new Map(
    rows.map(({ id, until, name_en: nameEn, name_ar: nameAr }) => [
      id,
      {
        until,
        endsOn: yearsLater(until, yearsAfter.employer),
        lawyer: { nameEn, nameAr },
        lastMatterId: null,
      },
    ]),
  )
}
