import * as z from 'zod/mini'
import { emailAddress } from '#fields/email.ts'
import { optionalPhoneNumber } from '#fields/phone.ts'
import { requiredLines, requiredText } from '#fields/text.ts'
import { languages } from '#languages/language.ts'

const fields = {
  name: requiredText('val.generic.required', 200),
  email: emailAddress(),
  phone: optionalPhoneNumber,
  subject: requiredText('val.generic.required', 200),
  message: requiredLines(5000),
}

export const contactInput = z.strictObject({
  ...fields,
  language: z.optional(z.enum(languages)),
  /** Checked in the form and not stored (specification, section 3). */
  agreeToTerms: z.optional(z.unknown()),
  /** A honeypot that users do not see: only bots fill it in. */
  homepage: z.optional(z.string().check(z.maxLength(500))),
})

/** The fields that the user fills in; the consent checkbox is not sent. */
export const contactForm = z.object({ ...fields, agreeToTerms: z.literal(true, 'val.terms') })

/** The sender's receipt, without the content of the message. */
export const contactReceipt = z.object({ id: z.int(), createdAt: z.string() })
export type ContactReceipt = z.infer<typeof contactReceipt>
