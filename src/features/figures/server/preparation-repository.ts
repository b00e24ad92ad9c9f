import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { conversations } from '#features/conversations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import type { PaperState } from '#features/papers/values.ts'
import { questionAnswers } from '#features/questions/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { OfficeFigures } from '../schema.ts'
import { paperStates } from '../values.ts'
import { type Counted, isCounted } from './repository.ts'

type Preparation = OfficeFigures['preparation']

/** What requests of the range had before the first talk, and what became of their document requests. */
export const countPreparation = async (db: Database, counted: Counted): Promise<Preparation> => ({
  ...(await countAnswered(db, counted)),
  ...(await findDaysToComplete(db, counted)),
  papers: await countPapers(db, counted),
})

/** The first talk is an appointment whose start has passed or a recorded conversation, whichever is earlier. */
const countAnswered = async (
  db: Database,
  counted: Counted,
): Promise<Pick<Preparation, 'talked' | 'answered'>> => {
  const { rows } = await db.execute<Pick<Preparation, 'talked' | 'answered'>>(sql`
    with counted as (
      select
        least(
          (select min(${appointments.startsAt}) from ${appointments}
            where ${appointments.consultationId} = ${consultations.id} and ${appointments.state} = 'confirmed'
              and ${appointments.startsAt} <= ${counted.now.toISOString()}),
          (select min(${conversations.at}) from ${conversations}
            where ${conversations.consultationId} = ${consultations.id})) as talk,
        (select min(${questionAnswers.createdAt}) from ${questionAnswers}
          where ${questionAnswers.consultationId} = ${consultations.id}) as answer
      from ${consultations} where ${isCounted(counted)}
    )
    select count(talk)::int as talked, (count(*) filter (where answer < talk))::int as answered from counted`)
  return { talked: 0, answered: 0, ...rows[0] }
}

const isRequested = sql`${documentRequests.state} <> 'withdrawn'`

/**
 * The median days from the first document request to the last document, of requests that miss none. A document of
 * another request has been there since it was requested.
 */
const findDaysToComplete = async (
  db: Database,
  counted: Counted,
): Promise<Pick<Preparation, 'complete' | 'days'>> => {
  const receivedAt = sql`greatest(${documentRequests.createdAt}, coalesce(${documents.createdAt}, ${documentRequests.updatedAt}))`
  const { rows } = await db.execute<Pick<Preparation, 'complete' | 'days'>>(sql`
    with complete as (
      select extract(epoch from max(${receivedAt}) - min(${documentRequests.createdAt}))::float8 / 86400 as days
      from ${documentRequests}
      join ${consultations} on ${consultations.id} = ${documentRequests.consultationId}
      left join ${documents} on ${documents.id} = ${documentRequests.documentId}
      where ${isRequested} and ${isCounted(counted)}
      group by ${documentRequests.consultationId}
      having bool_and(${documentRequests.state} = 'received')
    )
    select count(*)::int as complete, percentile_cont(0.5) within group (order by days) as days from complete`)
  return { complete: 0, days: null, ...rows[0] }
}

const countPapers = async (db: Database, counted: Counted): Promise<Preparation['papers']> => {
  const state = sql<PaperState>`case
    when ${documentRequests.state} = 'received' and ${documentRequests.acceptedAt} is null then 'received'
    when ${documentRequests.state} = 'received' then 'accepted'
    when ${documentRequests.refusal} is not null then 'refused'
    when ${documentRequests.dueDate} < ${todayInRiyadh(counted.now)} then 'late'
    else 'open' end`
  const rows = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(documentRequests)
    .innerJoin(consultations, eq(consultations.id, documentRequests.consultationId))
    .where(sql`${isRequested} and ${isCounted(counted)}`)
    .groupBy(sql`1`)
  return paperStates.map((each) => ({
    state: each,
    count: rows.find((row) => row.state === each)?.count ?? 0,
  }))
}
