import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { fullName, mailbox, users, worksHere } from '#features/users/server/table.ts'
import type { OpenByAssignee } from '../assignment-schema.ts'
import { openStatuses } from '../rules.ts'
import { mayListConsultation } from './readers.ts'
import type { LockedConsultation } from './repository.ts'
import { consultations } from './table.ts'

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
