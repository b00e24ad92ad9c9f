import { and, desc, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { objectionHours } from '#features/auth/schema.ts'
import { endFollowLinks } from './link-repository.ts'
import { consultationHistory, consultations } from './table.ts'

/** The office has added or replaced its address. Drizzle omits the names of tables in the columns of a select. */
const wasCorrected = (when: SQL) => sql<boolean>`exists (select 1 from ${consultationHistory} as corrected
  where corrected.consultation_id = consultations.id and corrected.field = 'contactCorrected'
  and corrected.from_value = 'email' and ${when})`

const isLate = sql`corrected.created_at > now() - ${objectionHours} * interval '1 hour'`

export type AddressOwner = { email: string; firstName: string; lastName: string }
/** Whether two names may be those of one person. Implemented by `conflicts`. */
export type IsSameName = (one: string, other: string) => boolean

/** Maximum number offered together. */
const maxOffered = 50
/** More are compared, because some may belong to other persons with that address. */
const maxCompared = 1_000

/**
 * Requests of guests that belong to the owner of an address, newest first. Use it only for a user whose address is
 * verified. Colleagues and families share addresses, so a request with another name belongs to the owner only if its
 * sender has entered the address, and if no other name uses it. A corrected address waits, since the previous one and
 * the office may object.
 */
export const listRequestsOfAddress = async (
  db: Database,
  { email, firstName, lastName }: AddressOwner,
  isSameName: IsSameName,
) => {
  const rows = await db
    .select({
      id: consultations.id,
      service: consultations.service,
      subject: consultations.subject,
      createdAt: consultations.createdAt,
      guestId: consultations.guestId,
      name: sql<string>`${consultations.firstName} || ' ' || ${consultations.lastName}`,
      isEnteredByOffice: sql<boolean>`(${consultations.recordedById} is not null or ${wasCorrected(sql`true`)})`,
      isWaiting: wasCorrected(isLate),
    })
    .from(consultations)
    .where(and(isNull(consultations.userId), sql`lower(${consultations.email}) = ${email.toLowerCase()}`))
    .orderBy(desc(consultations.createdAt), desc(consultations.id))
    .limit(maxCompared)
  const isShared = new Set(rows.map(({ guestId }) => guestId)).size > 1
  return rows.filter(
    ({ name, isEnteredByOffice, isWaiting }) =>
      !isWaiting &&
      (isSameName(name.trim(), `${firstName} ${lastName}`.trim()) || !(isShared || isEnteredByOffice)),
  )
}

/** Only the data by which their sender can recognize them. */
export const listEarlierRequests = async (db: Database, owner: AddressOwner, isSameName: IsSameName) =>
  (await listRequestsOfAddress(db, owner, isSameName))
    .slice(0, maxOffered)
    .map(({ id, service, subject, createdAt }) => ({ id, service, subject, createdAt }))

/**
 * Assigns guests' consultations to the user and returns the ids that it could assign. The rows are locked, so that
 * only one of two simultaneous claims gets them.
 */
export const claimEarlierRequests = async (
  db: Database,
  person: AddressOwner & { id: number },
  { ids, isSameName }: { ids: readonly number[]; isSameName: IsSameName },
): Promise<number[]> => {
  await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(inArray(consultations.id, [...ids]))
    .orderBy(consultations.id)
    .for('update')
  const theirs = new Set((await listRequestsOfAddress(db, person, isSameName)).map(({ id }) => id))
  const claimedIds = ids.filter((id) => theirs.has(id))
  if (claimedIds.length === 0) return []
  const userId = person.id
  await db
    .update(consultations)
    .set({ userId, updatedAt: nextVersion(consultations.updatedAt) })
    .where(inArray(consultations.id, claimedIds))
  await db
    .insert(consultationHistory)
    .values(claimedIds.map((consultationId) => ({ consultationId, userId, field: 'claimed' as const })))
  await endFollowLinks(db, claimedIds)
  return claimedIds
}
