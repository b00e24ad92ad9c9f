import { cutAround, type MarkedText, markFragment } from '#i18n/marked-text.ts'
import type { ListedPublication } from '../schema.ts'
import { type KnownStems, markerOf } from './search-hits.ts'
import type { FoundPublications, FoundTexts } from './search-repository.ts'

/** The rows of a search, with the matched ranges. */
export const withHits = ({ rows, stems }: FoundPublications, q: string): ListedPublication[] => {
  const mark = markerOf(stems.keys())
  return rows.map(({ listed, texts }) => ({ ...listed, hits: hitsIn(texts, { q, mark, stems }) }))
}

type Query = { q: string; mark: ReturnType<typeof markerOf>; stems: KnownStems }

const hitsIn = ({ titleEn, titleAr, plainEn, plainAr }: FoundTexts, { q, mark, stems }: Query) => {
  const title = (text: string): MarkedText => {
    const words = mark(text)
    return { text, marks: words.length > 0 ? words : markFragment(text, q) }
  }
  const content = (text: string): MarkedText =>
    cutAround(text, mark(text), ([from, to]) => stems.get(text.slice(from, to)) ?? '')
  return {
    titleEn: title(titleEn),
    titleAr: title(titleAr),
    contentEn: content(plainEn),
    contentAr: content(plainAr),
  }
}
