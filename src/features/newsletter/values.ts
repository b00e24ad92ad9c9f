// Separate from the schemas: lists need these values without the validation code.

/** Invited but not confirmed, subscribed, or no longer subscribed. */
export const subscriberStatuses = ['waiting', 'confirmed', 'unsubscribed'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** Being sent, stopped because its publication was hidden, or sent to all recipients. */
export const issueStates = ['sending', 'stopped', 'sent'] as const
export type IssueState = (typeof issueStates)[number]
