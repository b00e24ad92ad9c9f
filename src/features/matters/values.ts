// Separate from the schemas: screens need these values without the validation code.

/** A moved date has a successor. A dropped date was entered by mistake or is off. */
export const dateStates = ['ahead', 'held', 'moved', 'handled', 'missed', 'dropped'] as const
export type DateState = (typeof dateStates)[number]

/** The states that a person sets. Terms are handled, all other dates are held. */
export const settledStates = ['held', 'handled', 'missed', 'dropped'] as const
export type SettledState = (typeof settledStates)[number]

/** The calendar in which a date was typed. */
export const dateCalendars = ['gregorian', 'hijri'] as const

/** `told`: the client was notified that nothing has changed. */
export const moveKinds = ['begun', 'moved', 'told'] as const

/** The mail that a client wants: about stages and dates, or about dates only. */
export const clientMails = ['all', 'dates'] as const
export type ClientMails = (typeof clientMails)[number]

export const maxStages = 12
export const defaultQuietDays = 30
export const maxQuietDays = 365
/** The days between two sentences that nothing has changed. */
export const noChangeIntervalDays = 7
/** The number of sentences that nothing has changed. */
export const noChangeSentences = 4
/** The number of sentences that the form offers. */
export const readySentences = 6
