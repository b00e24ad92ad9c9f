// Apart from the schemas, since a list names these and checks nothing.

/** Invited but not confirmed, subscribed, or no longer subscribed. */
export const subscriberStatuses = ['waiting', 'confirmed', 'unsubscribed'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]
