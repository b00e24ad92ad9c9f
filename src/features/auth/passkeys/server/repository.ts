import { createHash, randomBytes } from 'node:crypto'
import { and, asc, count, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { type challengePurpose, passkeyChallenges, passkeys } from './table.ts'

export type NewPasskeyRow = Omit<typeof passkeys.$inferInsert, 'id' | 'createdAt' | 'lastUsedAt'>

/** Oldest first, for a stable order. */
export const listPasskeysOf = (db: Database, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))

export const findPasskey = async (db: Database, credentialId: string) => {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found
}
export type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** Whether the user has a passkey for this host. */
export const hasPasskey = async (db: Database, userId: number, relyingParty: string): Promise<boolean> =>
  (
    await db
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.relyingParty, relyingParty)))
      .limit(1)
  ).length > 0

export const countPasskeysOf = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return row?.total ?? 0
}

/** Number of passkeys that are unusable since the website's address changed. */
export const countPasskeysElsewhere = async (db: Database, relyingParty: string): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(passkeys)
    .where(ne(passkeys.relyingParty, relyingParty))
  return row?.total ?? 0
}

/** 256 random bits without personal data (WebAuthn, section 14.6.1). */
export const userHandleOf = async (db: Database, userId: number): Promise<string> => {
  const [found] = await db
    .select({ userHandle: passkeys.userHandle })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1)
  return found?.userHandle ?? randomBytes(32).toString('base64url')
}

/** Undefined if the passkey belongs to an account already. */
export const createPasskey = async (db: Database, row: NewPasskeyRow): Promise<Passkey | undefined> => {
  const [created] = await db
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning()
  return created
}

/**
 * Compares and sets the counter in one statement. False if it is lower than before, which means that a copy
 * is in use. Devices without a counter stay at zero.
 */
export const notePasskeyUse = async (
  db: Database,
  id: number,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<boolean> => {
  const noted = await db
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  return noted.length > 0
}

/** False if the user has no such passkey, for example because it belongs to another user. */
export const renameOwnPasskey = async (
  db: Database,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> => {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

/** Returns the deleted passkey; undefined if the user has no such passkey. */
export const deleteOwnPasskey = async (
  db: Database,
  userId: number,
  id: number,
): Promise<Passkey | undefined> => {
  const [deleted] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning()
  return deleted
}

export const deletePasskeysOf = async (db: Database, userId: number): Promise<number> =>
  (await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })).length

/** The purpose and the user; the user is null at a login. */
export type Challenged = { purpose: (typeof challengePurpose.enumValues)[number]; userId: number | null }

/** The timeout in the browser and in the database. */
export const challengeMinutes = 5

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex')

/** Returns 256 random bits as base64url. */
export const createChallenge = async (
  db: Database,
  challenged: Challenged & { userHandle?: string },
): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
  await db.insert(passkeyChallenges).values({
    ...challenged,
    hash: hashOf(challenge),
    expiresAt: sql`now() + ${challengeMinutes} * interval '1 minute'`,
  })
  return challenge
}

/**
 * Consumes a challenge in one statement, even if the response is invalid: only one of two concurrent
 * responses is checked. Undefined if the challenge is unknown, expired or belongs to another user.
 */
export const takeChallenge = async (
  db: Database,
  challenge: string,
  { purpose, userId }: Challenged,
): Promise<{ userHandle: string | null } | undefined> => {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashOf(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ userHandle: passkeyChallenges.userHandle })
  return taken
}
