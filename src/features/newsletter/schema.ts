import * as z from 'zod/mini'
import { emailAddress } from '#fields/email.ts'
import { languages } from '#languages/language.ts'

export const subscriptionForm = z.object({ email: emailAddress() })

export const subscriptionInput = z.strictObject({
  email: emailAddress(),
  language: z.optional(z.enum(languages)),
  /** A honeypot that people do not see: whoever fills it in is a bot. */
  homepage: z.optional(z.string().check(z.maxLength(500))),
})
export type SubscriptionInput = z.infer<typeof subscriptionInput>

/** The same for every address, so that it does not reveal who is subscribed. */
export const subscriptionReceipt = z.object({ email: z.string() })

/** The token in a link of a mail. */
export const newsletterToken = z.strictObject({
  token: z
    .string('error.link_expired')
    .check(z.trim(), z.minLength(1, 'error.link_expired'), z.maxLength(200)),
})

/** Unused, used, or unknown, which includes expired ones. */
const confirmationStates = ['open', 'used', 'unknown'] as const
export const confirmation = z.object({ state: z.enum(confirmationStates) })
export type Confirmation = z.infer<typeof confirmation>

export const subscriptionState = z.object({ isSubscribed: z.boolean() })

/** How long a confirmation link is valid. */
export const confirmationDays = 7
/** How long an unsubscribe link is valid. */
export const unsubscribeDays = 730
export const minutesBetweenMails = 10
