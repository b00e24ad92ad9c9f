import type { RecordNews } from './record-news.ts'

const mostKept = 500
/** A page that connects has fetched its lists before, within this time. */
const pageAgeInMs = 30_000

/** The latest news, numbered as they come, for whoever was away for a moment. */
export class RecentNews {
  #kept: { number: number; at: number; news: RecordNews }[] = []
  #latest = 0
  /** What came before it is not known. */
  #knownAfter = 0
  #knownSince = Date.now()

  get latest(): number {
    return this.#latest
  }

  add(news: RecordNews): void {
    this.#latest += 1
    this.#kept.push({ number: this.#latest, at: Date.now(), news })
    const [oldest] = this.#kept
    if (this.#kept.length <= mostKept || !oldest) return
    this.#kept.shift()
    this.#knownAfter = oldest.number
    this.#knownSince = oldest.at
  }

  /** News were missed: whoever asks for earlier ones gets none. */
  forget(): void {
    this.#latest += 1
    this.#kept = []
    this.#knownAfter = this.#latest
    this.#knownSince = Date.now()
  }

  /** The number from which on a page that connects now may have missed something. */
  beforeOf(now: number): number {
    const since = now - pageAgeInMs
    if (since < this.#knownSince) return -1
    const first = this.#kept.find(({ at }) => at >= since)
    return first ? first.number - 1 : this.#latest
  }

  /** Undefined if some of them are no longer known. */
  after(number: number): RecordNews[] | undefined {
    if (!(number >= this.#knownAfter && number <= this.#latest)) return undefined
    return this.#kept.filter((each) => each.number > number).map(({ news }) => news)
  }
}
