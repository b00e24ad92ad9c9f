import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { inOrder, insertedRow } from '#db/pages.ts'
import { containsText } from '#db/search.ts'
import { updateVersioned } from '#db/versions.ts'
import type { Page, PageOf, Sort } from '#http/lists.ts'
import {
  type AdminPublication,
  type PublicationChanges,
  type PublicationCounts,
  type PublicationInput,
  type TextName,
  textNames,
} from '../admin-schema.ts'
import { type PublicationCategory, publicationCategories } from '../schema.ts'
import { isFoundByTitle, isFoundByWords, isShown } from './repository.ts'
import { addRevision, textsOf } from './revision-repository.ts'
import { publicationColumns, publications } from './table.ts'

export const adminSortFields = ['publishDate', 'titleEn', 'titleAr', 'category', 'isVisible'] as const
type AdminSortField = (typeof adminSortFields)[number]

/** An excerpt is cut from the beginning; the rest of an article need not travel for it. */
const beginnings = {
  contentEn: sql<string>`left(${publications.contentEn}, 1000)`,
  contentAr: sql<string>`left(${publications.contentAr}, 1000)`,
}

/**
 * What the office's search finds, with `columns` of each; also in a language that is not published, which the search
 * columns leave out: its titles and summaries. Three questions made one, since an `or` reads every vector again
 * (decision 9).
 */
const found = (columns: SQL, q: string, where?: SQL): SQL => {
  const rowsWhere = (condition: SQL | undefined) =>
    sql`select ${columns} from ${publications} where ${and(where, condition)}`
  return sql`${rowsWhere(isFoundByWords(q))} union ${rowsWhere(isFoundByTitle(q))} union ${rowsWhere(containsText(publications.searchText, q))}`
}

type AdminList = {
  category?: PublicationCategory | undefined
  q?: string | undefined
  page: Page
  sort: Sort<AdminSortField>
  withContents: boolean
}

/** Every publication, drafts and scheduled ones included. */
export const listAdminPublications = async (
  db: Database,
  { category, q, page, sort, withContents }: AdminList,
): Promise<PageOf<AdminPublication>> => {
  const where = category && eq(publications.category, category)
  // First which, then what: sorted with their texts, the rows of the other pages would be read too.
  const { ids, total } = q ? await foundIds(db, q, where, page, sort) : await sortedIds(db, where, page, sort)
  const rows =
    ids.length === 0
      ? []
      : await db
          .select(withContents ? publicationColumns : { ...publicationColumns, ...beginnings })
          .from(publications)
          .where(inArray(publications.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}

const sortedIds = async (db: Database, where: SQL | undefined, page: Page, sort: Sort<AdminSortField>) => {
  const [rows, total] = await Promise.all([
    db
      .select({ id: publications.id })
      .from(publications)
      .where(where)
      .orderBy(...inOrder(publications, sort))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(publications, where),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

/** Searched once for the page and the total. */
const foundIds = async (
  db: Database,
  q: string,
  where: SQL | undefined,
  { limit, offset }: Page,
  { field, descending }: Sort<AdminSortField>,
) => {
  const direction = descending ? sql`desc` : sql`asc`
  const order = sql`by_value ${direction}, id ${direction}`
  const columns = sql`${publications.id}, ${publications[field]} as by_value`
  const { rows } = await db.execute<{ ids: number[] | null; total: string }>(sql`
    with found as materialized (${found(columns, q, where)}),
    shown as (select *, row_number() over (order by ${order}) as place from found order by ${order} limit ${limit} offset ${offset})
    select (select array_agg(id order by place) from shown) as ids, (select count(*) from found) as total`)
  return { ids: rows[0]?.ids ?? [], total: Number(rows[0]?.total ?? 0) }
}

export const countPublications = async (db: Database, q: string | undefined): Promise<PublicationCounts> => {
  const rows = await db
    .select({
      category: publications.category,
      total: count(),
      shown: sql<number>`(count(*) filter (where ${isShown}))::int`,
    })
    .from(publications)
    .where(q ? sql`${publications.id} in (${found(sql`${publications.id}`, q)})` : undefined)
    .groupBy(publications.category)
  const of = (name: PublicationCategory) => rows.find(({ category }) => category === name)?.total ?? 0
  return {
    all: rows.reduce((sum, { total }) => sum + total, 0),
    shown: rows.reduce((sum, { shown }) => sum + shown, 0),
    categories: Object.fromEntries(
      publicationCategories.map((name) => [name, of(name)]),
    ) as PublicationCounts['categories'],
  }
}

export const findAdminPublication = async (
  db: Database,
  id: number,
): Promise<AdminPublication | undefined> => {
  const [found] = await db.select(publicationColumns).from(publications).where(eq(publications.id, id))
  return found
}

/** Whoever changes a publication holds it until the end of the transaction. */
export const lockPublication = async (db: Database, id: number): Promise<AdminPublication | undefined> => {
  const [found] = await db
    .select(publicationColumns)
    .from(publications)
    .where(eq(publications.id, id))
    .for('update')
  return found
}

/** With its first revision; the texts that are not given are empty. */
export const createPublication = async (
  db: Database,
  input: PublicationInput,
  userId: number,
): Promise<AdminPublication> => {
  const created = insertedRow(
    await db
      .insert(publications)
      .values({ ...input, userId })
      .returning(publicationColumns),
  )
  await addRevision(db, { publicationId: created.id, userId, texts: textsOf(created) })
  return created
}

/**
 * Changes a publication that the caller has locked. New texts become a revision; one that was made without
 * revisions first keeps the texts it had.
 */
export const updatePublication = async (
  db: Database,
  before: AdminPublication,
  { isArabicCurrent, ...changes }: PublicationChanges,
  userId: number,
): Promise<AdminPublication> => {
  const isChanged = (name: TextName) => changes[name] !== undefined && changes[name] !== before[name]
  const changed = textNames.filter(isChanged)
  const after = { ...before, ...changes }
  await updateVersioned(db, publications, before.id, {
    ...changes,
    arabicOutdatedSince: isArabicCurrent ? null : outdatedSince(before, after, changed),
  })
  const updated = await findAdminPublication(db, before.id)
  if (!updated) throw new Error('the locked row is gone')
  if (changed.length > 0)
    await addRevision(db, { publicationId: before.id, userId, texts: textsOf(updated) }, before)
  return updated
}

/** The Arabic follows the English: changed in the same save or later, it is taken to be current. */
const outdatedSince = (
  before: AdminPublication,
  after: Pick<AdminPublication, 'titleAr' | 'contentAr'>,
  changed: readonly TextName[],
): SQL | string | null => {
  const hasArabic = Boolean(after.titleAr || after.contentAr)
  if (!hasArabic || changed.some((name) => name.endsWith('Ar'))) return null
  if (changed.length === 0) return before.arabicOutdatedSince
  return before.arabicOutdatedSince ?? sql`now()`
}

/** Favorites and revisions go with it; the title it had, for those who want to say what is gone. */
export const deletePublication = async (db: Database, id: number): Promise<string | undefined> => {
  const [deleted] = await db
    .delete(publications)
    .where(eq(publications.id, id))
    .returning({ titleEn: publications.titleEn })
  return deleted?.titleEn
}
