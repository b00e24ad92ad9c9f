/** Days for which a call can be recorded later. */
export const oldestDays = 7

/** Days in which a second request of a caller about the same service counts as similar. */
export const similarDays = 7

export const maxOtherParties = 10
