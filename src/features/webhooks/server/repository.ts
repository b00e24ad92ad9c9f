import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow, updateVersioned } from '#db/rows.ts'
import { auditLog } from '#features/audit/server/table.ts'
import type { Receiver, ReceiverChanges, ReceiverInput } from '../schema.ts'
import type { EventKind, OffReason } from '../values.ts'
import { takePublished } from './event-repository.ts'
import { webhookCursor, webhookReceivers } from './table.ts'

const shown = {
  id: webhookReceivers.id,
  address: webhookReceivers.address,
  kinds: webhookReceivers.kinds,
  note: webhookReceivers.note,
  isActive: webhookReceivers.isActive,
  offReason: webhookReceivers.offReason,
  failingSince: webhookReceivers.failingSince,
  previousUntil: sql<
    string | null
  >`case when ${webhookReceivers.previousUntil} > now() then ${webhookReceivers.previousUntil} end`.mapWith(
    webhookReceivers.previousUntil,
  ),
  createdAt: webhookReceivers.createdAt,
  updatedAt: webhookReceivers.updatedAt,
}

export const listReceivers = (db: Database): Promise<Receiver[]> =>
  db.select(shown).from(webhookReceivers).orderBy(asc(webhookReceivers.id))

export const findReceiver = async (db: Database, id: number): Promise<Receiver | undefined> => {
  const [found] = await db.select(shown).from(webhookReceivers).where(eq(webhookReceivers.id, id))
  return found
}

export const countReceivers = (db: Database): Promise<number> => db.$count(webhookReceivers)

const isActive = eq(webhookReceivers.isActive, true)

export const hasActiveReceivers = async (db: Database): Promise<boolean> =>
  (await db.select({ id: webhookReceivers.id }).from(webhookReceivers).where(isActive).limit(1)).length > 0

/** The active receivers, with the kinds that they want. */
export const listSubscriptions = (db: Database): Promise<{ id: number; kinds: EventKind[] }[]> =>
  db.select({ id: webhookReceivers.id, kinds: webhookReceivers.kinds }).from(webhookReceivers).where(isActive)

const cursorId = 1

/**
 * Begins with the events from now on, if no receiver was active until now. Call it in the transaction that makes one
 * active.
 */
const beginNow = async (tx: Database): Promise<void> => {
  await tx.insert(webhookCursor).values({ id: cursorId, auditId: 0 }).onConflictDoNothing()
  // Two admins take turns, and the second one finds the receiver of the first.
  await tx.select().from(webhookCursor).for('update')
  if (await hasActiveReceivers(tx)) return
  const head = sql`(select coalesce(max(${auditLog.id}), 0) from ${auditLog})`
  await tx.update(webhookCursor).set({ auditId: head })
  // Publications that are visible now are no news.
  await takePublished(tx)
}

export const createReceiver = async (
  tx: Database,
  { address, kinds, note = '' }: ReceiverInput,
  sealFor: (id: number) => string,
): Promise<number> => {
  await beginNow(tx)
  const { id } = insertedRow(
    await tx
      .insert(webhookReceivers)
      .values({ address, kinds, note, sealedSecret: '' })
      .returning({ id: webhookReceivers.id }),
  )
  await tx
    .update(webhookReceivers)
    .set({ sealedSecret: sealFor(id) })
    .where(eq(webhookReceivers.id, id))
  return id
}

/** A receiver that is switched on again begins without failures. False if there is no such receiver. */
export const updateReceiver = async (
  tx: Database,
  id: number,
  changes: ReceiverChanges,
): Promise<boolean> => {
  if (changes.isActive) await beginNow(tx)
  return updateVersioned(tx, webhookReceivers, id, {
    ...changes,
    ...(changes.isActive !== undefined && { offReason: null, failingSince: null }),
  })
}

/** The previous secret signs for another 24 hours. False if there is no such receiver. */
export const replaceSecret = async (tx: Database, id: number, sealed: string): Promise<boolean> => {
  const replaced = await tx
    .update(webhookReceivers)
    .set({
      sealedSecret: sealed,
      sealedPrevious: webhookReceivers.sealedSecret,
      previousUntil: sql`now() + interval '24 hours'`,
    })
    .where(eq(webhookReceivers.id, id))
    .returning({ id: webhookReceivers.id })
  return replaced.length > 0
}

export const findSealedSecret = async (db: Database, id: number): Promise<string | undefined> => {
  const [found] = await db
    .select({ sealed: webhookReceivers.sealedSecret })
    .from(webhookReceivers)
    .where(eq(webhookReceivers.id, id))
  return found?.sealed
}

/** Returns the address; undefined if there is no such receiver. */
export const deleteReceiver = async (tx: Database, id: number): Promise<string | undefined> => {
  const [deleted] = await tx
    .delete(webhookReceivers)
    .where(eq(webhookReceivers.id, id))
    .returning({ address: webhookReceivers.address })
  return deleted?.address
}

export const recordSuccess = async (tx: Database, id: number): Promise<undefined> => {
  await tx
    .update(webhookReceivers)
    .set({ failingSince: null })
    .where(and(eq(webhookReceivers.id, id), isNotNull(webhookReceivers.failingSince)))
}

const maxFailingDays = 5

/** Returns whether it has failed for too long. */
export const recordFailure = async (tx: Database, id: number): Promise<boolean> => {
  const [failing] = await tx
    .update(webhookReceivers)
    .set({ failingSince: sql`coalesce(${webhookReceivers.failingSince}, now())` })
    .where(eq(webhookReceivers.id, id))
    .returning({
      isTooLong: sql<boolean>`${webhookReceivers.failingSince} <= now() - ${maxFailingDays} * interval '1 day'`,
    })
  return failing?.isTooLong ?? false
}

/** Returns the address; undefined if it was switched off before. */
export const switchOff = async (tx: Database, id: number, reason: OffReason): Promise<string | undefined> => {
  const [off] = await tx
    .update(webhookReceivers)
    .set({ isActive: false, offReason: reason, updatedAt: nextVersion(webhookReceivers.updatedAt) })
    .where(and(eq(webhookReceivers.id, id), isActive))
    .returning({ address: webhookReceivers.address })
  return off?.address
}
