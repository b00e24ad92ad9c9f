import * as z from 'zod/mini'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { optionalText } from '#fields/text.ts'
import { webUrl } from '#fields/web-url.ts'
import { deliveredKinds, deliveryFaults, deliveryStates, eventKinds, offReasons } from './values.ts'

const kinds = z
  .array(z.enum(eventKinds), 'val.webhook.kinds')
  .check(z.minLength(1, 'val.webhook.kinds'), z.maxLength(eventKinds.length))

export const receiverInput = z.strictObject({ address: webUrl, kinds, note: optionalText(200) })
export type ReceiverInput = z.infer<typeof receiverInput>

export const receiverChanges = z
  .extend(z.partial(receiverInput), { isActive: z.optional(z.boolean()), updatedAt: seenVersion })
  .check(notEmpty())
export type ReceiverChanges = z.infer<typeof receiverChanges>

/** A system of the firm that gets events. Its secret is in no response but that of its creation. */
export const receiver = z.object({
  id: z.int(),
  address: z.string(),
  kinds: z.array(z.enum(eventKinds)),
  note: z.string(),
  isActive: z.boolean(),
  offReason: z.nullable(z.enum(offReasons)),
  /** The first failure since the last success. */
  failingSince: z.nullable(z.string()),
  /** The end of the time in which the previous secret signs too. */
  previousUntil: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Receiver = z.infer<typeof receiver>

export const receiverWithSecret = z.extend(receiver, { secret: z.string() })
export type ReceiverWithSecret = z.infer<typeof receiverWithSecret>

export const delivery = z.object({
  id: z.int(),
  receiverId: z.int(),
  /** The address of the receiver. */
  address: z.string(),
  /** The header `webhook-id`. */
  eventId: z.string(),
  kind: z.enum(deliveredKinds),
  recordId: z.int(),
  happenedAt: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** The HTTP status of the last answer. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(deliveryFaults)),
  milliseconds: z.nullable(z.int()),
  attemptedAt: z.nullable(z.string()),
  nextAttemptAt: z.string(),
})
export type Delivery = z.infer<typeof delivery>
