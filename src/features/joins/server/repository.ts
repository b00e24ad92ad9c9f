import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { consentsOfGuest } from '#features/consultations/server/guest-repository.ts'
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

export const requestsOf = (owner: Owner) =>
  typeof owner === 'number' ? eq(consultations.userId, owner) : eq(consultations.guestId, owner.guestId)

export const consentsOf = (owner: Owner) =>
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
