// Apart from the schemas, since a list names these and checks nothing.

export const mailStates = ['waiting', 'sent', 'failed', 'held'] as const
export type MailState = (typeof mailStates)[number]

/** Whether the office can send it again or release it. */
export const isResendable = (state: MailState): boolean => state === 'failed' || state === 'held'
