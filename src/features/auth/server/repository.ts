import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { prepared } from '#db/prepared.ts'
import { users } from '#features/users/server/table.ts'
import type { Origin } from './origin.ts'
import { attempts, sessions } from './table.ts'

/** 12 hours without a call end a plain session; a remembered one lasts 30 days (P4.8). */
const idleHours = 12
export const rememberedDays = 30

/** Sessions of the office end so many hours after the login, even if they are in use (P5.32). */
const officeHours = 12

/** A password (and code) counts as just proven for so many minutes. */
const proofMinutes = 10

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Opens a session and returns its token, of which only a hash is stored. Lifetimes follow the database's clock. */
export const createSession = async (
  db: Database,
  userId: number,
  { isRemembered, passkeyId }: { isRemembered: boolean; passkeyId: number | null },
  { userAgent, ipAddress }: Origin,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const lifetime = isRemembered ? `${rememberedDays} days` : `${idleHours} hours`
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    userId,
    isRemembered,
    passkeyId,
    userAgent: userAgent?.slice(0, 300) ?? null,
    ipAddress,
    expiresAt: sql`now() + ${lifetime}::interval`,
  })
  return token
}

export type OpenSession = {
  sessionId: number
  user: SignedInUser
  isStale: boolean
  isConfirmed: boolean
  /** A passkey has been shown in it. */
  isByPasskey: boolean
}

/** The session of a token, if it is still open and its person is active. Role and name are read anew each time. */
export const findSession = async (db: Database, token: string): Promise<OpenSession | undefined> => {
  const [found] = await prepared(db, 'session', () => openSession(db)).execute({ hash: hashOf(token) })
  return found
}

const openSession = (db: Database) =>
  db
    .select({
      sessionId: sessions.id,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`,
      isByPasskey: sql<boolean>`${sessions.passkeyId} is not null`,
      isConfirmed: sql<boolean>`${sessions.confirmedAt} > now() - ${sql.raw(String(proofMinutes))} * interval '1 minute'`,
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
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), isOpen()))

const isOpen = () =>
  and(
    gt(sessions.expiresAt, sql`now()`),
    eq(users.isActive, true),
    or(
      eq(users.role, 'client'),
      gt(sessions.createdAt, sql`now() - ${sql.raw(String(officeHours))} * interval '1 hour'`),
    ),
  )

/** Those of the sessions that are still open, each with the role that its person has now. */
export const listOpenSessions = (db: Database, ids: number[]) =>
  db
    .select({ sessionId: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, ids), isOpen()))

/** Notes that the person has proven in this session who they are, and with which passkey if it was one. */
export const confirmSession = async (db: Database, sessionId: number, passkeyId?: number): Promise<void> => {
  await db
    .update(sessions)
    .set({ confirmedAt: sql`now()`, ...(passkeyId !== undefined && { passkeyId }) })
    .where(eq(sessions.id, sessionId))
}

/** Extends the idle limit of a plain session; a remembered one keeps its end. */
export const touchSession = async (db: Database, sessionId: number): Promise<void> => {
  await db
    .update(sessions)
    .set({
      lastSeenAt: sql`now()`,
      expiresAt: sql`case when ${sessions.isRemembered} then ${sessions.expiresAt} else now() + ${`${idleHours} hours`}::interval end`,
    })
    .where(eq(sessions.id, sessionId))
}

/** A person's open sessions as they see them, the last used one first. */
export const listSessionsOf = (db: Database, userId: number) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      isRemembered: sessions.isRemembered,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))

/** How a session was opened, for the one that takes its place. */
export const openingOf = async (db: Database, id: number) => {
  const [found] = await db
    .select({ isRemembered: sessions.isRemembered, passkeyId: sessions.passkeyId })
    .from(sessions)
    .where(eq(sessions.id, id))
  return found ?? { isRemembered: false, passkeyId: null }
}

/** Ends a person's sessions in which one of their passkeys was shown, except the one in which it is removed. */
export const deleteSessionsBy = async (
  db: Database,
  { userId, passkeyId, keptId }: { userId: number; passkeyId: number; keptId: number },
): Promise<void> => {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.passkeyId, passkeyId), ne(sessions.id, keptId)))
}

/** False if the person has no such session, for example because it is somebody else's. */
export const deleteOwnSession = async (db: Database, userId: number, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

/** Ends all sessions of a person, except `keptId` if given; returns how many there were. */
export const deleteSessionsOf = async (db: Database, userId: number, keptId?: number): Promise<number> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptId === undefined ? undefined : ne(sessions.id, keptId)))
    .returning({ id: sessions.id })
  return deleted.length
}

export const deleteSession = async (db: Database, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

/** So many wrong passwords for one account, existing or not, lock it for a while. */
export const mostLoginFailures = 10
export const loginFailureWindow = 5 * 60

/** Wrong passwords of one account are counted together, wherever they are tried. */
/** Names are hashed in keys: people type passwords or other people's addresses into the name field. */
export const nameInKey = (name: string): string =>
  createHash('sha256').update(name.toLowerCase()).digest('hex')

/**
 * A window is over after its end. It is also over if it would end later than its length allows: then the clock was
 * ahead when it began, and nobody should have to wait for that.
 */
const isOver = (latestEnd: SQL) =>
  sql`(${attempts.endsAt} < now() or ${attempts.endsAt} > ${latestEnd} + interval '1 second')`

const endOf = (windowSeconds: number) => sql`now() + ${windowSeconds} * interval '1 second'`

/**
 * Counts a call under `key`. The first call after the last window begins a new one of `windowSeconds`, which may
 * later be prolonged to `longestSeconds`.
 */
export const countAttempt = async (
  db: Database,
  key: string,
  windowSeconds: number,
  longestSeconds = windowSeconds,
) => {
  const windowEnd = endOf(windowSeconds)
  const over = isOver(endOf(longestSeconds))
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, endsAt: windowEnd })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${over} then ${windowEnd} else ${attempts.endsAt} end`,
      },
    })
    .returning(counted)
  return row ?? { count: 1, secondsLeft: windowSeconds }
}

export const forgetAttempts = async (db: Database, key: string): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.key, key))
}

const counted = {
  count: attempts.count,
  secondsLeft: sql<number>`ceil(extract(epoch from ${attempts.endsAt} - now()))::int`,
}
