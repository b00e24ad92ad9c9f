// Apart from the schemas, since a list names these and checks nothing.

/** Invited but not confirmed, subscribed, or no longer subscribed. */
export const subscriberStatuses = ['waiting', 'confirmed', 'unsubscribed'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** On its way, stopped since its publication was hidden, or sent to everybody. */
export const issueStates = ['sending', 'stopped', 'sent'] as const
export type IssueState = (typeof issueStates)[number]
