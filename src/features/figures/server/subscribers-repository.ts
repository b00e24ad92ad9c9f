import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { consents } from '#features/consents/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { monthName, monthStart, type Range } from './repository.ts'

/**
 * New and lost subscribers of the newsletter, by month. Computed from the consents, because a subscriber has
 * no end date. A repeated consent counts once. A consent that ended without a withdrawal, for example by an
 * erasure, counts as ended when that was detected.
 */
export const countSubscribersByMonth = async (db: Database, { from, to }: Range) => {
  const { rows } = await db.execute<{ month: string; joined: number; left: number }>(sql`
    with steps as (
      select ${consents.isGiven} as is_given, ${consents.createdAt} as at, ${consents.endedAt} as ended_at,
        lag(${consents.isGiven}) over address as before, lead(${consents.id}) over address as next
      from ${consents} where ${consents.purpose} = 'newsletter'
      window address as (partition by lower(${consents.email}) collate "C" order by ${consents.id})
    ), moves as (
      select at, 1 as joined, 0 as "left" from steps where is_given and before is not true
      union all select at, 0, 1 from steps where not is_given and before
      union all select ended_at, 0, 1 from steps where is_given and next is null and ended_at is not null
    )
    select ${monthName(sql`start`)} as month, joined, "left" from (
      select ${monthStart(sql`at`)} as start, sum(joined)::int as joined, sum("left")::int as "left" from moves group by 1
    ) as counts where ${monthName(sql`start`)} between ${from} and ${to}`)
  return rows
}

export const countSubscribersNow = (db: Database): Promise<number> =>
  db.$count(
    newsletterSubscribers,
    sql`${newsletterSubscribers.isActive} and ${newsletterSubscribers.confirmedAt} is not null`,
  )
