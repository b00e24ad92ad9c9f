import type { FastifyRequest } from 'fastify'
import type { PagePath } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { AppError } from '#http/errors.ts'
import { isInProcess } from '#http/request-origin.ts'
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

/** Seconds after which a visitor or a crawler may try again. */
const retryAfter = 600

/** The login of the office, and the calls of its screens before the user is known (P4.6). */
const openPages: PagePath[] = ['/auth', '/reset-password', '/dashboard']
const openPaths = new Set<string>([
  ...openPages,
  '/api/login',
  '/api/login/directory',
  '/auth/directory',
  '/auth/directory/callback',
  '/auth/directory/logout',
  '/api/logout',
  '/api/password/forgot',
  '/api/password/reset',
  '/api/user',
  '/api/settings',
])
const openAreas = ['/dashboard/', '/api/admin/']

/** Compares the URL as sent, so that other spellings are refused. */
export const staysOpen = (url: string): boolean => {
  const [path = ''] = url.split('?')
  return openPaths.has(path) || openAreas.some((area) => path.startsWith(area))
}

/**
 * During maintenance only the office can use the site; all other paths are refused. `identify` authenticates
 * the user, unless that has been done already.
 */
export const refuseDuringMaintenance =
  (settings: KnownSettings, identify: (request: FastifyRequest) => Promise<void> = async () => {}) =>
  async (request: FastifyRequest): Promise<void> => {
    if (staysOpen(request.url) || isInProcess(request)) return
    if ((await settings.get()).maintenance_mode !== 'true') return
    await identify(request)
    if (!request.user || !may(request.user.role, 'dashboard.view'))
      throw new AppError('maintenance', { retryAfter })
  }
