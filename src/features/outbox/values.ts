// Separate from the schemas: lists need these values without the validation code.

export const mailStates = ['waiting', 'sent', 'failed', 'held', 'replaced'] as const
export type MailState = (typeof mailStates)[number]

/** Whether the office can resend or release it. */
export const isResendable = (state: MailState): boolean => state === 'failed' || state === 'held'
