import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#http/errors.ts'
import { CachedResponse, type Draft } from './cached-response.ts'

/** The content that visitors see; implemented by `db/changes.ts`. */
export type Content = {
  /** Grows with each change. */
  readonly contentVersion: number
  /** False while a change could go unnoticed. */
  readonly isListening: boolean
  listen(listener: { contentChanged(): void; doubted(): void }): () => void
}

type Options = {
  maxBytes?: number
  /** Milliseconds until time by itself changes a response that was begun `since` milliseconds ago. */
  lifetimeOf?: (since: number) => Promise<number>
  clock?: () => number
}

type Make = () => Promise<Draft>
type Entry = { key: string; answer: CachedResponse; isOneOff: boolean; isUsed: boolean }
/** The computation that an asynchronous call belongs to. `isOutdated`: it has used a stale response. */
type Computing = { isOneOff: boolean; isOutdated: boolean }

/** After a failure, the last good response is served for this long before the next try. */
const retryInMs = 5_000
/** Max length of a cached address. Only an attacker would request a longer one twice. */
export const maxKeyLength = 1_000
/** Max share of the cache for one-off responses, such as a crawl through searches and list pages. */
const oneOffShare = 1 / 4

/**
 * Cache of responses that are the same for every visitor: public pages, their files and public calls. Each is
 * computed once per version of the content. All are dropped at a change, before the writer gets its reply. If
 * the change comes during a computation, only the waiting requests get the result; it is not cached.
 */
export class ResponseCache {
  readonly #content: Content
  readonly #maxBytes: number
  readonly #lifetimeOf: NonNullable<Options['lifetimeOf']>
  readonly #clock: () => number
  readonly #entries = new Map<string, Entry>()
  readonly #computations = new Map<string, Promise<CachedResponse>>()
  readonly #computing = new AsyncLocalStorage<Computing>()
  /** Bytes of all responses, and of the one-off ones. */
  #bytes = 0
  #oneOffBytes = 0
  readonly stop: () => void

  constructor(content: Content, { maxBytes = 64 * 2 ** 20, lifetimeOf, clock = Date.now }: Options = {}) {
    this.#content = content
    this.#maxBytes = maxBytes
    this.#lifetimeOf = lifetimeOf ?? (async () => Number.POSITIVE_INFINITY)
    this.#clock = clock
    this.stop = content.listen({
      contentChanged: () => this.#clear(),
      doubted: () => this.#doubt(),
    })
  }

  /** The cached response if it is still valid. */
  find(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry || this.#clock() >= entry.answer.until) return undefined
    entry.isUsed = true
    return this.#handOut(entry.answer)
  }

  /**
   * Concurrent requests share one computation. Missing and failed responses are not cached. While computing
   * fails because the database is down, the last good response is served.
   */
  async get(key: string, make: Make, { isOneOff = false } = {}): Promise<CachedResponse> {
    const found = this.find(key)
    if (found) return found
    const last = this.#entries.get(key)
    const isLast = () => last !== undefined && this.#entries.get(key) === last
    try {
      const isPartOfOneOff = this.#computing.getStore()?.isOneOff ?? false
      const answer = await this.#computeOnce(key, make, isOneOff || isPartOfOneOff)
      if (!(answer.isOutdated && isLast())) return this.#handOut(answer)
    } catch (error) {
      const isGone = error instanceof AppError && error.status === 404
      if (isGone && last && isLast()) this.#remove(last)
      if (!last || !isLast()) throw error
    }
    return this.#handOutLast(last as Entry)
  }

  /** A response that uses a stale one is stale itself. */
  #handOut(answer: CachedResponse): CachedResponse {
    const computing = this.#computing.getStore()
    if (computing && answer.isOutdated) computing.isOutdated = true
    return answer
  }

  #handOutLast({ answer }: Entry): CachedResponse {
    answer.isOutdated = true
    answer.until = this.#clock() + retryInMs
    return this.#handOut(answer)
  }

  #computeOnce(key: string, make: Make, isOneOff: boolean): Promise<CachedResponse> {
    const current = this.#computations.get(key)
    if (current !== undefined) return current
    const computation = this.#compute(key, make, isOneOff)
    this.#computations.set(key, computation)
    const end = () => this.#computations.get(key) === computation && this.#computations.delete(key)
    computation.then(end, end)
    return computation
  }

  async #compute(key: string, make: Make, isOneOff: boolean): Promise<CachedResponse> {
    const began = this.#clock()
    const version = this.#content.contentVersion
    const computing: Computing = { isOneOff, isOutdated: false }
    const answer = new CachedResponse(await this.#computing.run(computing, make), computing)
    // There are infinitely many unknown addresses: they must not evict real ones.
    const isCacheable = answer.status === 200 && !answer.isOutdated && key.length <= maxKeyLength
    const lifetime = isCacheable ? await this.#lifetimeOf(this.#clock() - began) : 0
    if (this.#content.contentVersion !== version) return answer
    const before = this.#entries.get(key)
    if (before && !answer.isOutdated) this.#remove(before)
    // While changes may go unnoticed, the response is stored only for the time that the database is down.
    answer.until = this.#clock() + (this.#content.isListening ? lifetime : 0)
    if (lifetime > 0) this.#store({ key, answer, isOneOff, isUsed: false })
    return answer
  }

  #store(entry: Entry): void {
    this.#entries.set(entry.key, entry)
    this.#count(entry, entry.answer.weight)
    this.#makeRoom()
  }

  #remove(entry: Entry): void {
    this.#entries.delete(entry.key)
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

  #clear(): void {
    this.#entries.clear()
    this.#bytes = 0
    this.#oneOffBytes = 0
    this.#computations.clear()
  }

  /** The entries remain for the time that the database is down. */
  #doubt(): void {
    for (const { answer } of this.#entries.values()) answer.until = 0
    this.#computations.clear()
  }
}
