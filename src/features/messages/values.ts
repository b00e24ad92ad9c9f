// Separate from the schemas: lists need these values without the validation code.

export const messageBoxes = ['inbox', 'sent', 'archived'] as const
export type MessageBox = (typeof messageBoxes)[number]

/** Messages that end a mandate: in writing by the client, or with notice by the lawyer. */
export const messageKinds = ['mandate_ended', 'mandate_withdrawn'] as const
