import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { recoveryCodes, twoFactors } from './table.ts'

/** Returns the encrypted secret; `confirmedAt` is null during setup. */
export const findTwoFactor = async (db: Database, userId: number) => {
  const [found] = await db
    .select({ secret: twoFactors.secret, confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return found
}

export const isTwoFactorOn = async (db: Database, userId: number): Promise<boolean> =>
  ((await findTwoFactor(db, userId))?.confirmedAt ?? null) !== null

export const hasTwoFactors = async (db: Database): Promise<boolean> =>
  (await db.select({ userId: twoFactors.userId }).from(twoFactors).limit(1)).length > 0

/** Replaces an unfinished setup. False if a second factor is already on. */
export const beginTwoFactor = async (db: Database, userId: number, secret: string): Promise<boolean> => {
  const begun = await db
    .insert(twoFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret, createdAt: sql`now()` },
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId })
  return begun.length > 0
}

/**
 * Consumes the first code. False if the factor is already on, or if its setup was restarted with another
 * secret.
 */
export const confirmTwoFactor = async (
  db: Database,
  userId: number,
  secret: string,
  step: number,
): Promise<boolean> => {
  const confirmed = await db
    .update(twoFactors)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.secret, secret), isNull(twoFactors.confirmedAt)))
    .returning({ userId: twoFactors.userId })
  return confirmed.length > 0
}

/**
 * Compares and sets in one statement, so that only one of two concurrent logins with the same code succeeds.
 */
export const takeStep = async (db: Database, userId: number, step: number): Promise<boolean> => {
  const taken = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(
      and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt), lt(twoFactors.lastStep, step)),
    )
    .returning({ userId: twoFactors.userId })
  return taken.length > 0
}

/** One statement, for the same reason. */
export const takeRecoveryCode = async (db: Database, userId: number, codeHash: string): Promise<boolean> => {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

/**
 * Replaces all recovery codes. False if no second factor is on. Locks its row, so that concurrent calls run
 * one after the other.
 */
export const replaceRecoveryCodes = async (
  db: Database,
  userId: number,
  hashes: readonly string[],
): Promise<boolean> => {
  const [locked] = await db
    .select({ confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .for('update')
  if (!locked?.confirmedAt) return false
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
  return true
}

export const countRecoveryCodes = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.total ?? 0
}

/** Also deletes the recovery codes; false if no second factor was on. */
export const deleteTwoFactor = async (db: Database, userId: number): Promise<boolean> => {
  const deleted = await db
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ confirmedAt: twoFactors.confirmedAt })
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return deleted.some(({ confirmedAt }) => confirmedAt !== null)
}
