import { and, asc, desc, eq, gt, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { inOrder } from '#db/pages.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { Page, PageOf, Sort } from '#http/lists.ts'
import { contentLanguages } from '#languages/language.ts'
import type { ListedPublication, PublicationCategory, PublicationYear } from '../schema.ts'
import { inTurns, listed, type PublicationRow } from './previews.ts'
import { publicationColumns, publications } from './table.ts'

export const publicationSortFields = ['publishDate', 'titleEn', 'titleAr'] as const
type PublicationSortField = (typeof publicationSortFields)[number]

const { id, publishDate, publishedLanguages, contentEn, contentAr } = publications

/** The condition for what visitors may see; every public query uses it. */
export const isShown = and(
  // Written like the condition of the index `publications_shown`, which is only used then.
  sql`${publications.isVisible}`,
  sql`cardinality(${publishedLanguages}) > 0`,
  lte(publishDate, sql`now()`),
)

const {
  contentEn: _en,
  contentAr: _ar,
  userId: _author,
  isVisible: _visible,
  arabicOutdatedSince: _outdated,
  ...listedColumns
} = publicationColumns
const wholeContents = { contentEn, contentAr }
/** Previews only need the beginning, so the rest of an article is not read. */
const beginnings = {
  contentEn: sql<string>`left(${contentEn}, 2000)`,
  contentAr: sql<string>`left(${contentAr}, 2000)`,
}

/** Empties the texts of unpublished languages. */
const inPublishedLanguages = <Row extends { publishedLanguages: string[] }>({
  publishedLanguages: languages,
  ...row
}: Row) => {
  const hidden = (name: string) =>
    (name.endsWith('En') && !languages.includes('en')) || (name.endsWith('Ar') && !languages.includes('ar'))
  const shown = Object.entries(row).map(([name, value]) => [name, hidden(name) ? '' : value])
  return Object.fromEntries(shown) as Omit<Row, 'publishedLanguages'>
}

type PublicationFilters = {
  category?: PublicationCategory | undefined
  /** In Riyadh's time. */
  year?: number | undefined
  /** The id of a visible member of the team. */
  authorId?: number | undefined
  q?: string | undefined
}

type PublicationList = PublicationFilters & {
  page: Page
  /** By default the best matches of `q` first or, without one, the newest. */
  sort?: Sort<PublicationSortField> | undefined
  withContents: boolean
}

export const listPublications = async (
  db: Database,
  { q, page, sort, withContents, ...filters }: PublicationList,
): Promise<PageOf<PublicationRow>> => {
  const where = and(isShown, ...conditionsOf(filters))
  const found = q && !sort ? await rankedIds(db, q, where, page) : await sortedIds(db, q, where, page, sort)
  return { rows: await listRows(db, found.rows, withContents), total: found.total }
}

const conditionsOf = ({ category, year, authorId }: PublicationFilters): (SQL | undefined)[] => [
  category && eq(publications.category, category),
  year === undefined
    ? undefined
    : sql`${publishDate} >= ${startOf(year)} and ${publishDate} < ${startOf(year + 1)}`,
  authorId === undefined
    ? undefined
    : sql`${publications.userId} in (select ${teamMembers.userId} from ${teamMembers} where ${teamMembers.id} = ${authorId} and ${teamMembers.isVisible})`,
]

const startOf = (year: number): SQL => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Asia/Riyadh')`

/** Shorter fragments occur in nearly every title. */
const shortestFragment = 3

export const isFoundByWords = (q: string): SQL => sql`${publications.searchVector} @@ search_query(${q})`

/** Matches a fragment of the title that need not be a whole word, with or without spaces. */
export const isFoundByTitle = (q: string): SQL => {
  const fragment = sql`replace(replace(replace(squeeze_text(${q}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`
  return sql`length(squeeze_text(${q})) >= ${shortestFragment} and ${publications.searchTitle} like '%' || ${fragment} || '%'`
}

/** How many of the best matches are also ranked by their contents, which takes longer (decision 9). */
const rankedByContents = 100

/**
 * Ranks by words in title and summary, then by date, and the best of these again by all their words. A union of two
 * queries, since an `or` of both would read every vector again.
 */
const rankedIds = async (
  db: Database,
  q: string,
  where: SQL | undefined,
  { limit, offset }: Page,
): Promise<PageOf<number>> => {
  const columns = sql`select ${id}, ${publishDate}, ts_rank(${publications.searchHead}, search_query(${q})) as head from ${publications}`
  const { rows } = await db.execute<{ ids: number[] | null; total: string }>(sql`
    with found as materialized (
      ${columns} where ${and(where, isFoundByWords(q))} union ${columns} where ${and(where, isFoundByTitle(q))}
    ),
    best as (
      select id, row_number() over (order by head desc, publish_date desc, id desc) as place from (
        select * from found order by head desc, publish_date desc, id desc limit ${Math.max(rankedByContents, offset + limit)}
      ) as nearest
    ),
    shown as (
      select id, row_number() over (order by case when place <= ${rankedByContents} then
        (select ts_rank(${publications.searchVector}, search_query(${q}), 1) from ${publications} where ${id} = best.id)
      end desc nulls last, place) as place from best
      order by place limit ${limit} offset ${offset}
    )
    select (select array_agg(id order by place) from shown) as ids, (select count(*) from found) as total`)
  return { rows: rows[0]?.ids ?? [], total: Number(rows[0]?.total ?? 0) }
}

const sortedIds = async (
  db: Database,
  q: string | undefined,
  where: SQL | undefined,
  { limit, offset }: Page,
  sort: Sort<PublicationSortField> = { field: 'publishDate', descending: true },
): Promise<PageOf<number>> => {
  const condition = and(where, q ? or(isFoundByWords(q), isFoundByTitle(q)) : undefined)
  const [rows, total] = await Promise.all([
    db
      .select({ id })
      .from(publications)
      .where(condition)
      .orderBy(...inOrder(publications, sort))
      .limit(limit)
      .offset(offset),
    db.$count(publications, condition),
  ])
  return { rows: rows.map((row) => row.id), total }
}

/** In the order of `ids`, without those that visitors may not see. */
const listRows = async (db: Database, ids: number[], withContents = false): Promise<PublicationRow[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...listedColumns, ...(withContents ? wholeContents : beginnings) })
    .from(publications)
    .where(and(isShown, inArray(id, ids)))
  const byId = new Map(rows.map((row) => [row.id, inPublishedLanguages(row)]))
  return ids.flatMap((wanted) => byId.get(wanted) ?? [])
}

