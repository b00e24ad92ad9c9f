// Separate from the schemas: lists need these values without the validation code.

export const consultationStatuses = ['pending', 'approved', 'completed', 'rejected'] as const
export type ConsultationStatus = (typeof consultationStatuses)[number]

/**
 * Status filters of a list. `overdue`: pending past the deadline; `undated`: approved without a date or an appointment ahead;
 * `conflict`: flagged; `stranded`: open, with an assignee who no longer works here.
 */
export const statusFilters = [
  'all',
  'overdue',
  ...consultationStatuses,
  'undated',
  'conflict',
  'stranded',
] as const
export type StatusFilter = (typeof statusFilters)[number]

/** The ways in which a request reaches the firm. The office records all but the first. */
export const origins = ['website', 'phone', 'whatsapp', 'visit', 'email', 'other'] as const
export type Origin = (typeof origins)[number]
/** Filters a list by origin. */
export const originFilters = ['all', ...origins] as const
export type OriginFilter = (typeof originFilters)[number]
export const recordedOrigins = origins.filter((origin) => origin !== 'website')

/** Filters a list by assignee: everyone's, one's own, unassigned, or those of the user with this id. */
export const assigneeFilters = ['all', 'me', 'none'] as const
export type AssigneeFilter = (typeof assigneeFilters)[number] | `${number}`

export const isAssigneeFilter = (text: string): text is AssigneeFilter =>
  /^(?:all|me|none|[1-9]\d{0,8})$/.test(text)

/** The kinds of dates of a matter. */
export const dateKinds = ['hearing', 'term', 'meeting', 'other'] as const
export type DateKind = (typeof dateKinds)[number]

/** The decision about the dates ahead of a request that closes. */
export const dateDecisions = ['drop', 'keep'] as const
export type DateDecision = (typeof dateDecisions)[number]

/** The fields that the office may change; each change adds a history entry. */
export const officeFields = ['status', 'assignedToId', 'notes', 'rejectionNote'] as const

/** Events of its appointments. The values are times, and the message is the firm's reason. */
export const appointmentSteps = [
  'appointmentProposed',
  'appointmentConfirmed',
  'appointmentMoved',
  /** Another lawyer, kind or place, at the same time. */
  'appointmentChanged',
  'appointmentCanceled',
] as const

export const historyFields = [
  'created',
  ...officeFields,
  'withdrawn',
  'claimed',
  /** The readers: null for everybody, otherwise comma-separated user ids. */
  'readers',
  /** The firm replied to a guest by email. */
  'replied',
  /** The person was reached; the value is how. */
  'spokenWith',
  /** The day that must not pass; null without one. */
  'urgentDay',
  /** The office corrected the phone number or the address. */
  'contactCorrected',
  /** The office joined its sender with the one of another request. */
  'joined',
  /** The number of its parties. */
  'parties',
  /** The number of its recorded conversations. */
  'conversations',
  /** The recorded result of a conflict check. */
  'conflictCheck',
  /** The stage, from 1; null before the first one. */
  'stage',
  /** A step besides the stage; for a date the previous value is its kind. */
  'matter',
  /** The state of its fee agreement; the previous value is the number. */
  'agreement',
  ...appointmentSteps,
] as const
export type HistoryField = (typeof historyFields)[number]
