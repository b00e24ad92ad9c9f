import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { tokens } from '#features/auth/table.ts'
import { queueMail } from '#features/outbox/repository.ts'
import { type Confirmation, confirmationDays, minutesBetweenMails } from './schema.ts'
import { newsletterSubscribers } from './table.ts'

type Language = 'en' | 'ar'
const purpose = 'newsletter_confirmation'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

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

const wasWrittenToLately = async (db: Database, email: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: tokens.id })
    .from(tokens)
    .where(
      and(
        eq(tokens.purpose, purpose),
        eq(tokens.email, email),
        gt(tokens.createdAt, sql`now() - ${minutesBetweenMails} * interval '1 minute'`),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Gives the token of a link, which is kept nowhere. Lifetimes run by the database's clock. */
export const createConfirmation = async (db: Database, email: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db.delete(tokens).where(and(eq(tokens.purpose, purpose), lt(tokens.expiresAt, sql`now()`)))
  await db.insert(tokens).values({
    tokenHash: hashOf(token),
    purpose,
    email,
    expiresAt: sql`now() + ${confirmationDays} * interval '1 day'`,
  })
  return token
}

const isToken = (token: string) => and(eq(tokens.tokenHash, hashOf(token)), eq(tokens.purpose, purpose))

export const findConfirmation = async (db: Database, token: string): Promise<Confirmation['state']> => {
  const [found] = await db
    .select({ usedAt: tokens.usedAt })
    .from(tokens)
    .where(and(isToken(token), gt(tokens.expiresAt, sql`now()`)))
  if (!found) return 'unknown'
  return found.usedAt ? 'used' : 'open'
}

/** Uses the link up and makes its address a reader; nothing where it is used, too old or not ours. */
export const confirmSubscription = async (db: Database, token: string) => {
  const [used] = await db
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(isToken(token), isNull(tokens.usedAt), gt(tokens.expiresAt, sql`now()`)))
    .returning({ email: tokens.email })
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
  await db
    .update(tokens)
    .set({ expiresAt: sql`now()` })
    .where(
      and(eq(tokens.purpose, purpose), eq(tokens.email, found.email.toLowerCase()), isNull(tokens.usedAt)),
    )
  return found
}

/** Nothing for who reads us already, nor for who has had our mail a moment ago: no one can be flooded through us. */
export const askToConfirm = async (
  db: Database,
  email: string,
  language: 'en' | 'ar',
  publicUrl: string,
): Promise<void> => {
  const { id, isActive, unsubscribeToken } = await lockSubscriber(db, email, language)
  if (isActive || (await wasWrittenToLately(db, email))) return
  await setSubscriberLanguage(db, id, language)
  const token = await createConfirmation(db, email)
  const linkTo = (page: string, value: string) =>
    `${publicUrl}/newsletter/${page}?${new URLSearchParams({ token: value, lang: language })}`
  await queueMail(db, {
    recipient: email,
    language,
    subject: 'mail.newsletter.subject',
    paragraphs: ['mail.newsletter.text', 'mail.newsletter.ignore'],
    action: { label: 'mail.newsletter.confirm', url: linkTo('confirm', token) },
    ending: { label: 'mail.newsletter.unsubscribe', url: linkTo('unsubscribe', unsubscribeToken) },
    unsubscribeUrl: linkTo('unsubscribe', unsubscribeToken),
  })
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

/** The same end as by the link in a mail. */
export const endSubscriptionOf = async (db: Database, email: string) => {
  const [found] = await db
    .select({ unsubscribeToken: newsletterSubscribers.unsubscribeToken })
    .from(newsletterSubscribers)
    .where(sql`lower(${newsletterSubscribers.email}) = ${email}`)
  return found && endSubscription(db, found.unsubscribeToken)
}
