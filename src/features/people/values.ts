// Separate from the schemas: screens need these values without the validation code.

/** Filters the list of people: with or without an account. */
export const directoryFilters = ['all', 'user', 'guest'] as const
export type DirectoryFilter = (typeof directoryFilters)[number]

/** Kinds of entries in a client's timeline. */
export const eventKinds = ['request', 'appointment', 'message', 'document', 'note'] as const
export type EventKind = (typeof eventKinds)[number]

/** Number of entries per page. */
export const eventsAtOnce = 30

/** The largest number of requests that one correction changes. */
export const maxGuestRequests = 100

export const maxNoteLength = 2000
