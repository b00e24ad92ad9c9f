import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { refuseStale, updateVersioned } from '#db/rows.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultationHistory, consultations } from '#features/consultations/server/table.ts'
import type { GuestRequest } from '../schema.ts'

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

// Relatives share numbers, and colleagues share addresses, so another guest is another person until the office decides.

export type Contact = { email: string; phone: string }
type Guest = Contact & { id: number; guestId: number | null }

const ofGuest = (id: number, reader: Reader) =>
  and(eq(consultations.id, id), isNull(consultations.userId), mayOpenConsultation(reader))

/** A request of a guest that the user may open. */
export const findGuest = async (db: Database, id: number, reader: Reader) => {
  const [found] = await db.select().from(consultations).where(ofGuest(id, reader))
  return found
}

/** The same, locked until the transaction ends. Throws `StaleError` for an older version. */
export const lockGuest = async (
  db: Database,
  { id, updatedAt, reader }: { id: number; updatedAt: string | undefined; reader: Reader },
) => {
  const [found] = await db.select().from(consultations).where(ofGuest(id, reader)).for('update')
  if (found) await refuseStale(db, consultations, id, updatedAt)
  return found
}

/** The other requests of guests with this number or address that the user may open. */
const sharing = ({ id, email, phone }: Guest, reader: Reader) =>
  and(
    ne(consultations.id, id),
    isNull(consultations.userId),
    mayOpenConsultation(reader),
    or(
      and(ne(consultations.phone, ''), eq(consultations.phone, phone)),
      and(ne(consultations.email, ''), sql`lower(${consultations.email}) = lower(${email})`),
    ),
  )

const isOf = ({ guestId }: Guest) => sql<boolean>`${consultations.guestId} is not distinct from ${guestId}`

/** These requests, oldest first. */
export const listSharing = (db: Database, guest: Guest, reader: Reader): Promise<GuestRequest[]> =>
  db
    .select({
      id: consultations.id,
      firstName: consultations.firstName,
      lastName: consultations.lastName,
      email: consultations.email,
      phone: consultations.phone,
      service: consultations.service,
      isSamePerson: isOf(guest),
    })
    .from(consultations)
    .where(sharing(guest, reader))
    .orderBy(asc(consultations.id))

/**
 * Locks them, and returns those of the same person or, if the office has chosen, those chosen. `split` are requests of
 * the guest that the office has not chosen.
 */
export const lockSharing = async (
  db: Database,
  guest: Guest,
  { reader, chosen }: { reader: Reader; chosen: readonly number[] | undefined },
) => {
  const rows = await db
    .select({ row: consultations, isSamePerson: isOf(guest) })
    .from(consultations)
    .where(sharing(guest, reader))
    .orderBy(asc(consultations.id))
    .for('update')
  const isTheirs = (each: (typeof rows)[number]) => chosen?.includes(each.row.id) ?? each.isSamePerson
  return {
    others: rows.filter(isTheirs).map(({ row }) => row),
    split: rows.flatMap((each) => (each.isSamePerson && !isTheirs(each) ? each.row.id : [])),
  }
}

export const saveContact = async (db: Database, id: number, contact: Contact): Promise<void> => {
  await updateVersioned(db, consultations, id, contact)
}
