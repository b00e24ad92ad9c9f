import { and, asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { agreements } from '#features/agreements/server/table.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { isShown } from '#features/publications/server/repository.ts'
import { publications } from '#features/publications/server/table.ts'
import type { WrittenEvent } from './events.ts'
import { webhookCursor, webhookDeliveries, webhookPublications } from './table.ts'

/** The last row of the audit log that was read, locked; undefined if another process has it, or without a receiver. */
export const lockCursor = async (tx: Database): Promise<number | undefined> => {
  const [cursor] = await tx.select().from(webhookCursor).for('update', { skipLocked: true })
  return cursor?.auditId
}

export const moveCursor = async (tx: Database, auditId: number): Promise<void> => {
  await tx.update(webhookCursor).set({ auditId })
}

/** The next rows of the audit log, whose order is the order of the commits. */
export const listWritten = (db: Database, after: number, limit: number) =>
  db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      entity: auditLog.entity,
      entityId: auditLog.entityId,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(gt(auditLog.id, after))
    .orderBy(asc(auditLog.id))
    .limit(limit)

type PartOfRequest = PgTable & { id: PgColumn; consultationId: PgColumn }

/** The tables whose rows may belong to a request. */
const parts: Partial<Record<WrittenEvent['entity'], PartOfRequest>> = {
  appointment: appointments,
  message: messages,
  document: documents,
  engagement: agreements,
}

type Owned = { id: number; consultationId: number | null; isRestricted: boolean | null }

/** The existing records of an entity, each with its request, if any. */
export const listOwned = async (
  db: Database,
  entity: WrittenEvent['entity'],
  ids: readonly number[],
): Promise<Owned[]> => {
  const { id: consultationId, isRestricted } = consultations
  if (entity === 'consultation')
    return db
      .select({ id: consultationId, consultationId, isRestricted })
      .from(consultations)
      .where(inArray(consultationId, [...ids]))
  const part = parts[entity]
  if (!part) return ids.map((id) => ({ id, consultationId: null, isRestricted: null }))
  return db
    .select({ id: sql<number>`${part.id}`, consultationId, isRestricted })
    .from(part as PgTable)
    .leftJoin(consultations, eq(consultationId, part.consultationId))
    .where(inArray(part.id, [...ids]))
}

/** The publications that have become visible since the last call, by a change or by their date. */
export const takePublished = async (tx: Database): Promise<{ id: number; happenedAt: string }[]> => {
  const visible = tx.select({ id: publications.id }).from(publications).where(isShown)
  await tx.delete(webhookPublications).where(notInArray(webhookPublications.publicationId, visible))
  const known = tx.select({ id: webhookPublications.publicationId }).from(webhookPublications)
  const appeared = await tx
    .select({
      id: publications.id,
      happenedAt: sql<string>`greatest(${publications.publishDate}, ${publications.updatedAt})`.mapWith(
        publications.publishDate,
      ),
    })
    .from(publications)
    .where(and(isShown, notInArray(publications.id, known)))
  if (appeared.length > 0)
    await tx.insert(webhookPublications).values(appeared.map(({ id }) => ({ publicationId: id })))
  return appeared
}

type NewDelivery = Pick<
  typeof webhookDeliveries.$inferInsert,
  'receiverId' | 'eventId' | 'kind' | 'recordId' | 'consultationId' | 'happenedAt'
>

export const addDeliveries = async (tx: Database, deliveries: NewDelivery[]): Promise<void> => {
  for (let at = 0; at < deliveries.length; at += rowsAtOnce)
    await tx.insert(webhookDeliveries).values(deliveries.slice(at, at + rowsAtOnce))
}

/** Far fewer than the parameters of a statement permit. */
const rowsAtOnce = 1_000
