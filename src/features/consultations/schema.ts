import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { contactPreferences, staffMember } from '#features/users/schema.ts'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { typedDay } from '#fields/day.ts'
import { emailAddress } from '#fields/email.ts'
import { phoneNumber } from '#fields/phone.ts'
import { optionalText, requiredLines, requiredText, textLine, textLines } from '#fields/text.ts'
import { languages } from '#languages/language.ts'
import { assigneeFilters, consultationStatuses, statusFilters } from './values.ts'
import { instantInRiyadh, isOver, isWorkingDay, meetingTimes, weekdayOf } from './working-hours.ts'

export {
  type AssigneeFilter,
  type ConsultationStatus,
  consultationStatuses,
  type StatusFilter,
} from './values.ts'

/** The fields that the office may change; each change adds a line to the history. */
export const officeFields = ['status', 'assignedToId', 'notes', 'rejectionNote'] as const

/** What happened to an appointment about it; the values are its times, and the message is the firm's reason. */
export const appointmentSteps = [
  'appointmentProposed',
  'appointmentConfirmed',
  'appointmentMoved',
  /** Another lawyer, another way to meet or another place, at the same time. */
  'appointmentChanged',
  'appointmentCanceled',
] as const

export const historyFields = [
  'created',
  ...officeFields,
  'withdrawn',
  'claimed',
  /** Who can read it: null for everybody, else the ids of the named people, comma-separated. */
  'readers',
  /** The firm wrote to a guest by email. */
  'replied',
  /** How many parties it has. */
  'parties',
  /** The recorded result of a conflict check. */
  'conflictCheck',
  ...appointmentSteps,
] as const
export type HistoryField = (typeof historyFields)[number]

/** A form without scripts sends an empty field, or the select's value for no choice; both mean none. */
const optionalChoice = <Value extends string>(chosen: z.ZodMiniType<Value, string>) =>
  z.optional(
    z.pipe(
      z.nullable(z.string('val.generic.format')),
      z.transform((typed, context): Value | null => {
        if (typed === null || typed === '' || typed === anyTime) return null
        const result = z.safeParse(chosen, typed)
        if (result.success) return result.data
        for (const { message } of result.error.issues)
          context.issues.push({ code: 'custom', message, input: typed })
        return z.NEVER
      }),
    ),
  )

/** The select's value for no particular time: options must not be empty (P4.16). */
export const anyTime = 'any'

const preferredDate = optionalChoice(
  typedDay.check(
    z.refine((date) => isWorkingDay(weekdayOf(date)), { error: 'val.preferredDate.weekend', abort: true }),
    z.refine((date) => !isOver(date, new Date()), 'val.preferredDate.past'),
  ),
)

const preferredTime = optionalChoice(z.enum(meetingTimes, 'val.preferredTime.closed'))

type Meeting = { preferredDate?: string | null | undefined; preferredTime?: string | null | undefined }

/** Both checks need the two fields and nothing else, so they do not wait for the rest of the form to be right. */
const isMeetingRead = ({ value, issues }: z.core.ParsePayload): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !issues.some(({ path }) => path?.[0] === 'preferredDate' || path?.[0] === 'preferredTime')

/** A day without a time means any time of that day; a time without a day means nothing. */
const timeHasItsDay = z.refine<Meeting>(
  ({ preferredDate, preferredTime }) =>
    !preferredTime || (preferredDate !== null && preferredDate !== undefined),
  {
    error: 'val.preferredDate.missing',
    path: ['preferredDate'],
    when: isMeetingRead,
  },
)

const timeIsToCome = z.refine<Meeting>(
  ({ preferredDate, preferredTime }) =>
    !preferredDate || !preferredTime || instantInRiyadh(preferredDate, preferredTime) > new Date(),
  { error: 'val.preferredTime.past', path: ['preferredTime'], when: isMeetingRead },
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
    /** Checked in the form, not stored (specification, section 3). */
    agreeToTerms: z.optional(z.unknown()),
    /** A honeypot that people do not see: whoever fills it in is a bot. */
    homepage: z.optional(z.string().check(z.maxLength(500))),
  })
  .check(timeHasItsDay, timeIsToCome)
export type ConsultationInput = z.infer<typeof consultationInput>

/** The fields that a person fills in; the agreement is not sent. */
export const consultationForm = z
  .object({ ...fields, agreeToTerms: z.literal(true, 'val.privacy') })
  .check(timeHasItsDay, timeIsToCome)

