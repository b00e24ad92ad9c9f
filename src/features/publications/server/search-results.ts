import { compileJson } from '#api/serialize.ts'
import { cutAround, type MarkedText, markFragment } from '#i18n/marked-text.ts'
import { type ListedPublication, publicationHits } from '../schema.ts'
import { inPublishedLanguages } from './derived.ts'
import { asListed } from './list-repository.ts'
import { type KnownStems, markerOf } from './search-hits.ts'
import type { FoundPublications } from './search-repository.ts'

type Texts = Record<'titleEn' | 'titleAr' | 'plainEn' | 'plainAr', string>

const writeHits = compileJson(publicationHits)

/** The rows of a search, with the matched ranges. */
export const withHits = ({ rows, stems }: FoundPublications, q: string): ListedPublication[] => {
  const mark = markerOf(stems.keys())
  return rows.map(({ json, ...texts }) => {
    const hits = writeHits(hitsIn(inPublishedLanguages(texts), { q, mark, stems }))
    return asListed(`${json.slice(0, -1)},"hits":${hits}}`)
  })
}

type Query = { q: string; mark: ReturnType<typeof markerOf>; stems: KnownStems }

const hitsIn = ({ titleEn, titleAr, plainEn, plainAr }: Texts, { q, mark, stems }: Query) => {
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
