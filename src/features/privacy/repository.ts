import type { Database } from '#db/connection.ts'
import { type ConsentPurpose, textVersions } from './schema.ts'
import { consents } from './table.ts'

export type Consent = {
  userId: number | null
  email: string
  purpose: ConsentPurpose
  language: 'en' | 'ar'
}

/** Keeps what was agreed to, in which version of the words; call it inside the transaction of the form. */
export const recordConsent = async (db: Database, consent: Consent): Promise<void> => {
  await db.insert(consents).values({ ...consent, textVersion: textVersions[consent.purpose], isGiven: true })
}
