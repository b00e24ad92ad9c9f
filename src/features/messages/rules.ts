import type { Reader } from '#access/roles.ts'
import type { Message } from './schema.ts'

/**
 * A message is marked as read only if its recipient opens it. For a message to the firm, all staff are
 * recipients.
 */
export const isRecipient = (
  { id, role }: Reader,
  { toUserId, isToFirm }: Pick<Message, 'toUserId' | 'isToFirm'>,
): boolean => toUserId === id || (isToFirm && role !== 'client')
