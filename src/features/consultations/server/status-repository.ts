import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import { users } from '#features/users/server/table.ts'
import { overdueBefore } from '#firm-time/promise.ts'
import { openStatuses } from '../rules.ts'
import type { StatusFilter } from '../schema.ts'
import { mayOpenConsultation } from './readers.ts'
import { consultations, received } from './table.ts'

/** Open, and assigned to a user who cannot log in or no longer works here. */
export const isStranded = sql<boolean>`(${inArray(consultations.status, [...openStatuses])} and ${consultations.assignedToId} is not null and not exists (select 1 from ${users} handler where handler.id = ${consultations.assignedToId} and handler.is_active and handler.role <> 'client'))`

export const isFlagged = sql`${consultations.conflictFlaggedAt} is not null`

// The tables of dates and appointments belong to later features.

export const todayInSql = sql`(now() at time zone 'Asia/Riyadh')::date`

/** Approved, and neither a date nor an appointment is ahead. The user must be able to see dates. */
export const isUndatedFor = (reader: Reader): SQL => sql`(${consultations.status} = 'approved'
  and not exists (select 1 from path_dates where consultation_id = ${consultations.id} and state = 'ahead' and day >= ${todayInSql})
  and not exists (select 1 from appointments where consultation_id = ${consultations.id}
    and (state = 'proposed' or (state = 'confirmed' and starts_at + minutes * interval '1 minute' > now())))
  and ${mayOpenConsultation(reader)})`

export const hasStatus = async (
  db: Database,
  status: StatusFilter,
  reader: Reader,
): Promise<SQL | undefined> => {
  if (status === 'all') return undefined
  if (status === 'undated') return isUndatedFor(reader)
  if (status === 'conflict') return isFlagged
  if (status === 'stranded') return isStranded
  return status === 'overdue' ? isOverdue(db) : eq(consultations.status, status)
}

/** Pending without an answer past the deadline. */
export const isOverdue = async (db: Database): Promise<SQL | undefined> => {
  const limit = overdueBefore(new Date(), await findCalendar(db))
  return and(
    eq(consultations.status, 'pending'),
    isNull(consultations.firstAnswerAt),
    lt(received, limit.toISOString()),
  )
}
