import * as z from 'zod/mini'
import { emailAddress } from '#fields/email.ts'
import { languages } from '#languages/language.ts'

export const subscriptionForm = z.object({ email: emailAddress() })

export const subscriptionInput = z.strictObject({
  email: emailAddress(),
  language: z.optional(z.enum(languages)),
  /** A field no person sees: who fills it in is a machine. */
  homepage: z.optional(z.string().check(z.maxLength(500))),
})
export type SubscriptionInput = z.infer<typeof subscriptionInput>

/** The same for every address, known or not: whose it is cannot be read from it. */
export const subscriptionReceipt = z.object({ email: z.string() })

/** What stands in a link of our mail. */
export const newsletterToken = z.strictObject({
  token: z
    .string('error.link_expired')
    .check(z.trim(), z.minLength(1, 'error.link_expired'), z.maxLength(200)),
})

/** Of a link: still to be used, used before, or never ours and too old, which are not told apart. */
const confirmationStates = ['open', 'used', 'unknown'] as const
export const confirmation = z.object({ state: z.enum(confirmationStates) })
export type Confirmation = z.infer<typeof confirmation>

export const subscriptionState = z.object({ isSubscribed: z.boolean() })

/** How long the link of a confirmation is good for, and how soon an address is written to again. */
export const confirmationDays = 7
/** How long the link that ends a subscription is good for. */
export const unsubscribeDays = 730
export const minutesBetweenMails = 10
