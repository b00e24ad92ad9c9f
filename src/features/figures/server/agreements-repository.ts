import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { agreements } from '#features/agreements/server/table.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import type { OfficeFigures } from '../schema.ts'
import { type Counted, isCounted, isOfRange } from './repository.ts'

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
