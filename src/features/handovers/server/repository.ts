import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { agreements } from '#features/agreements/server/table.ts'
import { appointmentProposals, appointments } from '#features/appointments/server/table.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { consultationNotes, consultations, noteMentions } from '#features/consultations/server/table.ts'
import { documentRequests } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { users } from '#features/users/server/table.ts'

const isOpen = inArray(consultations.status, [...openStatuses])

/** Proposed, or confirmed and in the future. */
const isAhead: SQL = sql`(${appointments.state} = 'proposed' or (${appointments.state} = 'confirmed' and ${appointments.startsAt} > now()))`

const hasAppointmentOf = (userId: number): SQL =>
  sql`exists (select 1 from ${appointments} where ${appointments.consultationId} = ${consultations.id} and ${appointments.lawyerId} = ${userId} and ${isAhead})`

/** The consultations that the user handles or has an appointment about, locked until the transaction ends. */
export const lockConsultationsOf = (db: Database, userId: number): Promise<LockedConsultation[]> =>
  db
    .select()
    .from(consultations)
    .where(or(and(eq(consultations.assignedToId, userId), isOpen), hasAppointmentOf(userId)))
    .orderBy(asc(consultations.id))
    .for('update')

export const listRequestsOf = (db: Database, userId: number) =>
  db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.assignedToId, userId), isOpen))
    .orderBy(asc(consultations.id))

export const listAppointmentsAhead = (db: Database, userId: number) =>
  db
    .select({
      id: appointments.id,
      consultationId: appointments.consultationId,
      state: appointments.state,
      startsAt: appointments.startsAt,
      minutes: appointments.minutes,
    })
    .from(appointments)
    .where(and(eq(appointments.lawyerId, userId), isAhead))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
export type AppointmentAhead = Awaited<ReturnType<typeof listAppointmentsAhead>>[number]

export const listProposedTimes = (db: Database, userId: number) =>
  db
    .select({ appointmentId: appointments.id, startsAt: appointmentProposals.startsAt })
    .from(appointmentProposals)
    .innerJoin(appointments, eq(appointments.id, appointmentProposals.appointmentId))
    .where(and(eq(appointments.lawyerId, userId), eq(appointments.state, 'proposed')))

const toFirmAbout = (request: SQL): SQL =>
  sql`(message.is_to_firm and exists (select 1 from ${consultations} where ${consultations.id} = message.consultation_id and ${request}))`

/**
 * The ids of unarchived messages from clients that wait for the user: those to the user, and those to the firm about
 * their requests. With `reader`, also those to the firm about no request, or one of nobody. A later message to the
 * client about the same request answers all messages about it; one about none is answered in its conversation.
 */
export const unansweredBy = (userId: number, reader?: Reader): SQL => {
  const isNobodys =
    reader &&
    sql` or (message.is_to_firm and message.consultation_id is null) or ${toFirmAbout(
      sql`${consultations.assignedToId} is null and ${mayOpenConsultation(reader)}`,
    )}`
  return sql`
    with recursive received as (
      select message.id, message.from_user_id, message.consultation_id from ${messages} message
      join ${users} client on client.id = message.from_user_id and client.role = 'client'
      where message.status <> 'archived' and (
        message.to_user_id = ${userId} or ${toFirmAbout(sql`${consultations.assignedToId} = ${userId}`)}${isNobodys}
      ) and not exists (
        select 1 from ${messages} answer where answer.consultation_id = message.consultation_id
          and answer.to_user_id = message.from_user_id and answer.id > message.id
      )
    ), below as (
      select received.id as received_id, received.from_user_id as client_id, received.id from received
      where received.consultation_id is null
      union
      select below.received_id, below.client_id, reply.id
      from below join ${messages} reply on reply.parent_message_id = below.id
    )
    select id from received where not exists (
      select 1 from below join ${messages} reply on reply.id = below.id
      where below.received_id = received.id and reply.from_user_id <> below.client_id
    ) order by id`
}

export const listUnanswered = async (db: Database, userId: number, reader?: Reader): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(unansweredBy(userId, reader))
  return rows.map(({ id }) => Number(id))
}

/** Messages keep their read or unread state. Those to the firm pass with their request. */
export const giveMessages = async (db: Database, ids: readonly number[], toUserId: number): Promise<void> => {
  await db
    .update(messages)
    .set({ toUserId, updatedAt: nextVersion(messages.updatedAt) })
    .where(and(inArray(messages.id, [...ids]), eq(messages.isToFirm, false)))
}

/** Notes that mention the user and wait for them. */
export const listMentionsOf = (db: Database, userId: number) =>
  db
    .select({
      noteId: noteMentions.noteId,
      authorId: consultationNotes.authorId,
      consultationId: consultationNotes.consultationId,
    })
    .from(noteMentions)
    .innerJoin(consultationNotes, eq(consultationNotes.id, noteMentions.noteId))
    .where(and(eq(noteMentions.userId, userId), isNull(noteMentions.doneAt)))
    .orderBy(asc(noteMentions.noteId))

/** Names `toId` in the note too, and ends the mention of `fromId`. Without `toId` it only ends. */
export const giveMention = async (
  db: Database,
  { noteId, fromId, toId }: { noteId: number; fromId: number; toId: number | null },
): Promise<void> => {
  if (toId !== null) await db.insert(noteMentions).values({ noteId, userId: toId }).onConflictDoNothing()
  await db
    .update(noteMentions)
    .set({ doneAt: sql`now()` })
    .where(and(eq(noteMentions.noteId, noteId), eq(noteMentions.userId, fromId)))
}

export const listDocumentRequestsOf = async (db: Database, userId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: documentRequests.id })
    .from(documentRequests)
    .where(and(eq(documentRequests.requestedById, userId), eq(documentRequests.state, 'open')))
    .orderBy(asc(documentRequests.id))
  return rows.map(({ id }) => id)
}

export const giveDocumentRequests = async (
  db: Database,
  ids: readonly number[],
  requestedById: number,
): Promise<void> => {
  await db
    .update(documentRequests)
    .set({ requestedById, updatedAt: nextVersion(documentRequests.updatedAt) })
    .where(inArray(documentRequests.id, [...ids]))
}

/** The successor becomes the lawyer of drafts of agreements; a sent version retains its lawyer. */
export const giveDrafts = async (
  db: Database,
  consultationIds: readonly number[],
  { fromId, toId }: { fromId: number; toId: number },
): Promise<void> => {
  await db
    .update(agreements)
    .set({ lawyerId: toId, updatedAt: nextVersion(agreements.updatedAt) })
    .where(
      and(
        inArray(agreements.consultationId, [...consultationIds]),
        eq(agreements.lawyerId, fromId),
        eq(agreements.state, 'draft'),
      ),
    )
}
