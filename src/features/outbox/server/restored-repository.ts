import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { markSent } from './repository.ts'
import { outbox } from './table.ts'

/**
 * Holds mail that a restored database lists as waiting. It may have been sent since the backup, so an admin
 * decides.
 */
export const holdRestoredMail = async (db: Database): Promise<void> => {
  await db
    .update(outbox)
    .set({ state: 'held', claimedUntil: null, restoredAt: sql`now()` })
    .where(eq(outbox.state, 'waiting'))
}

/** The journal lists the mail, so it was sent after the backup of this database. */
export const markSentBefore = async (db: Database, id: number): Promise<void> => {
  await db.update(outbox).set({ restoredAt: sql`now()` }).where(eq(outbox.id, id))
  await markSent(db, id)
}
