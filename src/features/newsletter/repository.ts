import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import {
  createLink,
  endLinksTo,
  findLink,
  takeLink,
  wasLinkSentLately,
} from '#features/auth/link-repository.ts'
import { type Confirmation, confirmationDays, minutesBetweenMails } from './schema.ts'
import { newsletterSubscribers } from './table.ts'

type Language = 'en' | 'ar'
const purpose = 'newsletter_confirmation'

/**
 * The row of an address, locked: two requests for one address wait for one another. A new one reads nothing until
 * it is confirmed. Call it inside a transaction.
 */
export const lockSubscriber = async (db: Database, email: string, language: Language) => {
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
export const setSubscriberLanguage = async (db: Database, id: number, language: Language): Promise<void> => {
  await db.update(newsletterSubscribers).set({ language }).where(eq(newsletterSubscribers.id, id))
}

export const wasWrittenToLately = (db: Database, email: string): Promise<boolean> =>
  wasLinkSentLately(db, { email, purpose, minutes: minutesBetweenMails })

/** Gives the token of a link, which is kept nowhere. Older ones stay good: any of them says the same. */
export const createConfirmation = (db: Database, email: string): Promise<string> =>
  createLink(db, { purpose, userId: null, email, hours: confirmationDays * 24 })

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
  const [found] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.unsubscribeToken, unsubscribeToken))
    .for('update')
  if (!found) return undefined
  await db
    .update(newsletterSubscribers)
    .set({ isActive: false })
    .where(eq(newsletterSubscribers.id, found.id))
  await endLinksTo(db, found.email, purpose)
  return found
}
