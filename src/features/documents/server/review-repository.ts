import { and, eq, ne, sql } from 'drizzle-orm'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { StaleError } from '#db/errors.ts'
import type { DocumentRequest } from '../schema.ts'
import { documentRequests } from './table.ts'

type Review = { acceptedAt: string } | { state: 'open'; documentId: null; refusal: string; dueDate: string }

/** Throws `StaleError` if the request has changed since its reviewer read it, or has no document any more. */
export const reviewDocument = async (
  db: Database,
  id: number,
  { updatedAt: seen, ...review }: Review & { updatedAt?: string | undefined },
): Promise<void> => {
  const reviewed = await db
    .update(documentRequests)
    .set({ acceptedAt: null, ...review, updatedAt: nextVersion(documentRequests.updatedAt) })
    .where(
      and(
        eq(documentRequests.id, id),
        eq(documentRequests.state, 'received'),
        seen === undefined ? undefined : eq(documentRequests.updatedAt, seen),
      ),
    )
    .returning({ id: documentRequests.id })
  if (reviewed.length === 0) throw new StaleError()
}

/** Opens the document requests again that a deleted or infected document had fulfilled. */
export const reopenRequestsFor = async (db: Database, documentId: number): Promise<void> => {
  await db
    .update(documentRequests)
    .set({
      state: 'open',
      documentId: null,
      acceptedAt: null,
      updatedAt: nextVersion(documentRequests.updatedAt),
    })
    .where(and(eq(documentRequests.documentId, documentId), eq(documentRequests.state, 'received')))
}

/** Whether the consultation has an open request for a paper. */
export const hasOpenPaper = async (db: Database, consultationId: number): Promise<boolean> =>
  (await db.$count(
    documentRequests,
    and(
      eq(documentRequests.consultationId, consultationId),
      eq(documentRequests.state, 'open'),
      sql`${documentRequests.paper} is not null`,
    ),
  )) > 0

/** Whether another request of the consultation is about the same paper and is not withdrawn. */
export const isRequestedElsewhere = async (
  db: Database,
  { id, consultationId, paper }: Pick<DocumentRequest, 'id' | 'consultationId' | 'paper'>,
): Promise<boolean> =>
  consultationId !== null &&
  paper !== null &&
  (await db.$count(
    documentRequests,
    and(
      eq(documentRequests.consultationId, consultationId),
      ne(documentRequests.id, id),
      ne(documentRequests.state, 'withdrawn'),
      sql`${documentRequests.paper} ->> 'id' = ${paper.id}`,
    ),
  )) > 0
