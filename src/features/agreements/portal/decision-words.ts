export const decisions = ['accept', 'wish', 'decline', 'end'] as const
export type Decision = (typeof decisions)[number]

/** The name of the form that is posted without scripts. */
export const formOf = (decision: Decision) => `agreement-${decision}` as const
