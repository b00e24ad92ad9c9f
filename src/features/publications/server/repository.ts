import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { prepared } from '#db/prepared.ts'
import { inOrder, readPage } from '#db/rows.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { contentLanguages } from '#languages/language.ts'
import type { ListedPublication, PublicationCategory, PublicationYear } from '../schema.ts'
import { isDerived } from './derived-repository.ts'
import { publicationColumns, publications, publicationTexts } from './table.ts'
import { inPublishedLanguages, previewOf } from './texts.ts'

const { id, publishDate, publishedLanguages } = publications

/** Must match the condition of the index `publications_shown`, which is not used otherwise. */
const isPublished = sql`${publications.isVisible} and cardinality(${publishedLanguages}) > 0`

/** The condition for publications that visitors may see; every public query uses it. */
export const isShown = sql`${isPublished} and ${publishDate} <= now()`

export type PublicationFilters = {
  category?: PublicationCategory | undefined
  /** A year in Riyadh time. */
  year?: number | undefined
  /** The id of a visible member of the team. */
  authorId?: number | undefined
}

/** The conditions of the given filters. */
export const conditionsOf = ({ category, year, authorId }: PublicationFilters): (SQL | undefined)[] => [
  category && eq(publications.category, category),
  year === undefined
    ? undefined
    : sql`${publishDate} >= ${startOf(year)} and ${publishDate} < ${startOf(year + 1)}`,
  authorId === undefined
    ? undefined
    : sql`${publications.userId} in (select ${teamMembers.userId} from ${teamMembers} where ${teamMembers.id} = ${authorId} and ${teamMembers.isVisible})`,
]

const startOf = (year: number): SQL => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Asia/Riyadh')`

const yearInRiyadh = sql<number>`extract(year from ${publishDate} at time zone 'Asia/Riyadh')::int`

export const listPublicationYears = (db: Database): Promise<PublicationYear[]> =>
  db
    .select({ year: yearInRiyadh, count: sql<number>`count(*)::int` })
    .from(publications)
    .where(isShown)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)

/**
 * Finds one publication with its author, its derived texts if they are current, and the ids of its neighbors
 * and of related ones. With `mayPreview` also drafts and scheduled ones, in every language.
 */
export const findPublication = async (db: Database, wanted: number, { mayPreview = false } = {}) => {
  const [row] = await prepared(db, 'publication', () => articleStatement(db)).execute({ id: wanted })
  if (!row || !(row.isShown || mayPreview)) return undefined
  const { isShown: isPublic, publication, userId, user, member, ...more } = row
  const languages = isPublic ? publication.publishedLanguages : [...contentLanguages]
  const author = userId === null || user === null ? null : authorOf(user, member)
  return { publication: { ...publication, publishedLanguages: languages }, author, ...more }
}

const {
  userId: _author,
  isVisible: _visible,
  arabicOutdatedSince: _outdated,
  ...writtenColumns
} = publicationColumns

const articleStatement = (db: Database) =>
  db
    .select({
      publication: writtenColumns,
      isShown: sql<boolean>`${isShown}`,
      texts: {
        previewEn: publicationTexts.previewEn,
        previewAr: publicationTexts.previewAr,
        articleEn: publicationTexts.articleEn,
        articleAr: publicationTexts.articleAr,
      },
      userId: publications.userId,
      user: { firstName: users.firstName, lastName: users.lastName },
      member: {
        id: teamMembers.id,
        nameEn: teamMembers.nameEn,
        nameAr: teamMembers.nameAr,
        position: teamMembers.position,
        positionAr: teamMembers.positionAr,
        imageUrl: teamMembers.imageUrl,
      },
      previous: neighbour(sql`<`, sql`desc`),
      next: neighbour(sql`>`, sql`asc`),
      related: sql<number[]>`array(
        select id from (
          (select 1 as turn, id, publish_date from (${newest(sql`=`)}) as same)
          union all (select 2, id, publish_date from (${newest(sql`<>`)}) as others)
        ) as near order by turn, publish_date desc, id desc limit ${sql.raw(String(maxRelated))}
      )`,
    })
    .from(publications)
    .leftJoin(publicationTexts, isDerived)
    .leftJoin(users, eq(users.id, publications.userId))
    .leftJoin(teamMembers, and(eq(teamMembers.userId, users.id), eq(teamMembers.isVisible, true)))
    .where(eq(id, sql.placeholder('id')))
    .orderBy(asc(teamMembers.displayOrder))
    .limit(1)

