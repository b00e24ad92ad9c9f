import type { Reader } from '#access/roles.ts'
import type { Message } from './schema.ts'

/** Only the recipient's opening marks a message as read; for one to the firm, everyone in the office is a recipient. */
export const isRecipient = (
  { id, role }: Reader,
  { toUserId, isToFirm }: Pick<Message, 'toUserId' | 'isToFirm'>,
): boolean => toUserId === id || (isToFirm && role !== 'client')
