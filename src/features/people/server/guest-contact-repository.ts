import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { refuseStale, updateVersioned } from '#db/versions.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import type { GuestRequest } from '../schema.ts'

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
