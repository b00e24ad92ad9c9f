import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

/** As whoever has the database, and gives themselves what the migration took away. */
export const tamperWithAuditLog = (db: Database, ...statements: SQL[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`grant update, delete on audit_log to current_user`)
    for (const statement of statements) await tx.execute(statement)
    await tx.execute(sql`revoke update, delete on audit_log from current_user`)
  })

export const emptyAuditLog = (db: Database): Promise<void> =>
  tamperWithAuditLog(db, sql`delete from audit_log`)
