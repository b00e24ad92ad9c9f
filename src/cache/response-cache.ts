import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#http/errors.ts'
import { type Draft, KeptAnswer } from './cached-response.ts'

/** The changes of the tables behind the responses; implemented by `db/changes.ts`. */
export type TableWatch = {
  readonly count: number
  readonly isHearing: boolean
  changedSince(tables: Iterable<string>, count: number): boolean
  /** Fills `tables` while the work runs. */
  collect<Result>(
    work: () => PromiseLike<Result>,
    tables: Set<string>,
  ): Promise<{ result: Result; isOutdated: boolean }>
  note(tables: Iterable<string>, isOutdated?: boolean): void
  listen(listener: { changed(tables: ReadonlySet<string> | 'all'): void; doubted(): void }): () => void
}

type Options = {
  maxBytes?: number
  /**
   * Milliseconds until time by itself changes a response made from these tables, counted from `since`
   * milliseconds ago.
   */
  lifetimeOf?: (tables: ReadonlySet<string>, since: number) => Promise<number>
  clock?: () => number
}

type Make = () => Promise<Draft>
type Kept = { key: string; answer: KeptAnswer; isPassing: boolean; isUsed: boolean }
/** `tables` are the tables that have been read so far. */
type Making = { answer: Promise<KeptAnswer>; tables: Set<string> }

/** After a failure, the last good response is served for this long before the next try. */
const retryInMs = 5_000
/** Max lifetime of a response while changes by other instances would go unnoticed. */
const unheardInMs = 1_000
/** Max length of a cached address. Only an attacker would request a longer one twice. */
export const maxKept = 1_000
/** Max share of the cache for one-off responses, such as a crawl through searches and list pages. */
const passingShare = 1 / 4

/**
 * Cache of responses that are the same for every visitor: public pages, their files and public calls. Each is
 * computed once and valid until a table that it was made from changes. It is invalidated before the writer
 * gets its response. If a change comes during the computation, only the waiting requests get the result; it
 * is not cached.
 */
export class KeptAnswers {
  readonly #watch: TableWatch
  readonly #maxBytes: number
  readonly #lifetimeOf: NonNullable<Options['lifetimeOf']>
  readonly #clock: () => number
  readonly #kept = new Map<string, Kept>()
  readonly #byTable = new Map<string, Set<Kept>>()
  readonly #makings = new Map<string, Making>()
  /** Whether the response being computed is part of a one-off response. */
  readonly #inPassing = new AsyncLocalStorage<boolean>()
  /** Bytes of all responses, and of the one-off ones. */
  #bytes = 0
  #passingBytes = 0
  readonly stop: () => void

  constructor(watch: TableWatch, { maxBytes = 64 * 2 ** 20, lifetimeOf, clock = Date.now }: Options = {}) {
    this.#watch = watch
    this.#maxBytes = maxBytes
    this.#lifetimeOf = lifetimeOf ?? (async () => Number.POSITIVE_INFINITY)
    this.#clock = clock
    this.stop = watch.listen({
      changed: (tables) => this.#drop(tables),
      doubted: () => this.#doubt(),
    })
  }

  /** The cached response if it is still valid. */
  find(key: string): KeptAnswer | undefined {
    const kept = this.#kept.get(key)
    if (!kept || this.#clock() >= kept.answer.until) return undefined
    kept.isUsed = true
    return kept.answer
  }

  /** Like `find`, for a part of another response, which then depends on the same tables. */
  findPart(key: string): KeptAnswer | undefined {
    const answer = this.find(key)
    if (answer) this.#watch.note(answer.tables, answer.isOutdated)
    return answer
  }

  /**
   * Concurrent requests share one computation. Missing and failed responses are not cached. While computing
   * fails because the database is down, the last good response is served.
   */
  async get(key: string, make: Make, { isPassing = false } = {}): Promise<KeptAnswer> {
    const found = this.findPart(key)
    if (found) return found
    const last = this.#kept.get(key)
    const isLast = () => last !== undefined && this.#kept.get(key) === last
    try {
      const answer = await this.#makeOnce(key, make, isPassing || (this.#inPassing.getStore() ?? false))
      if (!(answer.isOutdated && isLast())) return this.#handOut(answer)
    } catch (error) {
      const isGone = error instanceof AppError && error.status === 404
      if (isGone && last && isLast()) this.#remove(last)
      if (!last || !isLast()) throw error
    }
    return this.#handOutLast(last as Kept)
  }

  #handOut(answer: KeptAnswer): KeptAnswer {
    this.#watch.note(answer.tables, answer.isOutdated)
    return answer
  }

