import * as z from 'zod/mini'
import { appointment, ownAppointment } from '#features/appointments/schema.ts'
import { activity } from '#features/audit/schema.ts'
import { consultation, ownConsultation } from '#features/consultations/schema.ts'
import { document, documentRequest } from '#features/documents/schema.ts'
import { review } from '#features/due-diligence/schema.ts'
import { matterDate } from '#features/matters/schema.ts'
import { message } from '#features/messages/schema.ts'
import { publicationTitle } from '#features/publications/schema.ts'

const groupOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.object({
    /** At most five. */
    entries: z.array(entry),
    total: z.int(),
  })

/** Requests that are assigned to the user or unassigned. */
const requestGroup = z.extend(
  groupOf(
    z.pick(consultation, {
      id: true,
      firstName: true,
      lastName: true,
      service: true,
      status: true,
      receivedAt: true,
      firstAnswerAt: true,
      urgentDay: true,
      assignedToId: true,
      updatedAt: true,
    }),
  ),
  { unassigned: z.int() },
)
export type TodayRequests = z.infer<typeof requestGroup>

/** Dates of approved requests that are assigned to the user or unassigned, the earliest first. */
const dateGroup = groupOf(
  z.extend(z.pick(matterDate, { id: true, kind: true, day: true, time: true }), {
    consultationId: z.int(),
    clientName: z.string(),
  }),
)

/** The work of the day for the user who looks. A request is only in the first of its groups. */
const today = z.object({
  /** Open requests with an urgent day within three days, the earliest first. */
  urgent: requestGroup,
  /** Answers with a caution that were not read yet, of requests that the user may open; oldest first. */
  marked: requestGroup,
  /** Past the promise without an answer, oldest first. */
  late: requestGroup,
  /** Received since the start of yesterday in Riyadh and not yet answered, newest first. */
  fresh: requestGroup,
  /** The user's confirmed appointments of today in Riyadh. */
  appointments: groupOf(
    z.extend(
      z.pick(appointment, { id: true, consultationId: true, clientName: true, kind: true, place: true }),
      {
        startsAt: z.string(),
        minutes: z.int(),
        isPast: z.boolean(),
        /** The time between its end and the next appointment; 0 after the last one. */
        freeMinutes: z.int(),
      },
    ),
  ),
  /** Hearings, terms and other dates of today. */
  dueDates: dateGroup,
  /** Dates of earlier days that are not settled. */
  pastDates: dateGroup,
  /** Running matters whose clients got no word for the chosen number of days, the longest first. */
  quiet: groupOf(z.object({ consultationId: z.int(), clientName: z.string(), lastWordAt: z.string() })),
  /** Messages from clients to the user without a reply, oldest first. */
  messages: groupOf(
    z.extend(z.pick(message, { id: true, fromUserName: true, subject: true, createdAt: true }), {
      /** Its request, if the user may open it. */
      consultationId: z.nullable(z.int()),
    }),
  ),
  /** Notes of colleagues that mention the user, newest first. Without the right to open, `text` is empty. */
  mentions: groupOf(
    z.object({
      id: z.int(),
      consultationId: z.int(),
      clientName: z.string(),
      authorName: z.nullable(z.string()),
      text: z.string(),
    }),
  ),
  /** Documents from clients that the office has not opened, about the user's requests or unassigned ones. */
  documents: groupOf(
    z.pick(document, { id: true, name: true, clientName: true, malwareCheck: true, createdAt: true }),
  ),
  /** Overdue document requests of the user. */
  overdueDocuments: groupOf(
    z.pick(documentRequest, {
      id: true,
      userId: true,
      consultationId: true,
      title: true,
      clientName: true,
      dueDate: true,
    }),
  ),
  /** Overdue reviews of risks, of clients whose requests are assigned to the user or unassigned. */
  reviews: groupOf(review),
})
export type Today = z.infer<typeof today>

/** The number in the title of the tab: urgent, late and new requests, dates, messages to answer and mentions. */
export const todayCount = z.object({ total: z.int() })

/** The data of the dashboard's home page in one call; its counts are exact at any size (P2). */
export const officeSummary = z.object({
  counts: z.object({
    publications: z.int(),
    drafts: z.int(),
    scheduled: z.int(),
    unreadMessages: z.int(),
    oldestUnreadAt: z.nullable(z.string()),
    pendingConsultations: z.int(),
    overdueConsultations: z.int(),
    clients: z.int(),
    visibleClients: z.int(),
  }),
  /** At most five, newest first. */
  recentConsultations: z.array(
    z.pick(consultation, {
      id: true,
      firstName: true,
      lastName: true,
      service: true,
      status: true,
      receivedAt: true,
      createdAt: true,
      firstAnswerAt: true,
    }),
  ),
  recentPublications: z.array(publicationTitle),
  /** `erasures`: open erasure requests, for users who may decide on them. */
  myWork: z.object({
    assigned: z.int(),
    overdue: z.int(),
    unread: z.int(),
    /**
     * Documents from clients that the office has not opened, about the user's requests or unassigned ones.
     */
    documents: z.int(),
    erasures: z.int(),
  }),
  today,
  activity: z.array(activity),
})
export type OfficeSummary = z.infer<typeof officeSummary>

/** The client's home page: the next consultation, and counts of new and open items. */
export const clientSummary = z.object({
  openConsultations: z.int(),
  unreadMessages: z.int(),
  /** Documents from the firm that the client has not opened. */
  newDocuments: z.int(),
  /** The open document request with the earliest due date. */
  askedDocument: z.nullable(documentRequest),
  /** The consultation of that request. */
  askedConsultation: z.nullable(ownConsultation),
  /** The appointment for which the client must choose a time, or else the next one. */
  appointment: z.nullable(z.pick(ownAppointment, { state: true, startsAt: true })),
  /** The consultation of that appointment. */
  appointmentConsultation: z.nullable(ownConsultation),
  /** The open consultation with the earliest date ahead that the client may see. */
  datedConsultation: z.nullable(ownConsultation),
  /** The consultation of the next step; null if there is none. */
  next: z.nullable(ownConsultation),
  /** At most five: open ones first, then those with the latest event. */
  recentConsultations: z.array(ownConsultation),
})
export type ClientSummary = z.infer<typeof clientSummary>
