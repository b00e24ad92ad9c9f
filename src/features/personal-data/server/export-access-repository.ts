import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { passkeys } from '#features/auth/passkeys/server/table.ts'
import { listSessionsOf } from '#features/auth/server/repository.ts'
import { devices } from '#features/auth/server/table.ts'
import { twoFactors } from '#features/auth/two-factor/server/table.ts'

/** A person's logins and devices, without secrets. */
export const collectAccess = async (db: Database, userId: number) => ({
  sessions: await listSessionsOf(db, userId).then((rows) => rows.map(({ id, ...session }) => session)),
  devices: await listDevicesOf(db, userId),
  twoFactorSince: await findTwoFactorStart(db, userId),
  passkeys: await listPasskeysOf(db, userId),
})

/** The browsers with which the user has logged in, without the secrets that identify them. */
const listDevicesOf = (db: Database, userId: number) =>
  db
    .select({ createdAt: devices.createdAt, lastSeenAt: devices.lastSeenAt })
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(asc(devices.id))

/** Passkeys by name, without their keys. */
const listPasskeysOf = (db: Database, userId: number) =>
  db
    .select({
      name: passkeys.name,
      isSynced: passkeys.isSynced,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id))

const findTwoFactorStart = async (db: Database, userId: number) => {
  const [found] = await db
    .select({ confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return found?.confirmedAt ?? null
}
