// Apart from the schemas, since a screen names these and checks nothing.

/** What the office and a client had to do with each other. */
export const eventKinds = ['request', 'appointment', 'message', 'document', 'note'] as const
export type EventKind = (typeof eventKinds)[number]

/** How many of them are shown at once. */
export const eventsAtOnce = 30

export const longestNote = 2000
