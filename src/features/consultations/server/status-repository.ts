import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/users/server/table.ts'
import { overdueBefore } from '#firm-time/promise.ts'
import { openStatuses } from '../rules.ts'
import type { StatusFilter } from '../schema.ts'
import { consultations } from './table.ts'

/** Open, and assigned to a user who cannot log in or no longer works here. */
export const isStranded = sql<boolean>`(${inArray(consultations.status, [...openStatuses])} and ${consultations.assignedToId} is not null and not exists (select 1 from ${users} handler where handler.id = ${consultations.assignedToId} and handler.is_active and handler.role <> 'client'))`

export const isFlagged = sql`${consultations.conflictFlaggedAt} is not null`

export const hasStatus = (status: StatusFilter): SQL | undefined => {
  if (status === 'all') return undefined
  if (status === 'conflict') return isFlagged
  if (status === 'stranded') return isStranded
  return status === 'overdue' ? isOverdue(new Date()) : eq(consultations.status, status)
}

/** Pending without an answer past the deadline. */
export const isOverdue = (now: Date): SQL | undefined =>
  and(
    eq(consultations.status, 'pending'),
    isNull(consultations.firstAnswerAt),
    lt(consultations.createdAt, overdueBefore(now).toISOString()),
  )