const answeredFields = {
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.enum(serviceAreas),
  subject: z.string(),
  message: z.string(),
  /** A wish: a day in Riyadh and, if given, a time of that day. */
  preferredDate: z.nullable(z.string()),
  preferredTime: z.nullable(z.string()),
  language: z.enum(languages),
  status: z.enum(consultationStatuses),
  withdrawnAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** What the sender is told: that it arrived, and never more than they wrote. */
export const consultationReceipt = z.object({
  id: z.int(),
  status: z.enum(consultationStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Opens the page on which a guest follows it; nobody is told a second time. */
  followToken: z.optional(z.string()),
})

/** A consultation as the office sees it. */
export const consultation = z.object({
  ...answeredFields,
  userId: z.nullable(z.int()),
  assignedToId: z.nullable(z.int()),
  assignedToName: z.nullable(z.string()),
  notes: z.string(),
  rejectionNote: z.string(),
  firstAnswerAt: z.nullable(z.string()),
  /** From the account behind it; null for a guest. */
  contactPreference: z.nullable(z.enum(contactPreferences)),
  isRestricted: z.boolean(),
  /** Since when a possible conflict of interest waits to be looked at. */
  conflictFlaggedAt: z.nullable(z.string()),
  /** Whether the reader may see its texts: a colleague's consultation is listed without subject, message and notes. */
  isOpen: z.boolean(),
})
export type Consultation = z.infer<typeof consultation>

const historyEntry = z.object({
  id: z.int(),
  field: z.enum(historyFields),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** What was written to a guest; null for readers who may not see the texts. */
  message: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  createdAt: z.string(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const consultationWithHistory = z.extend(consultation, {
  history: z.array(historyEntry),
  /** The people named in a restricted consultation; null if it is not restricted. */
  readers: z.nullable(z.array(staffMember)),
  /** Whether the reader may change who can read it. */
  mayRestrict: z.boolean(),
})
export type ConsultationWithHistory = z.infer<typeof consultationWithHistory>

/** A consultation as its client sees it: without notes, and with the lawyer's name instead of an id. */
export const ownConsultation = z.object({
  ...answeredFields,
  assignedToName: z.nullable(z.string()),
  firstAnswerAt: z.nullable(z.string()),
  /** Empty unless the firm rejected it and said why. */
  rejectionNote: z.string(),
})
export type OwnConsultation = z.infer<typeof ownConsultation>

export const ownConsultationWithHistory = z.extend(ownConsultation, {
  /** Status changes only: internal assignments are not shown to the client. */
  history: z.array(z.omit(historyEntry, { userName: true, message: true })),
})
export type OwnConsultationWithHistory = z.infer<typeof ownConsultationWithHistory>

/** A consultation that a guest sent with an address that now belongs to an account. */
export const earlierRequest = z.object({
  id: z.int(),
  service: z.enum(serviceAreas),
  subject: z.string(),
  createdAt: z.string(),
})
export type EarlierRequest = z.infer<typeof earlierRequest>

export const earlierChoice = z.strictObject({
  ids: z
    .array(z.int('val.generic.number').check(z.positive('val.generic.number')), 'val.generic.required')
    .check(z.minLength(1, 'val.generic.required'), z.maxLength(50, 'val.generic.format')),
})
export const earlierClaimed = z.object({ ids: z.array(z.int()) })

/** A consultation on the private page of the guest who sent it: without a name, an address or a word of the message. */
const followedConsultation = z.object({
  id: z.int(),
  service: z.enum(serviceAreas),
  subject: z.string(),
  status: z.enum(consultationStatuses),
  withdrawnAt: z.nullable(z.string()),
  firstAnswerAt: z.nullable(z.string()),
  rejectionNote: z.string(),
  createdAt: z.string(),
})
export type FollowedConsultation = z.infer<typeof followedConsultation>

/** Null for a link that is unknown or has ended: nobody learns which. */
export const followAnswer = z.object({ consultation: z.nullable(followedConsultation) })

export const consultationNotes = textLines(5000)

/** What the client is told with a rejection: a sentence, so on one line. */
export const rejectionNote = textLine(500)

/** The firm's answer to a guest, by email. */
export const consultationReply = z.strictObject({ message: requiredLines(10_000) })
export type ConsultationReply = z.infer<typeof consultationReply>

export const consultationChanges = z
  .strictObject({
    status: z.optional(z.enum(consultationStatuses, 'val.generic.format')),
    notes: z.optional(consultationNotes),
    rejectionNote: z.optional(rejectionNote),
    assignedToId: z.optional(z.nullable(z.int('val.generic.number'))),
    /** Confirms that a restricted consultation is assigned to somebody who is not among its readers yet. */
    addsReader: z.optional(z.boolean()),
    updatedAt: seenVersion,
  })
  .check(notEmpty())
export type ConsultationChanges = z.infer<typeof consultationChanges>

const mostReaders = 50

/** Null opens the consultation to the office again; if nobody is named, only admins can read it. */
export const readersInput = z.strictObject({
  userIds: z.nullable(
    z
      .array(z.int('val.generic.number'), 'val.generic.required')
      .check(z.maxLength(mostReaders, 'val.generic.format')),
  ),
  updatedAt: seenVersion,
})
export type ReadersInput = z.infer<typeof readersInput>

export const consultationFilter = z.object({
  status: z.optional(z.enum(statusFilters)),
  assignee: z.optional(z.enum(assigneeFilters)),
})

export const consultationCounts = z.object({
  all: z.int(),
  pending: z.int(),
  approved: z.int(),
  completed: z.int(),
  rejected: z.int(),
  overdue: z.int(),
  conflict: z.int(),
})
export type ConsultationCounts = z.infer<typeof consultationCounts>
