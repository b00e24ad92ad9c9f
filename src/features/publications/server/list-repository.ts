import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { inOrder } from '#db/pages.ts'
import { prepared } from '#db/prepared.ts'
import type { Page, PageOf, Sort } from '#http/lists.ts'
import { written } from '#http/written-json.ts'
import { type ListedPublication, listedPublication, publicationList } from '../schema.ts'
import { derivedOf } from './derived.ts'
import { isCurrent, isDerived, listWhole } from './derived-repository.ts'
import { conditionsOf, isShown, type PublicationFilters } from './repository.ts'
import { publications, publicationTexts } from './table.ts'

export const publicationSortFields = ['publishDate', 'titleEn', 'titleAr'] as const
export type PublicationSortField = (typeof publicationSortFields)[number]

export type PublicationList = PublicationFilters & { page: Page; withContents: boolean }

const { listedFields, contentFields } = publicationTexts

/** The filters of a list whose text they change, as a part of the key of its statement. */
export const keyOf = ({ category, year, authorId, withContents, page }: PublicationList): string =>
  JSON.stringify([category && 1, year && 1, authorId && 1, withContents, page.limit, page.offset > 0])

/** Offset zero is written into the statement, which then needs no value and is planned once. */
export const onPage = ({ limit, offset }: Page): SQL =>
  sql`limit ${sql.raw(String(limit))} offset ${offset > 0 ? sql`${sql.placeholder('offset')}::int` : sql`0`}`

/** A page of what visitors may see, without search. One statement gives its rows, as finished JSON, and the total. */
export const listPublications = async (
  db: Database,
  list: PublicationList & { sort: Sort<PublicationSortField> },
): Promise<PageOf<ListedPublication>> => {
  const { sort, page, withContents } = list
  const key = `publications ${sort.field} ${sort.descending} ${keyOf(list)}`
  const [found] = await prepared(db, key, () => pageStatement(db, list)).execute({
    ...list,
    offset: page.offset,
  })
  const { json, underived, total } = found ?? { json: null, underived: null, total: 0 }
  if (!underived) return { rows: written(publicationList, `[${json ?? ''}]`), total }
  const texts = await listJsonByIds(db, underived, withContents)
  return { rows: underived.flatMap((id) => texts.get(id) ?? []).map(asListed), total }
}

const pageStatement = (
  db: Database,
  { sort, page, withContents, ...filters }: PublicationList & { sort: Sort<PublicationSortField> },
) => {
  const where = and(isShown, ...conditionsOf(filters))
  const order = sql.join(inOrder(publications, sort), sql`, `)
  return db
    .select({
      json: sql<string | null>`string_agg(json, ',' order by place)`,
      underived: sql<number[] | null>`case when count(json) < count(*) then array_agg(id order by place) end`,
      total: sql<number>`(select count(*)::int from ${publications} where ${where})`,
    })
    .from(sql`(
      select shown.id, shown.place, ${jsonOf(withContents)} as json
      from (
        select ${publications.id}, row_number() over (order by ${order}) as place
        from ${publications} where ${where} order by ${order} ${onPage(page)}
      ) as shown
      left join ${publicationTexts} on ${publicationTexts.publicationId} = shown.id and ${isCurrent}
    ) as page`)
}

/** A row in a list, null if it is not derived. */
export const jsonOf = (withContents: boolean): SQL<string | null> =>
  withContents
    ? sql`'{' || ${listedFields} || ',' || ${contentFields} || '}'`
    : sql`'{' || ${listedFields} || '}'`

export const asListed = (json: string): ListedPublication => written(listedPublication, json)

/** The rows in a list of those that visitors may see, as finished JSON. */
export const listJsonByIds = async (
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

/** Publications as lists show them, in this order, without those that visitors may not see. */
export const listByIds = async (db: Database, ids: number[]): Promise<ListedPublication[]> => {
  if (ids.length === 0) return []
  const texts = await listJsonByIds(db, ids)
  return ids.flatMap((id) => {
    const json = texts.get(id)
    return json === undefined ? [] : [JSON.parse(json) as ListedPublication]
  })
}
