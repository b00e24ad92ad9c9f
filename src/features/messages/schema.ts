export const messageStatuses = ['unread', 'read', 'archived'] as const
export type MessageStatus = (typeof messageStatuses)[number]
