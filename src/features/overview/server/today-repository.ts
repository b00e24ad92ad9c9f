import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { readPrepared } from '#db/prepared.ts'
import { inText } from '#db/rows.ts'
import { listAgenda } from '#features/appointments/server/repository.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { isOverdueAfter, promiseLimit } from '#features/consultations/server/facts-repository.ts'
import { listMentionsFor } from '#features/consultations/server/note-repository.ts'
import { mayListConsultation, mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations, received } from '#features/consultations/server/table.ts'
import { mayReadDocumentRequest } from '#features/documents/server/readers.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { listOverdueReviews } from '#features/due-diligence/server/reviews-repository.ts'
import { listUnanswered } from '#features/handovers/server/repository.ts'
import { mayReadDocument } from '#features/messages/server/readers.ts'
import { messages } from '#features/messages/server/table.ts'
import { questionAnswers } from '#features/questions/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { beginningOf } from '#languages/beginning-of.ts'
import type { Today } from '../schema.ts'
import { listDueDates, listPastDates, listQuiet } from './dates-repository.ts'

/** Maximum entries of a group. The lists show the others. */
const maxEntries = 5
/** An urgent day is shown from this many days before it. */
const urgentDays = 3
export const maxMentions = 100
const excerptLength = 200

const total = sql<number>`count(*) over ()`.mapWith(Number)
const totalOf = ([first]: readonly { total: number }[]): number => first?.total ?? 0

export const isMineOrUnassigned = ({ id }: Reader): SQL =>
  sql`(${consultations.assignedToId} is null or ${consultations.assignedToId} = ${id})`

/** Sent answers with a caution that no reader of the request has read. */
const isMarkedFor = (reader: Reader): SQL =>
  sql`(exists (select 1 from ${questionAnswers} where ${questionAnswers.consultationId} = ${consultations.id}
    and ${questionAnswers.readAt} is null and cardinality(${questionAnswers.cautions}) > 0)
    and ${inArray(consultations.status, [...openStatuses])} and ${mayOpenConsultation(reader)})`

/** The instants that decide about a request: dates in Riyadh, and two limits as instants. */
export type Bounds = Record<'today' | 'urgentUntil' | 'yesterday' | 'promised', string>

export const boundsOf = async (db: Database, now: Date): Promise<Bounds> => {
  const today = todayInRiyadh(now)
  return {
    today,
    urgentUntil: addDays(today, urgentDays),
    yesterday: instantInRiyadh(addDays(today, -1), '00:00').toISOString(),
    promised: await promiseLimit(db),
  }
}

/** The conditions of the four groups of requests. A request is in the first group that applies. */
export const requestGroups = (reader: Reader, { today, urgentUntil, yesterday, promised }: Bounds) => {
  const isUrgent = and(
    inArray(consultations.status, [...openStatuses]),
    gte(consultations.urgentDay, today),
    lte(consultations.urgentDay, urgentUntil),
  )
  const isLate = isOverdueAfter(promised)
  const isNew = and(
    eq(consultations.status, 'pending'),
    isNull(consultations.firstAnswerAt),
    gte(received, yesterday),
  )
  const isMarked = isMarkedFor(reader)
  const isOther = sql`(${isUrgent}) is not true and not ${isMarked}`
  return {
    urgent: isUrgent,
    marked: sql`${isMarked} and (${isUrgent}) is not true`,
    late: sql`${isLate} and ${isOther}`,
    fresh: sql`${isNew} and ${isOther} and not (${isLate})`,
    any: or(isUrgent, isMarked, isLate, isNew),
  }
}

const orderOf = {
  urgent: consultations.urgentDay,
  marked: received,
  late: received,
  fresh: desc(received),
}

const listRequests = async (
  db: Database,
  { id, role }: Reader,
  group: keyof typeof orderOf,
  limits: Bounds,
) => {
  const values = { id, ...limits }
  const rows = await readPrepared(db, `${group} requests of ${role}`, values, ({ id, ...bounds }) => {
    const reader = { id, role }
    return db
      .select({
        id: consultations.id,
        firstName: consultations.firstName,
        lastName: consultations.lastName,
        service: consultations.service,
        status: consultations.status,
        receivedAt: received,
        firstAnswerAt: consultations.firstAnswerAt,
        urgentDay: consultations.urgentDay,
        assignedToId: consultations.assignedToId,
        updatedAt: consultations.updatedAt,
        total,
        unassigned: sql`count(*) filter (where ${consultations.assignedToId} is null) over ()`.mapWith(
          Number,
        ),
      })
      .from(consultations)
      .where(
        and(mayListConsultation(reader), isMineOrUnassigned(reader), requestGroups(reader, bounds)[group]),
      )
      .orderBy(orderOf[group], asc(consultations.id))
      .limit(inText(maxEntries))
  })
  return { entries: rows, total: totalOf(rows), unassigned: rows[0]?.unassigned ?? 0 }
}

/** The appointments of the day. Past ones are left out first if there are too many. */
const listAppointments = async (db: Database, reader: Reader, now: Date): Promise<Today['appointments']> => {
  const today = todayInRiyadh(now)
  const rows = await listAgenda(db, { reader, from: today, to: today, lawyerId: reader.id })
  const timed = rows.flatMap(({ startsAt, ...row }) => (startsAt === null ? [] : { ...row, startsAt }))
  const endOf = ({ startsAt, minutes }: { startsAt: string; minutes: number }) =>
    Date.parse(startsAt) + minutes * 60_000
  const past = timed.filter((row) => endOf(row) <= now.getTime()).length
  const first = Math.max(0, Math.min(past, timed.length - maxEntries))
  return {
    total: timed.length,
    entries: timed.slice(first, first + maxEntries).map((row, at) => {
      const next = timed[first + at + 1]
      const free = next ? Math.max(0, Date.parse(next.startsAt) - endOf(row)) / 60_000 : 0
      return { ...row, isPast: endOf(row) <= now.getTime(), freeMinutes: free }
    }),
  }
}

