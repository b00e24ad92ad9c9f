import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { FormerEmployerInput, OfficeTeamMember } from '../schema.ts'
import { formerEmployers, teamMembers } from './table.ts'

type Listed = OfficeTeamMember['formerEmployers']

/** A column of a query over the members. */
export const listedEmployers = sql<Listed>`coalesce((
  select json_agg(json_build_object('id', ${formerEmployers.id}, 'name', ${formerEmployers.name}, 'until', ${formerEmployers.until}) order by ${formerEmployers.id})
  from ${formerEmployers} where ${formerEmployers.teamMemberId} = ${teamMembers.id}
), '[]'::json)`.as('former_employers')

/** Replaces the list of a member. A changed employer is a new one without a decision in conflict checks. */
export const saveEmployers = async (
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
