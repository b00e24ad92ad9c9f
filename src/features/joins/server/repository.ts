import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { consentsOfGuest } from '#features/consultations/server/guest-repository.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { endFollowLinks } from '#features/consultations/server/link-repository.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { favorites } from '#features/favorites/server/table.ts'
import { legalHolds } from '#features/legal-holds/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { personNotes } from '#features/people/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import type { MovedKind } from '../schema.ts'

/** A person without an account, as one of their requests describes them. */
export const findGuestRequest = async (db: Database, id: number) => {
  const [found] = await db.select().from(consultations).where(eq(consultations.id, id))
  return found
}

/** An account by its id, or a guest. */
export type Owner = number | { guestId: number }

const requestsOf = (owner: Owner) =>
  typeof owner === 'number' ? eq(consultations.userId, owner) : eq(consultations.guestId, owner.guestId)

const consentsOf = (owner: Owner) =>
  typeof owner === 'number' ? eq(consents.userId, owner) : consentsOfGuest(owner.guestId)

export const countRecords = async (db: Database, owner: Owner): Promise<Record<MovedKind, number>> => {
  const requests = db.select({ id: consultations.id }).from(consultations).where(requestsOf(owner))
  const ofAccount = (table: PgTable, where: (id: number) => SQL | undefined) =>
    typeof owner === 'number' ? db.$count(table, where(owner)) : 0
  return {
    requests: await db.$count(consultations, requestsOf(owner)),
    appointments: await db.$count(appointments, inArray(appointments.consultationId, requests)),
    messages: await ofAccount(messages, (id) => or(eq(messages.fromUserId, id), eq(messages.toUserId, id))),
    documents: await ofAccount(documents, (id) => eq(documents.userId, id)),
    documentRequests: await ofAccount(documentRequests, (id) => eq(documentRequests.userId, id)),
    consents: await db.$count(consents, consentsOf(owner)),
    notes: await ofAccount(personNotes, (id) => eq(personNotes.userId, id)),
    holds: await ofAccount(legalHolds, (id) => eq(legalHolds.userId, id)),
    favorites: await ofAccount(favorites, (id) => eq(favorites.userId, id)),
  }
}

export const hasOpenErasure = async (db: Database, userIds: number[]): Promise<boolean> =>
  (await db.$count(
    erasureRequests,
    and(inArray(erasureRequests.userId, userIds), eq(erasureRequests.state, 'open')),
  )) > 0

/** Whether a request of one of them has an undecided conflict of interest. */
export const hasOpenConflict = async (db: Database, owners: Owner[]): Promise<boolean> =>
  (await db.$count(
    consultations,
    and(or(...owners.map(requestsOf)), isNotNull(consultations.conflictFlaggedAt)),
  )) > 0

/** The references to a user that follow to the account that stays, besides requests and consents. */
export const movedColumns = {
  'messages.from_user_id': 'messages',
  'messages.to_user_id': 'messages',
  'documents.user_id': 'documents',
  // Shows whether a document came from the client.
  'documents.uploaded_by_id': 'documents',
  'document_requests.user_id': 'documentRequests',
  'person_notes.user_id': 'notes',
  'legal_holds.user_id': 'holds',
  'favorites.user_id': 'favorites',
} as const satisfies Record<string, MovedKind>

/** Rows that the account that stays may have only once; the other account's row stays where it is. */
const onceOnly: Record<string, (to: number) => SQL> = {
  'legal_holds.user_id': (to) => sql`not exists (select from legal_holds where user_id = ${to})`,
  'favorites.user_id': (to) =>
    sql`publication_id not in (select publication_id from favorites where user_id = ${to})`,
}

export type Moved = Record<MovedKind, number[]>

/** Moves all records of an account or a guest, and returns their ids. */
export const moveRecords = async (
  db: Database,
  { from, to, actorId }: { from: Owner; to: number; actorId: number },
): Promise<Moved> => {
  // A guest is deleted with its last request.
  await moveIdentity(db, from, to)
  const moved: Moved = {
    ...(await moveRequests(db, { from, to, actorId })),
    messages: [],
    documents: [],
    documentRequests: [],
    notes: [],
    holds: [],
    favorites: [],
  }
  if (typeof from !== 'number') return moved
  for (const [name, kind] of Object.entries(movedColumns)) {
    const [table = '', column = ''] = name.split('.')
    const { rows } = await db.execute<{ id: number }>(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${to}
        where ${sql.identifier(column)} = ${from} and ${onceOnly[name]?.(to) ?? sql`true`} returning id`,
    )
    moved[kind] = [...new Set([...moved[kind], ...rows.map(({ id }) => id)])].sort((a, b) => a - b)
  }
  return moved
}

/** The record of the identity follows, unless the account that stays has one. Matches follow too. */
const moveIdentity = async (db: Database, from: Owner, to: number): Promise<void> => {
  const column = sql.identifier(typeof from === 'number' ? 'user_id' : 'guest_id')
  const id = typeof from === 'number' ? from : from.guestId
  const { rows } = await db.execute<{ hasPaper: boolean }>(sql`update identity_records
    set guest_id = null, user_id = ${to} where ${column} = ${id}
    and not exists (select from identity_records as stays where stays.user_id = ${to})
    returning sighting is not null as "hasPaper"`)
  const people = sql.identifier(typeof from === 'number' ? 'users' : 'guests')
  // The way of the sighting is in the record, so its time and document come with it.
  if (rows[0])
    await db.execute(sql`update users set seen_in_person_at = other.seen_in_person_at,
        seen_in_person_by_id = other.seen_in_person_by_id, seen_in_person_document = other.seen_in_person_document,
        seen_in_person_note = other.seen_in_person_note
      from ${people} as other where users.id = ${to} and other.id = ${id}
        and (users.seen_in_person_at is null or ${rows[0].hasPaper})`)
  await db.execute(sql`update list_hits set guest_id = null, user_id = ${to} where ${column} = ${id}
    and not exists (select from list_hits as stays where stays.user_id = ${to} and stays.entry_id = list_hits.entry_id)`)
}

const moveRequests = async (
  db: Database,
  { from, to, actorId }: { from: Owner; to: number; actorId: number },
) => {
  const ofIds = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b)
  // Consents of a guest are found by the requests, so they move first.
  const consentIds = ofIds(
    await db.update(consents).set({ userId: to }).where(consentsOf(from)).returning({ id: consents.id }),
  )
  const requests = ofIds(
    await db
      .update(consultations)
      .set({ userId: to, updatedAt: nextVersion(consultations.updatedAt) })
      .where(requestsOf(from))
      .returning({ id: consultations.id }),
  )
  for (const id of requests) await addHistory(db, id, actorId, 'claimed', null, null)
  await endFollowLinks(db, requests)
  return {
    requests,
    appointments: ofIds(
      await db
        .select({ id: appointments.id })
        .from(appointments)
        .where(inArray(appointments.consultationId, requests)),
    ),
    consents: consentIds,
  }
}
