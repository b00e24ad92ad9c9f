import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { type RetentionKind, retentionKinds } from '#features/legal-pages/periods.ts'

const isOf = (action: 'create' | 'erase') =>
  and(eq(auditLog.entity, 'retention'), eq(auditLog.action, action))

/** The time of the first run; null before. */
export const findBeginning = async (db: Database): Promise<string | null> => {
  const [first] = await db
    .select({ createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(isOf('create'))
    .orderBy(asc(auditLog.id))
    .limit(1)
  return first?.createdAt ?? null
}

const maxShown = 20

type Ended = { kind: RetentionKind; records: number; createdAt: string }

/** The latest deletions, newest first. */
export const listEnded = async (db: Database): Promise<Ended[]> => {
  const rows = await db
    .select({ details: auditLog.details, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(isOf('erase'))
    .orderBy(desc(auditLog.id))
    .limit(maxShown)
  return rows.flatMap(({ details, createdAt }) => {
    const kind = retentionKinds.find((known) => known === details.kind)
    return kind ? [{ kind, records: Number(details.records), createdAt }] : []
  })
}
