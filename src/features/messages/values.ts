// Apart from the schemas, since a list names these and checks nothing.

export const messageBoxes = ['inbox', 'sent', 'archived'] as const
export type MessageBox = (typeof messageBoxes)[number]
