import * as z from 'zod/mini'
import { publicationCategories } from '#features/publications/values.ts'
import { emailAddress } from '#fields/email.ts'
import { linkToken } from '#fields/link-token.ts'
import { languages } from '#languages/language.ts'

export const subscriptionForm = z.object({ email: emailAddress() })

/** Empty means all areas. */
const areas = z.array(z.enum(publicationCategories)).check(z.maxLength(publicationCategories.length))

export const subscriptionInput = z.strictObject({
  email: emailAddress(),
  language: z.optional(z.enum(languages)),
  areas: z.optional(areas),
  /** A honeypot that users do not see: only bots fill it in. */
  homepage: z.optional(z.string().check(z.maxLength(500))),
})
export type SubscriptionInput = z.infer<typeof subscriptionInput>

/** The same for every address, so that it does not reveal who is subscribed. */
export const subscriptionReceipt = z.object({ email: z.string() })

/** The token of a link in a mail. */
export const newsletterToken = z.strictObject({ token: linkToken })

/** A reader's choice; omitted fields do not change. */
export const chosenSubscription = z.extend(newsletterToken, {
  areas: z.optional(areas),
  mailLanguage: z.optional(z.enum(languages)),
})
export type ChosenSubscription = z.infer<typeof chosenSubscription>

/** The fields of forms with areas, as posted without scripts. */
export const postedSubscription = z.extend(subscriptionForm, { areas })
export const postedChoices = z.object(chosenSubscription.shape)

const subscription = z.object({ areas: z.array(z.enum(publicationCategories)), language: z.enum(languages) })

/** Unused, used, or unknown, which includes expired ones. */
const confirmationStates = ['open', 'used', 'unknown'] as const
export const confirmation = z.object({
  state: z.enum(confirmationStates),
  /** The choice made in the form; null unless the link is open. */
  subscription: z.nullable(subscription),
})
export type Confirmation = z.infer<typeof confirmation>

/** The subscription behind a link in an issue; null if it has ended or the link is unknown. */
export const ownSubscription = z.object({ subscription: z.nullable(subscription) })

export const subscriptionState = z.object({ isSubscribed: z.boolean() })

/** Days until a confirmation link expires. */
export const confirmationDays = 7
/** Days until the links in an issue expire, which change or end the subscription. */
export const unsubscribeDays = 730
export const minutesBetweenMails = 10
