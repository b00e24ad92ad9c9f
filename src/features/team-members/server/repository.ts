import {
  and,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { prepared } from '#db/prepared.ts'
import {
  containsText,
  containsWords,
  countByKind,
  inOrder,
  insertedRow,
  readPage,
  updateVersioned,
} from '#db/rows.ts'
import { users } from '#features/users/server/table.ts'
import {
  type FormerEmployerInput,
  memberTypes,
  type OfficeTeamMember,
  type TeamMember,
  type TeamMemberChanges,
  type TeamMemberCounts,
  type TeamMemberFilter,
  type TeamMemberInput,
} from '../schema.ts'
import { noticeDays } from '../values.ts'
import { formerEmployers, teamMembers } from './table.ts'

export const teamMemberSortFields = [
  'displayOrder',
  'nameEn',
  'nameAr',
  'position',
  'positionAr',
  'specialization',
  'specializationAr',
  'memberType',
  'createdAt',
] as const
type TeamMemberSortField = (typeof teamMemberSortFields)[number]

type TeamMemberSelection = Pick<TeamMemberFilter, 'type' | 'area'> & {
  isVisible?: boolean | undefined
  q?: string | undefined
}
type TeamMemberList = TeamMemberSelection & { page: Page; sort: Sort<TeamMemberSortField> }

/** The members that visitors may see, in the firm's order. */
export const listVisibleTeamMembers = async (
  db: Database,
  list: Omit<TeamMemberList, 'isVisible' | 'sort'>,
): Promise<PageOf<TeamMember>> => {
  const sort = { field: 'displayOrder', descending: false } as const
  const page = pageOfMembers(db, { ...list, isVisible: true, sort })
  const { rows, total } = await readPage(db, teamMembers, page, withUser(db))
  return { rows: rows.map(named), total }
}

export const findVisibleTeamMember = async (db: Database, id: number): Promise<TeamMember | undefined> => {
  const [found] = await prepared(db, 'visible team member', () =>
    withUser(db).where(and(eq(teamMembers.id, sql.placeholder('id')), sql`${teamMembers.isVisible}`)),
  ).execute({ id })
  return found && named(found)
}

/** Includes hidden members by default. */
export const listTeamMembers = (db: Database, list: TeamMemberList): Promise<PageOf<OfficeTeamMember>> =>
  readPage(db, teamMembers, pageOfMembers(db, list), forOffice(db))

const pageOfMembers = (db: Database, { page, sort, ...selection }: TeamMemberList) => ({
  where: matching(db, selection),
  order: inOrder(teamMembers, sort),
  page,
})

export const countTeamMembersByType = async (
  db: Database,
  selection: Omit<TeamMemberSelection, 'type'>,
): Promise<TeamMemberCounts> =>
  countByKind(db, teamMembers, {
    kinds: memberTypes,
    kind: teamMembers.memberType,
    where: matching(db, selection),
  })

export const findTeamMember = async (db: Database, id: number): Promise<OfficeTeamMember | undefined> => {
  const [found] = await forOffice(db).where(eq(teamMembers.id, id))
  return found
}

/** A new member comes last by default: their order is the length of the list (specification, section 9). */
export const createTeamMember = async (
  db: Database,
  { formerEmployers = [], ...input }: TeamMemberInput,
): Promise<OfficeTeamMember> => {
  const displayOrder = input.displayOrder ?? (await db.$count(teamMembers))
  const { id } = insertedRow(
    await db
      .insert(teamMembers)
      .values({ ...input, displayOrder })
      .returning({ id: teamMembers.id }),
  )
  await saveEmployers(db, id, formerEmployers)
  return insertedRow(await forOffice(db).where(eq(teamMembers.id, id)))
}

export const updateTeamMember = async (
  db: Database,
  id: number,
  { formerEmployers, ...changes }: TeamMemberChanges,
): Promise<OfficeTeamMember | undefined> => {
  if (!(await updateVersioned(db, teamMembers, id, changes))) return undefined
  if (formerEmployers) await saveEmployers(db, id, formerEmployers)
  return findTeamMember(db, id)
}

export const deleteTeamMember = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db.delete(teamMembers).where(eq(teamMembers.id, id)).returning({ id: teamMembers.id })
  return deleted.length > 0
}

type Member = Omit<OfficeTeamMember, 'formerEmployers'>

export type Signature = Pick<OfficeTeamMember, 'nameEn' | 'nameAr' | 'licenseNumber' | 'licenseDate'>

/** The lawyers among these users whose license is valid on this day. */
export const listSignatures = async (
  db: Database,
  userIds: readonly number[],
  today: string,
): Promise<Signature[]> => {
  const rows = await withUser(db)
    .where(
      and(
        inArray(teamMembers.userId, [...userIds]),
        ne(teamMembers.licenseNumber, ''),
        or(isNull(teamMembers.licenseEnd), gte(teamMembers.licenseEnd, today)),
      ),
    )
    .orderBy(teamMembers.id)
  return rows.map((row) => ({ ...named(row), licenseDate: row.licenseDate }))
}

