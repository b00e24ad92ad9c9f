// Apart from the schemas, since a screen names these and checks nothing.

/** What became of a request. `waiting` has no answer yet; `answered` is pending with one. */
export const outcomes = ['waiting', 'answered', 'approved', 'completed', 'rejected', 'withdrawn'] as const
export type Outcome = (typeof outcomes)[number]

/** Why the firm rejected a request, as far as it recorded that. */
export const rejectionReasons = ['conflict', 'told', 'none'] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** How long an open request has been with the firm, in days: from the first number on, to before the second. */
export const ages = [
  { age: 'week', from: 0, to: 7 },
  { age: 'month', from: 7, to: 30 },
  { age: 'quarter', from: 30, to: 90 },
  { age: 'older', from: 90, to: null },
] as const
export type Age = (typeof ages)[number]['age']

export const figureTables = ['requests', 'services', 'answers', 'outcomes', 'load', 'subscribers'] as const
export type FigureTable = (typeof figureTables)[number]

/** The longest time that is shown: five years. */
export const mostMonths = 60
/** How many months are shown unless others are chosen, the current one among them. */
export const usualMonths = 12
