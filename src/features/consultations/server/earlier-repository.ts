import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { consultationHistory, consultations } from './table.ts'

/** Sent by a guest with an address. Ask only for one whose mailbox has said that it is the person's. */
const sentByGuest = (email: string) =>
  and(isNull(consultations.userId), sql`lower(${consultations.email}) = ${email.toLowerCase()}`)

/** More are never offered at once. */
const mostOffered = 50

/** Newest first, in as few words as let their sender know them again. */
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
    .limit(mostOffered)

/** Makes guests' requests the person's own and tells which it could: whose they are is asked by the change itself. */
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
  if (claimed.length > 0)
    await db
      .insert(consultationHistory)
      .values(claimed.map(({ id }) => ({ consultationId: id, userId, field: 'claimed' as const })))
  return claimed.map(({ id }) => id)
}
