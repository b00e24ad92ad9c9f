import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { searchQuery } from '#db/rows.ts'
import type { AuditEntity } from '#features/audit/values.ts'
import { clients } from '#features/clients/server/table.ts'
import type { FoundName } from '#features/conflicts/server/names-repository.ts'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { bestIds, containsQuery, type Query, type Searched } from './query-repository.ts'

/** `alike` are the ids found by similar names. */
export type Requested = { query: Query; alike: readonly number[] }

const withoutNumber = sql`fold_text(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.username} || ' ' || ${users.email})`

/**
 * Users who manage accounts find all of them; others find those to whom they can write. They may not see a
 * colleague's phone number, so it is not searched.
 */
export const findUsers = (
  db: Database,
  { query, alike, managesUsers, onlyClients }: Requested & { managesUsers: boolean; onlyClients: boolean },
) => {
  const isClient = eq(users.role, 'client')
  const isShown = and(
    managesUsers && !onlyClients ? undefined : eq(users.isActive, true),
    onlyClients ? isClient : undefined,
  )
  const where = managesUsers ? isShown : and(isShown, or(isClient, containsQuery(withoutNumber, query)))
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: managesUsers ? users.phone : sql<string | null>`case when ${isClient} then ${users.phone} end`,
      role: users.role,
      isActive: users.isActive,
      isText: isText(containsQuery(users.searchText, query)),
    })
    .from(users)
    .where(and(sql`${users.id} in ${bestIds(users, query, { where, alike })}`, isShown))
}

const nameOfMember = sql`fold_text(${teamMembers.nameEn} || ' ' || ${teamMembers.nameAr} || ' ' || ${teamMembers.position} || ' ' || ${teamMembers.positionAr})`

/** Searches name and position. The other texts of a profile would match every author on a subject. */
export const findMembers = (db: Database, { query, alike }: Requested) => {
  const isNamed = containsQuery(nameOfMember, query)
  return db
    .select({
      id: teamMembers.id,
      nameEn: teamMembers.nameEn,
      nameAr: teamMembers.nameAr,
      email: teamMembers.email,
      phone: teamMembers.phone,
      isVisible: teamMembers.isVisible,
      isText: isText(isNamed),
    })
    .from(teamMembers)
    .where(sql`${teamMembers.id} in ${bestIds(teamMembers, query, { where: isNamed, alike })}`)
}

export const isText = (condition: SQL | undefined) => sql<boolean>`(${condition ?? sql`false`})`

/**
 * Searches title and summary in both languages, published or not. `byText` adds matches in the text, only of
 * publications that visitors may see.
 */
export const findPublications = (db: Database, query: Query, byText: readonly number[] = []) =>
  db
    .select({
      id: publications.id,
      titleEn: publications.titleEn,
      titleAr: publications.titleAr,
      publishDate: publications.publishDate,
      isVisible: publications.isVisible,
      isText: isText(containsQuery(publications.searchText, query)),
    })
    .from(publications)
    .where(sql`${publications.id} in ${bestIds(publications, query, { alike: byText })}`)

/** A limit before sorting, so that a word in many texts does not cause a large sort. */
const maxByText = sql.raw('50')

/** Matches by other forms of the words, and by words of the texts. */
export const listPublicationIdsByText = async (db: Database, { typed }: Query): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${publications} where ${publications.searchVector} @@ (${searchQuery(typed)}) limit ${maxByText}`)
  return rows.map(({ id }) => id)
}

type RecordTable = {
  /** Its kind in the log. */
  kind: AuditEntity
  table: Searched & { nameEn: PgColumn; nameAr: PgColumn }
  isVisible: SQL
  /** Its similar names are found, too. */
  names?: FoundName['kind']
}

/** The records of the website. */
export const recordTables: readonly RecordTable[] = [
  { kind: 'service', table: services, isVisible: sql`${services.status} = 'active'` },
  { kind: 'client', table: clients, isVisible: sql`${clients.isVisible}`, names: 'client' },
]

export const findRecords = (db: Database, { table, isVisible }: RecordTable, { query, alike }: Requested) =>
  db
    .select({
      id: sql<number>`${table.id}`,
      nameEn: sql<string>`${table.nameEn}`,
      nameAr: sql<string>`${table.nameAr}`,
      isVisible: isText(isVisible),
      isText: isText(containsQuery(table.searchText, query)),
    })
    .from(table as PgTable)
    .where(sql`${table.id} in ${bestIds(table, query, { alike })}`)
