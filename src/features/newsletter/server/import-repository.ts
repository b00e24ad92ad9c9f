import type { Database } from '#db/connection.ts'
import { recordImportedConsents } from '#features/consents/server/repository.ts'
import { listKnownAddresses } from '#features/imports/server/address-repository.ts'
import type { SubscriberImportOptions, SubscriberLine } from '../admin-schema.ts'
import { chosenAreas } from '../areas.ts'
import { newsletterSubscribers } from './table.ts'

const atOnce = 500

/** Of these addresses those that have a row, whether they confirmed, wait or have left. */
export const listSubscribedAddresses = (db: Database, emails: string[]): Promise<Set<string>> =>
  listKnownAddresses(db, newsletterSubscribers.email, emails)

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
