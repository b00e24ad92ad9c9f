import type { RecordNews } from './record-news.ts'

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
