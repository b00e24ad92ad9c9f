import { type PictureSizes, plainTextOf } from '#markdown/markdown.ts'
import { excerpt } from '../excerpt.ts'
import { previewLength } from '../values.ts'
import { articleOf } from './article.ts'

/** Increase it after any change of the derived data: older rows are then derived again. */
export const derivedVersion = 3

/**
 * All data derived from the texts of a publication, as columns. Picture sizes are known only when the data is
 * stored; a reader without stored data renders without them.
 */
export const derivedOf = (
  { contentEn, contentAr }: { contentEn: string; contentAr: string },
  sizeOf?: PictureSizes,
) => ({
  previewEn: previewOf(contentEn),
  previewAr: previewOf(contentAr),
  plainEn: plainTextOf(contentEn),
  plainAr: plainTextOf(contentAr),
  articleEn: articleOf(contentEn, 'en', sizeOf),
  articleAr: articleOf(contentAr, 'ar', sizeOf),
})

export const previewOf = (markdown: string): string => excerpt(plainTextOf(markdown), previewLength)

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