const maxRelated = 3

const isOtherShown = sql`other.is_visible and cardinality(other.published_languages) > 0 and other.publish_date <= now()`

/** The id of the visible publication directly before or after one, by date. */
const neighbour = (compare: SQL, direction: SQL) => sql<number | null>`(
  select other.id from ${publications} as other
  where ${isOtherShown} and (other.publish_date, other.id) ${compare} (${publishDate}, ${id})
  order by other.publish_date ${direction}, other.id ${direction} limit 1
)`

/** The newest of the same category, filled up with those of others. */
const newest = (compare: SQL) => sql`
  select other.id, other.publish_date from ${publications} as other
  where ${isOtherShown} and other.category ${compare} ${publications.category} and other.id <> ${id}
  order by other.publish_date desc, other.id desc limit ${sql.raw(String(maxRelated))}`

type Named = { firstName: string; lastName: string }
type Member = Record<'nameEn' | 'nameAr' | 'position' | 'positionAr' | 'imageUrl', string> & { id: number }

/** The author as a visible member of the team; otherwise only the name of the account. */
const authorOf = ({ firstName, lastName }: Named, member: Member | null) => {
  const ownName = `${firstName} ${lastName}`
  return {
    teamMemberId: member?.id ?? null,
    nameEn: member?.nameEn || ownName,
    nameAr: member?.nameAr || member?.nameEn || ownName,
    positionEn: member?.position ?? '',
    positionAr: member?.positionAr ?? '',
    imageUrl: member?.imageUrl ?? '',
  }
}

export const publicationSortFields = ['publishDate', 'titleEn', 'titleAr'] as const
export type PublicationSortField = (typeof publicationSortFields)[number]

export type PublicationList = PublicationFilters & { page: Page; withContents: boolean }

/** A page of publications that visitors may see, without search. */
export const listPublications = async (
  db: Database,
  { page, sort, withContents, ...filters }: PublicationList & { sort: Sort<PublicationSortField> },
): Promise<PageOf<ListedPublication>> => {
  const list = { where: and(isShown, ...conditionsOf(filters)), order: inOrder(publications, sort), page }
  const { rows, total } = await readPage(db, publications, list, selectListed(db, withContents))
  return { rows: rows.map((row) => inPublishedLanguages(withPreviews(row, withContents))), total }
}

/** List rows of publications in this order, without those that visitors may not see. */
export const listByIds = async (db: Database, ids: number[]): Promise<ListedPublication[]> => {
  if (ids.length === 0) return []
  const found = await selectListed(db, false).where(and(isShown, inArray(publications.id, ids)))
  const rows = found.map((row) => inPublishedLanguages(withPreviews(row, false)))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export const selectListed = (db: Database, withContents: boolean) =>
  db.select(listedColumns(withContents)).from(publications).leftJoin(publicationTexts, isDerived)

/** Without contents. Rows that are not derived yet still have them, for the preview. */
export const listedColumns = (withContents: boolean) => ({
  ...publicationColumns,
  ...(!withContents && {
    contentEn: unlessDerived(publications.contentEn),
    contentAr: unlessDerived(publications.contentAr),
  }),
  previewEn: publicationTexts.previewEn,
  previewAr: publicationTexts.previewAr,
})

const unlessDerived = (content: typeof publications.contentEn | typeof publications.contentAr): SQL<string> =>
  sql`case when ${publicationTexts.version} is null then ${content} else '' end`

type Selected = { contentEn: string; contentAr: string; previewEn: string | null; previewAr: string | null }

export const withPreviews = <Row extends Selected>(
  { contentEn, contentAr, previewEn, previewAr, ...row }: Row,
  withContents: boolean,
) => ({
  ...row,
  previewEn: previewEn ?? previewOf(contentEn),
  previewAr: previewAr ?? previewOf(contentAr),
  ...(withContents && { contentEn, contentAr }),
})
