import { type Setting, type Settings, settingsOf } from '../schema.ts'

/** While changes by another instance go unheard, they are noticed within so long. */
const lifetimeMilliseconds = 10_000
/** If settings cannot be read, the last known ones are used for so long before the next try. */
const patienceMilliseconds = 5_000

/** A cache of the settings that the server itself needs for every request. */
export class KnownSettings {
  readonly #read: () => Promise<readonly Setting[]>
  readonly #isHearing: () => boolean
  #known: { settings: Settings; until: number } | undefined
  #reading: Promise<Settings> | undefined

  /** `isHearing` tells whether `forget` is called after every change. */
  constructor(read: () => Promise<readonly Setting[]>, isHearing = () => false) {
    this.#read = read
    this.#isHearing = isHearing
  }

  /** The last known settings, for error pages, which must not query a database that is down. */
  get last(): Settings {
    return this.#known?.settings ?? settingsOf([])
  }

  /** The settings that hold, if that is known without asking the database. */
  get current(): Settings | undefined {
    return this.#known && Date.now() < this.#known.until ? this.#known.settings : undefined
  }

  /**
   * Drops the cache. A read in progress may be outdated: it still serves those who wait for it, and nobody after
   * them.
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
    if (this.#reading) return this.#reading
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
