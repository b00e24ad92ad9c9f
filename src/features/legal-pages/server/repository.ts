import { desc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { type Periods, shippedPeriods } from '../periods.ts'
import type { LegalPageSlug } from '../schema.ts'
import { type LegalWording, shippedTexts, shippedVersion } from './shipped-texts.ts'
import { legalPages } from './table.ts'

export type LegalPageInForce = LegalWording & { periods: Periods; version: string; changedAt: string }

/** The firm's latest text, or the default text. */
export const findLegalPageInForce = async (db: Database, slug: LegalPageSlug): Promise<LegalPageInForce> => {
  const [own] = await db
    .select({
      version: legalPages.version,
      changedAt: legalPages.createdAt,
      titleEn: legalPages.titleEn,
      titleAr: legalPages.titleAr,
      contentEn: legalPages.contentEn,
      contentAr: legalPages.contentAr,
      periods: legalPages.periods,
    })
    .from(legalPages)
    .where(eq(legalPages.slug, slug))
    .orderBy(desc(legalPages.version))
    .limit(1)
  if (own) return { ...own, periods: own.periods ?? shippedPeriods, version: String(own.version) }
  const shipped = { ...shippedTexts[slug], periods: shippedPeriods }
  return { ...shipped, version: shippedVersion, changedAt: `${shippedVersion}T00:00:00.000Z` }
}

/** The version to which a new consent refers. */
export const findVersionInForce = async (db: Database, slug: LegalPageSlug): Promise<string> => {
  const [own] = await db
    .select({ version: legalPages.version })
    .from(legalPages)
    .where(eq(legalPages.slug, slug))
    .orderBy(desc(legalPages.version))
    .limit(1)
  return own ? String(own.version) : shippedVersion
}
