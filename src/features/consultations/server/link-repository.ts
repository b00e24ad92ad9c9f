import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { LinkKeyError, type LinkTokens } from '#features/outbox/server/link-tokens.ts'
import type { FollowedConsultation } from '../guest-schema.ts'
import { openStatuses } from '../rules.ts'
import { facts, nextShownDate, noteToClient } from './facts-repository.ts'
import { consultationHistory, consultationLinks, consultations, received } from './table.ts'

/** Days after the consultation is closed until its link expires. */
const daysAfterClosing = 90

/** 256 random bits. */
const newFollowToken = (): string => randomBytes(32).toString('base64url')

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const contextOf = (consultationId: number): string => `consultation ${consultationId}`

/** Creates a guest's private link and returns its token. The database can read only its hash. */
export const createFollowLink = async (
  db: Database,
  consultationId: number,
  sealing: LinkTokens,
): Promise<string> => {
  const token = newFollowToken()
  const sealedToken = sealing.sealToken(token, contextOf(consultationId))
  await db.insert(consultationLinks).values({ consultationId, tokenHash: hashOf(token), sealedToken })
  return token
}

/**
 * The token of a guest's private link. Creates a new one if there is none, as for old requests, or if the
 * encryption key of the token is gone.
 */
export const getFollowToken = async (
  db: Database,
  consultationId: number,
  sealing: LinkTokens,
): Promise<string> => {
  const [link] = await db
    .select({ sealedToken: consultationLinks.sealedToken })
    .from(consultationLinks)
    .where(eq(consultationLinks.consultationId, consultationId))
    .orderBy(desc(consultationLinks.id))
    .limit(1)
  if (!link) return createFollowLink(db, consultationId, sealing)
  try {
    return sealing.unsealToken(link.sealedToken, contextOf(consultationId))
  } catch (error) {
    if (error instanceof LinkKeyError) return createFollowLink(db, consultationId, sealing)
    throw error
  }
}

/** Deletes the links of guest requests, and returns the number of them. */
export const endFollowLinks = async (db: Database, consultationIds: readonly number[]): Promise<number> => {
  const ended = await db
    .delete(consultationLinks)
    .where(inArray(consultationLinks.consultationId, [...consultationIds]))
    .returning({ id: consultationLinks.id })
  return ended.length
}

/** Uses the database's clock. A consultation without a history entry for its end was created closed. */
const closedLately = sql`coalesce((select max(${consultationHistory.createdAt}) from ${consultationHistory} where ${consultationHistory.consultationId} = ${consultations.id} and ${consultationHistory.field} in ('status', 'withdrawn')), ${consultations.createdAt}) > now() - ${daysAfterClosing} * interval '1 day'`

const isFollowable = and(
  isNull(consultations.userId),
  or(inArray(consultations.status, openStatuses), closedLately),
)

const followed = {
  id: consultations.id,
  service: consultations.service,
  subject: consultations.subject,
  status: consultations.status,
  withdrawnAt: consultations.withdrawnAt,
  firstAnswerAt: consultations.firstAnswerAt,
  ...facts,
  nextDate: nextShownDate,
  rejectionNote: noteToClient,
  createdAt: received,
}

const isLinked = (db: Database, token: string) =>
  inArray(
    consultations.id,
    db
      .select({ id: consultationLinks.consultationId })
      .from(consultationLinks)
      .where(eq(consultationLinks.tokenHash, hashOf(token))),
  )

/** The condition that a guest may follow the consultation with this link. */
export const isFollowedWith = (db: Database, token: string) => and(isLinked(db, token), isFollowable)

/** Undefined for unknown and expired links. */
export const findFollowed = async (
  db: Database,
  token: string,
): Promise<FollowedConsultation | undefined> => {
  const [found] = await db.select(followed).from(consultations).where(isFollowedWith(db, token))
  return found
}

/**
 * Locks the consultation until the transaction ends, so that a second concurrent withdrawal sees the first
 * one.
 */
export const lockFollowed = async (db: Database, token: string) => {
  const [locked] = await db.select().from(consultations).where(isLinked(db, token)).for('update')
  return locked && (await findFollowed(db, token)) && locked
}
