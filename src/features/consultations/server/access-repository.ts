import { and, asc, count, eq, inArray, isNull, ne, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { updateVersioned } from '#db/rows.ts'
import { fullName, mailbox, users, worksHere } from '#features/users/server/table.ts'
import type { OpenByAssignee } from '../assignment-schema.ts'
import { openStatuses } from '../rules.ts'
import { mayListConsultation } from './readers.ts'
import type { LockedConsultation } from './repository.ts'
import { consultationReaders, consultations } from './table.ts'

/** The listed readers of a restricted consultation, sorted by name. */
export const listReaders = (db: Database, consultationId: number) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role })
    .from(consultationReaders)
    .innerJoin(users, eq(users.id, consultationReaders.userId))
    .where(eq(consultationReaders.consultationId, consultationId))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))

/** Null makes it readable for the whole office. Call it while the consultation's row is locked. */
export const saveReaders = async (
  db: Database,
  consultationId: number,
  userIds: readonly number[] | null,
): Promise<void> => {
  const named = [...(userIds ?? [])]
  await db
    .delete(consultationReaders)
    .where(
      and(
        eq(consultationReaders.consultationId, consultationId),
        named.length > 0 ? notInArray(consultationReaders.userId, named) : undefined,
      ),
    )
  if (named.length > 0)
    await db
      .insert(consultationReaders)
      .values(named.map((userId) => ({ consultationId, userId })))
      .onConflictDoNothing()
  await updateVersioned(db, consultations, consultationId, { isRestricted: userIds !== null })
}

/** Whether the user reads a restricted request only as an admin: neither as its assignee nor as a named reader. */
export const isOversight = async (db: Database, id: number, actor: Reader): Promise<boolean> => {
  if (actor.role !== 'admin') return false
  const named = db
    .select({ one: sql`1` })
    .from(consultationReaders)
    .where(
      and(eq(consultationReaders.consultationId, consultations.id), eq(consultationReaders.userId, actor.id)),
    )
  const isOfOthers = or(isNull(consultations.assignedToId), ne(consultations.assignedToId, actor.id))
  const restricted = and(eq(consultations.id, id), eq(consultations.isRestricted, true))
  return (await db.$count(consultations, and(restricted, isOfOthers, notExists(named)))) > 0
}

/**
 * The mailboxes for a restricted consultation without an assignee: its readers or, without any, the admins.
 * Undefined if it is not restricted.
 */
export const listReaderMailboxes = async (db: Database, consultationId: number) => {
  const isRestricted = and(eq(consultations.id, consultationId), eq(consultations.isRestricted, true))
  if ((await db.$count(consultations, isRestricted)) === 0) return undefined
  const named = await db
    .select(mailbox)
    .from(users)
    .innerJoin(consultationReaders, eq(consultationReaders.userId, users.id))
    .where(and(eq(consultationReaders.consultationId, consultationId), worksHere()))
  if (named.length > 0) return named
  return db
    .select(mailbox)
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
}

/** The open requests that the user may list, by assignee. */
export const countOpenByAssignee = (db: Database, reader: Reader): Promise<OpenByAssignee[]> =>
  db
    .select({ userId: users.id, name: sql<string>`${fullName(users)}`, count: count() })
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.assignedToId))
    .where(and(inArray(consultations.status, [...openStatuses]), mayListConsultation(reader)))
    .groupBy(users.id)
    .orderBy(asc(users.id))

/** Locks those that the user may list, in the order of their ids, to avoid deadlocks. */
export const lockListedConsultations = (
  db: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<LockedConsultation[]> =>
  db
    .select()
    .from(consultations)
    .where(and(inArray(consultations.id, [...ids]), mayListConsultation(reader)))
    .orderBy(asc(consultations.id))
    .for('update')

/** The given requests that the user may list, with their assignees. */
export const listAssignees = (db: Database, ids: readonly number[], reader: Reader) =>
  db
    .select({ id: consultations.id, assignedToId: consultations.assignedToId })
    .from(consultations)
    .where(and(inArray(consultations.id, [...ids]), mayListConsultation(reader)))

/**
 * The mailboxes of the handlers of one consultation or, without its id, of any open one of the client. A
 * guest has only one consultation.
 */
export const listHandlers = (db: Database, clientId: number | null, consultationId: number | null) =>
  db
    .selectDistinct(mailbox)
    .from(users)
    .innerJoin(consultations, eq(consultations.assignedToId, users.id))
    .where(
      and(
        clientId === null ? isNull(consultations.userId) : eq(consultations.userId, clientId),
        consultationId === null
          ? inArray(consultations.status, openStatuses)
          : eq(consultations.id, consultationId),
        worksHere(),
      ),
    )
