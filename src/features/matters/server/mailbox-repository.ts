import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { mailbox, users, worksHere } from '#features/users/server/table.ts'

/**
 * The mailboxes of the handler, if any, and of one deputy: the first admin who is not the handler. Admins may
 * open every request, also a restricted one.
 */
export const listOfficeReminded = async (db: Database, assignedToId: number | null) => {
  const handlerId = assignedToId ?? 0
  return db
    .select(mailbox)
    .from(users)
    .where(and(worksHere(), or(eq(users.id, handlerId), eq(users.role, 'admin'))))
    .orderBy(sql`${users.id} <> ${handlerId}`, asc(users.id))
    .limit(2)
}
