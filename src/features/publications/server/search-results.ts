import type { Database } from '#db/connection.ts'
import type { ListedPublication, MarkedText } from '../schema.ts'
import { inTurns, listed, type PublicationRow, type Texts, textsOf } from './previews.ts'
import { listStems } from './repository.ts'
import { cutAround, markFragment, markWords, type StemsOf, wordsOf } from './search-hits.ts'

/** The rows that a search found, with the ranges it matched. */
export const found = async (
  db: Database,
  rows: PublicationRow[],
  q: string,
  withContents: boolean,
): Promise<ListedPublication[]> => {
  const words = new Set(wordsOf(q))
  const read = await inTurns(rows, (row) => {
    const texts = textsOf(row)
    for (const text of Object.values(texts)) for (const word of wordsOf(text)) words.add(word)
    return { row, texts }
  })
  const stems = await stemsFor(db, words)
  const queryStems = new Set(wordsOf(q).flatMap((word) => stems(word)))
  return inTurns(read, ({ row, texts }) => ({
    ...listed(row, withContents, texts),
    hits: hitsIn(texts, q, queryStems, stems),
  }))
}

const hitsIn = (texts: Texts, q: string, queryStems: ReadonlySet<string>, stems: StemsOf) => {
  const title = (text: string): MarkedText => {
    const words = markWords(text, queryStems, stems)
    return { text, marks: words.length > 0 ? words : markFragment(text, q) }
  }
  const content = (text: string): MarkedText =>
    cutAround(text, markWords(text, queryStems, stems), ([from, to]) => stems(text.slice(from, to)).join())
  return {
    titleEn: title(texts.titleEn),
    titleAr: title(texts.titleAr),
    contentEn: content(texts.contentEn),
    contentAr: content(texts.contentAr),
  }
}

/** Cached, since stems never change and the articles of one firm share a few thousand words. */
const knownStems = new Map<string, string[]>()
const mostKnown = 60_000
const mostAtOnce = 2_000

const stemsFor = async (db: Database, words: Set<string>): Promise<StemsOf> => {
  if (knownStems.size > mostKnown) knownStems.clear()
  const stems = new Map<string, string[]>()
  const unknown: string[] = []
  for (const word of words) {
    const known = knownStems.get(word)
    if (known) stems.set(word, known)
    else unknown.push(word)
  }
  for (let start = 0; start < unknown.length; start += mostAtOnce)
    for (const [word, found] of await listStems(db, unknown.slice(start, start + mostAtOnce))) {
      knownStems.set(word, found)
      stems.set(word, found)
    }
  return (word) => stems.get(word) ?? []
}
