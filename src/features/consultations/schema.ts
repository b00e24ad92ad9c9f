import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { contactPreferences, staffMember } from '#features/users/schema.ts'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { plannedDay } from '#fields/day.ts'
import { emailAddress } from '#fields/email.ts'
import { phoneNumber } from '#fields/phone.ts'
import { optionalText, requiredLines, requiredText, textLine, textLines } from '#fields/text.ts'
import type { FirmCalendar } from '#firm-time/calendar.ts'
import { languages } from '#languages/language.ts'
import { requestFacts } from './facts-schema.ts'
import { isOpenThen, timeHasItsDay } from './meeting.ts'
import {
  consultationStatuses,
  dateDecisions,
  dateKinds,
  historyFields,
  isAssigneeFilter,
  originFilters,
  origins,
  statusFilters,
} from './values.ts'

export {
  appointmentSteps,
  type ConsultationStatus,
  consultationStatuses,
  type HistoryField,
  historyFields,
  officeFields,
  type StatusFilter,
} from './values.ts'

/** A form without scripts sends an empty field, or the select's value for no choice; both mean no value. */
const optionalChoice = <Value extends string>(chosen: z.ZodMiniType<Value, string>) =>
  z.optional(
    z.pipe(
      z.nullable(z.string('val.generic.format')),
      z.transform((typed, context): Value | null => {
        if (typed === null || typed === '' || typed === anyTimeOption) return null
        const result = z.safeParse(chosen, typed)
        if (result.success) return result.data
        for (const { message } of result.error.issues)
          context.issues.push({ code: 'custom', message, input: typed })
        return z.NEVER
      }),
    ),
  )

/** The select's value for no particular time: options must not be empty (P4.16). */
export const anyTimeOption = 'any'

/** The calendar of the firm decides whether the office is open then (`meetingProblem`). */
const preferredDate = optionalChoice(plannedDay)
const preferredTime = optionalChoice(
  z.string('val.generic.format').check(z.regex(/^([01]\d|2[0-3]):[03]0$/, 'val.preferredTime.closed')),
)

const fields = {
  firstName: requiredText('val.generic.required', 100),
  lastName: requiredText('val.generic.required', 100),
  email: emailAddress(),
  phone: phoneNumber,
  service: z.enum(serviceAreas, 'val.generic.required'),
  message: requiredLines(5000),
  subject: optionalText(200),
  preferredDate,
  preferredTime,
}

export const consultationInput = z
  .strictObject({
    ...fields,
    language: z.optional(z.enum(languages)),
    /** Checked in the form and not stored (specification, section 3). */
    agreeToTerms: z.optional(z.unknown()),
    /** A honeypot that users do not see: only bots fill it in. */
    homepage: z.optional(z.string().check(z.maxLength(500))),
  })
  .check(timeHasItsDay)
export type ConsultationInput = z.infer<typeof consultationInput>

/** The fields that the user fills in; the consent checkbox is not sent. */
export const consultationForm = z
  .object({ ...fields, agreeToTerms: z.literal(true, 'val.privacy') })
  .check(timeHasItsDay)

/** The same, with the days and times at which the office is open. */
export const consultationFormIn = (calendar: () => FirmCalendar) =>
  consultationForm.check(isOpenThen('preferredDate', calendar), isOpenThen('preferredTime', calendar))

