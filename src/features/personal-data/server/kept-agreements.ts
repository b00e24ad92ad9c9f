import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { engagements } from '#features/engagements/server/table.ts'
import { inDays, minDays } from '#features/legal-pages/periods.ts'
import { listPeriodsSince } from '#features/legal-pages/server/admin-repository.ts'
import { AppError } from '#http/errors.ts'

/**
 * Refuses to erase a person with an agreement that binds, or that ended within the retention period of files,
 * which is at least five years.
 */
export const refuseKeptAgreements = async (db: Database, userId: number): Promise<void> => {
  const [{ matters }] = await listPeriodsSince(db, new Date().toISOString())
  const days = Math.max(matters ? inDays(matters) : 0, minDays.matters)
  const kept = await db.$count(
    engagements,
    and(
      inArray(
        engagements.consultationId,
        db.select({ id: consultations.id }).from(consultations).where(eq(consultations.userId, userId)),
      ),
      or(
        inArray(engagements.state, ['accepted', 'in_force']),
        sql`${engagements.endedAt} > now() - make_interval(days => ${days}::int)`,
      ),
    ),
  )
  if (kept > 0) throw new AppError('agreement_kept')
}
