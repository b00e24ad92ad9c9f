import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { inOrder, readPage } from '#db/pages.ts'
import type { ListedPublication } from '../schema.ts'
import { inPublishedLanguages, previewOf } from './derived.ts'
import { isDerived } from './derived-repository.ts'
import { conditionsOf, isShown, type PublicationFilters } from './repository.ts'
import { publicationColumns, publications, publicationTexts } from './table.ts'

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

/** Without contents, those of a row that is not derived yet are still read, for its preview. */
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
