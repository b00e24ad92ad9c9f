import * as z from 'zod/mini'
import { roles } from '#access/roles.ts'
import { malwareCheck } from '#features/malware/schema.ts'
import { recordedSightings } from '#features/users/identity-documents.ts'
import { requiredLines, requiredText } from '#fields/text.ts'
import { messageBoxes, messageKinds } from './values.ts'

export { type MessageBox, messageKinds } from './values.ts'

export const messageStatuses = ['unread', 'read', 'archived'] as const
export type MessageStatus = (typeof messageStatuses)[number]

const maxAttachments = 10

export const messageInput = z.strictObject({
  /** Omitted in a client's message to the firm, and in a reply, which goes to the sender. */
  toUserId: z.optional(z.int32('val.generic.number')),
  subject: requiredText('val.generic.required', 200),
  content: requiredLines(10_000),
  parentMessageId: z.optional(z.int32('val.generic.number')),
  /** The consultation it is about; a reply inherits the one of its conversation. */
  consultationId: z.optional(z.int32('val.generic.number')),
  attachments: z.optional(
    z.array(z.int32('val.generic.number')).check(z.maxLength(maxAttachments, 'val.attachments.max')),
  ),
})
export type MessageInput = z.infer<typeof messageInput>

/** Changes by the recipient; a message cannot become unread again. */
export const messageChanges = z.strictObject({ status: z.enum(['read', 'archived'], 'val.generic.format') })

const attachment = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  malwareCheck,
})

export const message = z.object({
  id: z.int(),
  fromUserId: z.nullable(z.int()),
  toUserId: z.nullable(z.int()),
  /** Null for a deleted user, and for the firm. */
  fromUserName: z.nullable(z.string()),
  toUserName: z.nullable(z.string()),
  isToFirm: z.boolean(),
  subject: z.string(),
  content: z.string(),
  kind: z.nullable(z.enum(messageKinds)),
  status: z.enum(messageStatuses),
  attachments: z.array(attachment),
  parentMessageId: z.nullable(z.int()),
  consultationId: z.nullable(z.int()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Message = z.infer<typeof message>

/** One message with its whole conversation, oldest first. */
export const messageThread = z.extend(message, { thread: z.array(message) })
export type MessageThread = z.infer<typeof messageThread>

/** A row of a client's list: a conversation with the id of its last message and its first subject. */
export const conversation = z.object({
  id: z.int(),
  subject: z.string(),
  /** The beginning of the last message. */
  excerpt: z.string(),
  fromUserId: z.nullable(z.int()),
  toUserId: z.nullable(z.int()),
  fromUserName: z.nullable(z.string()),
  toUserName: z.nullable(z.string()),
  isToFirm: z.boolean(),
  consultationId: z.nullable(z.int()),
  createdAt: z.string(),
  messages: z.int(),
  /** Received and unread. */
  unread: z.int(),
})
export type Conversation = z.infer<typeof conversation>

export const messageFilter = z.object({ box: z.optional(z.enum(messageBoxes)) })
export const messageStatusFilter = z.object({ status: z.optional(z.enum(['all', ...messageStatuses])) })

/** A possible recipient of a message. */
export const correspondent = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
})
/** Details for the office before it writes or shares something, to distinguish people with the same name. */
export const knownCorrespondent = z.extend(correspondent, {
  email: z.string(),
  isVerified: z.boolean(),
  /** Also null if the address was verified before dates were stored. */
  verifiedAt: z.nullable(z.string()),
  seenInPersonAt: z.nullable(z.string()),
  sighting: z.nullable(z.enum(recordedSightings)),
  createdAt: z.string(),
  requests: z.int(),
})
export type KnownCorrespondent = z.infer<typeof knownCorrespondent>
export const correspondentRole = z.optional(z.enum(roles))
export type Correspondent = z.infer<typeof correspondent>
