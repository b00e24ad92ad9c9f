import * as z from 'zod/mini'
import { publicationCategories } from '#features/publications/values.ts'
import { emailAddress } from '#fields/email.ts'
import { languages } from '#languages/language.ts'

export const subscriptionForm = z.object({ email: emailAddress() })

/** Nothing chosen means everything. */
const areas = z.array(z.enum(publicationCategories)).check(z.maxLength(publicationCategories.length))

export const subscriptionInput = z.strictObject({
  email: emailAddress(),
  language: z.optional(z.enum(languages)),
  areas: z.optional(areas),
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

/** What a reader chooses to receive; what is missing stays as it is. */
export const chosenSubscription = z.extend(newsletterToken, {
  areas: z.optional(areas),
  mailLanguage: z.optional(z.enum(languages)),
})
export type ChosenSubscription = z.infer<typeof chosenSubscription>

/** The fields of the forms that offer areas, as they are posted without scripts. */
export const postedSubscription = z.extend(subscriptionForm, { areas })
export const postedChoices = z.object(chosenSubscription.shape)

const subscription = z.object({ areas: z.array(z.enum(publicationCategories)), language: z.enum(languages) })

/** Unused, used, or unknown, which includes expired ones. */
const confirmationStates = ['open', 'used', 'unknown'] as const
export const confirmation = z.object({
  state: z.enum(confirmationStates),
  /** What was chosen with the form; null unless the link is open. */
  subscription: z.nullable(subscription),
})
export type Confirmation = z.infer<typeof confirmation>

/** The subscription behind the link in an issue; null once it has ended, or if the link is unknown. */
export const ownSubscription = z.object({ subscription: z.nullable(subscription) })

export const subscriptionState = z.object({ isSubscribed: z.boolean() })

/** How long a confirmation link is valid. */
export const confirmationDays = 7
/** How long the links in an issue are valid: to unsubscribe, and to choose areas. */
export const unsubscribeDays = 730
export const minutesBetweenMails = 10
