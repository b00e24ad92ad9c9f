import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import {
  containsText,
  inOrder,
  insertedRow,
  orderBy,
  readPage,
  searchQuery,
  updateVersioned,
} from '#db/rows.ts'
import {
  type AdminListedPublication,
  type AdminPublication,
  type PublicationChanges,
  type PublicationCounts,
  type PublicationInput,
  type TextName,
  textNames,
} from '../admin-schema.ts'
import { type PublicationCategory, publicationCategories } from '../schema.ts'
import { derivePublications } from './derived-repository.ts'
import { isShown, selectListed, withPreviews } from './repository.ts'
import { addRevision, textsOf } from './revision-repository.ts'
import { minFragmentLength } from './search-repository.ts'
import { publicationColumns, publications } from './table.ts'

export const adminSortFields = ['publishDate', 'titleEn', 'titleAr', 'category', 'isVisible'] as const
type AdminSortField = (typeof adminSortFields)[number]

/**
 * The publications that match the office's search, with `columns` of each. Also matches titles and summaries
 * of unpublished languages, which the search columns omit. A union of three queries, because an `or` would
 * read every vector again (decision 9).
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

/** All publications, including drafts and scheduled ones. */
export const listAdminPublications = async (
  db: Database,
  { category, q, page, sort, withContents }: AdminList,
): Promise<PageOf<AdminListedPublication>> => {
  const where = category && eq(publications.category, category)
  const order = inOrder(publications, sort)
  const source = selectListed(db, withContents)
  const asRow = (row: Awaited<typeof source>[number]) => withPreviews(row, withContents)
  if (q) {
    const { ids, total } = await foundIds(db, q, where, page, sort)
    const rows =
      ids.length > 0 ? await source.where(inArray(publications.id, ids)).orderBy(...orderBy(order)) : []
    return { rows: rows.map(asRow), total }
  }
  const { rows, total } = await readPage(db, publications, { where, order, page }, source)
  return { rows: rows.map(asRow), total }
}

/** Runs the search once for both page and total. */
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

const isFoundByWords = (q: string): SQL => sql`${publications.searchVector} @@ (${searchQuery(q)})`

/** Matches part of a title, which need not be a whole word, with or without spaces. */
const isFoundByTitle = (q: string): SQL => {
  const fragment = sql`replace(replace(replace(squeeze_text(${q}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`
  return sql`length(squeeze_text(${q})) >= ${minFragmentLength} and ${publications.searchTitle} like '%' || ${fragment} || '%'`
}

export const findAdminPublication = async (
  db: Database,
  id: number,
): Promise<AdminPublication | undefined> => {
  const [found] = await db.select(publicationColumns).from(publications).where(eq(publications.id, id))
  return found
}

/** Locks the publication until the end of the transaction. */
export const lockPublication = async (db: Database, id: number): Promise<AdminPublication | undefined> => {
  const [found] = await db
    .select(publicationColumns)
    .from(publications)
    .where(eq(publications.id, id))
    .for('update')
  return found
}

/** Creates it with its first revision by the same user; missing texts are empty. */
export const createPublication = async (
  db: Database,
  input: PublicationInput,
  userId: number,
  authorId: number | null = userId,
): Promise<AdminPublication> => {
  const created = insertedRow(
    await db
      .insert(publications)
      .values({ ...input, userId: authorId })
      .returning(publicationColumns),
  )
  await addRevision(db, { publicationId: created.id, userId, texts: textsOf(created) })
  await derivePublications(db, [created.id])
  return created
}

/**
 * Changes a publication that the caller has locked. New texts become a revision; if there are no revisions yet, the
 * previous texts become the first one.
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
  await derivePublications(db, [before.id])
  return updated
}

/** Arabic text that changes with or after the English counts as current. */
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

/** Deletes it with its favorites and revisions; returns its title for the audit log. */
export const deletePublication = async (db: Database, id: number): Promise<{ name: string } | undefined> => {
  const [deleted] = await db
    .delete(publications)
    .where(eq(publications.id, id))
    .returning({ name: publications.titleEn })
  return deleted
}
