import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { refuseStale, updateVersioned } from '#db/versions.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations, guestKey } from '#features/consultations/server/table.ts'

/** Admins, employees who may open a request of the person, and all of them while the person has none. */
export const mayCorrect = async (db: Database, userId: number, reader: Reader): Promise<boolean> => {
  if (reader.role === 'admin') return true
  const isTheirs = eq(consultations.userId, userId)
  if ((await db.$count(consultations, and(isTheirs, mayOpenConsultation(reader)))) > 0) return true
  return (await db.$count(consultations, isTheirs)) === 0
}

/** Notes the correction in the history of the person's open requests. */
export const noteCorrection = async (db: Database, userId: number, byId: number): Promise<void> => {
  const rows = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.userId, userId), inArray(consultations.status, [...openStatuses])))
  for (const { id } of rows) await addHistory(db, id, byId, 'contactCorrected', null, null)
}

/**
 * The requests of the guest who sent this one, which the reader may open, locked until the transaction ends.
 * Empty if the reader may not open it or if it belongs to an account. Throws `StaleError` for an older version.
 */
export const lockGuestRequests = async (
  db: Database,
  { id, updatedAt, reader }: { id: number; updatedAt: string | undefined; reader: Reader },
) => {
  const isOpen = and(isNull(consultations.userId), mayOpenConsultation(reader))
  const [found] = await db
    .select({ key: guestKey(consultations) })
    .from(consultations)
    .where(and(eq(consultations.id, id), isOpen))
  if (!found?.key) return []
  const rows = await db
    .select()
    .from(consultations)
    .where(and(isOpen, sql`${guestKey(consultations)} = ${found.key}`))
    .orderBy(consultations.id)
    .for('update')
  await refuseStale(db, consultations, id, updatedAt)
  return rows
}

export const saveContact = async (
  db: Database,
  id: number,
  contact: { email: string; phone: string },
): Promise<void> => {
  await updateVersioned(db, consultations, id, contact)
}
