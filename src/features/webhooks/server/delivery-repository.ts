import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Page, PageOf } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow, readPage } from '#db/rows.ts'
import { consultations } from '#features/consultations/server/table.ts'
import type { Delivery } from '../schema.ts'
import type { DeliveryFault } from '../values.ts'
import { webhookDeliveries, webhookReceivers } from './table.ts'

const shown = {
  id: webhookDeliveries.id,
  receiverId: webhookDeliveries.receiverId,
  address: webhookReceivers.address,
  eventId: webhookDeliveries.eventId,
  kind: webhookDeliveries.kind,
  recordId: webhookDeliveries.recordId,
  happenedAt: webhookDeliveries.happenedAt,
  state: webhookDeliveries.state,
  attempts: webhookDeliveries.attempts,
  status: webhookDeliveries.status,
  fault: webhookDeliveries.fault,
  milliseconds: webhookDeliveries.milliseconds,
  attemptedAt: webhookDeliveries.attemptedAt,
  nextAttemptAt: webhookDeliveries.nextAttemptAt,
}

const selectDeliveries = (db: Database) =>
  db
    .select(shown)
    .from(webhookDeliveries)
    .innerJoin(webhookReceivers, eq(webhookReceivers.id, webhookDeliveries.receiverId))

/** Newest first. */
export const listDeliveries = (db: Database, page: Page): Promise<PageOf<Delivery>> => {
  const order = { by: [webhookDeliveries.id], descending: true }
  return readPage(db, webhookDeliveries, { where: undefined, order, page }, selectDeliveries(db))
}

export const findDelivery = async (db: Database, id: number): Promise<Delivery | undefined> => {
  const [found] = await selectDeliveries(db).where(eq(webhookDeliveries.id, id))
  return found
}

/** A test event; it is tried once. */
export const createTest = async (tx: Database, receiverId: number, eventId: string): Promise<number> => {
  const row = { receiverId, eventId, kind: 'test', recordId: receiverId, happenedAt: sql`now()` } as const
  const inserted = await tx.insert(webhookDeliveries).values(row).returning({ id: webhookDeliveries.id })
  return insertedRow(inserted).id
}

/** An expired claim belongs to a process that died. */
const isUnclaimed = or(
  isNull(webhookDeliveries.claimedUntil),
  lte(webhookDeliveries.claimedUntil, sql`now()`),
)

/** Sends it again from the first attempt, under the same id. One that is being sent stays as it is. */
export const repeatDelivery = async (tx: Database, id: number): Promise<void> => {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql`now()`, claimedUntil: null })
    .where(and(eq(webhookDeliveries.id, id), isUnclaimed))
}

const isRestricted = (db: Database) =>
  sql`exists ${db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.id, webhookDeliveries.consultationId), consultations.isRestricted))}`

/** A request that has been restricted since sends nothing until it is open again. */
const isDue = (db: Database) =>
  and(
    eq(webhookDeliveries.state, 'waiting'),
    lte(webhookDeliveries.nextAttemptAt, sql`now()`),
    isUnclaimed,
    sql`not ${isRestricted(db)}`,
  )

export type DueReceiver = Pick<
  typeof webhookReceivers.$inferSelect,
  'id' | 'address' | 'sealedSecret' | 'sealedPrevious'
>

/** The active receivers with something to send. */
export const listDueReceivers = (db: Database): Promise<DueReceiver[]> =>
  db
    .select({
      id: webhookReceivers.id,
      address: webhookReceivers.address,
      sealedSecret: webhookReceivers.sealedSecret,
      sealedPrevious: sql<
        string | null
      >`case when ${webhookReceivers.previousUntil} > now() then ${webhookReceivers.sealedPrevious} end`,
    })
    .from(webhookReceivers)
    .where(
      and(
        eq(webhookReceivers.isActive, true),
        sql`exists ${db
          .select({ id: webhookDeliveries.id })
          .from(webhookDeliveries)
          .where(and(eq(webhookDeliveries.receiverId, webhookReceivers.id), isDue(db)))}`,
      ),
    )

export type DueDelivery = Pick<
  typeof webhookDeliveries.$inferSelect,
  'id' | 'receiverId' | 'eventId' | 'kind' | 'recordId' | 'happenedAt' | 'attempts'
>

/** Longer than an attempt; if the process dies, the delivery becomes due again. */
const leaseEnd = sql`now() + interval '1 minute'`

/** Claims due deliveries of a receiver, oldest first, so that two processes never send the same one. */
export const claimDeliveries = (db: Database, receiverId: number, max: number): Promise<DueDelivery[]> => {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.receiverId, receiverId), isDue(db)))
    .orderBy(webhookDeliveries.nextAttemptAt, webhookDeliveries.id)
    .limit(max)
    .for('update', { skipLocked: true })
  return db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      nextAttemptAt: leaseEnd,
      claimedUntil: leaseEnd,
    })
    .where(inArray(webhookDeliveries.id, due))
    .returning({
      id: webhookDeliveries.id,
      receiverId: webhookDeliveries.receiverId,
      eventId: webhookDeliveries.eventId,
      kind: webhookDeliveries.kind,
      recordId: webhookDeliveries.recordId,
      happenedAt: webhookDeliveries.happenedAt,
      attempts: webhookDeliveries.attempts,
    })
}

export type Attempt = { status: number | null; fault: DeliveryFault | null; milliseconds: number }

/** Records an attempt. A null delay means that no further one follows. */
export const recordAttempt = async (
  tx: Database,
  id: number,
  attempt: Attempt,
  next: { isDelivered: boolean; delaySeconds: number | null },
): Promise<void> => {
  const { isDelivered, delaySeconds } = next
  await tx
    .update(webhookDeliveries)
    .set({
      ...attempt,
      attemptedAt: sql`now()`,
      claimedUntil: null,
      ...(isDelivered
        ? { state: 'delivered' as const }
        : delaySeconds === null
          ? { state: 'failed' as const }
          : { nextAttemptAt: sql`now() + ${delaySeconds} * interval '1 second'` }),
    })
    .where(eq(webhookDeliveries.id, id))
}

/** Returns the number of deleted rows. */
export const deleteOldDeliveries = async (db: Database, days: number): Promise<number> => {
  const deleted = await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, sql`now() - ${days} * interval '1 day'`))
    .returning({ id: webhookDeliveries.id })
  return deleted.length
}
