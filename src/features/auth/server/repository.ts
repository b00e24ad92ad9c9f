import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { prepared } from '#db/prepared.ts'
import { settings } from '#features/settings/server/table.ts'
import type { SettingKey } from '#features/settings/setting-table.ts'
import { looksLike } from '#features/users/server/repository.ts'
import { reservedNames } from '#features/users/server/rules.ts'
import { users } from '#features/users/server/table.ts'
import { sharedRead } from '#http/shared-reads.ts'
import { attempts, sessions } from './table.ts'

/** A login at the firm's directory. */
type DirectoryLogin = {
  /** The id of the session there, if the directory sends one. */
  sid: string | null
  /** Whether it included a second factor. */
  isStrong: boolean
  /** The last time the person entered their password there; undefined if the directory does not send it. */
  authenticatedAt: Date | undefined
}

/** How a session begins. */
export type Opening = {
  isRemembered: boolean
  /** The passkey that was used; it counts as two factors. */
  passkeyId: number | null
  /** Set if the person logged in at the directory. */
  directory?: DirectoryLogin | undefined
}

/** The origin of a call, for its user to recognize. */
export type Origin = { userAgent: string | undefined; ipAddress: string }

/** 12 hours without a call end a plain session; a remembered one lasts 30 days (P4.8). */
const idleHours = 12
export const rememberedDays = 30

/** Maximum age of an office session in hours, even if it is in use (P5.32). */
const officeHours = 12

/** Minutes for which a confirmed password (and code) stays valid. */
const proofMinutes = 10

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Creates a session and returns its token, of which only a hash is stored. Lifetimes use the database's
 * clock.
 */
export const createSession = async (
  db: Database,
  userId: number,
  { isRemembered, passkeyId, directory }: Opening,
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
    ...(directory && columnsOf(directory)),
  })
  return token
}

/** A directory may log a person in without a question, which is no proof. */
const columnsOf = ({ sid, isStrong, authenticatedAt }: DirectoryLogin) => ({
  directory: isStrong ? ('strong' as const) : ('plain' as const),
  directorySid: sid,
  confirmedAt: sql`least(now(), ${(authenticatedAt ?? new Date(0)).toISOString()}::timestamptz)`,
})

export type OpenSession = {
  sessionId: number
  user: SignedInUser
  isStale: boolean
  isConfirmed: boolean
  /** A passkey was used in it, or a second factor at the directory. */
  isStrong: boolean
  isByDirectory: boolean
}

/** The session of a token, if it is valid and its user is active. Role and name are always current. */
export const findSession = (db: Database, token: string): Promise<OpenSession | undefined> => {
  const hash = hashOf(token)
  return sharedRead(`session ${hash}`, async () => {
    const [found] = await prepared(db, 'session', () => openSession(db)).execute({ hash })
    return found
  })
}

