import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Page, PageOf } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { StaleError } from '#db/errors.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { LegalVersion, LegalWordingInput, LegalWordingVersion } from '../admin-schema.ts'
import { type Periods, shippedPeriods } from '../periods.ts'
import { type LegalPageSlug, legalPageSlugs } from '../schema.ts'
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

/**
 * Serializes writers, so that versions are numbered without gaps and the second writer sees the first one's
 * version.
 */
const versionLock = 727_003

const shippedWording = (slug: LegalPageSlug): LegalWordingVersion => ({
  slug,
  version: shippedVersion,
  changedAt: `${shippedVersion}T00:00:00.000Z`,
  isShipped: true,
  changedBy: null,
  ...shippedTexts[slug],
})

const withoutTexts = ({ contentEn, contentAr, ...version }: LegalWordingVersion): LegalVersion => version

const selectVersions = (db: Database) =>
  db
    .select({
      slug: legalPages.slug,
      version: sql<string>`${legalPages.version}::text`,
      changedAt: legalPages.createdAt,
      isShipped: sql<boolean>`false`,
      changedBy: fullName(users),
      titleEn: legalPages.titleEn,
      titleAr: legalPages.titleAr,
      contentEn: legalPages.contentEn,
      contentAr: legalPages.contentAr,
    })
    .from(legalPages)
    .leftJoin(users, eq(users.id, legalPages.userId))

/** The firm's latest version as Markdown, or the default text. */
export const findWordingInForce = async (db: Database, slug: LegalPageSlug): Promise<LegalWordingVersion> => {
  const [own] = await selectVersions(db)
    .where(eq(legalPages.slug, slug))
    .orderBy(desc(legalPages.version))
    .limit(1)
  return own ?? shippedWording(slug)
}

/** The current versions of the pages, in the order of the site's footer. */
export const listLegalPages = async (db: Database): Promise<LegalVersion[]> =>
  Promise.all(legalPageSlugs.map(async (slug) => withoutTexts(await findWordingInForce(db, slug))))

/** Newest first; the default text is last. */
export const listLegalVersions = async (
  db: Database,
  slug: LegalPageSlug,
  { limit, offset }: Page,
): Promise<PageOf<LegalVersion>> => {
  const [rows, own] = await Promise.all([
    selectVersions(db)
      .where(eq(legalPages.slug, slug))
      .orderBy(desc(legalPages.version))
      .limit(limit)
      .offset(offset),
    db.$count(legalPages, eq(legalPages.slug, slug)),
  ])
  const hasLast = rows.length < limit && offset <= own
  return { rows: [...rows, ...(hasLast ? [shippedWording(slug)] : [])].map(withoutTexts), total: own + 1 }
}

export const findLegalVersion = async (
  db: Database,
  slug: LegalPageSlug,
  version: string,
): Promise<LegalWordingVersion | undefined> => {
  if (version === shippedVersion) return shippedWording(slug)
  if (!/^[1-9]\d{0,8}$/.test(version)) return undefined
  const [found] = await selectVersions(db).where(
    and(eq(legalPages.slug, slug), eq(legalPages.version, Number(version))),
  )
  return found
}

/**
 * Returns the version in force and locks it until the transaction ends. Throws `StaleError` if it is not the
 * version that the editor has read.
 */
export const lockWordingInForce = async (
  db: Database,
  slug: LegalPageSlug,
  seen: string | undefined,
): Promise<LegalWordingVersion> => {
  await db.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(versionLock))})`)
  const current = await findWordingInForce(db, slug)
  if (seen !== undefined && seen !== current.version) throw new StaleError()
  return current
}

/** The default periods are those in force. Call it after `lockWordingInForce`, in the same transaction. */
export const addLegalVersion = async (
  db: Database,
  slug: LegalPageSlug,
  wording: LegalWordingInput,
  userId: number,
  periods?: Periods,
): Promise<LegalWordingVersion> => {
  const version = (await db.$count(legalPages, eq(legalPages.slug, slug))) + 1
  const named = periods ?? (await findLegalPageInForce(db, slug)).periods
  await db.insert(legalPages).values({ ...wording, slug, version, userId, periods: named })
  return findWordingInForce(db, slug)
}

/**
 * The current periods of the privacy policy, followed by all earlier ones since that time. If the firm has no
 * version, those of the default policy.
 */
export const listPeriodsSince = async (db: Database, since: string): Promise<[Periods, ...Periods[]]> => {
  const isPolicy = eq(legalPages.slug, 'privacy-policy')
  const newest = desc(legalPages.version)
  const columns = { periods: legalPages.periods }
  const lately = await db
    .select(columns)
    .from(legalPages)
    .where(and(isPolicy, gt(legalPages.createdAt, since)))
    .orderBy(newest)
  const [before] = await db
    .select(columns)
    .from(legalPages)
    .where(and(isPolicy, lte(legalPages.createdAt, since)))
    .orderBy(newest)
    .limit(1)
  const [latest = before, ...earlier] = lately
  const others = lately.length > 0 ? [...earlier, before] : []
  return [latest?.periods ?? shippedPeriods, ...others.map((each) => each?.periods ?? shippedPeriods)]
}