/** Publications as lists show them, without contents, for features that refer to publications. */
export const listByIds = async (db: Database, ids: number[]): Promise<ListedPublication[]> =>
  inTurns(await listRows(db, ids), (row) => listed(row))

const yearInRiyadh = sql<number>`extract(year from ${publishDate} at time zone 'Asia/Riyadh')::int`

export const listPublicationYears = (db: Database): Promise<PublicationYear[]> =>
  db
    .select({ year: yearInRiyadh, count: sql<number>`count(*)::int` })
    .from(publications)
    .where(isShown)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)

/** Finds one publication. With `mayPreview` also drafts and scheduled ones, in every language they have. */
export const findPublication = async (db: Database, wanted: number, { mayPreview = false } = {}) => {
  const [row] = await db
    .select({
      ...listedColumns,
      ...wholeContents,
      userId: publications.userId,
      isShown: sql<boolean>`${isShown}`,
    })
    .from(publications)
    .where(eq(id, wanted))
  if (!row || !(row.isShown || mayPreview)) return undefined
  const { isShown: isPublic, ...publication } = row
  return inPublishedLanguages(
    isPublic ? publication : { ...publication, publishedLanguages: [...contentLanguages] },
  )
}

type Place = { id: number; publishDate: string }

const titleColumns = {
  id,
  titleEn: publications.titleEn,
  titleAr: publications.titleAr,
  category: publications.category,
  publishDate,
  publishedLanguages,
}

/** The visible publications directly before and after one, by date. */
export const findNeighbours = async (db: Database, place: Place) => {
  const nearest = async (compare: typeof lt, direction: typeof asc) => {
    const [row] = await db
      .select(titleColumns)
      .from(publications)
      .where(
        and(
          isShown,
          or(
            compare(publishDate, place.publishDate),
            and(eq(publishDate, place.publishDate), compare(id, place.id)),
          ),
        ),
      )
      .orderBy(direction(publishDate), direction(id))
      .limit(1)
    return row ? inPublishedLanguages(row) : null
  }
  const [previous, next] = await Promise.all([nearest(lt, desc), nearest(gt, asc)])
  return { previous, next }
}

const mostRelated = 3

/** The newest of the same category, filled up with the newest of others. */
export const listRelated = async (db: Database, of: { id: number; category: PublicationCategory }) => {
  const newest = (condition: SQL | undefined) =>
    db
      .select({ id })
      .from(publications)
      .where(and(isShown, condition, ne(id, of.id)))
      .orderBy(desc(publishDate), desc(id))
      .limit(mostRelated)
  const [same, others] = await Promise.all([
    newest(eq(publications.category, of.category)),
    newest(ne(publications.category, of.category)),
  ])
  return listByIds(
    db,
    [...same, ...others].slice(0, mostRelated).map((row) => row.id),
  )
}

/** The author as a visible member of the team, or else only the name of the account. */
export const findAuthor = async (db: Database, userId: number | null) => {
  if (userId === null) return null
  const [found] = await db
    .select({ user: { firstName: users.firstName, lastName: users.lastName }, member: teamMembers })
    .from(users)
    .leftJoin(teamMembers, and(eq(teamMembers.userId, users.id), eq(teamMembers.isVisible, true)))
    .where(eq(users.id, userId))
    .orderBy(asc(teamMembers.displayOrder))
    .limit(1)
  if (!found) return null
  const { user, member } = found
  const ownName = `${user.firstName} ${user.lastName}`
  return {
    teamMemberId: member?.id ?? null,
    nameEn: member?.nameEn || ownName,
    nameAr: member?.nameAr || member?.nameEn || ownName,
    positionEn: member?.position ?? '',
    positionAr: member?.positionAr ?? '',
    imageUrl: member?.imageUrl ?? '',
  }
}

/** The stems of each word as the database's search sees them. */
export const listStems = async (db: Database, words: string[]): Promise<Map<string, string[]>> => {
  const { rows } = await db.execute<{ word: string; stems: string[] }>(
    sql`select word, tsvector_to_array(search_vector(word)) as stems from unnest(${sql.param(words)}::text[]) as word`,
  )
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}
