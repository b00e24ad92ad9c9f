import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { objectionHours } from '#features/auth/schema.ts'
import { consents } from '#features/consents/server/table.ts'
import type { Identity } from '#features/users/schema.ts'
import {
  emptyPaper,
  type SeenChange,
  seenColumns,
  sightingOf,
} from '#features/users/server/identity-repository.ts'
import { users } from '#features/users/server/table.ts'
import { endFollowLinks } from './link-repository.ts'
import { mayListConsultation } from './readers.ts'
import { consultationHistory, consultations, guests } from './table.ts'

// Guests have no pages or calls by their own id: each is found by any of their requests, which outlives a join.

/** The guest of a request on which this condition holds, as `guestId`. */
export const findGuestId = async (
  db: Database,
  requestId: number,
  may: SQL | undefined,
): Promise<number | undefined> => {
  const [found] = await db
    .select({ guestId: consultations.guestId })
    .from(consultations)
    .where(and(eq(consultations.id, requestId), may))
  return found?.guestId ?? undefined
}

/** The requests of a guest that the user may list, newest first. Those with a family name precede the others. */
export const listGuestRequests = (db: Database, guestId: number, reader: Reader) =>
  db
    .select({
      id: consultations.id,
      firstName: consultations.firstName,
      lastName: consultations.lastName,
      email: consultations.email,
      phone: consultations.phone,
      language: consultations.language,
      createdAt: consultations.createdAt,
      updatedAt: consultations.updatedAt,
    })
    .from(consultations)
    .where(and(eq(consultations.guestId, guestId), mayListConsultation(reader)))
    .orderBy(desc(sql`${consultations.lastName} <> ''`), desc(consultations.id))

/** Locks all requests of a guest until the transaction ends. */
export const lockGuestRequests = async (db: Database, guestId: number) =>
  db
    .select()
    .from(consultations)
    .where(eq(consultations.guestId, guestId))
    .orderBy(consultations.id)
    .for('update')

export const findGuestIdentity = async (db: Database, guestId: number): Promise<Identity | undefined> => {
  const [found] = await db
    .select({
      seenAt: guests.seenInPersonAt,
      seenBy: { firstName: users.firstName, lastName: users.lastName },
      sighting: sightingOf(guests.seenInPersonAt, sql`guest_id = guests.id`),
      documentKind: guests.seenInPersonDocument,
      note: guests.seenInPersonNote,
    })
    .from(guests)
    .leftJoin(users, eq(users.id, guests.seenInPersonById))
    .where(eq(guests.id, guestId))
  return found
}

/** Sets or deletes the record that the office has identified a guest. */
export const setGuestIdentity = async (db: Database, guestId: number, seen: SeenChange): Promise<void> => {
  await db.update(guests).set(seenColumns(seen)).where(eq(guests.id, guestId))
  if (seen === null) await emptyPaper(db, sql`guest_id = ${guestId}`)
}

/** Joins two guests. The record of the identity of one of them stays. Returns the ids of the moved requests. */
export const moveGuest = async (db: Database, from: number, to: number): Promise<number[]> => {
  const { rows } = await db.execute<{ hasPaper: boolean }>(sql`update identity_records
    set guest_id = ${to} where guest_id = ${from}
    and not exists (select from identity_records as stays where stays.guest_id = ${to})
    returning sighting is not null as "hasPaper"`)
  // The way of the sighting is in the record, so its time and document come with it, and not without it.
  const isLeft = sql`exists (select from identity_records where guest_id = ${from} and sighting is not null)`
  await db.execute(sql`update guests set seen_in_person_at = other.seen_in_person_at,
      seen_in_person_by_id = other.seen_in_person_by_id, seen_in_person_document = other.seen_in_person_document,
      seen_in_person_note = other.seen_in_person_note
    from guests as other where guests.id = ${to} and other.id = ${from}
      and (${rows[0]?.hasPaper ?? false} or (guests.seen_in_person_at is null and not ${isLeft}))`)
  await db.execute(sql`update list_hits set guest_id = ${to} where guest_id = ${from}
    and not exists (select from list_hits as stays where stays.guest_id = ${to} and stays.entry_id = list_hits.entry_id)`)
  const moved = await db
    .update(consultations)
    .set({ guestId: to })
    .where(eq(consultations.guestId, from))
    .returning({ id: consultations.id })
  return moved.map(({ id }) => id)
}

/** Makes these requests those of another guest, whom the office has not identified. */
export const splitGuest = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  const [added] = await db.insert(guests).values({}).returning({ id: guests.id })
  if (added)
    await db
      .update(consultations)
      .set({ guestId: added.id })
      .where(inArray(consultations.id, [...ids]))
}

/**
 * Consents that a guest gave with an address or a number. They have no name. If two guests share the address or
 * number, the consents are left out for both.
 */
export const consentsOfGuest = (guestId: number): SQL | undefined => {
  const isUsedBy = (which: SQL) => sql`exists (select 1 from ${consultations} as used where ${which}
    and ((${consents.email} <> '' and lower(used.email) = lower(${consents.email}))
      or (${consents.email} = '' and used.phone = ${consents.phone})))`
  return and(
    isNull(consents.userId),
    isUsedBy(sql`used.guest_id = ${guestId}`),
    sql`not ${isUsedBy(sql`used.guest_id is not null and used.guest_id <> ${guestId}`)}`,
  )
}

/** The office has added or replaced its address. Drizzle omits the names of tables in the columns of a select. */
const wasCorrected = (when: SQL) => sql<boolean>`exists (select 1 from ${consultationHistory} as corrected
  where corrected.consultation_id = consultations.id and corrected.field = 'contactCorrected'
  and corrected.from_value = 'email' and ${when})`

const isLate = sql`corrected.created_at > now() - ${objectionHours} * interval '1 hour'`

type AddressOwner = { email: string; firstName: string; lastName: string }
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
