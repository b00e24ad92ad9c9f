// Separate from the schemas: lists need these values without the validation code.

export const messageBoxes = ['inbox', 'sent', 'archived'] as const
export type MessageBox = (typeof messageBoxes)[number]
