import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { mailbox, users, worksHere } from '#features/users/server/table.ts'
import { openStatuses } from '../rules.ts'
import { consultations } from './table.ts'

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
