// Apart from the schemas, since a list names these and checks nothing.

export const consultationStatuses = ['pending', 'approved', 'completed', 'rejected'] as const
export type ConsultationStatus = (typeof consultationStatuses)[number]

/** Filters a list by status; `overdue` are the pending ones past the promise, `conflict` those with a flag. */
export const statusFilters = ['all', 'overdue', ...consultationStatuses, 'conflict'] as const
export type StatusFilter = (typeof statusFilters)[number]

/** Filters a list by assignee: everyone's, one's own, or unassigned. */
export const assigneeFilters = ['all', 'me', 'none'] as const
export type AssigneeFilter = (typeof assigneeFilters)[number]
