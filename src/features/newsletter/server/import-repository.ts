import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { recordImportedConsents } from '#features/consents/server/repository.ts'
import { consents } from '#features/consents/server/table.ts'
import { listKnownAddresses } from '#features/imports/server/repository.ts'
import type { SubscriberImportOptions, SubscriberLine } from '../admin-schema.ts'
import { chosenAreas } from '../areas.ts'
import { endSubscriptionOf } from './repository.ts'
import { newsletterSubscribers } from './table.ts'

const atOnce = 500

/** The given addresses that have a row: confirmed, waiting or unsubscribed. */
export const listSubscribedAddresses = (db: Database, emails: string[]): Promise<Set<string>> =>
  listKnownAddresses(db, newsletterSubscribers.email, emails)

/** The given addresses that receive issues. */
export const listActiveAddresses = async (db: Database, emails: string[]): Promise<Set<string>> => {
  const found = await listByAddress(db, emails)
  return new Set(found.flatMap(({ email, isActive }) => (isActive ? email : [])))
}

const listByAddress = async (db: Database, emails: string[]) => {
  const found: { email: string; isActive: boolean; confirmedAt: string | null }[] = []
  const email = sql<string>`lower(${newsletterSubscribers.email})`
  for (let at = 0; at < emails.length; at += atOnce)
    found.push(
      ...(await db
        .select({
          email,
          isActive: newsletterSubscribers.isActive,
          confirmedAt: newsletterSubscribers.confirmedAt,
        })
        .from(newsletterSubscribers)
        .where(inArray(email, emails.slice(at, at + atOnce)))),
    )
  return found
}

/** The given addresses whose latest decision on the newsletter was a refusal, with or without an account. */
export const listLeftAddresses = async (db: Database, emails: string[]): Promise<Set<string>> => {
  const rows = await listByAddress(db, emails)
  const left = new Set(
    rows.flatMap(({ email, isActive, confirmedAt }) => (!isActive && confirmedAt ? email : [])),
  )
  const active = new Set(rows.flatMap(({ email, isActive }) => (isActive ? email : [])))
  const email = sql<string>`lower(${consents.email})`
  for (let at = 0; at < emails.length; at += atOnce) {
    const latest = await db
      .selectDistinctOn([email], { email, isGiven: consents.isGiven })
      .from(consents)
      .where(and(eq(consents.purpose, 'newsletter'), inArray(email, emails.slice(at, at + atOnce))))
      .orderBy(email, desc(consents.id))
    for (const row of latest) if (!row.isGiven && !active.has(row.email)) left.add(row.email)
  }
  return left
}

/** Ends subscriptions of people who have declined elsewhere, and cancels their waiting mail. */
export const endSubscribers = async (db: Database, lines: readonly SubscriberLine[]): Promise<void> => {
  const now = new Date().toISOString()
  for (const { email } of lines) {
    const found = await endSubscriptionOf(db, email)
    if (!found) continue
    const { language } = found
    await recordImportedConsents(db, [
      { email: found.email, language, purpose: 'newsletter', isGiven: false, createdAt: now },
    ])
  }
}

/** Adds addresses with their consents. Skips addresses that were added in the meantime. */
export const insertSubscribers = async (
  db: Database,
  lines: readonly SubscriberLine[],
  { consentedOn, language: usual = 'ar' }: SubscriberImportOptions,
): Promise<void> => {
  const now = new Date().toISOString()
  for (let at = 0; at < lines.length; at += atOnce) {
    const rows = lines
      .slice(at, at + atOnce)
      .map(({ email, language = usual, areas, status = 'confirmed', consentedAt }) => {
        const since = consentedAt ?? consentedOn ?? now
        const isActive = status === 'confirmed'
        return {
          email,
          language,
          areas: chosenAreas(areas ?? []),
          isActive,
          confirmedAt: status === 'waiting' ? null : since,
          subscribedAt: status === 'waiting' ? now : since,
        }
      })
    const added = await db.insert(newsletterSubscribers).values(rows).onConflictDoNothing().returning()
    await recordImportedConsents(
      db,
      added
        .filter(({ confirmedAt }) => confirmedAt !== null)
        .map(({ email, language, isActive, subscribedAt }) => ({
          email,
          language,
          purpose: 'newsletter' as const,
          isGiven: isActive,
          createdAt: subscribedAt,
        })),
    )
  }
}