  #handOutLast({ answer }: Kept): KeptAnswer {
    answer.isOutdated = true
    answer.until = this.#clock() + retryInMs
    return this.#handOut(answer)
  }

  #makeOnce(key: string, make: Make, isPassing: boolean): Promise<KeptAnswer> {
    const current = this.#makings.get(key)
    if (current) return current.answer
    const tables = new Set<string>()
    const making = { tables, answer: this.#make(key, make, { tables, isPassing }) }
    this.#makings.set(key, making)
    const end = () => this.#makings.get(key) === making && this.#makings.delete(key)
    making.answer.then(end, end)
    return making.answer
  }

  async #make(
    key: string,
    make: Make,
    { tables, isPassing }: { tables: Set<string>; isPassing: boolean },
  ): Promise<KeptAnswer> {
    const began = this.#clock()
    const { count } = this.#watch
    const { result, isOutdated } = await this.#watch.collect(
      () => this.#inPassing.run(isPassing, make),
      tables,
    )
    for (const table of tables) this.#madeFrom(table)
    const answer = new KeptAnswer(result, tables, { isOutdated, isPassing })
    // There are infinitely many unknown addresses: they must not evict real ones.
    const isKeepable = answer.status === 200 && !isOutdated && key.length <= maxKept
    const lifetime = isKeepable ? await this.#lifetimeOf(tables, this.#clock() - began) : 0
    if (this.#watch.changedSince(tables, count)) return answer
    const before = this.#kept.get(key)
    if (before && !isOutdated) this.#remove(before)
    const now = this.#clock()
    answer.until = now + (this.#watch.isHearing ? lifetime : Math.min(lifetime, unheardInMs))
    if (isKeepable && answer.until > now) this.#keep({ key, answer, isPassing, isUsed: false })
    return answer
  }

  #madeFrom(table: string): Set<Kept> {
    const made = this.#byTable.get(table) ?? new Set()
    this.#byTable.set(table, made)
    return made
  }

  #keep(kept: Kept): void {
    this.#kept.set(kept.key, kept)
    for (const table of kept.answer.tables) this.#madeFrom(table).add(kept)
    this.#count(kept, kept.answer.weight)
    this.#makeRoom()
  }

  #remove(kept: Kept): void {
    this.#kept.delete(kept.key)
    for (const table of kept.answer.tables) this.#madeFrom(table).delete(kept)
    this.#count(kept, -kept.answer.weight)
  }

  #count(kept: Kept, bytes: number): void {
    this.#bytes += bytes
    if (kept.isPassing) this.#passingBytes += bytes
  }

  #makeRoom(): void {
    if (this.#passingBytes > this.#maxBytes * passingShare) this.#evict(({ isPassing }) => isPassing)
    if (this.#bytes > this.#maxBytes) this.#evict(() => true)
  }

  /** Evicts the oldest first; a response that was used since its last turn is skipped once. */
  #evict(isConcerned: (kept: Kept) => boolean): void {
    const isEnough = () =>
      this.#bytes <= this.#maxBytes && this.#passingBytes <= this.#maxBytes * passingShare
    for (const kept of this.#kept.values()) {
      if (isEnough()) return
      if (!isConcerned(kept)) continue
      if (!kept.isUsed) this.#remove(kept)
      else {
        kept.isUsed = false
        this.#kept.delete(kept.key)
        this.#kept.set(kept.key, kept)
      }
    }
  }

  #drop(tables: ReadonlySet<string> | 'all'): void {
    const makings = [...this.#makings.values()]
    const isRead = (name: string) =>
      this.#byTable.has(name) || makings.some((making) => making.tables.has(name))
    const names = tables === 'all' ? [] : [...tables].filter(isRead)
    const concerned = tables === 'all' ? [this.#kept.values()] : names.map((name) => this.#madeFrom(name))
    for (const some of concerned) for (const kept of some) this.#remove(kept)
    // A computation that is part of another one may have read the table, so new requests start new
    // computations.
    if (tables === 'all' || names.length > 0) this.#makings.clear()
  }

  #doubt(): void {
    for (const { answer } of this.#kept.values()) answer.until = 0
    this.#makings.clear()
  }
}
