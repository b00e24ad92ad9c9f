import * as z from 'zod/mini'
import { ownAppointment } from '#features/appointments/schema.ts'
import { activity } from '#features/audit/schema.ts'
import { consultation, ownConsultation } from '#features/consultations/schema.ts'
import { documentRequest } from '#features/documents/schema.ts'
import { publicationTitle } from '#features/publications/schema.ts'

/** The dashboard's home page in one call; its counts are exact at any size (P2). */
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
      createdAt: true,
      firstAnswerAt: true,
    }),
  ),
  recentPublications: z.array(publicationTitle),
  /** `erasures`: open erasure requests, for those who may decide them. */
  myWork: z.object({
    assigned: z.int(),
    overdue: z.int(),
    unread: z.int(),
    /** From clients, not opened by the office: those about the person's requests, and about nobody's. */
    documents: z.int(),
    erasures: z.int(),
  }),
  activity: z.array(activity),
})
export type OfficeSummary = z.infer<typeof officeSummary>

/** The client's home page: the next consultation, and the counts of what is new or open. */
export const clientSummary = z.object({
  openConsultations: z.int(),
  unreadMessages: z.int(),
  /** Documents from the firm that the client has not opened. */
  newDocuments: z.int(),
  /** The open document request with the earliest due date. */
  askedDocument: z.nullable(documentRequest),
  /** The consultation that it belongs to. */
  askedConsultation: z.nullable(ownConsultation),
  /** The one that waits for the client to choose a time, else the next one that is ahead. */
  appointment: z.nullable(z.pick(ownAppointment, { state: true, startsAt: true })),
  /** The consultation that it is about. */
  appointmentConsultation: z.nullable(ownConsultation),
  /** The consultation that the next step is about; null if there is none. */
  next: z.nullable(ownConsultation),
  /** At most five: open ones first, then those with the latest event. */
  recentConsultations: z.array(ownConsultation),
})
export type ClientSummary = z.infer<typeof clientSummary>
