import { createHash, randomBytes } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { users } from '#features/users/server/table.ts'
import { calendarAddresses } from './table.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Replaces the previous address. Returns its token, of which only a hash is stored. */
export const createCalendarToken = async (db: Database, userId: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await endCalendarAddress(db, userId)
  await db.insert(calendarAddresses).values({ userId, tokenHash: hashOf(token) })
  return token
}

export const endCalendarAddress = async (db: Database, userId: number): Promise<void> => {
  await db.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId))
}

export const findCalendarAddress = async (
  db: Database,
  userId: number,
): Promise<{ createdAt: string } | undefined> => {
  const [found] = await db
    .select({ createdAt: calendarAddresses.createdAt })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.userId, userId))
  return found
}

/** The owner of the calendar, while they work here. */
export const findCalendarReader = async (db: Database, token: string) => {
  const [found] = await db
    .select({ id: users.id, role: users.role, language: users.preferredLanguage })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(
      and(eq(calendarAddresses.tokenHash, hashOf(token)), eq(users.isActive, true), ne(users.role, 'client')),
    )
  return found
}
