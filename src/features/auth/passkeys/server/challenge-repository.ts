import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { type challengePurpose, passkeyChallenges } from './table.ts'

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
