import { and, asc, eq, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Page, PageOf } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { inText } from '#db/rows.ts'
import { isRequestOf, mayOpenSubject } from '#features/conflicts/server/subject-readers.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { addDays } from '#firm-time/riyadh.ts'
import type { Review } from '../schema.ts'
import { type ReviewFilter, soonDays } from '../values.ts'
import { identityRecords } from './table.ts'

const isIn = (state: ReviewFilter, today: string): SQL | undefined => {
  const { reviewOn, riskLevel } = identityRecords
  if (state === 'overdue') return lt(reviewOn, today)
  if (state === 'soon') return and(gte(reviewOn, today), lte(reviewOn, addDays(today, soonDays)))
  return state === 'high' ? eq(riskLevel, 'high') : undefined
}

/** Records of people and parties that were removed have no review. */
const hasSubject = sql`num_nonnulls(${identityRecords.userId}, ${identityRecords.guestId}, ${identityRecords.partyId}) = 1`

/** The newest request of the subject that the user may open. */
const requestId = (reader: Reader) =>
  sql<number | null>`(select max(opened.id) from (select ${consultations.id} from ${consultations}
    where ${isRequestOf(qualified)} and ${mayOpenConsultation(reader)}) as opened)`

/** Drizzle omits the names of tables in the columns of a select. */
const qualified = {
  userId: sql.raw('identity_records.user_id'),
  guestId: sql.raw('identity_records.guest_id'),
  partyId: sql.raw('identity_records.party_id'),
}

type Listed = {
  reader: Reader
  state: ReviewFilter
  today: string
  q?: string | undefined
  page: Page
  isOwn?: SQL
}

/** The earliest review first. */
export const listReviews = async (
  db: Database,
  { reader, state, today, q, page, isOwn }: Listed,
): Promise<PageOf<Review>> => {
  const where = and(
    isNotNull(identityRecords.reviewOn),
    hasSubject,
    isIn(state, today),
    q ? sql`fold_text(${identityRecords.name}) like '%' || fold_text(${q}) || '%'` : undefined,
    mayOpenSubject(identityRecords, reader),
    isOwn,
  )
  const rows = await db
    .select({
      id: identityRecords.id,
      userId: identityRecords.userId,
      partyId: identityRecords.partyId,
      requestId: requestId(reader),
      name: identityRecords.name,
      level: sql<Review['level']>`${identityRecords.riskLevel}`,
      reviewOn: sql<string>`${identityRecords.reviewOn}`,
    })
    .from(identityRecords)
    .where(where)
    .orderBy(asc(identityRecords.reviewOn), asc(identityRecords.id))
    .limit(inText(page.limit))
    .offset(page.offset)
  return {
    rows: rows.map(({ partyId, ...row }) => ({ ...row, isParty: partyId !== null })),
    total: await db.$count(identityRecords, where),
  }
}

/** Overdue reviews of people with a request that is assigned to the user or unassigned. */
export const listOverdueReviews = (
  db: Database,
  reader: Reader,
  { today, limit }: { today: string; limit: number },
): Promise<PageOf<Review>> =>
  listReviews(db, {
    reader,
    state: 'overdue',
    today,
    page: { limit, offset: 0 },
    isOwn: sql`exists (select 1 from ${consultations} where ${isRequestOf(qualified)}
      and (${consultations.assignedToId} is null or ${consultations.assignedToId} = ${reader.id}))`,
  })
