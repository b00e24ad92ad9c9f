import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { containsText, inOrder, readPage } from '#db/rows.ts'
import {
  addLink,
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
import type { Subscriber, SubscriberCounts, SubscriberFilter, SubscriberStatus } from '../admin-schema.ts'
import { chosenAreas, type Subscription } from '../areas.ts'
import { type Confirmation, confirmationDays, minutesBetweenMails, unsubscribeDays } from '../schema.ts'
import { follows, withdrawIssuesFrom } from './issue-repository.ts'
import { newsletterSubscribers as subscribers } from './table.ts'

const purpose = 'newsletter_confirmation'
const unsubscribing = 'newsletter_unsubscribe'

/**
 * Locks the row of an address, so that concurrent calls for it wait; creates an inactive one if there is
 * none. Call it inside a transaction.
 */
const lockSubscriber = async (db: Database, email: string, language: Language) => {
  await db.insert(subscribers).values({ email, language, isActive: false }).onConflictDoNothing()
  const [found] = await db.select().from(subscribers).where(isAt(email)).for('update')
  if (!found) throw new Error('a locked address has no row')
  return found
}

/** A reader's choice; omitted fields do not change. */
type Choice = { language?: Language | undefined; areas?: readonly string[] | undefined }

const valuesOf = ({ language, areas }: Choice) => ({
  ...(language && { language }),
  ...(areas && { areas: chosenAreas(areas) }),
})

const wasWrittenToLately = (db: Database, email: string): Promise<boolean> =>
  wasLinkSentLately(db, { email, purpose, minutes: minutesBetweenMails })

/** Returns the token of a link, which is not stored as plain text. Earlier links stay valid. */
export const createConfirmation = (db: Database, email: string): Promise<string> =>
  createLink(db, { purpose, userId: null, email, hours: confirmationDays * 24 })

/** Valid for a long time, because readers may look for it in an old mail; it can be used more than once. */
export const createEnding = (db: Database, email: string): Promise<string> =>
  addLink(db, { purpose: unsubscribing, userId: null, email, hours: unsubscribeDays * 24 })

/** An expired link is reported like an unknown one. */
export const findConfirmation = async (db: Database, token: string): Promise<Confirmation> => {
  const found = await findLink(db, [purpose], token)
  if (found === undefined || found.state === 'expired') return { state: 'unknown', subscription: null }
  if (found.state === 'used') return { state: 'used', subscription: null }
  const [row] = await db.select(subscriptionColumns).from(subscribers).where(isAt(found.email))
  return { state: 'open', subscription: row ?? null }
}

const isAt = (email: string) => sql`lower(${subscribers.email}) = ${email.toLowerCase()}`
const subscriptionColumns = { areas: subscribers.areas, language: subscribers.language }

/** The active subscription behind a link in an issue. */
export const findSubscriptionByLink = async (
  db: Database,
  unsubscribeToken: string,
): Promise<Subscription | undefined> => {
  const email = await findReader(db, unsubscribeToken)
  if (email === undefined) return undefined
  const [row] = await db
    .select(subscriptionColumns)
    .from(subscribers)
    .where(and(isAt(email), eq(subscribers.isActive, true)))
  return row
}

/** Undefined if the link is unknown or the subscription has ended. */
export const changeSubscriptionByLink = async (db: Database, unsubscribeToken: string, choice: Choice) => {
  const email = await findReader(db, unsubscribeToken)
  if (email === undefined) return undefined
  const [changed] = await db
    .update(subscribers)
    .set({ isActive: true, ...valuesOf(choice) })
    .where(and(isAt(email), eq(subscribers.isActive, true)))
    .returning({ id: subscribers.id, ...subscriptionColumns })
  return changed
}

const findReader = async (db: Database, unsubscribeToken: string): Promise<string | undefined> => {
  const link = await findLink(db, [unsubscribing], unsubscribeToken)
  return link && link.state !== 'expired' ? link.email : undefined
}

/** Consumes the link and activates its address; undefined if the link is used, expired or unknown. */
export const confirmSubscription = async (db: Database, token: string, choice: Choice = {}) => {
  const used = await takeLink(db, [purpose], token)
  if (!used) return undefined
  const [confirmed] = await db
    .update(subscribers)
    .set({ isActive: true, confirmedAt: sql`now()`, ...valuesOf(choice) })
    .where(isAt(used.email))
    .returning()
  return confirmed
}

/**
 * Ends a subscription and invalidates all links that could reactivate it; `wasActive` is false if it was not
 * active.
 */
export const endSubscription = async (db: Database, unsubscribeToken: string) => {
  const email = await findReader(db, unsubscribeToken)
  return email === undefined ? undefined : endSubscriptionOf(db, email)
}

/** Ends the subscription of a user with a verified address, who needs no link. */
export const endSubscriptionOf = async (db: Database, email: string) => {
  const [found] = await db.select().from(subscribers).where(isAt(email)).for('update')
  if (!found) return undefined
  await db.update(subscribers).set({ isActive: false }).where(eq(subscribers.id, found.id))
  await endLinksTo(db, found.email, purpose)
  await withdrawIssuesFrom(db, found.id)
  return found
}

/** Skips addresses that are subscribed or recently got this mail, which prevents floods of mail. */
export const askToConfirm = async (
  db: Database,
  email: string,
  { language, areas }: Choice & { language: Language },
  { publicUrl, linkTokens, mailLimits }: Sender,
): Promise<void> => {
  const { id, isActive } = await lockSubscriber(db, email, language)
  if (isActive || (await wasWrittenToLately(db, email))) return
  await db.update(subscribers).set(valuesOf({ language, areas })).where(eq(subscribers.id, id))
  const token = await createConfirmation(db, email)
  const endToken = await createEnding(db, email)
  const linkTo = (page: string, value: string) =>
    `${publicUrl()}/newsletter/${page}?${new URLSearchParams({ token: value, lang: language })}`
  const mail: Mail = {
    recipient: email,
    recipientId: null,
    language,
    topic: 'newsletter confirmation',
    subject: 'mail.newsletter.subject',
    paragraphs: ['mail.newsletter.text', 'mail.newsletter.ignore'],
    action: { label: 'mail.newsletter.confirm', url: linkTo('confirm', token) },
    endings: [{ label: 'mail.newsletter.unsubscribe', url: linkTo('unsubscribe', endToken) }],
    unsubscribeUrl: linkTo('unsubscribe', endToken),
    links: { tokens: [token, endToken], sealing: linkTokens },
  }
  await queueMailToStranger(db, mail, { limits: mailLimits, kind: 'link' })
}

/** Subscribes a user with a verified address, who needs no confirmation mail. */
export const subscribeConfirmed = async (
  db: Database,
  email: string,
  language: Language,
): Promise<number> => {
  const { id } = await lockSubscriber(db, email, language)
  await db
    .update(subscribers)
    .set({ isActive: true, language, confirmedAt: sql`now()` })
    .where(eq(subscribers.id, id))
  return id
}

const status = sql<SubscriberStatus>`case
  when ${subscribers.confirmedAt} is null then 'waiting'
  when ${subscribers.isActive} then 'confirmed'
  else 'unsubscribed' end`

/** The token is left out, because it would let the user end the subscription. */
const subscriberColumns = {
  id: subscribers.id,
  email: subscribers.email,
  language: subscribers.language,
  areas: subscribers.areas,
  status: status.as('subscription'),
  subscribedAt: subscribers.subscribedAt,
  confirmedAt: subscribers.confirmedAt,
}

export const subscriberSortFields = ['subscribedAt', 'email', 'language', 'confirmedAt'] as const
type SubscriberSortField = (typeof subscriberSortFields)[number]

type Filter = SubscriberFilter & { q?: string | undefined }

const matching = ({ status: wanted, language, area, q }: Filter) =>
  and(
    wanted && wanted !== 'all' ? sql`${status} = ${wanted}` : undefined,
    language && language !== 'all' ? eq(subscribers.language, language) : undefined,
    area && area !== 'all' ? follows(area) : undefined,
    containsText(subscribers.searchText, q),
  )

export const listSubscribers = async (
  db: Database,
  { page, sort, ...filter }: Filter & { page: Page; sort: Sort<SubscriberSortField> },
): Promise<PageOf<Subscriber>> => {
  const list = { where: matching(filter), order: inOrder(subscribers, sort), page }
  return readPage(db, subscribers, list, db.select(subscriberColumns).from(subscribers))
}

/** Counts by status, limited by search, language and area. */
export const countSubscribers = async (
  db: Database,
  filter: Omit<Filter, 'status'>,
): Promise<SubscriberCounts> => {
  const having = (wanted: SubscriberStatus) =>
    sql<number>`count(*) filter (where ${status} = ${wanted})`.mapWith(Number)
  const [row] = await db
    .select({
      all: count(),
      waiting: having('waiting'),
      confirmed: having('confirmed'),
      unsubscribed: having('unsubscribed'),
    })
    .from(subscribers)
    .where(matching(filter))
  return row ?? { all: 0, waiting: 0, confirmed: 0, unsubscribed: 0 }
}

/** The maximum number of rows for an export. */
const maxExported = 100_000

export const listSubscribersForExport = (db: Database, filter: Filter): Promise<Subscriber[]> =>
  db
    .select(subscriberColumns)
    .from(subscribers)
    .where(matching(filter))
    .orderBy(desc(subscribers.subscribedAt), desc(subscribers.id))
    .limit(maxExported)
