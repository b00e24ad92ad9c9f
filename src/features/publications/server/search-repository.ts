import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { KnownUntilChanged } from '#db/known-until-changed.ts'
import { prepared } from '#db/prepared.ts'
import { spellingsOfQuery } from '#languages/english-spelling.ts'
import { derivedOf } from './derived.ts'
import { listWhole } from './derived-repository.ts'
import { keyOf } from './list-repository.ts'
import { type KnownStems, wordsOf } from './search-hits.ts'
import {
  knownRowsStatement,
  type PublicationSearch,
  rankedByContents,
  searchStatement,
} from './search-statements-repository.ts'

/** A search query as the database parses it. */
type Question = { query: string; fragment: string | null; stems: string[] }

/** Cached, because parsing takes half as long as a search, and users page through results. */
const knownQuestions = new Map<string, Question>()
const maxKnown = 500

const remember = (q: string, question: Question): void => {
  const oldest = knownQuestions.keys().next()
  if (knownQuestions.size >= maxKnown && !oldest.done) knownQuestions.delete(oldest.value)
  knownQuestions.set(q, question)
}

/** The result of a search: the total, and the ids of the best matches. Valid until a publication appears. */
type Outcome = { question: Question; total: number; best: number[]; until: number }

/** Cached for other pages and for logged-in users, because the time of a search grows with its matches. */
const knownOutcomes = new KnownUntilChanged<Outcome>(maxKnown)

/** A row found by a search, in every language. */
type FoundRow = Record<'titleEn' | 'titleAr' | 'plainEn' | 'plainAr' | 'json', string> & {
  publishedLanguages: string[]
}

export type FoundPublications = { rows: FoundRow[]; total: number; stems: KnownStems }

type Found = { rows: StatementRow[]; question: Question; total: number }
type StatementRow = Awaited<ReturnType<ReturnType<typeof searchStatement>['execute']>>[number]

/** All data for a page of results, in one statement. */
export const searchPublications = async (
  db: Database,
  search: PublicationSearch,
): Promise<FoundPublications> => {
  const found = (await findKnown(db, search)) ?? (await findAnew(db, search))
  const { question, total } = found
  const [first] = found.rows
  const stems: KnownStems = new Map(
    (first?.words ?? '').split('\n').map((line) => line.split('\t') as [string, string]),
  )
  const queryStems = new Set(question.stems)
  const rows: FoundRow[] = []
  for (const { json, titleEn, titleAr, publishedLanguages, plainEn, plainAr, id } of found.rows) {
    if (id === null) continue
    if (json !== null) rows.push({ titleEn, titleAr, publishedLanguages, plainEn, plainAr, json })
    else rows.push(await derivedNow(db, id, { withContents: search.withContents, queryStems, stems }))
  }
  return { rows, total, stems }
}

const sourceOf = ({ q, category, year, authorId }: PublicationSearch) => ({
  name: JSON.stringify([q, category, year, authorId]),
  tables: ['publications', 'team_members'],
})

/** Undefined if the search must run. */
const findKnown = async (db: Database, search: PublicationSearch): Promise<Found | undefined> => {
  if (search.sort) return undefined
  const { offset, limit } = search.page
  const known = knownOutcomes.find(db, sourceOf(search))
  if (!known || performance.now() >= known.until) return undefined
  const { question, total, best } = known
  if (Math.min(offset + limit, total) > best.length) return undefined
  const ids = best.slice(offset, offset + limit)
  const key = `search known ${search.withContents}`
  const rows = await prepared(db, key, () => knownRowsStatement(db, search)).execute({ ...question, ids })
  // The cached ids are outdated by a change that has not been signaled yet.
  if (rows.filter(({ id }) => id !== null).length < ids.length) return undefined
  return { rows, question, total }
}

const findAnew = (db: Database, search: PublicationSearch): Promise<Found> => {
  const { q, page, sort } = search
  const began = performance.now()
  const spellings = spellingsOfQuery(q)
  return knownOutcomes.read(
    db,
    sourceOf(search),
    async () => {
      const known = knownQuestions.get(q)
      const key = `search ${known !== undefined} ${sort?.field} ${sort?.descending} ${keyOf(search)}`
      const rows = await prepared(db, key, () => searchStatement(db, search, known !== undefined)).execute({
        ...search,
        offset: page.offset,
        ...(known ?? { words: spellings.flatMap(wordsOf), spellings }),
      })
      const [first] = rows
      const question: Question = known ?? JSON.parse(first?.question ?? '{"stems":[]}')
      if (!known && first?.question) remember(q, question)
      return { rows, question, total: first?.total ?? 0 }
    },
    ({ rows: [first], question, total }) => {
      if (sort || !first) return undefined
      const wait = first.wait ?? Number.POSITIVE_INFINITY
      return { question, total, best: (first.best ?? []).slice(0, rankedByContents), until: began + wait }
    },
  )
}

/** The same for a row that is not derived yet; adds its words to the known ones. */
const derivedNow = async (
  db: Database,
  underived: number,
  known: { withContents: boolean; queryStems: ReadonlySet<string>; stems: KnownStems },
): Promise<FoundRow> => {
  const [row] = await listWhole(db, [underived])
  if (!row) throw new Error('a publication that was found is gone')
  const { titleEn, titleAr, publishedLanguages: languages } = row
  const { plainEn, plainAr, listedFields, contentFields } = derivedOf(row)
  const words = [titleEn, titleAr, plainEn, plainAr].flatMap(wordsOf)
  for (const [word, stems] of await listStems(db, [...new Set(words)]))
    if (stems.some((stem) => known.queryStems.has(stem))) known.stems.set(word, stems.join())
  const json = `{${listedFields}${known.withContents ? `,${contentFields}` : ''}}`
  return { titleEn, titleAr, plainEn, plainAr, json, publishedLanguages: languages }
}

const listStems = async (db: Database, words: string[]): Promise<[string, string[]][]> => {
  const { rows } = await db.execute<{ word: string; stems: string[] }>(
    sql`select word, tsvector_to_array(search_vector(word)) as stems from unnest(${sql.param(words)}::text[]) as word`,
  )
  return rows.map(({ word, stems }) => [word, stems])
}