/**
 * Marks the licenses whose next notice is due, and returns their members. A second instance finds none. After
 * a missed stage only the later one is due.
 */
export const takeEndingLicenses = async (db: Database, today: string): Promise<Member[]> => {
  const [first, last] = noticeDays
  const { licenseEnd, announcedEnd, announcedDays } = teamMembers
  const stage = sql`case when ${licenseEnd} <= ${today}::date + ${last}::int then ${last}::int else ${first}::int end`
  const due = await db
    .update(teamMembers)
    .set({ announcedEnd: sql`${licenseEnd}`, announcedDays: stage })
    .where(
      and(
        sql`${licenseEnd} between ${today}::date and ${today}::date + ${first}::int`,
        sql`(${announcedEnd} is distinct from ${licenseEnd} or ${announcedDays} > ${stage})`,
      ),
    )
    .returning({ id: teamMembers.id })
  const ids = due.map(({ id }) => id)
  return ids.length === 0 ? [] : withUser(db).where(inArray(teamMembers.id, ids)).orderBy(teamMembers.id)
}

/** Whether a user may be shown as a member of the firm: staff and admins, never clients. */
export const isOfficeUser = async (db: Database, userId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), ne(users.role, 'client')))) > 0

/** The names of a member for visitors (P3). */
export const shownNames = (member: Member): { nameEn: string; nameAr: string } => named(member)

/** The name for the audit log. */
export const shownName = (member: Member): string => {
  const { nameEn, nameAr } = shownNames(member)
  return nameEn || nameAr
}

const matching = (db: Database, { type, area, isVisible, q }: TeamMemberSelection): SQL | undefined =>
  and(
    type && type !== 'all' ? eq(teamMembers.memberType, type) : undefined,
    area && area !== 'all' ? sql`${area}::service_area = any(${teamMembers.areas})` : undefined,
    isVisible === undefined ? undefined : eq(teamMembers.isVisible, isVisible),
    q ? or(containsWords(teamMembers.searchText, q), isOfUserNamed(db, q)) : undefined,
  )

/** A separate query, so that both sides of the `or` can use an index. */
const isOfUserNamed = (db: Database, q: string): SQL => {
  const ids = db
    .select({ id: users.id })
    .from(users)
    .where(and(containsText(users.nameText, q), ne(users.role, 'client')))
  return sql`${teamMembers.userId} = any(array(${ids}))`
}

const { searchText, announcedEnd, announcedDays, ...shown } = getTableColumns(teamMembers)

const columns = {
  ...shown,
  userName: sql<string>`trim(coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`,
}

const withUser = (db: Database) =>
  db.select(columns).from(teamMembers).leftJoin(users, eq(users.id, teamMembers.userId)).$dynamic()

/** With the former employers, which no public call reads. */
const forOffice = (db: Database) =>
  db
    .select({ ...columns, formerEmployers: listedEmployers })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .$dynamic()

/** The member's own name, else that of the linked user in the script it was typed in, else the position (P3). */
const named = ({ userId, userName, isVisible, licenseDate, licenseEnd, ...member }: Member): TeamMember => {
  if (member.nameEn || member.nameAr) return member
  if (!userName) return { ...member, nameEn: member.position, nameAr: member.positionAr }
  return /\p{Script=Arabic}/u.test(userName)
    ? { ...member, nameAr: userName }
    : { ...member, nameEn: userName }
}

type Listed = OfficeTeamMember['formerEmployers']

/** A column of a query over the members. */
const listedEmployers = sql<Listed>`coalesce((
  select json_agg(json_build_object('id', ${formerEmployers.id}, 'name', ${formerEmployers.name}, 'until', ${formerEmployers.until}) order by ${formerEmployers.id})
  from ${formerEmployers} where ${formerEmployers.teamMemberId} = ${teamMembers.id}
), '[]'::json)`.as('former_employers')

/** Replaces the list of a member. A changed employer is a new one without a decision in conflict checks. */
const saveEmployers = async (
  db: Database,
  teamMemberId: number,
  employers: readonly FormerEmployerInput[],
): Promise<void> => {
  const before = await db.select().from(formerEmployers).where(eq(formerEmployers.teamMemberId, teamMemberId))
  const remaining = new Set<number>()
  const added = employers.filter(({ id, name, until }) => {
    const row = before.find((each) => each.id === id && !remaining.has(each.id))
    if (row?.name !== name || row.until !== until) return true
    remaining.add(row.id)
    return false
  })
  await db
    .delete(formerEmployers)
    .where(
      and(eq(formerEmployers.teamMemberId, teamMemberId), notInArray(formerEmployers.id, [...remaining])),
    )
  if (added.length > 0)
    await db.insert(formerEmployers).values(added.map(({ name, until }) => ({ teamMemberId, name, until })))
}
