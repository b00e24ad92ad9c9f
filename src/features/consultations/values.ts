// Separate from the schemas: lists need these values without the validation code.

export const consultationStatuses = ['pending', 'approved', 'completed', 'rejected'] as const
export type ConsultationStatus = (typeof consultationStatuses)[number]

/**
 * Status filters of a list. `overdue`: pending past the deadline; `conflict`: flagged; `stranded`: open, with
 * an assignee who no longer works here.
 */
export const statusFilters = ['all', 'overdue', ...consultationStatuses, 'conflict', 'stranded'] as const
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
