import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Page, PageOf } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations, guests } from '#features/consultations/server/table.ts'
import { readListSearch } from '#features/find/server/list-repository.ts'
import { sightingOf } from '#features/users/server/identity-repository.ts'
import { users } from '#features/users/server/table.ts'
import type { DirectoryEntry } from '../schema.ts'
import type { DirectoryFilter } from '../values.ts'

type Wanted = { reader: Reader; q: string | undefined; kind: DirectoryFilter; page: Page }

/** Clients with an account, and persons without one; the newest first. */
export const listDirectory = async (db: Database, wanted: Wanted): Promise<PageOf<DirectoryEntry>> => {
  const { reader, kind, page } = wanted
  const { isAccount, isGuest } = await conditionsOf(db, wanted)
  const last = page.offset + page.limit
  const accounts = sql`(select 'user' as kind, ${users.id} as id, ${users.createdAt} as at from ${users}
    where ${isAccount} order by ${users.createdAt} desc, ${users.id} desc limit ${last})`
  const guests = sql`(select 'guest' as kind, ${consultations.id} as id, ${consultations.createdAt} as at
    from ${consultations} where ${isGuest} and ${isNewestOfGuest(reader)}
    order by ${consultations.createdAt} desc, ${consultations.id} desc limit ${last})`
  const parts = [...(kind === 'guest' ? [] : [accounts]), ...(kind === 'user' ? [] : [guests])]
  const { rows } = await db.execute<{ kind: 'user' | 'guest'; id: number }>(sql`
    select kind, id from (${sql.join(parts, sql` union all `)}) as people
    order by at desc, kind, id desc limit ${page.limit} offset ${page.offset}`)
  const idsOf = (each: 'user' | 'guest') => rows.flatMap((row) => (row.kind === each ? row.id : []))
  const found = [
    ...(await findAccounts(db, reader, idsOf('user'))),
    ...(await findGuests(db, reader, idsOf('guest'))),
  ]
  const counts = await Promise.all([
    kind === 'guest' ? 0 : db.$count(users, isAccount),
    kind === 'user' ? 0 : countGuests(db, isGuest),
  ])
  return {
    rows: rows.flatMap((row) => found.find((each) => each.kind === row.kind && each.id === row.id) ?? []),
    total: counts[0] + counts[1],
  }
}

/** Matches names in either script, addresses, and numbers as dialed. */
const conditionsOf = async (db: Database, { reader, q }: Pick<Wanted, 'reader' | 'q'>) => {
  const isClient = eq(users.role, 'client')
  const isShown = and(
    sql`${consultations.guestId} is not null`,
    reader.role === 'admin' ? undefined : eq(consultations.isRestricted, false),
  )
  const search = await readListSearch(db, q)
  return {
    isAccount: and(isClient, search?.matches(users, 'user')),
    isGuest: and(isShown, search?.matches(consultations, 'request')),
  }
}

/**
 * One row per guest: the newest request that the reader may list. After a join of two names, the newest with a family
 * name, so that a call stored with the first name only does not rename the guest.
 */
const isNewestOfGuest = ({ role }: Reader): SQL => {
  const isListed = role === 'admin' ? sql`` : sql`and not newer.is_restricted`
  return sql`not exists (select 1 from ${consultations} newer where newer.guest_id = ${consultations.guestId}
    and (newer.last_name <> '', newer.id) > (${consultations.lastName} <> '', ${consultations.id}) ${isListed})`
}

const countGuests = async (db: Database, isGuest: SQL | undefined): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(distinct ${consultations.guestId})::int as total from ${consultations} where ${isGuest}`,
  )
  return rows[0]?.total ?? 0
}

const iso = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The newest request and the next appointment that the reader may list, as lateral joins. */
const withRequests = (reader: Reader, isTheirs: SQL): SQL => sql`
  left join lateral (
    select json_build_object('id', ${consultations.id}, 'status', ${consultations.status},
      'createdAt', ${iso(sql`${consultations.createdAt}`)}) as request
    from ${consultations} where ${isTheirs} and ${mayListConsultation(reader)}
    order by ${consultations.id} desc limit 1) last on true
  left join lateral (
    select ${iso(sql`min(${appointments.startsAt})`)} as at from ${appointments}
    join ${consultations} on ${consultations.id} = ${appointments.consultationId}
    where ${isTheirs} and ${mayListConsultation(reader)} and ${appointments.state} = 'confirmed'
      and ${appointments.startsAt} > now()) next on true`

const contact = sql`first_name as "firstName", last_name as "lastName", email, coalesce(phone, '') as phone,
  last.request as "lastRequest", next.at as "nextAppointmentAt"`

const seen = (isTheirs: SQL): SQL => sql`${iso(sql`seen_in_person_at`)} as "seenInPersonAt",
  ${sightingOf(sql`seen_in_person_at`, isTheirs)} as sighting`

const findAccounts = async (db: Database, reader: Reader, ids: number[]): Promise<DirectoryEntry[]> => {
  if (ids.length === 0) return []
  const { rows } = await db.execute<DirectoryEntry>(sql`
    select 'user' as kind, id, ${contact}, is_verified as "isVerified", is_active as "isActive",
      ${seen(sql`user_id = account.id`)}
    from ${users} account ${withRequests(reader, sql`${consultations.userId} = account.id`)}
    where id = any(${sql.param(ids)}::integer[])`)
  return rows
}

const findGuests = async (db: Database, reader: Reader, ids: number[]): Promise<DirectoryEntry[]> => {
  if (ids.length === 0) return []
  const isTheirs = sql`${consultations.guestId} = guest.guest_id`
  const { rows } = await db.execute<DirectoryEntry>(sql`
    select 'guest' as kind, guest.id, ${contact}, false as "isVerified", true as "isActive",
      ${seen(sql`guest_id = guest.guest_id`)}
    from ${consultations} guest join ${guests} on ${guests.id} = guest.guest_id ${withRequests(reader, isTheirs)}
    where guest.id = any(${sql.param(ids)}::integer[])`)
  return rows
}
