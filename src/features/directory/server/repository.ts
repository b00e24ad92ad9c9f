import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/rows.ts'
import { sessions } from '#features/auth/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { directoryIdentities, directoryNames, localAdmin } from './table.ts'

/** A person at the directory. */
export type Subject = { issuer: string; subject: string }

const isSubject = ({ issuer, subject }: Subject) =>
  and(eq(directoryIdentities.issuer, issuer), eq(directoryIdentities.subject, subject))

/** The account that this identity logs in to. */
export const findUserIdOf = async (db: Database, subject: Subject): Promise<number | undefined> => {
  const [found] = await db
    .select({ userId: directoryIdentities.userId })
    .from(directoryIdentities)
    .where(isSubject(subject))
  return found?.userId
}

export const findIdentity = async (db: Database, userId: number) => {
  const [found] = await db.select().from(directoryIdentities).where(eq(directoryIdentities.userId, userId))
  return found
}

/** Undefined if the identity or the account has a link already. */
export const createIdentity = async (
  db: Database,
  row: Subject & { userId: number; name: string | null },
) => {
  const [created] = await db.insert(directoryIdentities).values(row).onConflictDoNothing().returning()
  if (created) await deleteExpectedName(db, row.userId)
  return created
}

/** Records a login, with the present name at the directory. */
export const noteUse = async (db: Database, subject: Subject, name: string | null): Promise<void> => {
  await db.update(directoryIdentities).set({ name, lastUsedAt: sql`now()` }).where(isSubject(subject))
}

/** False if the account has no link. */
export const deleteIdentity = async (db: Database, userId: number): Promise<boolean> => {
  const deleted = await db
    .delete(directoryIdentities)
    .where(eq(directoryIdentities.userId, userId))
    .returning({ id: directoryIdentities.id })
  return deleted.length > 0
}

export const findExpectedName = async (db: Database, userId: number): Promise<string | undefined> => {
  const [found] = await db
    .select({ name: directoryNames.name })
    .from(directoryNames)
    .where(eq(directoryNames.userId, userId))
  return found?.name
}

/** The account for which an admin has written one of these names; each first login takes one of them, in this order. */
export const findExpectedUserId = async (
  db: Database,
  names: readonly string[],
): Promise<number | undefined> => {
  for (const name of names) {
    const [found] = await db
      .select({ userId: directoryNames.userId })
      .from(directoryNames)
      .where(eq(sql`lower(${directoryNames.name})`, sql`lower(${name})`))
      .for('update')
    if (found) return found.userId
  }
  return undefined
}

export const saveExpectedName = async (db: Database, userId: number, name: string): Promise<void> => {
  const written = await db
    .insert(directoryNames)
    .values({ userId, name })
    .onConflictDoUpdate({ target: directoryNames.userId, set: { name, createdAt: sql`now()` } })
    .returning({ userId: directoryNames.userId })
  insertedRow(written)
}

export const deleteExpectedName = async (db: Database, userId: number): Promise<void> => {
  await db.delete(directoryNames).where(eq(directoryNames.userId, userId))
}

/** Ends the sessions that a login at the directory has opened, except one; returns their number. */
export const deleteDirectorySessions = async (
  db: Database,
  userId: number,
  { exceptId }: { exceptId?: number | undefined } = {},
): Promise<number> => {
  const deleted = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNotNull(sessions.directory),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    )
    .returning({ id: sessions.id })
  return deleted.length
}

/** Ends the sessions of one login at the directory; returns the ids of their users. */
export const deleteSessionsOfLogin = async (
  db: Database,
  { sid, userId }: { sid: string; userId: number | undefined },
): Promise<number[]> => {
  const deleted = await db
    .delete(sessions)
    .where(
      and(eq(sessions.directorySid, sid), userId === undefined ? undefined : eq(sessions.userId, userId)),
    )
    .returning({ userId: sessions.userId })
  return deleted.map((session) => session.userId)
}

/** The admin who may use a password although only the directory is allowed. */
export const findLocalAdmin = async (db: Database) => {
  const [found] = await db
    .select({ id: users.id, username: users.username })
    .from(localAdmin)
    .innerJoin(users, eq(users.id, localAdmin.userId))
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
  return found
}

export const saveLocalAdmin = async (db: Database, userId: number): Promise<void> => {
  await db
    .insert(localAdmin)
    .values({ userId })
    .onConflictDoUpdate({ target: localAdmin.isOnly, set: { userId } })
}

/** The admin whom a refused person asks: the longest account. */
export const findAdminToAsk = async (db: Database): Promise<string | undefined> => {
  const [found] = await db
    .select({ name: fullName(users) })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(users.id)
    .limit(1)
  return found?.name ?? undefined
}
