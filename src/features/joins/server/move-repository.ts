import { inArray, type SQL, sql } from 'drizzle-orm'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { endFollowLinks } from '#features/consultations/server/link-repository.ts'
import { consultations } from '#features/consultations/server/table.ts'
import type { MovedKind } from '../schema.ts'
import { consentsOf, type Owner, requestsOf } from './repository.ts'

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
