import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultationHistory, consultations } from '#features/consultations/server/table.ts'

/** The number of requests of a client that fulfill the conditions. */
const countRequests = (db: Database, userId: number, ...conditions: (SQL | undefined)[]): Promise<number> =>
  db.$count(consultations, and(eq(consultations.userId, userId), ...conditions))

/** Requests that the employee has recorded give no right: anyone can record one (decision 19). */
const recordedByOthers = ({ id }: Reader) =>
  or(isNull(consultations.recordedById), ne(consultations.recordedById, id))

/**
 * Requests that the employee took from a colleague, for themself or for nobody, unless somebody else has assigned
 * them the request since. Taking one opens it, but must not give a right over the account.
 */
const takenOver = ({ id }: Reader): SQL => {
  const later = alias(consultationHistory, 'later')
  const { consultationId, field, userId, from } = consultationHistory
  return sql`exists (select 1 from ${consultationHistory} where ${consultationId} = ${consultations.id}
    and ${field} = 'assignedToId' and ${userId} = ${id} and ${from} <> ${String(id)}
    and not exists (select 1 from ${consultationHistory} as ${later} where ${later.consultationId} = ${consultationId}
      and ${later.field} = ${field} and ${later.id} > ${consultationHistory.id}
      and ${later.userId} is distinct from ${id} and ${later.to} = ${String(id)}))`
}

/** Admins, employees who may open a request of the client, and all of them while nothing is closed to them. */
export const mayCorrectPhone = async (db: Database, userId: number, reader: Reader): Promise<boolean> => {
  if (reader.role === 'admin') return true
  const isOpen = mayOpenConsultation(reader)
  const isClosed = sql`(${isOpen}) is not true`
  return (
    (await countRequests(db, userId, isOpen, recordedByOthers(reader))) > 0 ||
    (await countRequests(db, userId, isClosed)) === 0
  )
}

/** Admins, and employees who may open all requests of the client. A new address can give control of the account. */
export const mayCorrectAddress = async (db: Database, userId: number, reader: Reader): Promise<boolean> => {
  if (reader.role === 'admin') return true
  const isOpen = sql`${mayOpenConsultation(reader)} and not ${takenOver(reader)}`
  const isClosed = sql`(${isOpen}) is not true`
  return (
    (await countRequests(db, userId, isOpen, recordedByOthers(reader))) > 0 &&
    (await countRequests(db, userId, isClosed)) === 0
  )
}

/** Notes the correction in the history of the person's open requests. */
export const noteCorrection = async (db: Database, userId: number, byId: number): Promise<void> => {
  const rows = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.userId, userId), inArray(consultations.status, [...openStatuses])))
  for (const { id } of rows) await addHistory(db, id, byId, 'contactCorrected', null, null)
}
