import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { outbox } from './table.ts'

// Greylisting and retries must not change the order in which a recipient gets mails about one matter.

/** Minutes after its first attempt for which a refused mail delays later ones. */
const maxHoldMinutes = 30

const earlier = alias(outbox, 'earlier')
const later = alias(outbox, 'later')

/** An earlier mail about the matter is being sent, is due, or was recently refused. */
export const isBehindAnother = (db: Database): SQL =>
  sql`exists ${db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.recipient, outbox.recipient),
        eq(earlier.matter, outbox.matter),
        eq(earlier.state, 'waiting'),
        sql`${earlier.id} < ${outbox.id}`,
        or(
          sql`${earlier.claimedUntil} > now()`,
          and(eq(earlier.attempts, 0), lte(earlier.nextAttemptAt, sql`now()`)),
          and(
            sql`${earlier.attempts} > 0`,
            sql`${earlier.queuedAt} > now() - ${maxHoldMinutes} * interval '1 minute'`,
          ),
        ),
      ),
    )}`

/** A later mail contains the current state of the topic, unless it is held for review. */
const isOutdated = (db: Database): SQL =>
  sql`exists ${db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        // The person may have changed their address.
        or(eq(later.recipient, outbox.recipient), eq(later.recipientId, outbox.recipientId)),
        eq(later.topic, outbox.topic),
        eq(later.isLastWord, true),
        sql`${later.state} <> 'held'`,
        sql`${later.id} > ${outbox.id}`,
      ),
    )}`

/** Only the process that claimed a mail may change it. An expired claim belongs to a process that died. */
export const isUnclaimed = or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, sql`now()`))

const unsent = sql`${outbox.state} in ('waiting', 'failed', 'held')`

/**
 * Marks outdated mail as replaced, so that neither a retry nor an admin sends it. Returns the number of rows.
 */
export const replaceOutdated = async (db: Database, where: SQL | undefined): Promise<number> => {
  const outdated = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNotNull(outbox.topic), unsent, isUnclaimed, where, isOutdated(db)))
    .for('update', { skipLocked: true })
  for (const { id } of outdated) await markReplaced(db, id)
  return outdated.length
}

/**
 * Cancels unsent mail to a user about a topic, because it is no longer true and is not replaced by another
 * mail.
 */
export const withdrawMail = async (db: Database, recipientId: number, topic: string): Promise<void> => {
  await db
    .update(outbox)
    .set({ state: 'replaced' })
    .where(and(eq(outbox.recipientId, recipientId), eq(outbox.topic, topic), unsent, isUnclaimed))
}

/** Delays a mail by the seconds in which its event can be undone. */
export const delayMail = async (db: Database, id: number, seconds: number): Promise<void> => {
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`now() + ${seconds} * interval '1 second'` })
    .where(eq(outbox.id, id))
}

/**
 * Cancels mail about a topic whose time to undo is not over. Returns its recipients, who have heard nothing of it.
 */
export const withdrawWaiting = async (db: Database, topic: string): Promise<string[]> => {
  const isWaiting = and(eq(outbox.state, 'waiting'), eq(outbox.attempts, 0), isUnclaimed)
  const withdrawn = await db
    .update(outbox)
    .set({ state: 'replaced' })
    .where(and(eq(outbox.topic, topic), isWaiting, gt(outbox.nextAttemptAt, sql`now()`)))
    .returning({ recipient: outbox.recipient })
  return withdrawn.map(({ recipient }) => recipient)
}

export const markReplaced = async (db: Database, id: number): Promise<void> => {
  await db.update(outbox).set({ state: 'replaced' }).where(eq(outbox.id, id))
}
