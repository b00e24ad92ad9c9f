import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#http/errors.ts'
import { CachedResponse, type Draft } from './cached-response.ts'

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
type Entry = { key: string; answer: CachedResponse; isOneOff: boolean; isUsed: boolean }
/** `tables` are the tables that have been read so far. */
type Computation = { answer: Promise<CachedResponse>; tables: Set<string> }

/** After a failure, the last good response is served for this long before the next try. */
const retryInMs = 5_000
/** Max lifetime of a response while changes by other instances would go unnoticed. */
const unheardInMs = 1_000
/** Max length of a cached address. Only an attacker would request a longer one twice. */
export const maxKeyLength = 1_000
/** Max share of the cache for one-off responses, such as a crawl through searches and list pages. */
const oneOffShare = 1 / 4

/**
 * Cache of responses that are the same for every visitor: public pages, their files and public calls. Each is
 * computed once and valid until a table that it was made from changes. It is invalidated before the writer
 * gets its response. If a change comes during the computation, only the waiting requests get the result; it
 * is not cached.
 */
export class ResponseCache {
  readonly #watch: TableWatch
  readonly #maxBytes: number
  readonly #lifetimeOf: NonNullable<Options['lifetimeOf']>
  readonly #clock: () => number
  readonly #entries = new Map<string, Entry>()
  readonly #byTable = new Map<string, Set<Entry>>()
  readonly #computations = new Map<string, Computation>()
  /** Whether the response being computed is part of a one-off response. */
  readonly #inOneOff = new AsyncLocalStorage<boolean>()
  /** Bytes of all responses, and of the one-off ones. */
  #bytes = 0
  #oneOffBytes = 0
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
  find(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry || this.#clock() >= entry.answer.until) return undefined
    entry.isUsed = true
    return entry.answer
  }

  /** Like `find`, for a part of another response, which then depends on the same tables. */
  findPart(key: string): CachedResponse | undefined {
    const answer = this.find(key)
    if (answer) this.#watch.note(answer.tables, answer.isOutdated)
    return answer
  }

  /**
   * Concurrent requests share one computation. Missing and failed responses are not cached. While computing
   * fails because the database is down, the last good response is served.
   */
  async get(key: string, make: Make, { isOneOff = false } = {}): Promise<CachedResponse> {
    const found = this.findPart(key)
    if (found) return found
    const last = this.#entries.get(key)
    const isLast = () => last !== undefined && this.#entries.get(key) === last
    try {
      const answer = await this.#computeOnce(key, make, isOneOff || (this.#inOneOff.getStore() ?? false))
      if (!(answer.isOutdated && isLast())) return this.#handOut(answer)
    } catch (error) {
      const isGone = error instanceof AppError && error.status === 404
      if (isGone && last && isLast()) this.#remove(last)
      if (!last || !isLast()) throw error
    }
    return this.#handOutLast(last as Entry)
  }

  #handOut(answer: CachedResponse): CachedResponse {
    this.#watch.note(answer.tables, answer.isOutdated)
    return answer
  }

  #handOutLast({ answer }: Entry): CachedResponse {
    answer.isOutdated = true
    answer.until = this.#clock() + retryInMs
    return this.#handOut(answer)
  }

  #computeOnce(key: string, make: Make, isOneOff: boolean): Promise<CachedResponse> {
    const current = this.#computations.get(key)
    if (current) return current.answer
    const tables = new Set<string>()
    const computation = { tables, answer: this.#compute(key, make, { tables, isOneOff }) }
    this.#computations.set(key, computation)
    const end = () => this.#computations.get(key) === computation && this.#computations.delete(key)
    computation.answer.then(end, end)
    return computation.answer
  }

  async #compute(
    key: string,
    make: Make,
    { tables, isOneOff }: { tables: Set<string>; isOneOff: boolean },
  ): Promise<CachedResponse> {
    const began = this.#clock()
    const { count } = this.#watch
    const { result, isOutdated } = await this.#watch.collect(() => this.#inOneOff.run(isOneOff, make), tables)
    for (const table of tables) this.#entriesFrom(table)
    const answer = new CachedResponse(result, tables, { isOutdated, isOneOff })
    // There are infinitely many unknown addresses: they must not evict real ones.
    const isCacheable = answer.status === 200 && !isOutdated && key.length <= maxKeyLength
    const lifetime = isCacheable ? await this.#lifetimeOf(tables, this.#clock() - began) : 0
    if (this.#watch.changedSince(tables, count)) return answer
    const before = this.#entries.get(key)
    if (before && !isOutdated) this.#remove(before)
    const now = this.#clock()
    answer.until = now + (this.#watch.isHearing ? lifetime : Math.min(lifetime, unheardInMs))
    if (isCacheable && answer.until > now) this.#store({ key, answer, isOneOff, isUsed: false })
    return answer
  }

  #entriesFrom(table: string): Set<Entry> {
    const made = this.#byTable.get(table) ?? new Set()
    this.#byTable.set(table, made)
    return made
  }

  #store(entry: Entry): void {
    this.#entries.set(entry.key, entry)
    for (const table of entry.answer.tables) this.#entriesFrom(table).add(entry)
    this.#count(entry, entry.answer.weight)
    this.#makeRoom()
  }

  #remove(entry: Entry): void {
    this.#entries.delete(entry.key)
    for (const table of entry.answer.tables) this.#entriesFrom(table).delete(entry)
    this.#count(entry, -entry.answer.weight)
  }

  #count(entry: Entry, bytes: number): void {
    this.#bytes += bytes
    if (entry.isOneOff) this.#oneOffBytes += bytes
  }

  #makeRoom(): void {
    if (this.#oneOffBytes > this.#maxBytes * oneOffShare) this.#evict(({ isOneOff }) => isOneOff)
    if (this.#bytes > this.#maxBytes) this.#evict(() => true)
  }

  /** Evicts the oldest first; a response that was used since its last turn is skipped once. */
  #evict(isConcerned: (entry: Entry) => boolean): void {
    const isEnough = () => this.#bytes <= this.#maxBytes && this.#oneOffBytes <= this.#maxBytes * oneOffShare
    for (const entry of this.#entries.values()) {
      if (isEnough()) return
      if (!isConcerned(entry)) continue
      if (!entry.isUsed) this.#remove(entry)
      else {
        entry.isUsed = false
        this.#entries.delete(entry.key)
        this.#entries.set(entry.key, entry)
      }
    }
  }

  #drop(tables: ReadonlySet<string> | 'all'): void {
    const computations = [...this.#computations.values()]
    const isRead = (name: string) =>
      this.#byTable.has(name) || computations.some((computation) => computation.tables.has(name))
    const names = tables === 'all' ? [] : [...tables].filter(isRead)
    const concerned =
      tables === 'all' ? [this.#entries.values()] : names.map((name) => this.#entriesFrom(name))
    for (const some of concerned) for (const entry of some) this.#remove(entry)
    // A computation that is part of another one may have read the table, so new requests start new
    // computations.
    if (tables === 'all' || names.length > 0) this.#computations.clear()
  }

  #doubt(): void {
    for (const { answer } of this.#entries.values()) answer.until = 0
    this.#computations.clear()
  }
}
