import type { RecordNews } from './record-news.ts'

const maxKept = 500
/** A page fetches its lists at most this long before it connects. */
const pageAgeInMs = 30_000

/** The latest news, numbered in order, for clients that reconnect. */
export class RecentNews {
  #kept: { number: number; at: number; news: RecordNews }[] = []
  #latest = 0
  /** Older news are not available. */
  #knownAfter = 0
  #knownSince = Date.now()

  get latest(): number {
    return this.#latest
  }

  add(news: RecordNews): void {
    this.#latest += 1
    this.#kept.push({ number: this.#latest, at: Date.now(), news })
    const [oldest] = this.#kept
    if (this.#kept.length <= maxKept || !oldest) return
    this.#kept.shift()
    this.#knownAfter = oldest.number
    this.#knownSince = oldest.at
  }

  /** News may be missing, so earlier ones are no longer available. */
  forget(): void {
    this.#latest += 1
    this.#kept = []
    this.#knownAfter = this.#latest
    this.#knownSince = Date.now()
  }

  /** The number from which a page that connects now may have missed news. */
  beforeOf(now: number): number {
    const since = now - pageAgeInMs
    if (since < this.#knownSince) return -1
    const first = this.#kept.find(({ at }) => at >= since)
    return first ? first.number - 1 : this.#latest
  }

  /** Undefined if some of them are no longer available. */
  after(number: number): RecordNews[] | undefined {
    if (!(number >= this.#knownAfter && number <= this.#latest)) return undefined
    return this.#kept.filter((each) => each.number > number).map(({ news }) => news)
  }
}
