import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { consultationParties } from './table.ts'

/** A person with an account, a person without one, or a party of a request. */
export type Subject = { userId: number } | { guestId: number } | { partyId: number }

/** The columns of a table about such subjects. */
type SubjectColumns<Column = AnyPgColumn | SQL> = { userId: Column; guestId: Column; partyId: Column }

export const isOf = (table: SubjectColumns<AnyPgColumn>, subject: Subject): SQL => {
  if ('userId' in subject) return eq(table.userId, subject.userId)
  if ('guestId' in subject) return eq(table.guestId, subject.guestId)
  return eq(table.partyId, subject.partyId)
}

/** The requests of the subject of a row. A party has one. */
export const isRequestOf = ({ userId, guestId, partyId }: SubjectColumns): SQL =>
  sql`(${consultations.userId} = ${userId} or ${consultations.guestId} = ${guestId}
    or ${consultations.id} = (select ${consultationParties.consultationId} from ${consultationParties}
      where ${consultationParties.id} = ${partyId}))`

/** Whether the user may open a request of the subject of a row. Admins may open each row. */
export const mayOpenSubject = (table: SubjectColumns, reader: Reader): SQL =>
  reader.role === 'admin'
    ? sql`true`
    : sql`exists (select 1 from ${consultations} where ${isRequestOf(table)} and ${mayOpenConsultation(reader)})`

export const subjectKinds = ['people', 'guests', 'parties'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** The subject of a call; undefined if the user may open none of its requests. */
export const findSubject = async (
  db: Database,
  kind: SubjectKind,
  id: number,
  reader: Reader,
): Promise<Subject | undefined> => {
  const isOpen = mayOpenConsultation(reader)
  if (kind === 'people') {
    const mayOpen =
      reader.role === 'admin'
        ? sql`true`
        : sql`exists (select 1 from ${consultations} where ${consultations.userId} = ${users.id} and ${isOpen})`
    const [found] = await db
      .select({ userId: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.role, 'client'), mayOpen))
    return found
  }
  if (kind === 'guests') {
    const [found] = await db
      .select({ guestId: consultations.guestId })
      .from(consultations)
      .where(and(eq(consultations.id, id), isOpen))
    return found?.guestId ? { guestId: found.guestId } : undefined
  }
  const [found] = await db
    .select({ partyId: consultationParties.id })
    .from(consultationParties)
    .innerJoin(consultations, eq(consultations.id, consultationParties.consultationId))
    .where(and(eq(consultationParties.id, id), isOpen))
  return found
}

/** The requests of a subject that the user may open. */
export const openRequestsOf = (subject: Subject, reader: Reader): SQL => {
  const own =
    'userId' in subject
      ? eq(consultations.userId, subject.userId)
      : 'guestId' in subject
        ? eq(consultations.guestId, subject.guestId)
        : sql`${consultations.id} = (select ${consultationParties.consultationId} from ${consultationParties}
            where ${consultationParties.id} = ${subject.partyId})`
  return sql`(${own} and ${mayOpenConsultation(reader)})`
}
