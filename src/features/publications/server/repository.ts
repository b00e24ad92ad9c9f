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

/** What visitors may know of. Every list and every neighbour passes through here. */
export const isShown = and(
  // In the words of the index `publications_shown`.
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
/** A preview is cut from the beginning; the rest of an article need not travel for it. */
const beginnings = {
  contentEn: sql<string>`left(${contentEn}, 2000)`,
  contentAr: sql<string>`left(${contentAr}, 2000)`,
}

/** A row in the languages it is published in: the others are as if they had not been written. */
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
  /** In Riyadh. */
  year?: number | undefined
  /** The id of a visible member of the team. */
  authorId?: number | undefined
  q?: string | undefined
}

type PublicationList = PublicationFilters & {
  page: Page
  /** Absent: the best answers to `q` first, without one the newest. */
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

/** Shorter parts of words are in nearly every title. */
const shortestFragment = 3

export const isFoundByWords = (q: string): SQL => sql`${publications.searchVector} @@ search_query(${q})`

/** A part of its title that need not be a word, written with or without spaces. */
export const isFoundByTitle = (q: string): SQL => {
  const fragment = sql`replace(replace(replace(squeeze_text(${q}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`
  return sql`length(squeeze_text(${q})) >= ${shortestFragment} and ${publications.searchTitle} like '%' || ${fragment} || '%'`
}

/** How many of the best are put in order by their contents too, which takes longer (decision 9). */
const rankedByContents = 100

/**
 * By words of title and summary, then by date; the best of these once more by all their words. Two questions made
 * one, since an `or` of both would read every vector again.
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

/** In the order of `ids`; those that visitors may not see are left out. */
const listRows = async (db: Database, ids: number[], withContents = false): Promise<PublicationRow[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...listedColumns, ...(withContents ? wholeContents : beginnings) })
    .from(publications)
    .where(and(isShown, inArray(id, ids)))
  const byId = new Map(rows.map((row) => [row.id, inPublishedLanguages(row)]))
  return ids.flatMap((wanted) => byId.get(wanted) ?? [])
}

/** The same as lists show them, without contents: for features that point to publications. */
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

/** One publication; drafts and scheduled ones only for who may see them before, in every language they have. */
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

/** What visitors can read just before and after one, by date. */
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

/** The newest of the same category, filled up with the newest of the others. */
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

/** The person of the team who wrote it, if visitors can see them, else the name of the account. */
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

/** The stems of each word, as search knows it. */
export const listStems = async (db: Database, words: string[]): Promise<Map<string, string[]>> => {
  const { rows } = await db.execute<{ word: string; stems: string[] }>(
    sql`select word, tsvector_to_array(search_vector(word)) as stems from unnest(${sql.param(words)}::text[]) as word`,
  )
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}
