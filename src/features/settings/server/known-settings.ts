import { type Setting, type Settings, settingsOf } from '../setting-values.ts'

/** The lifetime of the cache if changes by another instance are not signaled. */
const lifetimeMilliseconds = 10_000
/** The time for which the last known settings are used after a failed read, before the next attempt. */
const patienceMilliseconds = 5_000

/** A cache of the settings that the server itself needs for every request. */
export class KnownSettings {
  readonly #read: () => Promise<readonly Setting[]>
  readonly #isHearing: () => boolean
  #known: { settings: Settings; until: number } | undefined
  #reading: Promise<Settings> | undefined

  /** `isHearing` returns whether `forget` is called after every change. */
  constructor(read: () => Promise<readonly Setting[]>, isListening = () => false) {
    this.#read = read
    this.#isHearing = isListening
  }

  /** The last known settings, for error pages, which must not query a database that is down. */
  get last(): Settings {
    return this.#known?.settings ?? settingsOf([])
  }

  /** The current settings, if they are cached. */
  get current(): Settings | undefined {
    return this.#known && Date.now() < this.#known.until ? this.#known.settings : undefined
  }

  /**
   * Drops the cache. A read in progress may be outdated: it is returned only to callers that already wait for
   * it.
   */
  forget(): void {
    this.#reading = undefined
    if (this.#known) this.#known.until = 0
  }

  async get(now = Date.now()): Promise<Settings> {
    const known = this.#known
    if (known && now < known.until) return known.settings
    try {
      return await this.#readOnce(now)
    } catch (error) {
      if (!known) throw error
      known.until = now + patienceMilliseconds
      return known.settings
    }
  }

  #readOnce(now: number): Promise<Settings> {
    if (this.#reading !== undefined) return this.#reading
    const reading = this.#read().then(settingsOf)
    this.#reading = reading
    const isCurrent = () => {
      if (this.#reading !== reading) return false
      this.#reading = undefined
      return true
    }
    reading.then(
      (settings) => {
        const lifetime = this.#isHearing() ? Number.POSITIVE_INFINITY : lifetimeMilliseconds
        if (isCurrent()) this.#known = { settings, until: now + lifetime }
      },
      () => isCurrent(),
    )
    return reading
  }
}
