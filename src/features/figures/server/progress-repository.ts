import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { agreements } from '#features/agreements/server/table.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { lastWordAt } from '#features/matters/server/progress-repository.ts'
import { matterDates, matterProgress, stageMoves } from '#features/matters/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { OfficeFigures } from '../schema.ts'
import { contactDays } from '../values.ts'
import { type Counted, isCounted, isOfRange } from './repository.ts'

/** The median days in each stage that requests of the range have left, by service and name of the stage. */
export const listStageTimes = async (db: Database, counted: Counted): Promise<OfficeFigures['stages']> => {
  const { rows } = await db.execute<OfficeFigures['stages'][number]>(sql`
    with stays as (
      select ${consultations.service} as service, ${matterProgress.stages} -> ${stageMoves.to} as stage,
        extract(epoch from lead(${stageMoves.at}) over (partition by ${stageMoves.consultationId} order by ${stageMoves.id})
          - ${stageMoves.at})::float8 / 86400 as days
      from ${stageMoves}
      join ${matterProgress} on ${matterProgress.consultationId} = ${stageMoves.consultationId}
      join ${consultations} on ${consultations.id} = ${stageMoves.consultationId}
      where ${stageMoves.kind} <> 'told' and ${isCounted(counted)}
    )
    select service, stage ->> 'nameEn' as "nameEn", stage ->> 'nameAr' as "nameAr", count(*)::int as count,
      percentile_cont(0.5) within group (order by days) as days
    from stays where days is not null
    group by service, stage ->> 'nameEn', stage ->> 'nameAr' order by count(*) desc, service, "nameEn"`)
  return rows
}

/** Running matters of any date, those whose clients had a word lately, and past terms: null for all but admins. */
export const countContacted = async (
  db: Database,
  { reader, now }: Pick<Counted, 'reader' | 'now'>,
): Promise<OfficeFigures['told']> => {
  const earliest = sql`${now.toISOString()}::timestamptz - ${contactDays} * interval '24 hours'`
  const { rows } = await db.execute<{ running: number; told: number }>(sql`
    select count(*)::int as running, (count(*) filter (where ${lastWordAt} >= ${earliest}))::int as told
    from ${matterProgress} join ${consultations} on ${consultations.id} = ${matterProgress.consultationId}
    where ${consultations.status} = 'approved' and ${mayListConsultation(reader)}`)
  return { running: 0, told: 0, ...rows[0], pastTerms: await countPastTerms(db, { reader, now }) }
}

const countPastTerms = async (
  db: Database,
  { reader, now }: Pick<Counted, 'reader' | 'now'>,
): Promise<number | null> => {
  if (reader.role !== 'admin') return null
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${matterDates}
    join ${consultations} on ${consultations.id} = ${matterDates.consultationId}
    where ${matterDates.state} = 'ahead' and ${matterDates.kind} = 'term' and ${matterDates.day} < ${todayInRiyadh(now)}
      and ${consultations.status} = 'approved'`)
  return rows[0]?.count ?? 0
}

const binds = sql`${agreements.state} in ('accepted', 'in_force', 'ended')`

/** Agreements that were sent in the range, and approved requests of the range with one that binds. */
export const countAgreements = async (
  db: Database,
  counted: Counted,
): Promise<OfficeFigures['agreements']> => {
  const { rows } = await db.execute<Pick<OfficeFigures['agreements'], 'sent' | 'accepted' | 'days'>>(sql`
    select count(*)::int as sent, (count(*) filter (where ${binds}))::int as accepted,
      percentile_cont(0.5) within group (order by extract(epoch from ${agreements.decidedAt} - ${agreements.sentAt})::float8 / 86400)
        filter (where ${binds} and ${agreements.decidedAt} >= ${agreements.sentAt}) as days
    from ${agreements} join ${consultations} on ${consultations.id} = ${agreements.consultationId}
    where ${isOfRange(sql`${agreements.sentAt}`, counted.range)} and ${mayListConsultation(counted.reader)}`)
  const { rows: requests } = await db.execute<Pick<OfficeFigures['agreements'], 'approved' | 'covered'>>(sql`
    select count(*)::int as approved, (count(*) filter (where exists (select 1 from ${agreements}
      where ${agreements.consultationId} = ${consultations.id} and ${binds})))::int as covered
    from ${consultations} where ${consultations.status} in ('approved', 'completed') and ${isCounted(counted)}`)
  return { sent: 0, accepted: 0, days: null, approved: 0, covered: 0, ...rows[0], ...requests[0] }
}
