import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'

/** The requests of a client, in all and those that the employee may open. */
const countRequests = async (db: Database, userId: number, reader: Reader, besides?: SQL) => {
  const isTheirs = and(eq(consultations.userId, userId), besides)
  return {
    all: await db.$count(consultations, isTheirs),
    open: await db.$count(consultations, and(isTheirs, mayOpenConsultation(reader))),
  }
}

/** Requests that the employee has recorded give no right: anyone can record one (decision 65). */
const recordedByOthers = ({ id }: Reader) =>
  or(isNull(consultations.recordedById), ne(consultations.recordedById, id))

/** Admins, employees who may open a request of the client, and all of them while nothing is closed to them. */
export const mayCorrectPhone = async (db: Database, userId: number, reader: Reader): Promise<boolean> => {
  if (reader.role === 'admin') return true
  const { all, open } = await countRequests(db, userId, reader)
  const others = await countRequests(db, userId, reader, recordedByOthers(reader))
  return others.open > 0 || open === all
}

/** Admins, and employees who may open all requests of the client. A new address can give control of the account. */
export const mayCorrectAddress = async (db: Database, userId: number, reader: Reader): Promise<boolean> => {
  if (reader.role === 'admin') return true
  const { all, open } = await countRequests(db, userId, reader)
  const others = await countRequests(db, userId, reader, recordedByOthers(reader))
  return others.open > 0 && open === all
}

/** Notes the correction in the history of the person's open requests. */
export const noteCorrection = async (db: Database, userId: number, byId: number): Promise<void> => {
  const rows = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.userId, userId), inArray(consultations.status, [...openStatuses])))
  for (const { id } of rows) await addHistory(db, id, byId, 'contactCorrected', null, null)
}
