import { type Column, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { openStatuses } from '../rules.ts'
import { facts, nextDateIf, nextShownDate } from './facts-repository.ts'
import { mayOpenConsultation } from './readers.ts'
import { isStranded, todayInSql } from './status-repository.ts'
import { consultations, received } from './table.ts'

/** The sender of the consultation, if they have an account; `users` is its assignee. */
export const sender = alias(users, 'sender')

/** The reason for a rejection, for the client or guest; empty unless the firm has rejected it. */
export const noteToClient = sql<string>`case when ${consultations.status} = 'rejected' and ${consultations.withdrawnAt} is null then ${consultations.rejectionNote} else '' end`

// The table of dates belongs to a later feature.

const hasPastDate = sql<boolean>`${inArray(consultations.status, [...openStatuses])} and exists (select 1 from path_dates
  where consultation_id = ${consultations.id} and state = 'ahead' and day < ${todayInSql})`

/** The columns for everybody who may list a consultation. A new column is hidden until it is added here. */
const listed = {
  id: consultations.id,
  firstName: consultations.firstName,
  lastName: consultations.lastName,
  email: consultations.email,
  phone: consultations.phone,
  service: consultations.service,
  subject: consultations.subject,
  message: consultations.message,
  preferredDate: consultations.preferredDate,
  preferredTime: consultations.preferredTime,
  language: consultations.language,
  origin: consultations.origin,
  heardThrough: consultations.heardThrough,
  receivedAt: received,
  urgentDay: consultations.urgentDay,
  status: consultations.status,
  userId: consultations.userId,
  assignedToId: consultations.assignedToId,
  assignedToName: fullName(users),
  firstAnswerAt: consultations.firstAnswerAt,
  ...facts,
  hasPastDate,
  withdrawnAt: consultations.withdrawnAt,
  isRestricted: consultations.isRestricted,
  isDoubtful: consultations.isDoubtful,
  conflictFlaggedAt: consultations.conflictFlaggedAt,
  isStranded,
  contactPreference: sender.contactPreference,
  createdAt: consultations.createdAt,
  updatedAt: consultations.updatedAt,
}

/** The text, if the user may open the consultation; otherwise an empty one. */
export const textIfOpen = (column: Column, reader: Reader) =>
  sql<string>`case when ${mayOpenConsultation(reader)} then ${column} else '' end`

export const columnsFor = (reader: Reader) => ({
  ...listed,
  nextDate: reader.role === 'client' ? nextShownDate : nextDateIf(mayOpenConsultation(reader)),
  urgentReason: textIfOpen(consultations.urgentReason, reader),
  notes: textIfOpen(consultations.notes, reader),
  rejectionNote: reader.role === 'client' ? noteToClient : textIfOpen(consultations.rejectionNote, reader),
  isOpen: sql<boolean>`${mayOpenConsultation(reader)}`,
})
