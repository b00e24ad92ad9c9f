import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { objectionHours } from '#features/auth/schema.ts'
import { endFollowLinks } from './link-repository.ts'
import { consultationHistory, consultations } from './table.ts'

/** The office has replaced its address, and the previous one may still object. */
const wasCorrectedLately = sql`exists (select 1 from ${consultationHistory}
  where ${consultationHistory.consultationId} = ${consultations.id} and ${consultationHistory.field} = 'contactCorrected'
  and ${consultationHistory.from} = 'email'
  and ${consultationHistory.createdAt} > now() - ${objectionHours} * interval '1 hour')`

/** Consultations that a guest sent from an address. Use it only for a user whose address is verified. */
const sentByGuest = (email: string) =>
  and(
    isNull(consultations.userId),
    sql`lower(${consultations.email}) = ${email.toLowerCase()}`,
    sql`not ${wasCorrectedLately}`,
  )

/** Maximum number offered at once. */
const maxOffered = 50

/** Newest first, with only the data by which their sender can recognize them. */
export const listEarlierRequests = (db: Database, email: string) =>
  db
    .select({
      id: consultations.id,
      service: consultations.service,
      subject: consultations.subject,
      createdAt: consultations.createdAt,
    })
    .from(consultations)
    .where(sentByGuest(email))
    .orderBy(desc(consultations.createdAt), desc(consultations.id))
    .limit(maxOffered)

/**
 * Assigns guests' consultations to the user and returns the ids that it could assign. The update itself
 * checks the ownership.
 */
export const claimEarlierRequests = async (
  db: Database,
  { id: userId, email }: { id: number; email: string },
  ids: readonly number[],
): Promise<number[]> => {
  const claimed = await db
    .update(consultations)
    .set({ userId, updatedAt: nextVersion(consultations.updatedAt) })
    .where(and(sentByGuest(email), inArray(consultations.id, [...ids])))
    .returning({ id: consultations.id })
  const claimedIds = claimed.map(({ id }) => id)
  if (claimedIds.length > 0) {
    await db
      .insert(consultationHistory)
      .values(claimedIds.map((consultationId) => ({ consultationId, userId, field: 'claimed' as const })))
    await endFollowLinks(db, claimedIds)
  }
  return claimedIds
}
