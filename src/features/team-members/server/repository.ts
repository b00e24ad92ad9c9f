import { and, asc, count, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { containsText } from '#db/search.ts'
import { updateVersioned } from '#db/versions.ts'
import { users } from '#features/users/server/table.ts'
import type { Page, PageOf, Sort } from '#http/lists.ts'
import type {
  OfficeTeamMember,
  TeamMember,
  TeamMemberChanges,
  TeamMemberCounts,
  TeamMemberFilter,
  TeamMemberInput,
} from '../schema.ts'
import { teamMembers } from './table.ts'

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

/** Those whom visitors may see, in the firm's own order. */
export const listVisibleTeamMembers = async (
  db: Database,
  list: Omit<TeamMemberList, 'isVisible' | 'sort'>,
): Promise<PageOf<TeamMember>> => {
  const sort = { field: 'displayOrder', descending: false } as const
  const { rows, total } = await listTeamMembers(db, { ...list, isVisible: true, sort })
  return { rows: rows.map(named), total }
}

export const findVisibleTeamMember = async (db: Database, id: number): Promise<TeamMember | undefined> => {
  const [found] = await withUser(db).where(and(eq(teamMembers.id, id), eq(teamMembers.isVisible, true)))
  return found && named(found)
}

/** Hidden ones too, unless `isVisible` says otherwise. */
export const listTeamMembers = async (
  db: Database,
  { page, sort, ...selection }: TeamMemberList,
): Promise<PageOf<OfficeTeamMember>> => {
  const where = matching(db, selection)
  const direction = sort.descending ? desc : asc
  const order = [direction(teamMembers[sort.field]), direction(teamMembers.id)]
  // An index alone finds the rows of a deep page; only those are read.
  const onPage = db
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  const [rows, total] = await Promise.all([
    withUser(db)
      .where(inArray(teamMembers.id, onPage))
      .orderBy(...order),
    db.$count(teamMembers, where),
  ])
  return { rows, total }
}

export const countTeamMembersByType = async (
  db: Database,
  selection: Omit<TeamMemberSelection, 'type'>,
): Promise<TeamMemberCounts> => {
  const rows = await db
    .select({ type: teamMembers.memberType, isVisible: teamMembers.isVisible, total: count() })
    .from(teamMembers)
    .where(matching(db, selection))
    .groupBy(teamMembers.memberType, teamMembers.isVisible)
  const counts: TeamMemberCounts = { all: 0, partner: 0, associate: 0, consultant: 0, visible: 0 }
  for (const { type, isVisible, total } of rows) {
    counts[type] += total
    counts.all += total
    if (isVisible) counts.visible += total
  }
  return counts
}

export const findTeamMember = async (db: Database, id: number): Promise<OfficeTeamMember | undefined> => {
  const [found] = await withUser(db).where(eq(teamMembers.id, id))
  return found
}

/** A new member goes last unless told otherwise: their order is the length of the list (specification, section 9). */
export const createTeamMember = async (db: Database, input: TeamMemberInput): Promise<OfficeTeamMember> => {
  const displayOrder = input.displayOrder ?? (await db.$count(teamMembers))
  const [created] = await db
    .insert(teamMembers)
    .values({ ...input, displayOrder })
    .returning({ id: teamMembers.id })
  const found = created && (await findTeamMember(db, created.id))
  if (!found) throw new Error('insert returned no row')
  return found
}

export const updateTeamMember = async (
  db: Database,
  id: number,
  changes: TeamMemberChanges,
): Promise<OfficeTeamMember | undefined> =>
  (await updateVersioned(db, teamMembers, id, changes)) ? findTeamMember(db, id) : undefined

export const deleteTeamMember = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db.delete(teamMembers).where(eq(teamMembers.id, id)).returning({ id: teamMembers.id })
  return deleted.length > 0
}

/** Whether a person may be shown as a member of the firm: staff and admins, never a client. */
export const isOfficeUser = async (db: Database, userId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), ne(users.role, 'client')))) > 0

/** What visitors and the audit log call a member (P3). */
export const shownName = (member: OfficeTeamMember): string => {
  const { nameEn, nameAr } = named(member)
  return nameEn || nameAr
}

const matching = (db: Database, { type, area, isVisible, q }: TeamMemberSelection): SQL | undefined =>
  and(
    type && type !== 'all' ? eq(teamMembers.memberType, type) : undefined,
    area && area !== 'all' ? sql`${area}::service_area = any(${teamMembers.areas})` : undefined,
    isVisible === undefined ? undefined : eq(teamMembers.isVisible, isVisible),
    q ? or(containsText(teamMembers.searchText, q), isOfUserNamed(db, q)) : undefined,
  )

/** Asked apart, so that both sides of the `or` have an index. */
const isOfUserNamed = (db: Database, q: string): SQL => {
  const ids = db
    .select({ id: users.id })
    .from(users)
    .where(and(containsText(users.nameText, q), ne(users.role, 'client')))
  return sql`${teamMembers.userId} = any(array(${ids}))`
}

const { searchText, ...shown } = getTableColumns(teamMembers)

const withUser = (db: Database) =>
  db
    .select({
      ...shown,
      userName: sql<string>`trim(coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`,
    })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .$dynamic()

/** Own name, else the linked user's in whichever script it was typed, else the position (P3). */
const named = ({ userId, userName, isVisible, ...member }: OfficeTeamMember): TeamMember => {
  if (member.nameEn || member.nameAr) return member
  if (!userName) return { ...member, nameEn: member.position, nameAr: member.positionAr }
  return /\p{Script=Arabic}/u.test(userName)
    ? { ...member, nameAr: userName }
    : { ...member, nameEn: userName }
}
