import * as z from 'zod/mini'
import { pastInstant } from '#fields/past-instant.ts'
import { requiredLines } from '#fields/text.ts'
import { conversationChannels, conversationDirections, conversationMarks } from './values.ts'

/** A day and a time without a zone are Riyadh time. */
export const conversationInput = z.strictObject({
  channel: z.enum(conversationChannels, 'val.generic.required'),
  direction: z.enum(conversationDirections, 'val.generic.required'),
  at: pastInstant('val.conversation.at'),
  text: requiredLines(10_000),
})
export type ConversationInput = z.input<typeof conversationInput>

export const conversation = z.object({
  id: z.int(),
  channel: z.enum(conversationChannels),
  direction: z.enum(conversationDirections),
  at: z.string(),
  text: z.string(),
  /** Edited: a later wording of a message. Deleted: the sender deleted the message with these words. */
  mark: z.nullable(z.enum(conversationMarks)),
  /** Null for a deleted user. */
  recordedBy: z.nullable(z.string()),
  /** Part of an exported chat, which can only be removed as a whole. */
  isImported: z.boolean(),
  createdAt: z.string(),
})
export type Conversation = z.infer<typeof conversation>

const maxFiles = 200

/** The fields before the file: `options` as JSON. */
export const chatUpload = z.object({ options: z.string() })

export const chatOptions = z.strictObject({
  /** The name of the firm's voice in the chat; empty if only the client wrote. */
  firmVoice: z.optional(z.string('val.generic.required').check(z.maxLength(200, 'val.generic.format'))),
  /** The names of the files that become documents of the request. */
  files: z.optional(
    z
      .array(z.string().check(z.maxLength(500, 'val.generic.format')), 'val.generic.format')
      .check(z.maxLength(maxFiles, 'val.generic.format')),
  ),
  /** The office confirms that this is the right client, although the address is not verified. */
  confirmsUnverified: z.optional(z.boolean()),
})
export type ChatOptions = z.infer<typeof chatOptions>

const chatLine = z.object({ line: z.int(), text: z.string() })
export type ChatLine = z.infer<typeof chatLine>

/** The owner of the files: a guest cannot have documents, and an unverified address requires a confirmation. */
const clientStates = ['guest', 'unverified', 'known'] as const

export const chatPreview = z.object({
  /** Messages of an earlier import of the chat are known and are not imported again. */
  counts: z.object({ fresh: z.int(), known: z.int(), edited: z.int(), deleted: z.int() }),
  voices: z.array(z.object({ name: z.string(), messages: z.int() })),
  firstAt: z.string(),
  lastAt: z.string(),
  sample: z.array(z.object({ voice: z.string(), at: z.string(), text: z.string() })),
  /** The first messages that were edited or deleted since an earlier import. */
  changed: z.array(
    z.object({ voice: z.string(), at: z.string(), text: z.string(), mark: z.enum(conversationMarks) }),
  ),
  /** The first entries that could not be read. */
  unread: z.array(chatLine),
  unreadCount: z.int(),
  /** The first sentences of WhatsApp itself. */
  notices: z.array(chatLine),
  noticeCount: z.int(),
  files: z.array(z.object({ name: z.string(), size: z.int(), isAccepted: z.boolean() })),
  client: z.enum(clientStates),
})
export type ChatPreview = z.infer<typeof chatPreview>

/** The number of messages, edits and deletions. */
export const chatImported = z.object({ created: z.int() })
