import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { recordImportedConsents } from '#features/consents/server/repository.ts'
import type { SubscriberImportOptions, SubscriberLine } from '../admin-schema.ts'
import { chosenAreas } from '../areas.ts'
import { newsletterSubscribers } from './table.ts'

const atOnce = 500

/** Of these addresses those that have a row, whether they confirmed, wait or have left. */
export const listKnownAddresses = async (db: Database, emails: string[]): Promise<Set<string>> => {
  const known = new Set<string>()
  const address = sql<string>`lower(${newsletterSubscribers.email})`
  for (let at = 0; at < emails.length; at += atOnce) {
    const rows = await db
      .select({ address })
      .from(newsletterSubscribers)
      .where(inArray(address, emails.slice(at, at + atOnce)))
    for (const row of rows) known.add(row.address)
  }
  return known
}

/** Adds addresses with their consents. A row that appeared meanwhile stays as it is, and nothing is recorded of it. */
export const insertSubscribers = async (
  db: Database,
  lines: readonly SubscriberLine[],
  { consentedOn, language: usual = 'ar' }: SubscriberImportOptions,
): Promise<void> => {
  const now = new Date().toISOString()
  for (let at = 0; at < lines.length; at += atOnce) {
    const rows = lines
      .slice(at, at + atOnce)
      .map(({ email, language = usual, areas, status, consentedAt }) => {
        const since = consentedAt ?? consentedOn ?? now
        const isActive = status !== 'unsubscribed'
        return {
          email,
          language,
          areas: chosenAreas(areas ?? []),
          isActive,
          confirmedAt: since,
          subscribedAt: since,
        }
      })
    const added = await db.insert(newsletterSubscribers).values(rows).onConflictDoNothing().returning()
    await recordImportedConsents(
      db,
      added.map(({ email, language, isActive, subscribedAt }) => ({
        email,
        language,
        purpose: 'newsletter' as const,
        isGiven: isActive,
        createdAt: subscribedAt,
      })),
    )
  }
}
