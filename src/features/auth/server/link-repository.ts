import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { LinkState } from '../schema.ts'
import { type tokenPurpose, tokens } from './table.ts'

export type LinkPurpose = (typeof tokenPurpose.enumValues)[number]

/** For how long after its end a link is still known, so that it can say that it has ended. */
const daysRemembered = 7

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type NewLink = { purpose: LinkPurpose; userId: number | null; email: string; hours: number }

/**
 * Gives the token of a link in our mail, which is kept nowhere. A person's newer link ends the older ones for the
 * same purpose. Lifetimes run by the database's clock.
 */
export const createLink = async (db: Database, { hours, ...link }: NewLink): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db.delete(tokens).where(lt(tokens.expiresAt, sql`now() - ${daysRemembered} * interval '1 day'`))
  await endLinks(db, link.userId, [link.purpose])
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

/** What a link can still do, and for whom, without using it; nothing where it is none of ours. */
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

/** Takes a link, in one statement: of two presses at once one wins. Nothing where it is used, too old or not ours. */
export const takeLink = async (db: Database, purposes: readonly LinkPurpose[], token: string) => {
  const [used] = await db
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(isLink(purposes, token), isOpen))
    .returning({ purpose: tokens.purpose, userId: tokens.userId, email: tokens.email })
  return used
}

/** The address that an open link of a person waits for. */
export const findOpenLinkAddress = async (
  db: Database,
  userId: number,
  purpose: LinkPurpose,
): Promise<string | undefined> => {
  const [found] = await db
    .select({ email: tokens.email })
    .from(tokens)
    .where(and(eq(tokens.userId, userId), eq(tokens.purpose, purpose), isOpen))
  return found?.email
}

/** Ends a person's open links for some purposes, and tells how many there were; nobody has none. */
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

/** The same for an address, where nobody has an account yet. */
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
