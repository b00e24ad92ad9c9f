import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { HistoryEntry, HistoryField } from '../schema.ts'
import { consultationHistory } from './table.ts'

const selectHistory = (db: Database) =>
  db
    .select({
      id: consultationHistory.id,
      field: consultationHistory.field,
      from: consultationHistory.from,
      to: consultationHistory.to,
      message: consultationHistory.message,
      userName: fullName(users),
      createdAt: consultationHistory.createdAt,
    })
    .from(consultationHistory)
    .leftJoin(users, eq(users.id, consultationHistory.userId))

/** Oldest first. `userName` is null for a guest and for a deleted user. */
export const listConsultationHistory = (db: Database, consultationId: number): Promise<HistoryEntry[]> =>
  selectHistory(db)
    .where(eq(consultationHistory.consultationId, consultationId))
    .orderBy(asc(consultationHistory.id))

/** The entries with these ids, in any order. */
export const findHistory = async (db: Database, ids: readonly number[]): Promise<HistoryEntry[]> =>
  ids.length === 0 ? [] : selectHistory(db).where(inArray(consultationHistory.id, [...ids]))

export const addHistory = async (
  db: Database,
  consultationId: number,
  userId: number | null,
  field: HistoryField,
  from: string | null,
  to: string | null,
  message: string | null = null,
): Promise<void> => {
  await db.insert(consultationHistory).values({ consultationId, userId, field, from, to, message })
}

/** The firm's reply to a guest. */
export const addReply = async (
  db: Database,
  consultationId: number,
  userId: number,
  message: string,
): Promise<void> => {
  await db.insert(consultationHistory).values({ consultationId, userId, field: 'replied', message })
}
