import { and, asc, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { SignedInUser } from '#access/roles.ts'
import type { Scope } from '#access/scopes.ts'
import type { Database } from '#db/connection.ts'
import { prepared } from '#db/prepared.ts'
import { mailbox, users } from '#features/users/server/table.ts'
import type { OfficeToken, OwnToken } from '../schema.ts'
import { apiTokens } from './table.ts'
import { createTokenText, hashOfToken } from './token-text.ts'

const shown = {
  id: apiTokens.id,
  name: apiTokens.name,
  scopes: apiTokens.scopes,
  networks: apiTokens.networks,
  createdAt: apiTokens.createdAt,
  endsAt: apiTokens.endsAt,
  lastUsedOn: apiTokens.lastUsedOn,
  lastUsedNetwork: apiTokens.lastUsedNetwork,
}

const isValid = () => and(isNull(apiTokens.endedAt), gt(apiTokens.endsAt, sql`now()`))

/** A user's valid tokens, the newest first. */
export const listTokensOf = (db: Database, userId: number): Promise<OwnToken[]> =>
  db
    .select(shown)
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), isValid()))
    .orderBy(desc(apiTokens.id))

/** All valid tokens, by their owners. */
export const listTokens = (db: Database): Promise<OfficeToken[]> =>
  db
    .select({
      ...shown,
      owner: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        username: users.username,
      },
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(isValid())
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id), desc(apiTokens.id))

export const countTokensOf = (db: Database, userId: number): Promise<number> =>
  db.$count(apiTokens, and(eq(apiTokens.userId, userId), isValid()))

export type NewToken = { userId: number; name: string; scopes: Scope[]; networks: string[]; days: number }

/** Returns the token, of which only a hash is stored. Its end uses the database's clock. */
export const createToken = async (db: Database, { days, ...row }: NewToken) => {
  const token = createTokenText()
  const [created] = await db
    .insert(apiTokens)
    .values({
      ...row,
      tokenHash: hashOfToken(token),
      endsAt: sql`now() + ${days} * interval '1 day'`,
    })
    .returning(shown)
  if (!created) throw new Error('insert returned no row')
  return { ...created, token }
}

/** The name and the owner of the revoked token; undefined if there is none, or it belongs to another `userId`. */
export const revokeToken = async (db: Database, { id, userId }: { id: number; userId?: number }) => {
  const [revoked] = await db
    .update(apiTokens)
    .set({ endedAt: sql`now()`, endedBy: 'revocation' })
    .where(
      and(eq(apiTokens.id, id), userId === undefined ? undefined : eq(apiTokens.userId, userId), isValid()),
    )
    .returning({ name: apiTokens.name, userId: apiTokens.userId })
  return revoked
}

export type FoundToken = {
  id: number
  name: string
  scopes: Scope[]
  networks: string[]
  /** The end has come, or the token was revoked. */
  isOver: boolean
  /** The owner was demoted or deactivated. */
  hasLostOwner: boolean
  lastUsedOn: string | null
  lastUsedNetwork: string | null
  user: SignedInUser
}

/** The token with its owner, whose role and name are always current. */
export const findToken = async (db: Database, text: string): Promise<FoundToken | undefined> => {
  const hash = hashOfToken(text)
  const [found] = await prepared(db, 'api token', () => tokenByHash(db)).execute({ hash })
  return found
}

const tokenByHash = (db: Database) =>
  db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      networks: apiTokens.networks,
      isOver: sql<boolean>`${apiTokens.endsAt} <= now() or coalesce(${apiTokens.endedBy} = 'revocation', false)`,
      hasLostOwner: sql<boolean>`not ${users.isActive} or coalesce(${apiTokens.endedBy} <> 'revocation', false)`,
      lastUsedOn: apiTokens.lastUsedOn,
      lastUsedNetwork: apiTokens.lastUsedNetwork,
      user: {
        id: users.id,
        username: users.username,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        phone: users.phone,
        role: users.role,
        preferredLanguage: users.preferredLanguage,
        contactPreference: users.contactPreference,
        isVerified: users.isVerified,
        seenInPersonAt: users.seenInPersonAt,
      },
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.tokenHash, sql.placeholder('hash')))

export const noteTokenUse = async (
  db: Database,
  id: number,
  use: { lastUsedOn: string; lastUsedNetwork: string },
): Promise<void> => {
  await db.update(apiTokens).set(use).where(eq(apiTokens.id, id))
}

/** Days before the end on which the owner gets a mail. */
const noticeDays = 7

/**
 * The valid tokens that end within a week and whose owners were not notified, marked as notified. A token that lives
 * for a week or less has no notice, because its owner has just chosen the end.
 */
export const takeEndingTokens = async (db: Database) => {
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${apiTokens} set noticed_at = now()
    where noticed_at is null and ended_at is null and ends_at > now()
      and ends_at <= now() + ${noticeDays} * interval '1 day'
      and ends_at > created_at + ${noticeDays} * interval '1 day'
    returning id`)
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  return db
    .select({ id: apiTokens.id, name: apiTokens.name, endsAt: apiTokens.endsAt, ...mailbox })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(sql`${apiTokens.id} in ${ids}`, eq(users.isActive, true), ne(users.role, 'client')))
}

/** Tokens stay for this time after their end, so that their programs get a clear refusal. */
const retainedDays = 90

export const deleteEndedTokens = async (db: Database): Promise<number> => {
  const ended = await db
    .delete(apiTokens)
    .where(
      lt(
        sql`least(${apiTokens.endsAt}, ${apiTokens.endedAt})`,
        sql`now() - ${retainedDays} * interval '1 day'`,
      ),
    )
    .returning({ id: apiTokens.id })
  return ended.length
}
