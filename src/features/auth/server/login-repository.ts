import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { attempts, devices } from './table.ts'

/** The current count for `key`, without increasing it. */
export const countedSoFar = async (db: Database, key: string): Promise<number> => {
  const [row] = await db
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.endsAt, sql`now()`)))
  return row?.count ?? 0
}

/** Reverts a call that was counted before its result was known. */
export const refundAttempt = async (db: Database, key: string): Promise<void> => {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.count, 0)))
}

/** Extends a window to at least `seconds` from now; returns its remaining seconds. */
export const prolongAttempts = async (db: Database, key: string, seconds: number): Promise<number> => {
  const [row] = await db
    .update(attempts)
    .set({ endsAt: sql`greatest(${attempts.endsAt}, now() + ${seconds} * interval '1 second')` })
    .where(eq(attempts.key, key))
    .returning({ secondsLeft: sql<number>`ceil(extract(epoch from ${attempts.endsAt} - now()))::int` })
  return row?.secondsLeft ?? seconds
}

/** Deletes the counts of all keys that start with `start` and end with a space and `end`. */
export const forgetAttemptsBetween = async (db: Database, start: string, end: string): Promise<void> => {
  const tail = ` ${end}`
  await db
    .delete(attempts)
    .where(
      sql`left(${attempts.key}, ${start.length}::int) = ${start} and right(${attempts.key}, ${tail.length}::int) = ${tail}`,
    )
}

/** The hash of a browser's cookie, if the user has logged in with that browser before. */
export const findKnownDevice = async (
  db: Database,
  userId: number,
  token: string,
): Promise<string | undefined> => {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const [found] = await db
    .select({ tokenHash: devices.tokenHash })
    .from(devices)
    .where(and(eq(devices.userId, userId), eq(devices.tokenHash, tokenHash)))
  return found?.tokenHash
}

/** Days since the last login after which a browser is forgotten; also the lifetime of its cookie. */
export const deviceDays = 365

const later = alias(devices, 'later')

/**
 * Records a login with a browser, identified by its cookie. True if the user should get a mail: they have
 * logged in before, but never with this browser. Call it inside a transaction.
 */
export const rememberDevice = async (db: Database, userId: number, token: string): Promise<boolean> => {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  await forgetOldDevices(db, userId)
  const [any] = await db.select({ id: devices.id }).from(devices).where(eq(devices.userId, userId)).limit(1)
  const [known] = await db
    .update(devices)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(devices.userId, userId), eq(devices.tokenHash, tokenHash)))
    .returning({ id: devices.id })
  if (known) return false
  await db.insert(devices).values({ userId, tokenHash }).onConflictDoNothing()
  return any !== undefined
}

/** Preserves the latest device even if it is old: it proves that the user has logged in before. */
const forgetOldDevices = async (db: Database, userId: number): Promise<void> => {
  await db.delete(devices).where(
    and(
      eq(devices.userId, userId),
      lt(devices.lastSeenAt, sql`now() - ${deviceDays} * interval '1 day'`),
      sql`exists ${db
        .select({ id: later.id })
        .from(later)
        .where(and(eq(later.userId, devices.userId), gt(later.lastSeenAt, devices.lastSeenAt)))}`,
    ),
  )
}
