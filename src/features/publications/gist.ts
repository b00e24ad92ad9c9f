import { beginningOf } from '#languages/beginning-of.ts'
import { type Language, localized } from '#languages/language.ts'
import type { ListedPublication } from './schema.ts'
import { previewLength } from './values.ts'

type Texts = Pick<ListedPublication, 'summaryEn' | 'summaryAr' | 'previewEn' | 'previewAr'>

/** The summary of the author in full, or else whole words from the beginning of the text. */
export const gistOf = (publication: Texts, language: Language): { text: string; language: Language } => {
  const summary = localized(publication, 'summary', language)
  const preview = localized(publication, 'preview', language)
  if (summary.text && summary.language === preview.language) return summary
  return { ...preview, text: beginningOf(preview.text, previewLength) }
}
