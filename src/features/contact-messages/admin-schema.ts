import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { phoneNumber } from '#fields/phone.ts'
import { requiredLines, requiredText } from '#fields/text.ts'
import { languages } from '#languages/language.ts'

/** The office's view of a contact message. */
export const contactMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  subject: z.string(),
  message: z.string(),
  language: z.enum(languages),
  isRead: z.boolean(),
  /** The hidden field of the form was filled in: a program may have sent it. */
  isDoubtful: z.boolean(),
  /** The consultation created from it. */
  consultationId: z.nullable(z.int()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const contactMessageFilter = z.object({ unread: z.optional(z.enum(['true', 'false'])) })

export const contactMessageChanges = z
  .strictObject({ isRead: z.optional(z.boolean('val.generic.format')), updatedAt: seenVersion })
  .check(notEmpty())
export type ContactMessageChanges = z.infer<typeof contactMessageChanges>

export const contactReply = z.strictObject({ message: requiredLines(10_000) })
export type ContactReply = z.infer<typeof contactReply>

/** The data that a consultation needs and a contact message lacks, or has in another form. */
export const contactConversion = z.strictObject({
  firstName: requiredText('val.generic.required', 100),
  lastName: requiredText('val.generic.required', 100),
  phone: phoneNumber,
  service: z.enum(serviceAreas, 'val.generic.required'),
})
export type ContactConversion = z.infer<typeof contactConversion>

/** The first word and the rest. The office sees the result and can correct it before it is stored. */
export const splitName = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