const answeredFields = {
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.enum(serviceAreas),
  subject: z.string(),
  message: z.string(),
  /** The preferred day in Riyadh and, if given, the time. */
  preferredDate: z.nullable(z.string()),
  preferredTime: z.nullable(z.string()),
  language: z.enum(languages),
  status: z.enum(consultationStatuses),
  withdrawnAt: z.nullable(z.string()),
  /** The time from which the promise of an answer counts. */
  receivedAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** The sender's receipt. It contains only what they wrote, and confirms that it arrived. */
export const consultationReceipt = z.object({
  id: z.int(),
  status: z.enum(consultationStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The token of the page on which a guest follows it; it is returned only once. */
  followToken: z.optional(z.string()),
  /** Whether the sender can answer questions about it. */
  hasQuestions: z.optional(z.boolean()),
})

/** The nearest date ahead: for the client among the shown ones, for the office if the user may open it. */
export const nextDate = z.nullable(
  z.object({ kind: z.enum(dateKinds), day: z.string(), time: z.nullable(z.string()) }),
)

/** The office's view of a consultation. */
export const consultation = z.object({
  ...answeredFields,
  userId: z.nullable(z.int()),
  origin: z.enum(origins),
  heardThrough: z.nullable(z.string()),
  /** A day that must not pass, in Riyadh. */
  urgentDay: z.nullable(z.string()),
  urgentReason: z.string(),
  assignedToId: z.nullable(z.int()),
  assignedToName: z.nullable(z.string()),
  notes: z.string(),
  rejectionNote: z.string(),
  firstAnswerAt: z.nullable(z.string()),
  ...requestFacts,
  nextDate,
  /** Whether an unsettled date has passed. */
  hasPastDate: z.boolean(),
  /** The preference in the client's account; null for a guest. */
  contactPreference: z.nullable(z.enum(contactPreferences)),
  isRestricted: z.boolean(),
  /** The hidden field of its form was filled in: a program may have sent it. */
  isDoubtful: z.boolean(),
  /** The time at which a possible conflict of interest was flagged; null if none is open. */
  conflictFlaggedAt: z.nullable(z.string()),
  isStranded: z.boolean(),
  /**
   * Whether the user may also see its notes, messages, documents, conversations, dates and agreement. Its own subject
   * and message are for everybody who may list it.
   */
  isOpen: z.boolean(),
})
export type Consultation = z.infer<typeof consultation>

export const historyEntry = z.object({
  id: z.int(),
  field: z.enum(historyFields),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The reply to a guest; null for users who may not see the texts. */
  message: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  createdAt: z.string(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const consultationWithHistory = z.extend(consultation, {
  history: z.array(historyEntry),
  /** The listed readers of a restricted consultation; null if it is not restricted. */
  readers: z.nullable(z.array(staffMember)),
  /** Whether the user may change the readers. */
  mayRestrict: z.boolean(),
})
export type ConsultationWithHistory = z.infer<typeof consultationWithHistory>

/** The client's view of a consultation: without notes, and with the lawyer's name instead of an id. */
export const ownConsultation = z.object({
  ...answeredFields,
  assignedToName: z.nullable(z.string()),
  firstAnswerAt: z.nullable(z.string()),
  ...requestFacts,
  nextDate,
  /** Empty unless the firm rejected it and gave a reason. */
  rejectionNote: z.string(),
})
export type OwnConsultation = z.infer<typeof ownConsultation>

export const ownConsultationWithHistory = z.extend(ownConsultation, {
  /** Status changes only: clients do not see internal assignments. */
  history: z.array(z.omit(historyEntry, { userName: true, message: true })),
})
export type OwnConsultationWithHistory = z.infer<typeof ownConsultationWithHistory>

export const consultationNotes = textLines(5000)

/** The reason for a rejection, shown to the client: one sentence on one line. */
export const rejectionNote = textLine(500)

/** The firm's reply to a guest, by email. */
export const consultationReply = z.strictObject({ message: requiredLines(10_000) })
export type ConsultationReply = z.infer<typeof consultationReply>

export const dateDecision = z.enum(dateDecisions, 'val.generic.required')

/** A withdrawal by the client. The decision is required if dates that the client sees are ahead. */
export const withdrawal = z.nullish(z.strictObject({ dates: z.optional(dateDecision) }))

export const consultationChanges = z
  .strictObject({
    status: z.optional(z.enum(consultationStatuses, 'val.generic.format')),
    notes: z.optional(consultationNotes),
    rejectionNote: z.optional(rejectionNote),
    assignedToId: z.optional(z.nullable(z.int32('val.generic.number'))),
    /** Required to close a request with dates ahead. */
    dates: z.optional(dateDecision),
    /** Confirms the assignment of a restricted consultation to a user who is not one of its readers yet. */
    addsReader: z.optional(z.boolean()),
    updatedAt: seenVersion,
  })
  .check(notEmpty())
export type ConsultationChanges = z.infer<typeof consultationChanges>

const maxReaders = 50

/** Null makes it readable for the whole office; an empty list limits it to admins. */
export const readersInput = z.strictObject({
  userIds: z.nullable(
    z
      .array(z.int32('val.generic.number'), 'val.generic.required')
      .check(z.maxLength(maxReaders, 'val.generic.format')),
  ),
  updatedAt: seenVersion,
})
export type ReadersInput = z.infer<typeof readersInput>

export const consultationFilter = z.object({
  status: z.optional(z.enum(statusFilters)),
  assignee: z.optional(z.string().check(z.refine(isAssigneeFilter, 'val.generic.format'))),
  origin: z.optional(z.enum(originFilters)),
})

export const consultationCounts = z.object({
  all: z.int(),
  pending: z.int(),
  approved: z.int(),
  completed: z.int(),
  rejected: z.int(),
  overdue: z.int(),
  undated: z.int(),
  conflict: z.int(),
  stranded: z.int(),
})
export type ConsultationCounts = z.infer<typeof consultationCounts>
