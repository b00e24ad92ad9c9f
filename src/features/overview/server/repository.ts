import { and, asc, count, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { newestFirst } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { inText } from '#db/rows.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { clients } from '#features/clients/server/table.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { isOverdue } from '#features/consultations/server/facts-repository.ts'
import { countConsultations, listConsultations } from '#features/consultations/server/repository.ts'
import { consultations, received } from '#features/consultations/server/table.ts'
import { mayReadContactMessage } from '#features/contact-messages/server/readers.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { matterDates } from '#features/matters/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'

const listLength = 5
const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** The four counts of the dashboard, each with its details. */
export const findOfficeCounts = async (db: Database, reader: Reader) => {
  const [[published], [contact], byStatus, [visibility]] = await Promise.all([
    db
      .select({
        publications: count(),
        drafts: countWhere(sql`not ${publications.isVisible}`),
        scheduled: countWhere(sql`${publications.isVisible} and ${publications.publishDate} > now()`),
      })
      .from(publications),
    db
      .select({
        unreadMessages: count(),
        oldestUnreadAt: sql<string | null>`min(${contactMessages.createdAt})`.mapWith(
          contactMessages.createdAt,
        ),
      })
      .from(contactMessages)
      .where(and(eq(contactMessages.isRead, false), mayReadContactMessage(reader))),
    countConsultations(db, { reader }),
    db.select({ clients: count(), visibleClients: countWhere(sql`${clients.isVisible}`) }).from(clients),
  ])
  return {
    publications: published?.publications ?? 0,
    drafts: published?.drafts ?? 0,
    scheduled: published?.scheduled ?? 0,
    unreadMessages: contact?.unreadMessages ?? 0,
    oldestUnreadAt: contact?.oldestUnreadAt ?? null,
    pendingConsultations: byStatus.pending,
    overdueConsultations: byStatus.overdue,
    clients: visibility?.clients ?? 0,
    visibleClients: visibility?.visibleClients ?? 0,
  }
}

/** The five latest consultations without an answer. */
export const listRecentPending = async (db: Database, reader: Reader) => {
  const page = { limit: listLength, offset: 0 }
  return (await listConsultations(db, { reader, status: 'pending', page, sort: newestFirst })).rows
}

/** The five latest publications that visitors can read. */
export const listRecentPublications = (db: Database) =>
  db
    .select({
      id: publications.id,
      titleEn: publications.titleEn,
      titleAr: publications.titleAr,
      category: publications.category,
      publishDate: publications.publishDate,
    })
    .from(publications)
    .where(and(eq(publications.isVisible, true), lte(publications.publishDate, sql`now()`)))
    .orderBy(desc(publications.publishDate), desc(publications.id))
    .limit(inText(listLength))

/** The open consultations assigned to a user, the number of overdue ones, and the user's unread messages. */
export const countWorkOf = async (db: Database, userId: number) => {
  const overdue = await isOverdue(db)
  const [[requests], unread] = await Promise.all([
    db
      .select({
        assigned: count(),
        overdue: sql<number>`count(*) filter (where ${overdue})`.mapWith(Number),
      })
      .from(consultations)
      .where(and(eq(consultations.assignedToId, userId), inArray(consultations.status, openStatuses))),
    countUnread(db, userId),
  ])
  return { assigned: requests?.assigned ?? 0, overdue: requests?.overdue ?? 0, unread }
}

export const countOpenErasures = (db: Database): Promise<number> =>
  db.$count(erasureRequests, eq(erasureRequests.state, 'open'))

export const countUnread = (db: Database, userId: number): Promise<number> =>
  db.$count(messages, and(eq(messages.toUserId, userId), eq(messages.status, 'unread')))

/** Counts documents that the firm shared and the client has not opened. */
export const countNewDocuments = (db: Database, userId: number): Promise<number> =>
  db.$count(
    documents,
    and(
      eq(documents.userId, userId),
      isNull(documents.openedAt),
      sql`${documents.uploadedById} is distinct from ${documents.userId}`,
    ),
  )

export const countOpenOf = (db: Database, userId: number): Promise<number> =>
  db.$count(consultations, and(eq(consultations.userId, userId), inArray(consultations.status, openStatuses)))

/** The ids of a client's five consultations for the overview: open ones first, then those with the latest event. */
export const listOverviewIds = async (db: Database, userId: number): Promise<number[]> => {
  const isOpen = inArray(consultations.status, openStatuses)
  const rows = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(eq(consultations.userId, userId))
    .orderBy(desc(isOpen), desc(consultations.updatedAt), desc(consultations.id))
    .limit(inText(listLength))
  return rows.map(({ id }) => id)
}

/**
 * The appointment for which a client must choose a time, or else the next one, of their open consultations.
 */
export const findComingAppointment = async (db: Database, userId: number, now: Date) => {
  const [coming] = await db
    .select({
      consultationId: appointments.consultationId,
      state: appointments.state,
      startsAt: appointments.startsAt,
    })
    .from(appointments)
    .innerJoin(consultations, eq(consultations.id, appointments.consultationId))
    .where(
      and(
        eq(consultations.userId, userId),
        inArray(consultations.status, openStatuses),
        or(
          eq(appointments.state, 'proposed'),
          and(
            eq(appointments.state, 'confirmed'),
            sql`${appointments.startsAt} + ${appointments.minutes} * interval '1 minute' > ${now.toISOString()}::timestamptz`,
          ),
        ),
      ),
    )
    .orderBy(desc(eq(appointments.state, 'proposed')), asc(appointments.startsAt), asc(appointments.id))
    .limit(inText(1))
  return coming
}

/** The consultation of a client with the earliest shown date. A whole day comes before its times. */
export const findDatedConsultationId = async (
  db: Database,
  userId: number,
  now: Date,
): Promise<number | undefined> => {
  const [dated] = await db
    .select({ id: consultations.id })
    .from(matterDates)
    .innerJoin(consultations, eq(consultations.id, matterDates.consultationId))
    .where(
      and(
        eq(consultations.userId, userId),
        eq(matterDates.state, 'ahead'),
        eq(matterDates.isShown, true),
        gte(matterDates.day, todayInRiyadh(now)),
      ),
    )
    .orderBy(asc(matterDates.day), sql`${matterDates.time} nulls first`, asc(matterDates.id))
    .limit(inText(1))
  return dated?.id
}

/** The consultation of a client's next step: pending before approved before completed, oldest first. */
export const findNextConsultationId = async (db: Database, userId: number): Promise<number | undefined> => {
  const turn = sql`array_position(array['pending', 'approved', 'completed'], ${consultations.status}::text)`
  const [next] = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        eq(consultations.userId, userId),
        inArray(consultations.status, ['pending', 'approved', 'completed']),
      ),
    )
    .orderBy(turn, asc(received))
    .limit(inText(1))
  return next?.id
}
