import * as z from 'zod/mini'
import { mailStates } from './values.ts'

export { isResendable, type MailState, mailStates } from './values.ts'

/** A mail in the list of the outbox. */
export const mail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  nextAttemptAt: z.string(),
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  /** The time at which a restored backup brought it back; it may have been sent already. */
  restoredAt: z.nullable(z.string()),
})
export type Mail = z.infer<typeof mail>

/** A mail with its text; its HTML is loaded separately, as a page without scripts. */
export const mailWithText = z.extend(mail, { text: z.string() })

export const mailFilter = z.object({ state: z.optional(z.enum(['all', ...mailStates])) })

export const mailCounts = z.object({
  all: z.int(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  held: z.int(),
  replaced: z.int(),
  /** Mail of a restored backup that no admin has released yet. */
  restored: z.int(),
})
export type MailCounts = z.infer<typeof mailCounts>

/** Whether mail is delivered. Without a mail server it stays in the outbox. */
export const mailDelivery = z.object({ isDelivered: z.boolean() })
