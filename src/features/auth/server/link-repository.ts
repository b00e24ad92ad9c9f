import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { AppError } from '#http/errors.ts'
import type { LinkState } from '../schema.ts'
import { type tokenPurpose, tokens } from './table.ts'

export type LinkPurpose = (typeof tokenPurpose.enumValues)[number]

/** Days after which an expired link is deleted; until then its page can show that it has expired. */
const daysRemembered = 7

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type NewLink = { purpose: LinkPurpose; userId: number | null; email: string; hours: number }

/**
 * Creates a link for a mail and returns its token, of which only a hash is stored. A newer link invalidates
 * the user's older ones for the same purpose. Lifetimes use the database's clock.
 */
export const createLink = async (db: Database, link: NewLink): Promise<string> => {
  await db.delete(tokens).where(lt(tokens.expiresAt, sql`now() - ${daysRemembered} * interval '1 day'`))
  await endLinks(db, link.userId, [link.purpose])
  return addLink(db, link)
}

/** Creates a link without invalidating those of earlier mails. */
export const addLink = async (db: Database, { hours, ...link }: NewLink): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db.insert(tokens).values({
    ...link,
    tokenHash: hashOf(token),
    expiresAt: sql`now() + ${hours} * interval '1 hour'`,
  })
  return token
}

const isLink = (purposes: readonly LinkPurpose[], token: string) =>
  and(eq(tokens.tokenHash, hashOf(token)), inArray(tokens.purpose, purposes))

const isOpen = and(isNull(tokens.usedAt), gt(tokens.expiresAt, sql`now()`))

/** The state and owner of a link, without consuming it; undefined if it is unknown. */
export const findLink = async (db: Database, purposes: readonly LinkPurpose[], token: string) => {
  const [found] = await db
    .select({
      purpose: tokens.purpose,
      userId: tokens.userId,
      email: tokens.email,
      state: sql<
        Exclude<LinkState, 'unknown'>
      >`case when ${tokens.usedAt} is not null then 'used' when ${tokens.expiresAt} > now() then 'open' else 'expired' end`,
    })
    .from(tokens)
    .where(isLink(purposes, token))
  return found
}

/**
 * Consumes a link in one statement, so that only one of two concurrent clicks succeeds. Undefined if it is
 * used, expired or unknown.
 */
export const takeLink = async (db: Database, purposes: readonly LinkPurpose[], token: string) => {
  const [used] = await db
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(isLink(purposes, token), isOpen))
    .returning({ purpose: tokens.purpose, userId: tokens.userId, email: tokens.email })
  return used
}

/** The address and the end of an open link of this user. */
export const findOpenLink = async (db: Database, userId: number, purpose: LinkPurpose) => {
  const [found] = await db
    .select({ email: tokens.email, expiresAt: tokens.expiresAt })
    .from(tokens)
    .where(and(eq(tokens.userId, userId), eq(tokens.purpose, purpose), isOpen))
  return found
}

/** Invalidates a user's open links for some purposes; returns their number. */
export const endLinks = async (
  db: Database,
  userId: number | null,
  purposes: readonly LinkPurpose[],
): Promise<number> => {
  const ended = await db
    .update(tokens)
    .set({ expiresAt: sql`now()` })
    .where(and(sql`${tokens.userId} = ${userId}`, inArray(tokens.purpose, purposes), isOpen))
    .returning({ id: tokens.id })
  return ended.length
}

/** The same for an address that has no account yet. */
export const endLinksTo = async (db: Database, email: string, purpose: LinkPurpose): Promise<void> => {
  await db
    .update(tokens)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(tokens.email, email.toLowerCase()), eq(tokens.purpose, purpose), isOpen))
}

export const wasLinkSentLately = async (
  db: Database,
  { email, purpose, minutes }: { email: string; purpose: LinkPurpose; minutes: number },
): Promise<boolean> => {
  const [found] = await db
    .select({ id: tokens.id })
    .from(tokens)
    .where(
      and(
        eq(tokens.purpose, purpose),
        eq(tokens.email, email),
        gt(tokens.createdAt, sql`now() - ${minutes} * interval '1 minute'`),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** The error for a link that can no longer be used. */
export const refusedLink = (state: LinkState | undefined): AppError =>
  state === 'used' ? new AppError('link_used') : new AppError('link_expired')
