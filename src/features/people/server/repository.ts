import { and, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow, updateVersioned } from '#db/rows.ts'
import { appointments } from '#features/appointments/server/table.ts'
import {
  findGuestId,
  findGuestIdentity,
  listGuestRequests,
} from '#features/consultations/server/guest-repository.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { mayReadDocument, mayReadMessage } from '#features/messages/server/readers.ts'
import { messages } from '#features/messages/server/table.ts'
import { findDocuments, listNewest } from '#features/threads/server/repository.ts'
import { fullNameOf } from '#features/users/names.ts'
import { sightingOfUser } from '#features/users/server/identity-repository.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { EventOf, GuestPerson, Person, PersonEvent, PersonNote } from '../schema.ts'
import { type EventKind, eventKinds } from '../values.ts'
import { personNotes } from './table.ts'

/** Only clients have this page; other users are treated as unknown. */
export const findPerson = async (db: Database, id: number): Promise<Person | undefined> => {
  const [found] = await db
    .select({ ...getTableColumns(users), sighting: sightingOfUser })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'client')))
  return found
}

/** A person without an account, as their requests show them; undefined if the user may list none of these. */
export const findGuestPerson = async (
  db: Database,
  requestId: number,
  reader: Reader,
): Promise<(GuestPerson & { guestId: number }) | undefined> => {
  const guestId = await findGuestId(db, requestId, mayListConsultation(reader))
  if (guestId === undefined) return undefined
  const rows = await listGuestRequests(db, guestId, reader)
  const [newest] = rows
  const seen = await findGuestIdentity(db, guestId)
  if (!newest || !seen) return undefined
  const distinct = (values: string[]) => [...new Set(values.filter(Boolean))]
  const [emails, phones] = [distinct(rows.map((row) => row.email)), distinct(rows.map((row) => row.phone))]
  return {
    ...newest,
    guestId,
    email: newest.email || (emails[0] ?? ''),
    phone: newest.phone || (phones[0] ?? ''),
    names: distinct(rows.map(fullNameOf)),
    emails,
    phones,
    seenInPersonAt: seen.seenAt,
    sighting: seen.sighting,
    seenInPersonDocument: seen.documentKind,
    createdAt: rows.map((row) => row.createdAt).sort()[0] ?? newest.createdAt,
  }
}

const appointmentTime = sql<string>`coalesce(${appointments.startsAt}, ${appointments.createdAt})`

/** A client with an account, or a person without one, whose entries are requests and appointments. */
type Subject = { userId: number } | { guestId: number }

const isOf = (subject: Subject): SQL =>
  'userId' in subject
    ? sql`${consultations.userId} = ${subject.userId}`
    : sql`${consultations.guestId} = ${subject.guestId}`

type Source = (subject: Subject, reader: Reader) => SQL | undefined
const ofAccount =
  (source: (userId: number, reader: Reader) => SQL): Source =>
  (subject, reader) =>
    'userId' in subject ? source(subject.userId, reader) : undefined

/** The entries of each kind that this user may see, as id and time. */
const sources: Record<EventKind, Source> = {
  request: (
    subject,
    reader,
  ) => sql`select 'request' as kind, ${consultations.id} as id, ${consultations.createdAt} as at
    from ${consultations} where ${isOf(subject)} and ${mayListConsultation(reader)}`,
  appointment: (
    subject,
    reader,
  ) => sql`select 'appointment' as kind, ${appointments.id} as id, ${appointmentTime} as at
    from ${appointments} join ${consultations} on ${consultations.id} = ${appointments.consultationId}
    where ${isOf(subject)} and ${mayListConsultation(reader)}`,
  message: ofAccount(
    (userId, reader) => sql`select 'message' as kind, ${messages.id} as id, ${messages.createdAt} as at
    from ${messages} where (${messages.fromUserId} = ${userId} or ${messages.toUserId} = ${userId}) and ${mayReadMessage(reader)}`,
  ),
  document: ofAccount(
    (userId, reader) => sql`select 'document' as kind, ${documents.id} as id, ${documents.createdAt} as at
    from ${documents} where ${documents.userId} = ${userId} and ${mayReadDocument(reader)}`,
  ),
  note: ofAccount(
    (userId) => sql`select 'note' as kind, ${personNotes.id} as id, ${personNotes.createdAt} as at
    from ${personNotes} where ${personNotes.userId} = ${userId}`,
  ),
}

type Requested = { reader: Reader; kind: EventKind | undefined; count: number }

/** The newest entries about a person that the user may see. */
export const listEvents = async (db: Database, subject: Subject, { reader, kind, count }: Requested) => {
  const parts = (kind ? [kind] : eventKinds).flatMap((each) => sources[each](subject, reader) ?? [])
  const { entries, hasMore } = await listNewest(db, parts, count, (idsOf: IdsOf) =>
    findEvents(db, 'userId' in subject ? subject.userId : 0, idsOf),
  )
  return { events: entries, hasMore }
}

type IdsOf = (kind: EventKind) => number[]

const findEvents = async (db: Database, personId: number, idsOf: IdsOf): Promise<PersonEvent[]> => {
  const found = await Promise.all([
    findRequests(db, idsOf('request')),
    findAppointments(db, idsOf('appointment')),
    findMessages(db, personId, idsOf('message')),
    findDocuments(db, idsOf('document')),
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

export const findNotes = async (db: Database, ids: number[]): Promise<PersonNote[]> => {
  if (ids.length === 0) return []
  return db
    .select({
      kind: sql<'note'>`'note'`,
      id: personNotes.id,
      at: personNotes.createdAt,
      text: personNotes.text,
      authorId: personNotes.authorId,
      authorName: fullName(users),
      updatedAt: personNotes.updatedAt,
    })
    .from(personNotes)
    .leftJoin(users, eq(users.id, personNotes.authorId))
    .where(inArray(personNotes.id, ids))
}

/** Waits for a concurrent erasure; undefined if the user is not a client or is deleted. */
export const lockClient = async (db: Database, id: number) => {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'client')))
    .for('key share')
  return found
}

export const addNote = async (
  db: Database,
  note: { userId: number; authorId: number; text: string },
): Promise<number> =>
  insertedRow(await db.insert(personNotes).values(note).returning({ id: personNotes.id })).id

/** Locks a note and returns its author, who determines who may change it. */
export const lockNote = async (db: Database, id: number) => {
  const [found] = await db.select().from(personNotes).where(eq(personNotes.id, id)).for('update')
  return found
}

export const changeNote = (
  db: Database,
  id: number,
  changes: { text: string; updatedAt?: string | undefined },
): Promise<boolean> => updateVersioned(db, personNotes, id, changes)

export const removeNote = async (db: Database, id: number): Promise<void> => {
  await db.delete(personNotes).where(eq(personNotes.id, id))
}
