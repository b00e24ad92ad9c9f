import type { FastifyInstance } from 'fastify'
import { FastPath, logFastPath } from '#cache/fast-path.ts'
import { ResponseCache } from '#cache/response-cache.ts'
import type { DatabaseConnection } from '#db/connection.ts'
import { type KnownSessions, sessionCookieOn } from '#features/auth/server/cookies.ts'
import { cacheCalendar, findCalendar } from '#features/office-hours/server/repository.ts'
import { nextAppearance } from '#features/publications/server/due-repository.ts'
import { KnownSettings } from '#features/settings/server/known-settings.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { nextMoment } from '#firm-time/opening.ts'
import { AppError, problemOf } from '#http/errors.ts'
import type { Answerer } from '#http/open-server.ts'
import type { Answered, RequestId } from '#http/request-log.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import type { Language } from '#languages/language.ts'
import { AdmissionQueue } from '#overload/admission-queue.ts'
import { turnAway } from '#overload/shed-load.ts'
import type { Renderer } from '#rendering/server/page-routes.ts'

export type Destination = { write(lines: string): void }

type Options = {
  caches: Caches
  knownSessions: KnownSessions
  /** Headers of every response. */
  headers: Record<string, string>
  isHttps: boolean
  publicUrl: () => string
  isAddressKnown?: boolean
  trustProxy?: string[]
  timeLimitScale?: number
  maxWait?: number
  logLevel?: string
  destination: Destination
  requestId: RequestId
  onAnswer?: Answered | undefined
  renderer?: Renderer
}

type Log = ReturnType<typeof logFastPath>['log']

const defaultMaxWait = 1_000

/** Used until the settings are loaded. */
const closed = { maintenance_mode: 'true' }

const levelsWithRequests = new Set(['info', 'debug', 'trace'])

/** Responds before the framework: cached responses, and under overload a 503 to retry later. */
export class FastPathWiring {
  readonly #options: Options
  #answerers: Answerer[] = []
  readonly answer: Answerer = (...call) => this.#answerers.some((answered) => answered(...call))

  constructor(options: Options) {
    this.#options = options
  }

  /** Starts responding, and stops when the app closes. */
  attachTo(app: FastifyInstance): void {
    const { caches, headers, isHttps, publicUrl, isAddressKnown, trustProxy = [] } = this.#options
    const {
      destination,
      requestId,
      logLevel = '',
      timeLimitScale = 1,
      maxWait = defaultMaxWait,
    } = this.#options
    const { settings, responseCache } = caches
    const logFor = (route: string) => this.#logFor(route, lines?.log)
    const lines = levelsWithRequests.has(logLevel) ? logFastPath(destination, { trustProxy }) : undefined
    const fastPath = new FastPath({
      headers,
      answers: responseCache,
      isOpen: () => (settings.current ?? closed).maintenance_mode !== 'true',
      sessionCookie: sessionCookieOn(isHttps),
      parseCookies: (header) => app.parseCookie(header),
      publicUrl: isAddressKnown ? publicUrl : undefined,
      hasTrustedProxy: trustProxy.length > 0,
      requestId,
      log: logFor('kept'),
    })
    const queue = new AdmissionQueue({ maxWait: maxWait * timeLimitScale })
    const stopWatching = queue.watch()
    this.#answerers = [
      (request, response) => fastPath.answer(request, response),
      turnAway({ queue, headers, requestId, log: logFor('turned-away'), ...this.#turnedAway(app) }),
    ]
    app.decorate('responseCache', responseCache)
    app.decorate('fastPath', fastPath)
    app.addHook('preClose', async () => {
      fastPath.isClosing = true
    })
    app.addHook('onClose', async () => {
      stopWatching()
      caches.stop()
      lines?.stop()
    })
  }

  /** Undefined without a listener: this is called for every cached response. */
  #logFor(route: string, log: Log | undefined): Log | undefined {
    const { onAnswer } = this.#options
    if (!onAnswer) return log
    return (request, status, id) => {
      onAnswer({ method: request.method ?? '', route, status, seconds: 0 })
      log?.(request, status, id)
    }
  }

  #turnedAway(app: FastifyInstance) {
    const { knownSessions, isHttps, renderer, caches } = this.#options
    const error = new AppError('unavailable')
    const problemIn = (language: Language) => problemOf(error, translateMessage(translateIn[language]))
    return {
      isAtWork: ({ headers }: Parameters<Answerer>[0]) => {
        const token = headers.cookie && app.parseCookie(headers.cookie)[sessionCookieOn(isHttps)]
        return Boolean(token && knownSessions.has(token))
      },
      problem: (language: Language) => JSON.stringify(problemIn(language)),
      page:
        renderer &&
        ((language: Language) => {
          const { code, status } = error
          const { detail } = problemIn(language)
          return renderer.renderErrorPage({ code, status, detail, language, settings: caches.settings.last })
        }),
    }
  }
}

type Caches = Awaited<ReturnType<typeof openCaches>>

/** The server's cache of the database, invalidated when its tables change. */
export const openCaches = async (
  { changes, db, followChanges }: DatabaseConnection,
  { isDevelopment = false }: { isDevelopment?: boolean | undefined },
) => {
  await followChanges()
  const settings = new KnownSettings(
    () => listSettings(db),
    () => changes.isListening,
  )
  const stopFollowing = changes.listen({
    tableChanged: (table) => table === 'settings' && settings.forget(),
    doubted: () => settings.forget(),
  })
  cacheCalendar(db, changes)
  const untilAppearance = nextAppearance(db, changes)
  const lifetimeOf = async (since: number): Promise<number> => {
    // The page sources can change at any time.
    if (isDevelopment) return 0
    // Forms offer days from today on, and pages show whether the office is open.
    const began = new Date(Date.now() - since)
    const changesAt = nextMoment(began, await findCalendar(db))
    return Math.min(changesAt.getTime() - Date.now(), await untilAppearance(since))
  }
  const responseCache = new ResponseCache(changes, { lifetimeOf })
  const stop = () => {
    stopFollowing()
    responseCache.stop()
  }
  return { settings, responseCache, stop }
}
