import { type Setting, type Settings, settingsOf } from '../schema.ts'

/** Another instance may have changed a setting: this one notices within so long. */
const lifetimeMilliseconds = 10_000
/** When settings cannot be read, the last ones known stand for so long before the next try. */
const patienceMilliseconds = 5_000

/** The settings that the server itself needs at every request, read at most every few seconds. */
export class KnownSettings {
  readonly #read: () => Promise<readonly Setting[]>
  #known: { settings: Settings; until: number } | undefined
  #reading: Promise<Settings> | undefined

  constructor(read: () => Promise<readonly Setting[]>) {
    this.#read = read
  }

  /** For pages that say what is wrong, and must not ask a database that is away. */
  get last(): Settings {
    return this.#known?.settings ?? settingsOf([])
  }

  /** What is being read now may be old already: whoever waits gets it, nobody after them. */
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
        if (isCurrent()) this.#known = { settings, until: now + lifetimeMilliseconds }
      },
      () => isCurrent(),
    )
    return reading
  }
}
