import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { recoveryCodes, twoFactors } from './table.ts'

/** With the sealed secret; `confirmedAt` is null while it is being set up. */
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

/** Each beginning replaces the one before it; false when a second factor is on already. */
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

/** The first code is used up with it. False when it is on by now, or was begun anew with another secret. */
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

/** One statement compares and sets: of two who show the same code at once, one is refused. */
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

/** In one statement too. */
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

/** Those of before open no more. False when no second factor is on; its row is locked, so that two wait here. */
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

/** With the recovery codes; false when none was on. */
export const deleteTwoFactor = async (db: Database, userId: number): Promise<boolean> => {
  const deleted = await db
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ confirmedAt: twoFactors.confirmedAt })
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return deleted.some(({ confirmedAt }) => confirmedAt !== null)
}