const openSession = (db: Database) =>
  db
    .select({
      sessionId: sessions.id,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`,
      isStrong: sql<boolean>`${sessions.passkeyId} is not null or coalesce(${sessions.directory} = 'strong', false)`,
      isByDirectory: sql<boolean>`${sessions.directory} is not null`,
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

/** The given sessions that are still valid, with the current role of their users. */
export const listOpenSessions = (db: Database, ids: number[]) =>
  db
    .select({ sessionId: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, ids), isOpen()))

/** Records that the user has confirmed their identity in this session, and the passkey if one was used. */
export const confirmSession = async (db: Database, sessionId: number, passkeyId?: number): Promise<void> => {
  await db
    .update(sessions)
    .set({ confirmedAt: sql`now()`, ...(passkeyId !== undefined && { passkeyId }) })
    .where(eq(sessions.id, sessionId))
}

/** Extends the idle limit of a plain session; the expiry of a remembered one does not change. */
export const touchSession = async (db: Database, sessionId: number): Promise<void> => {
  await db
    .update(sessions)
    .set({
      lastSeenAt: sql`now()`,
      expiresAt: sql`case when ${sessions.isRemembered} then ${sessions.expiresAt} else now() + ${`${idleHours} hours`}::interval end`,
    })
    .where(eq(sessions.id, sessionId))
}

/** A user's open sessions for display, the last used one first. */
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

/** The login method of a session, for the session that replaces it. */
export const openingOf = async (db: Database, id: number): Promise<Opening> => {
  const [found] = await db.select().from(sessions).where(eq(sessions.id, id))
  if (!found) return { isRemembered: false, passkeyId: null }
  const { isRemembered, passkeyId, directory, directorySid: sid, confirmedAt } = found
  return {
    isRemembered,
    passkeyId,
    ...(directory && {
      directory: { sid, isStrong: directory === 'strong', authenticatedAt: new Date(confirmedAt) },
    }),
  }
}

/** Ends a user's sessions in which a passkey was used, except the one that removes it. */
export const deleteSessionsBy = async (
  db: Database,
  { userId, passkeyId, exceptId }: { userId: number; passkeyId: number; exceptId: number },
): Promise<void> => {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.passkeyId, passkeyId), ne(sessions.id, exceptId)))
}

/** False if the user has no such session, for example because it belongs to another user. */
export const deleteOwnSession = async (db: Database, userId: number, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

/** Ends all sessions of a user, except `exceptId` if given; returns their number. */
export const deleteSessionsOf = async (db: Database, userId: number, exceptId?: number): Promise<number> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
    .returning({ id: sessions.id })
  return deleted.length
}

export const deleteSession = async (db: Database, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

/** Wrong passwords after which an account, existing or not, is locked for a while. */
export const maxLoginFailures = 10
export const loginFailureWindow = 5 * 60

/** Wrong passwords of one account are counted together, from all devices. */
/** Names are hashed in keys, because users type passwords or other people's addresses into the name field. */
export const nameInKey = (name: string): string =>
  createHash('sha256').update(name.toLowerCase()).digest('hex')

/**
 * Whether a window has ended. A window that would end later than its length allows was started by a clock
 * that was ahead, so it counts as ended.
 */
const isOver = (latestEnd: SQL) =>
  sql`(${attempts.endsAt} < now() or ${attempts.endsAt} > ${latestEnd} + interval '1 second')`

const endOf = (windowSeconds: number) => sql`now() + ${windowSeconds} * interval '1 second'`

/**
 * Counts a call under `key`, or several `calls` at once. The first call after a window has ended starts a new one of
 * `windowSeconds`, which may be extended up to `maxSeconds`.
 */
export const countAttempt = async (
  db: Database,
  key: string,
  windowSeconds: number,
  maxSeconds = windowSeconds,
  calls = 1,
) => {
  const windowEnd = endOf(windowSeconds)
  const over = isOver(endOf(maxSeconds))
  const [row] = await db
    .insert(attempts)
    .values({ key, count: calls, endsAt: windowEnd })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then ${calls}::int else ${attempts.count} + ${calls} end`,
        endsAt: sql`case when ${over} then ${windowEnd} else ${attempts.endsAt} end`,
      },
    })
    .returning(counted)
  return row ?? { count: calls, secondsLeft: windowSeconds }
}

export const forgetAttempts = async (db: Database, key: string): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.key, key))
}

const counted = {
  count: attempts.count,
  secondsLeft: sql<number>`ceil(extract(epoch from ${attempts.endsAt} - now()))::int`,
}

/** The settings with the firm's names and addresses. */
const namesOfFirm: SettingKey[] = ['site_title', 'site_title_ar', 'contact_email', 'contact_email_2']

/**
 * Whether a user name could be mistaken for the firm, its systems or an existing address, in any spelling.
 */
export const isReservedName = async (
  db: Database,
  { username, email }: { username: string; email: string },
): Promise<boolean> => {
  const known = sql.join(
    reservedNames.map((name) => sql`look_of(${name})`),
    sql`, `,
  )
  const { rows } = await db.execute<{ reserved: boolean }>(sql`
    select look_of(${username}) in (${known})
      or exists (select 1 from ${settings} where ${inArray(settings.key, namesOfFirm)}
        and ${settings.value} <> '' and ${looksLike(username, sql`${settings.value}`)})
      or exists (select 1 from ${users} where lower(${users.email}) = lower(${username})
        and lower(${users.email}) <> lower(${email})) as reserved`)
  return rows[0]?.reserved ?? false
}