/** Messages from clients that wait for the user's reply, oldest first. */
const listMessagesToAnswer = async (db: Database, reader: Reader): Promise<Today['messages']> => {
  const ids = await listUnanswered(db, reader.id, reader)
  if (ids.length === 0) return { total: 0, entries: [] }
  const entries = await db
    .select({
      id: messages.id,
      fromUserName: fullName(users),
      subject: messages.subject,
      createdAt: messages.createdAt,
      consultationId: consultations.id,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.fromUserId))
    .leftJoin(consultations, and(eq(consultations.id, messages.consultationId), mayOpenConsultation(reader)))
    .where(inArray(messages.id, ids.slice(0, maxEntries)))
    .orderBy(asc(messages.id))
  return { total: ids.length, entries }
}

/** Notes that mention the user. */
const listMentions = async (db: Database, { id, role }: Reader): Promise<Today['mentions']> => {
  const notes = await readPrepared(db, `mentions of ${role}`, { id }, ({ id }) =>
    listMentionsFor(db, { id, role }, maxMentions),
  )
  const entries = notes
    .slice(0, maxEntries)
    .map((note) => ({ ...note, text: beginningOf(note.text, excerptLength) }))
  return { entries, total: notes.length }
}

/** Documents of clients that no member of staff has opened, about this user's requests or unassigned ones. */
const listArrivedDocuments = async (db: Database, { id, role }: Reader): Promise<Today['documents']> => {
  const entries = await readPrepared(db, `arrived documents of ${role}`, { id }, ({ id }) =>
    db
      .select({
        id: documents.id,
        name: documents.name,
        clientName: sql<string>`${fullName(users)}`,
        malwareCheck: documents.malwareCheck,
        createdAt: documents.createdAt,
        total,
      })
      .from(documents)
      .innerJoin(users, eq(users.id, documents.userId))
      .where(
        and(
          isNull(documents.openedAt),
          eq(documents.uploadedById, documents.userId),
          // A join would scan all requests.
          sql`coalesce((select ${consultations.assignedToId} from ${consultations} where ${consultations.id} = ${documents.consultationId}), ${id}) = ${id}`,
          mayReadDocument({ id, role }),
        ),
      )
      .orderBy(asc(documents.createdAt), asc(documents.id))
      .limit(inText(maxEntries)),
  )
  return { entries, total: totalOf(entries) }
}

/** Open document requests of this user, or from answers in this user's requests, whose due date is over. */
const listOverdueDocuments = async (
  db: Database,
  { id, role }: Reader,
  now: Date,
): Promise<Today['overdueDocuments']> => {
  const values = { id, today: todayInRiyadh(now) }
  const entries = await readPrepared(db, `overdue documents of ${role}`, values, ({ id, today }) =>
    db
      .select({
        id: documentRequests.id,
        userId: documentRequests.userId,
        consultationId: documentRequests.consultationId,
        title: documentRequests.title,
        clientName: sql<string>`${fullName(users)}`,
        dueDate: documentRequests.dueDate,
        total,
      })
      .from(documentRequests)
      .innerJoin(users, eq(users.id, documentRequests.userId))
      .where(
        and(
          or(
            eq(documentRequests.requestedById, id),
            and(
              isNull(documentRequests.requestedById),
              // A join would scan all requests.
              sql`(select ${consultations.assignedToId} from ${consultations} where ${consultations.id} = ${documentRequests.consultationId}) = ${id}`,
            ),
          ),
          eq(documentRequests.state, 'open'),
          lt(documentRequests.dueDate, today),
          mayReadDocumentRequest({ id, role }),
        ),
      )
      .orderBy(asc(documentRequests.dueDate), asc(documentRequests.id))
      .limit(inText(maxEntries)),
  )
  return { entries, total: totalOf(entries) }
}

/** The work of the day for one user, in groups of at most five entries with their totals. */
export const findToday = async (db: Database, reader: Reader, now: Date): Promise<Today> => {
  const bounds = await boundsOf(db, now)
  const about = { now, limit: maxEntries }
  const [
    urgent,
    marked,
    late,
    fresh,
    meetings,
    dueDates,
    pastDates,
    quiet,
    unanswered,
    mentions,
    arrived,
    overdueDocuments,
    reviews,
  ] = await Promise.all([
    listRequests(db, reader, 'urgent', bounds),
    listRequests(db, reader, 'marked', bounds),
    listRequests(db, reader, 'late', bounds),
    listRequests(db, reader, 'fresh', bounds),
    listAppointments(db, reader, now),
    listDueDates(db, reader, about),
    listPastDates(db, reader, about),
    listQuiet(db, reader, about),
    listMessagesToAnswer(db, reader),
    listMentions(db, reader),
    listArrivedDocuments(db, reader),
    listOverdueDocuments(db, reader, now),
    listOverdueReviews(db, reader, { today: todayInRiyadh(now), limit: maxEntries }),
  ])
  return {
    urgent,
    marked,
    late,
    fresh,
    appointments: meetings,
    dueDates,
    pastDates,
    quiet,
    messages: unanswered,
    mentions,
    documents: arrived,
    overdueDocuments,
    reviews: { entries: reviews.rows, total: reviews.total },
  }
}
