import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { devices } from './table.ts'

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
