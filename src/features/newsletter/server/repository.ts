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
 * Locks the row of an address, so that concurrent requests for it wait; creates an inactive one if there is none. Call
 * it inside a transaction.
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

/** Mail to a subscriber is in the language in which they were last asked to confirm. */
const setSubscriberLanguage = async (db: Database, id: number, language: Language): Promise<void> => {
  await db.update(newsletterSubscribers).set({ language }).where(eq(newsletterSubscribers.id, id))
}

const wasWrittenToLately = (db: Database, email: string): Promise<boolean> =>
  wasLinkSentLately(db, { email, purpose, minutes: minutesBetweenMails })

/** Returns the token of a link, which is not stored in plain form. Earlier links stay valid. */
export const createConfirmation = (db: Database, email: string): Promise<string> =>
  createLink(db, { purpose, userId: null, email, hours: confirmationDays * 24 })

/** Valid for as long as people may look for it in an old mail; it can be used repeatedly. */
const createEnding = (db: Database, email: string): Promise<string> =>
  createLink(db, { purpose: unsubscribing, userId: null, email, hours: unsubscribeDays * 24 })

/** An expired link is reported like an unknown one. */
export const findConfirmation = async (db: Database, token: string): Promise<Confirmation['state']> => {
  const found = await findLink(db, [purpose], token)
  return found === undefined || found.state === 'expired' ? 'unknown' : found.state
}

/** Uses up the link and activates its address; undefined if the link is used, expired or unknown. */
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

/** Ends a subscription and invalidates every link that could start it again; `wasActive` says whether there was one. */
export const endSubscription = async (db: Database, unsubscribeToken: string) => {
  const link = await findLink(db, [unsubscribing], unsubscribeToken)
  return link && link.state !== 'expired' ? endSubscriptionOf(db, link.email) : undefined
}

/** For a person whose address is verified: no link is needed. */
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

/** Sends nothing to addresses that are subscribed or were written to recently, so that nobody can be flooded. */
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

/** For a person whose address is verified: no confirmation mail is needed. */
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
