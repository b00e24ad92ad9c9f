import { eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { LegalHold } from '../schema.ts'
import { legalHolds } from './table.ts'

/** The record on which a hold is placed: one of the two. */
export type Held = { consultationId: number } | { userId: number }

const isOf = (held: Held) =>
  'userId' in held ? eq(legalHolds.userId, held.userId) : eq(legalHolds.consultationId, held.consultationId)

export const findHold = async (db: Database, held: Held): Promise<LegalHold | null> => {
  const [found] = await db
    .select({ reason: legalHolds.reason, setBy: fullName(users), createdAt: legalHolds.createdAt })
    .from(legalHolds)
    .leftJoin(users, eq(users.id, legalHolds.setById))
    .where(isOf(held))
  return found ?? null
}

/** Places a hold, or changes the reason of an existing one. */
export const setHold = async (
  db: Database,
  held: Held,
  hold: { reason: string; setById: number },
): Promise<void> => {
  const changed = await db.update(legalHolds).set(hold).where(isOf(held)).returning({ id: legalHolds.id })
  if (changed.length > 0) return
  await db
    .insert(legalHolds)
    .values({ ...held, ...hold })
    .onConflictDoNothing()
}

/** Returns false if there was none. */
export const liftHold = async (db: Database, held: Held): Promise<boolean> =>
  (await db.delete(legalHolds).where(isOf(held)).returning({ id: legalHolds.id })).length > 0
