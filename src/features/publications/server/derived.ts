import * as z from 'zod/mini'
import { compileJson } from '#api/serialize.ts'
import { type PictureSizes, plainTextOf } from '#markdown/markdown.ts'
import { excerpt } from '../excerpt.ts'
import { article, type ListedPublication, listedPublication } from '../schema.ts'
import { previewLength } from '../values.ts'
import { articleOf } from './article.ts'

/** Increase it after any change of the derived data: older rows are then derived again. */
export const derivedVersion = 3

/** A publication in every language it has. */
export type WholePublication = Omit<ListedPublication, 'previewEn' | 'previewAr' | 'hits'> & {
  contentEn: string
  contentAr: string
  publishedLanguages: readonly string[]
}

/**
 * All data derived from the texts of a publication, as columns. Picture sizes are known only when the data is
 * stored; a reader without stored data renders without them.
 */
export const derivedOf = (publication: WholePublication, sizeOf?: PictureSizes) => {
  const plainEn = plainTextOf(publication.contentEn)
  const plainAr = plainTextOf(publication.contentAr)
  const previewEn = excerpt(plainEn, previewLength)
  const previewAr = excerpt(plainAr, previewLength)
  const shown = inPublishedLanguages({ ...publication, previewEn, previewAr })
  return {
    previewEn,
    previewAr,
    plainEn,
    plainAr,
    articleEn: articleJson(publication.contentEn, 'en', sizeOf),
    articleAr: articleJson(publication.contentAr, 'ar', sizeOf),
    listedFields: fieldsOf(writeListed(shown)),
    contentFields: fieldsOf(writeContents(shown)),
  }
}

const contentNames = { contentEn: true, contentAr: true } as const
const writeListed = compileJson(z.omit(listedPublication, contentNames))
const writeContents = compileJson(z.pick(listedPublication, contentNames))
const writeArticle = compileJson(article)

const articleJson = (markdown: string, language: 'en' | 'ar', sizeOf?: PictureSizes): string | null => {
  const rendered = articleOf(markdown, language, sizeOf)
  return rendered && (writeArticle(rendered) ?? null)
}

const fieldsOf = (json: string | undefined): string => {
  if (json === undefined) throw new Error('a publication does not fit its schema')
  return json.slice(1, -1)
}

/** Empties the texts of unpublished languages. */
export const inPublishedLanguages = <Row extends { publishedLanguages: readonly string[] }>({
  publishedLanguages: languages,
  ...row
}: Row) => {
  const hidden = (name: string) =>
    (name.endsWith('En') && !languages.includes('en')) || (name.endsWith('Ar') && !languages.includes('ar'))
  const shown = Object.entries(row).map(([name, value]) => [name, hidden(name) ? '' : value])
  return Object.fromEntries(shown) as Omit<Row, 'publishedLanguages'>
}
