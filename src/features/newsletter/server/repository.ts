import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import {
  createLink,
  endLinksTo,
  findLink,
  takeLink,
  wasLinkSentLately,
} from '#features/auth/server/link-repository.ts'
import type { Mail } from '#features/outbox/server/repository.ts'
import type { Sender } from '#features/outbox/server/sender.ts'
import { queueMailToStranger } from '#features/outbox/server/stranger-mail.ts'
import type { Language } from '#languages/language.ts'
import { type Confirmation, confirmationDays, minutesBetweenMails, unsubscribeDays } from '../schema.ts'
import { newsletterSubscribers } from './table.ts'

const purpose = 'newsletter_confirmation'
const unsubscribing = 'newsletter_unsubscribe'

/**
 * The row of an address, locked: two requests for one address wait for one another. A new one reads nothing until
 * it is confirmed. Call it inside a transaction.
 */
const lockSubscriber = async (db: Database, email: string, language: Language) => {
  await db.insert(newsletterSubscribers).values({ email, language, isActive: false }).onConflictDoNothing()
  const [found] = await db
    .select()
    .from(newsletterSubscribers)
    .where(sql`lower(${newsletterSubscribers.email}) = ${email}`)
    .for('update')
  if (!found) throw new Error('a locked address has no row')
  return found
}

/** Whoever is asked to confirm in a language is written to in it. */
const setSubscriberLanguage = async (db: Database, id: number, language: Language): Promise<void> => {
  await db.update(newsletterSubscribers).set({ language }).where(eq(newsletterSubscribers.id, id))
}

const wasWrittenToLately = (db: Database, email: string): Promise<boolean> =>
  wasLinkSentLately(db, { email, purpose, minutes: minutesBetweenMails })

/** Gives the token of a link, which is kept nowhere. Older ones stay good: any of them says the same. */
export const createConfirmation = (db: Database, email: string): Promise<string> =>
  createLink(db, { purpose, userId: null, email, hours: confirmationDays * 24 })

/** Good for as long as anybody may still look for it in an old mail; several times, and beside those of other mails. */
const createEnding = (db: Database, email: string): Promise<string> =>
  createLink(db, { purpose: unsubscribing, userId: null, email, hours: unsubscribeDays * 24 })

/** One that is too old is told as one that never was. */
export const findConfirmation = async (db: Database, token: string): Promise<Confirmation['state']> => {
  const found = await findLink(db, [purpose], token)
  return found === undefined || found.state === 'expired' ? 'unknown' : found.state
}

/** Uses the link up and makes its address a reader; nothing where it is used, too old or not ours. */
export const confirmSubscription = async (db: Database, token: string) => {
  const used = await takeLink(db, [purpose], token)
  if (!used) return undefined
  const [confirmed] = await db
    .update(newsletterSubscribers)
    .set({ isActive: true, confirmedAt: sql`now()` })
    .where(sql`lower(${newsletterSubscribers.email}) = ${used.email}`)
    .returning()
  return confirmed
}

/** Ends a subscription, and with it every link that could begin it again; `wasActive` tells whether there was one. */
export const endSubscription = async (db: Database, unsubscribeToken: string) => {
  const link = await findLink(db, [unsubscribing], unsubscribeToken)
  return link && link.state !== 'expired' ? endSubscriptionOf(db, link.email) : undefined
}

/** For whom the mailbox is known to be theirs: no link is asked for. */
export const endSubscriptionOf = async (db: Database, email: string) => {
  const [found] = await db
    .select()
    .from(newsletterSubscribers)
    .where(sql`lower(${newsletterSubscribers.email}) = ${email.toLowerCase()}`)
    .for('update')
  if (!found) return undefined
  await db
    .update(newsletterSubscribers)
    .set({ isActive: false })
    .where(eq(newsletterSubscribers.id, found.id))
  await endLinksTo(db, found.email, purpose)
  return found
}

/** Nothing for who reads us already, nor for who has had our mail a moment ago: no one can be flooded through us. */
export const askToConfirm = async (
  db: Database,
  email: string,
  language: Language,
  { publicUrl, linkTokens, mailLimits }: Sender,
): Promise<void> => {
  const { id, isActive } = await lockSubscriber(db, email, language)
  if (isActive || (await wasWrittenToLately(db, email))) return
  await setSubscriberLanguage(db, id, language)
  const token = await createConfirmation(db, email)
  const endToken = await createEnding(db, email)
  const linkTo = (page: string, value: string) =>
    `${publicUrl()}/newsletter/${page}?${new URLSearchParams({ token: value, lang: language })}`
  const mail: Mail = {
    recipient: email,
    recipientId: null,
    language,
    subject: 'mail.newsletter.subject',
    paragraphs: ['mail.newsletter.text', 'mail.newsletter.ignore'],
    action: { label: 'mail.newsletter.confirm', url: linkTo('confirm', token) },
    ending: { label: 'mail.newsletter.unsubscribe', url: linkTo('unsubscribe', endToken) },
    unsubscribeUrl: linkTo('unsubscribe', endToken),
    links: { tokens: [token, endToken], sealing: linkTokens },
  }
  await queueMailToStranger(db, mail, { limits: mailLimits, kind: 'link' })
}

/** For an address whose mailbox is known to be the person's: no mail has to ask. */
export const subscribeConfirmed = async (
  db: Database,
  email: string,
  language: Language,
): Promise<number> => {
  const { id } = await lockSubscriber(db, email, language)
  await db
    .update(newsletterSubscribers)
    .set({ isActive: true, language, confirmedAt: sql`now()` })
    .where(eq(newsletterSubscribers.id, id))
  return id
}
