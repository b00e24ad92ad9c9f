import type { Database } from '#db/connection.ts'
import { findVersionInForce } from '#features/legal-pages/repository.ts'
import { type ConsentPurpose, consentTexts } from './schema.ts'
import { consents } from './table.ts'

export type Consent = {
  userId: number | null
  email: string
  purpose: ConsentPurpose
  language: 'en' | 'ar'
  /** False when it is taken back. */
  isGiven?: boolean
}

/** Keeps what was agreed to or taken back, in which version of the words; call it inside the transaction of the form. */
export const recordConsent = async (db: Database, { isGiven = true, ...consent }: Consent): Promise<void> => {
  const textVersion = await findVersionInForce(db, consentTexts[consent.purpose])
  await db.insert(consents).values({ ...consent, textVersion, isGiven })
}
