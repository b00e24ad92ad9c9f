import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { devices } from './table.ts'

/** A browser is remembered for so many days after its last login; its cookie lasts as long. */
export const deviceDays = 365

const later = alias(devices, 'later')

/**
 * Remembers that a person logs in with a browser, identified by its cookie. True when the person should be told by
 * mail: they have logged in before, but never with this browser. Call it inside a transaction.
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

/** Keeps the latest one however old it is: it proves that the person has logged in before. */
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
