import * as z from 'zod/mini'
import type { LiveKind } from '../values.ts'
import { liveTables } from './tables-repository.ts'

const maxCached = 500
/** A page fetches its lists at most this long before it connects. */
const pageAgeInMs = 30_000

/** The latest news, numbered in order, for clients that reconnect. */
export class RecentNews {
  #recent: { number: number; at: number; news: RecordNews }[] = []
  #latest = 0
  /** Older news are not available. */
  #knownAfter = 0
  #knownSince = Date.now()

  get latest(): number {
    return this.#latest
  }

  add(news: RecordNews): void {
    this.#latest += 1
    this.#recent.push({ number: this.#latest, at: Date.now(), news })
    const [oldest] = this.#recent
    if (this.#recent.length <= maxCached || !oldest) return
    this.#recent.shift()
    this.#knownAfter = oldest.number
    this.#knownSince = oldest.at
  }

  /** News may be missing, so earlier ones are no longer available. */
  forget(): void {
    this.#latest += 1
    this.#recent = []
    this.#knownAfter = this.#latest
    this.#knownSince = Date.now()
  }

  /** The number from which a page that connects now may have missed news. */
  beforeOf(now: number): number {
    const since = now - pageAgeInMs
    if (since < this.#knownSince) return -1
    const first = this.#recent.find(({ at }) => at >= since)
    return first ? first.number - 1 : this.#latest
  }

  /** Undefined if some of them are no longer available. */
  after(number: number): RecordNews[] | undefined {
    if (!(number >= this.#knownAfter && number <= this.#latest)) return undefined
    return this.#recent.filter((each) => each.number > number).map(({ news }) => news)
  }
}

const tables = Object.keys(liveTables) as (keyof typeof liveTables)[]
const numbers = z._default(z.array(z.int()), [])

const announcement = z.object({
  table: z.enum(tables),
  /** Ids of existing records, to check permissions. */
  ids: numbers,
  /** Ids of the requests of deleted records. */
  requests: numbers,
  /** Ids of the users who own or owned these records. */
  people: numbers,
  /** More records than the announcement lists. */
  isMany: z._default(z.boolean(), false),
  /** A request that the whole office could list is now restricted. */
  isClosed: z._default(z.boolean(), false),
})

export type RecordNews = z.infer<typeof announcement> & { kind: LiveKind }

/** Undefined for an announcement in the format of another version. */
export const readNews = (text: string): RecordNews | undefined => {
  const { data, success } = announcement.safeParse(JSON.parse(text))
  return success ? { ...data, kind: liveTables[data.table][0] } : undefined
}
