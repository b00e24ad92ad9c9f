import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { findVersionInForce } from '#features/legal-pages/server/repository.ts'
import { findUser } from '#features/users/server/repository.ts'
import type { Language } from '#languages/language.ts'
import { importedText } from '../imported-text.ts'
import {
  type ConsentPurpose,
  consentPurposes,
  consentTexts,
  type NoticeWay,
  type OwnConsent,
} from '../schema.ts'
import { consents } from './table.ts'

export type Consent = {
  userId: number | null
  email: string
  purpose: ConsentPurpose
  language: Language
  /** False for a withdrawal. */
  isGiven?: boolean
}

/** Records a consent or its withdrawal, with the version of the text. Call it inside the transaction of the form. */
export const recordConsent = async (db: Database, { isGiven = true, ...consent }: Consent): Promise<void> => {
  const textVersion = await findVersionInForce(db, consentTexts[consent.purpose])
  await db.insert(consents).values({ ...consent, textVersion, isGiven })
}

/** Proves that the office gave the privacy notice to a caller. It is stored with the consents, but it is not a consent. */
export const recordNotice = async (
  db: Database,
  notice: Pick<Consent, 'userId' | 'email' | 'language'> & { phone: string; noticeWay: NoticeWay },
): Promise<void> => {
  const textVersion = await findVersionInForce(db, consentTexts.privacy)
  await db.insert(consents).values({ ...notice, purpose: 'notice', textVersion, isGiven: true })
}

/** Records consents of imported addresses, with the original date. */
export const recordImportedConsents = async (
  db: Database,
  given: readonly (Omit<Consent, 'userId'> & { isGiven: boolean; createdAt: string })[],
): Promise<void> => {
  if (given.length === 0) return
  await db
    .insert(consents)
    .values(given.map((each) => ({ ...each, userId: null, textVersion: importedText })))
}

export type Standing = { id: number; email: string; address: string | undefined }

/** The user's address, and whether it is confirmed: consents of an address count only if it is. */
export const findStanding = async (db: Database, userId: number): Promise<Standing | undefined> => {
  const found = await findUser(db, userId)
  if (!found) return undefined
  const email = found.email.toLowerCase()
  return { id: userId, email, address: found.isVerified ? email : undefined }
}

/**
 * A user's decision on each purpose. Consents given as a guest are included once the address is confirmed.
 */
export const listOwnConsents = async (
  db: Database,
  { id, address }: Pick<Standing, 'id' | 'address'>,
): Promise<OwnConsent[]> => {
  const isTheirs = or(
    eq(consents.userId, id),
    address === undefined
      ? undefined
      : and(isNull(consents.userId), eq(sql`lower(${consents.email})`, address.toLowerCase())),
  )
  const latest = await db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(isTheirs)
    .orderBy(consents.purpose, desc(consents.id))
  return consentPurposes.map((purpose) => {
    const found = latest.find((row) => row.purpose === purpose)
    return {
      purpose,
      page: consentTexts[purpose],
      isGiven: found?.isGiven ?? false,
      textVersion: found?.textVersion ?? null,
      language: found?.language ?? null,
      changedAt: found?.createdAt ?? null,
      isChangeable: purpose === 'newsletter',
    }
  })
}
