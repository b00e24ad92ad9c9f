import { and, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { isOf, isRequestOf, type Subject } from '#features/conflicts/server/subject-readers.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { legalHolds } from '#features/legal-holds/server/table.ts'
import { findPolicy } from './repository.ts'
import { identityRecords } from './table.ts'

const isOpen = sql`${consultations.status} = any(${sql.param([...openStatuses])}::consultation_status[])`

/** The time at which an account, a guest or a party was seen. */
const seenAt = sql`greatest(identity_records.seen_at,
  (select seen_in_person_at from users where id = identity_records.user_id),
  (select seen_in_person_at from guests where id = identity_records.guest_id))`

const columns = {
  userId: sql.raw('identity_records.user_id'),
  guestId: sql.raw('identity_records.guest_id'),
  partyId: sql.raw('identity_records.party_id'),
}

/** The end of the last request; now while one is open. Without any request, the time of the record. */
const endedAt = sql`coalesce(
  greatest(identity_records.last_request_at, (select max(case when ${isOpen} then now() else ${consultations.updatedAt} end)
    from ${consultations} where ${isRequestOf(columns)})),
  ${seenAt}, identity_records.updated_at)`

const endOfPeriod = (years: number): SQL => sql`(${endedAt} + ${years} * interval '1 year')`

/** The last day on which the record of a subject is retained; undefined without a record or after its period. */
export const findRetainedUntil = async (
  db: Database,
  subject: Exclude<Subject, { partyId: number }>,
): Promise<string | undefined> => {
  const { years } = await findPolicy(db)
  const end = endOfPeriod(years)
  const [found] = await db
    .select({ day: sql<string>`(${end} at time zone 'Asia/Riyadh')::date::text` })
    .from(identityRecords)
    .where(
      and(
        isOf(identityRecords, subject),
        or(isNotNull(identityRecords.numberHash), isNotNull(identityRecords.riskLevel)),
        sql`${end} > now()`,
      ),
    )
  return found?.day
}

/** Stores the end of requests before they are emptied, because the period of the record begins there. */
export const recordRequestEnds = async (db: Database, ids: readonly number[]): Promise<void> => {
  await db.execute(sql`update identity_records set last_request_at = greatest(last_request_at, ended.at)
    from (select identity_records.id, max(${consultations.updatedAt}) as at from identity_records join ${consultations}
      on ${isRequestOf(columns)} where ${consultations.id} = any(${sql.param([...ids])}::int[]) group by 1) as ended
    where identity_records.id = ended.id`)
}

/** Deletes records whose period has ended, and returns their number. */
export const deleteEndedRecords = async (db: Database): Promise<number> => {
  const { years } = await findPolicy(db)
  const deleted = await db
    .delete(identityRecords)
    .where(sql`${endOfPeriod(years)} <= now()`)
    .returning({ id: identityRecords.id })
  return deleted.length
}

/** Deletes the record of a guest whose data is destroyed. */
export const deleteGuestRecord = async (db: Database, guestId: number): Promise<void> => {
  await db.delete(identityRecords).where(eq(identityRecords.guestId, guestId))
}

const daysOfCopy = 30
const copiesAtOnce = 100

/**
 * Deletes copies of documents that were seen 30 days ago, unless the policy keeps them or a hold retains them.
 * Returns the ids of the documents and the keys of their files.
 */
export const deleteEndedCopies = async (db: Database): Promise<{ id: number; key: string }[]> => {
  if ((await findPolicy(db)).keepsCopies) return []
  const isHeld = sql`exists (select 1 from ${legalHolds} where ${legalHolds.userId} = ${documents.userId}
    or ${legalHolds.consultationId} = ${documents.consultationId})`
  const ended = db
    .select({ id: identityRecords.copyDocumentId })
    .from(identityRecords)
    .where(
      and(
        isNotNull(identityRecords.copyDocumentId),
        lt(seenAt, sql`now() - ${daysOfCopy} * interval '1 day'`),
      ),
    )
    .limit(copiesAtOnce)
  return db
    .delete(documents)
    .where(and(sql`${documents.id} in ${ended}`, sql`not ${isHeld}`))
    .returning({ id: documents.id, key: documents.storageKey })
}
