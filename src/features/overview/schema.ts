import * as z from 'zod/mini'
import { ownAppointment } from '#features/appointments/schema.ts'
import { activity } from '#features/audit/schema.ts'
import { consultation, ownConsultation } from '#features/consultations/schema.ts'
import { documentRequest } from '#features/documents/schema.ts'
import { publicationTitle } from '#features/publications/schema.ts'

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
  /** The consultation of the next step; null if there is none. */
  next: z.nullable(ownConsultation),
  /** At most five: open ones first, then those with the latest event. */
  recentConsultations: z.array(ownConsultation),
})
export type ClientSummary = z.infer<typeof clientSummary>
