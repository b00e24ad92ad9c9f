import { and, asc, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { containsText } from '#db/search.ts'
import { users } from '#features/users/table.ts'
import type { Page, PageOf } from '#http/lists.ts'
import type { TeamMember, TeamMemberFilter } from './schema.ts'
import { teamMembers } from './table.ts'

type TeamMemberList = Pick<TeamMemberFilter, 'type' | 'area'> & { q?: string | undefined; page: Page }

/** Those whom visitors may see, in the firm's own order. */
export const listVisibleTeamMembers = async (
  db: Database,
  { type, area, q, page }: TeamMemberList,
): Promise<PageOf<TeamMember>> => {
  const where = and(
    eq(teamMembers.isVisible, true),
    type && type !== 'all' ? eq(teamMembers.memberType, type) : undefined,
    area && area !== 'all' ? sql`${area}::service_area = any(${teamMembers.areas})` : undefined,
    containsText(searchText, q),
  )
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    withUser(db)
      .where(where)
      .orderBy(asc(teamMembers.displayOrder), asc(teamMembers.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(teamMembers)
      .leftJoin(users, eq(users.id, teamMembers.userId))
      .where(where),
  ])
  return { rows: rows.map(named), total }
}

export const findVisibleTeamMember = async (db: Database, id: number): Promise<TeamMember | undefined> => {
  const [found] = await withUser(db).where(and(eq(teamMembers.id, id), eq(teamMembers.isVisible, true)))
  return found && named(found)
}

/** A firm has dozens of people, not thousands: folded at each search rather than kept folded. */
const searchText: SQL = sql`fold_text(${sql.join(
  [
    teamMembers.nameEn,
    teamMembers.nameAr,
    teamMembers.position,
    teamMembers.positionAr,
    teamMembers.specialization,
    teamMembers.specializationAr,
    teamMembers.bio,
    teamMembers.bioAr,
    sql`coalesce(${users.firstName}, '')`,
    sql`coalesce(${users.lastName}, '')`,
  ],
  sql` || ' ' || `,
)})`

const withUser = (db: Database) =>
  db
    .select({ ...getTableColumns(teamMembers), firstName: users.firstName, lastName: users.lastName })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .$dynamic()

type Found = Awaited<ReturnType<typeof withUser>>[number]

/** Own name, else the linked user's in whichever script it was typed, else the position (decision 3). */
const named = ({ firstName, lastName, ...member }: Found): TeamMember => {
  if (member.nameEn || member.nameAr) return member
  const name = [firstName, lastName].filter(Boolean).join(' ')
  if (!name) return { ...member, nameEn: member.position, nameAr: member.positionAr }
  return /\p{Script=Arabic}/u.test(name) ? { ...member, nameAr: name } : { ...member, nameEn: name }
}
