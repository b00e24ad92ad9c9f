import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { mayReadDocument, mayReadMessage } from '#features/messages/server/readers.ts'
import { messages } from '#features/messages/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { EventOf, Person, PersonEvent } from '../schema.ts'
import { type EventKind, eventKinds } from '../values.ts'
import { findNotes } from './note-repository.ts'
import { personNotes } from './table.ts'

/** Only clients have this page; other users are treated as unknown. */
export const findPerson = async (db: Database, id: number): Promise<Person | undefined> => {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'client')))
  return found
}

const appointmentTime = sql<string>`coalesce(${appointments.startsAt}, ${appointments.createdAt})`

/** The entries of each kind that this user may see, as id and time. */
const sources: Record<EventKind, (personId: number, reader: Reader) => SQL> = {
  request: (
    personId,
    reader,
  ) => sql`select 'request' as kind, ${consultations.id} as id, ${consultations.createdAt} as at
    from ${consultations} where ${consultations.userId} = ${personId} and ${mayListConsultation(reader)}`,
  appointment: (
    personId,
    reader,
  ) => sql`select 'appointment' as kind, ${appointments.id} as id, ${appointmentTime} as at
    from ${appointments} join ${consultations} on ${consultations.id} = ${appointments.consultationId}
    where ${consultations.userId} = ${personId} and ${mayListConsultation(reader)}`,
  message: (
    personId,
    reader,
  ) => sql`select 'message' as kind, ${messages.id} as id, ${messages.createdAt} as at
    from ${messages} where (${messages.fromUserId} = ${personId} or ${messages.toUserId} = ${personId}) and ${mayReadMessage(reader)}`,
  document: (
    personId,
    reader,
  ) => sql`select 'document' as kind, ${documents.id} as id, ${documents.createdAt} as at
    from ${documents} where ${documents.userId} = ${personId} and ${mayReadDocument(reader)}`,
  note: (personId) => sql`select 'note' as kind, ${personNotes.id} as id, ${personNotes.createdAt} as at
    from ${personNotes} where ${personNotes.userId} = ${personId}`,
}

type Requested = { reader: Reader; kind: EventKind | undefined; count: number }

/** The newest entries about a client that the user may see. */
export const listEvents = async (db: Database, personId: number, { reader, kind, count }: Requested) => {
  const parts = (kind ? [kind] : eventKinds).map((each) => sources[each](personId, reader))
  const { rows } = await db.execute<{ kind: EventKind; id: number }>(sql`
    select kind, id from (${sql.join(parts, sql` union all `)}) as events
    order by at desc, kind, id desc limit ${count + 1}`)
  const shown = rows.slice(0, count)
  const found = await findEvents(db, personId, shown)
  return {
    events: shown.flatMap((row) => found.find((each) => each.kind === row.kind && each.id === row.id) ?? []),
    hasMore: rows.length > count,
  }
}

const findEvents = async (
  db: Database,
  personId: number,
  rows: readonly { kind: EventKind; id: number }[],
): Promise<PersonEvent[]> => {
  const idsOf = (kind: EventKind) => rows.flatMap((row) => (row.kind === kind ? row.id : []))
  const found = await Promise.all([
    findRequests(db, idsOf('request')),
    findAppointments(db, idsOf('appointment')),
    findMessages(db, personId, idsOf('message')),
    findDocuments(db, personId, idsOf('document')),
    findNotes(db, idsOf('note')),
  ])
  return found.flat()
}

const findRequests = async (db: Database, ids: number[]): Promise<EventOf<'request'>[]> => {
  if (ids.length === 0) return []
  return db
    .select({
      kind: sql<'request'>`'request'`,
      id: consultations.id,
      at: consultations.createdAt,
      service: consultations.service,
      subject: consultations.subject,
      status: consultations.status,
      isWithdrawn: sql<boolean>`${isNotNull(consultations.withdrawnAt)}`,
      isRestricted: consultations.isRestricted,
      assignedToName: fullName(users),
    })
    .from(consultations)
    .leftJoin(users, eq(users.id, consultations.assignedToId))
    .where(inArray(consultations.id, ids))
}

const findAppointments = async (db: Database, ids: number[]): Promise<EventOf<'appointment'>[]> => {
  if (ids.length === 0) return []
  return db
    .select({
      kind: sql<'appointment'>`'appointment'`,
      id: appointments.id,
      at: sql`${appointmentTime}`.mapWith(appointments.createdAt),
      consultationId: appointments.consultationId,
      meeting: appointments.kind,
      state: appointments.state,
      startsAt: appointments.startsAt,
      lawyerName: fullName(users),
    })
    .from(appointments)
    .leftJoin(users, eq(users.id, appointments.lawyerId))
    .where(inArray(appointments.id, ids))
}

const sender = alias(users, 'sender')
const recipient = alias(users, 'recipient')

const findMessages = async (db: Database, personId: number, ids: number[]): Promise<EventOf<'message'>[]> => {
  if (ids.length === 0) return []
  const isFromClient = sql<boolean>`${messages.fromUserId} is not distinct from ${personId}`
  return db
    .select({
      kind: sql<'message'>`'message'`,
      id: messages.id,
      at: messages.createdAt,
      subject: messages.subject,
      isFromClient,
      otherName: sql<
        string | null
      >`case when ${isFromClient} then ${fullName(recipient)} else ${fullName(sender)} end`,
      isToFirm: messages.isToFirm,
    })
    .from(messages)
    .leftJoin(sender, eq(sender.id, messages.fromUserId))
    .leftJoin(recipient, eq(recipient.id, messages.toUserId))
    .where(inArray(messages.id, ids))
}

const findDocuments = async (
  db: Database,
  personId: number,
  ids: number[],
): Promise<EventOf<'document'>[]> => {
  if (ids.length === 0) return []
  return db
    .select({
      kind: sql<'document'>`'document'`,
      id: documents.id,
      at: documents.createdAt,
      name: documents.name,
      size: documents.size,
      isFromClient: sql<boolean>`${documents.uploadedById} is not distinct from ${personId}`,
      uploadedByName: fullName(users),
    })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.uploadedById))
    .where(inArray(documents.id, ids))
}
