import { and, type SQL, sql } from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import { written } from '#api/written-json.ts'
import { readFromAnchor, type Start } from '#db/anchors.ts'
import type { Database } from '#db/connection.ts'
import { idsOnPage, inOrder, kindOf, orderBy, valuesOf } from '#db/pages.ts'
import { prepared } from '#db/prepared.ts'
import { storedCount } from '#db/stored-counts.ts'
import { type ListedPublication, listedPublication, publicationList } from '../schema.ts'
import { derivedOf } from './derived.ts'
import { isCurrent, isDerived, listWhole } from './derived-repository.ts'
import { conditionsOf, isPublished, isShown, type PublicationFilters } from './repository.ts'
import { publications, publicationTexts } from './table.ts'

export const publicationSortFields = ['publishDate', 'titleEn', 'titleAr'] as const
export type PublicationSortField = (typeof publicationSortFields)[number]

export type PublicationList = PublicationFilters & { page: Page; withContents: boolean }

const { listedFields, contentFields } = publicationTexts

/** The part of the statement's key that depends on filters which change its text. */
export const keyOf = ({ category, year, authorId, withContents, page }: PublicationList): string =>
  JSON.stringify([category && 1, year && 1, authorId && 1, withContents, page.limit, page.offset > 0])

/** Offset zero is part of the statement, which then has no parameter for it and is planned once. */
export const onPage = ({ limit, offset }: Page): SQL =>
  sql`limit ${sql.raw(String(limit))} offset ${offset > 0 ? sql`${sql.placeholder('offset')}::int` : sql`0`}`

/**
 * A page of publications that visitors may see, without search. One statement returns its rows, as finished
 * JSON, and the total.
 */
export const listPublications = async (db: Database, list: Listed): Promise<PageOf<ListedPublication>> => {
  const { sort, page, withContents, category, year, authorId } = list
  const key = `publications ${sort.field} ${sort.descending} ${keyOf(list)}`
  const source = () => ({
    name: JSON.stringify([key, category, year, authorId]),
    tables: ['publications', 'team_members'],
  })
  const { rows, total } = await readFromAnchor(db, page, source, async (start) => {
    const values = { ...list, ...valuesOf(start) }
    const statement = prepared(db, `${key} ${kindOf(start)}`, () => pageStatement(db, list, start))
    const [found] = await statement.execute(values)
    const {
      json,
      isDerived: isWhole,
      total,
      ids,
    } = found ?? { json: null, isDerived: true, total: 0, ids: [] }
    const texts = isWhole ? undefined : await listJsonByIds(db, ids, withContents)
    const rows = texts
      ? ids.flatMap((id) => texts.get(id) ?? []).map(asListed)
      : written(publicationList, `[${json ?? ''}]`)
    const edges = [...ids.slice(0, 1), ...ids.slice(-1)].map((id) => ({ id, isNull: false }))
    return { rows, total, count: ids.length, edges }
  })
  return { rows, total }
}

type Listed = PublicationList & { sort: Sort<PublicationSortField> }

const pageStatement = (db: Database, list: Listed, start: Start) => {
  // A subquery per row preserves the order, and costs half as much as a join.
  const json = sql`select ${jsonOf(list.withContents)} from ${publicationTexts}
    where ${publicationTexts.publicationId} = shown.id and ${isCurrent}`
  return db
    .select({
      json: sql<string | null>`string_agg(json, ',')`,
      isDerived: sql<boolean>`count(json) = count(*)`,
      total: totalOf(list),
      ids: sql<number[]>`coalesce(array_agg(id), '{}')`,
    })
    .from(sql`(select id, (${json}) as json from (${shownIds(list, start)}) as shown) as page`)
}

/** Ids in the order of the list, even if the query runs backwards. */
const shownIds = (list: Listed, start: Start): SQL => {
  const order = inOrder(publications, list.sort)
  const found = idsOnPage(
    publications,
    { where: whereOf(list), order, page: list.page, isPrepared: true },
    start,
  )
  if (start.from === 'first' || start.from === 'row') return found
  return sql`select ${publications.id} from ${publications} where ${publications.id} in (${found}) order by ${sql.join(orderBy(order), sql`, `)}`
}

/** Counts are stored per category. Future publications, which must be subtracted, are few. */
const totalOf = ({ category, year, authorId }: Listed): SQL<number> => {
  const count = (where: SQL | undefined) =>
    sql<number>`(select count(*)::int from ${publications} where ${where})`
  if (year !== undefined || authorId !== undefined) return count(whereOf({ category, year, authorId }))
  const storedTotal = storedCount(
    'publications',
    category && sql`${sql.placeholder('category')}::text`,
    sql`'true'`,
  )
  return sql`${storedTotal} - ${count(and(isPublished, sql`${publications.publishDate} > now()`, ...conditionsOf({ category })))}`
}

const whereOf = (filters: PublicationFilters) => and(isShown, ...conditionsOf(filters))

/** A row of a list, null if it is not derived. */
export const jsonOf = (withContents: boolean): SQL<string | null> =>
  withContents
    ? sql`'{' || ${listedFields} || ',' || ${contentFields} || '}'`
    : sql`'{' || ${listedFields} || '}'`

export const asListed = (json: string): ListedPublication => written(listedPublication, json)

/** Rows of a list that visitors may see, as finished JSON. */
const listJsonByIds = async (
  db: Database,
  ids: number[],
  withContents = false,
): Promise<Map<number, string>> => {
  const key = `publications by id ${withContents}`
  const rows = await prepared(db, key, () =>
    db
      .select({ id: publications.id, json: jsonOf(withContents) })
      .from(publications)
      .leftJoin(publicationTexts, isDerived)
      .where(and(isShown, sql`${publications.id} = any(${sql.placeholder('ids')}::int[])`)),
  ).execute({ ids })
  const underived = rows.filter(({ json }) => json === null).map(({ id }) => id)
  const texts = new Map(rows.map(({ id, json }) => [id, json ?? '']))
  if (underived.length === 0) return texts
  for (const row of await listWhole(db, underived)) {
    const derived = derivedOf(row)
    texts.set(row.id, `{${derived.listedFields}${withContents ? `,${derived.contentFields}` : ''}}`)
  }
  return texts
}

/** List rows of publications in this order, without those that visitors may not see. */
export const listByIds = async (db: Database, ids: number[]): Promise<ListedPublication[]> => {
  if (ids.length === 0) return []
  const texts = await listJsonByIds(db, ids)
  return ids.flatMap((id) => {
    const json = texts.get(id)
    return json === undefined ? [] : [JSON.parse(json) as ListedPublication]
  })
}
