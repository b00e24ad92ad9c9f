import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '#db/connection.ts'
import { sessionCookieOn } from '#features/auth/server/session-cookie.ts'
import { clockInRiyadh } from '#features/consultations/working-hours.ts'
import { nextAppearance } from '#features/publications/server/appearance-repository.ts'
import { KnownSettings } from '#features/settings/server/known-settings.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { FastAnswers } from '#http/fast-answers.ts'
import { KeptAnswers } from '#http/kept-answers.ts'

const dayInMs = 24 * 60 * 60 * 1000

/** What the server remembers of the database, and forgets when its tables change. */
export const openMemory = async (
  { changes, db, followChanges }: DatabaseConnection,
  { isDevelopment = false }: { isDevelopment?: boolean | undefined },
) => {
  await followChanges()
  const settings = new KnownSettings(
    () => listSettings(db),
    () => changes.isHearing,
  )
  const stopFollowing = changes.listen({
    changed: (tables) => (tables === 'all' || tables.has('settings')) && settings.forget(),
    doubted: () => settings.forget(),
  })
  const untilAppearance = nextAppearance(db, changes)
  const lifetimeOf = async (tables: ReadonlySet<string>, since: number): Promise<number> => {
    // The sources of the pages change at any time.
    if (isDevelopment) return 0
    // Forms offer days from today on.
    const lifetime = untilMidnight(Date.now() - since) - since
    return tables.has('publications') ? Math.min(lifetime, await untilAppearance(since)) : lifetime
  }
  const keptAnswers = new KeptAnswers(changes, { lifetimeOf })
  const stop = () => {
    stopFollowing()
    keptAnswers.stop()
  }
  return { settings, keptAnswers, stop }
}

/** Milliseconds until the day ends in Riyadh. */
const untilMidnight = (now: number): number => dayInMs - (clockInRiyadh(new Date(now)).getTime() % dayInMs)

type FastOptions = {
  memory: Awaited<ReturnType<typeof openMemory>>
  headers: Record<string, string>
  isHttps: boolean
  publicUrl: (() => string) | undefined
  hasTrustedProxy: boolean
  log: ConstructorParameters<typeof FastAnswers>[0]['log']
}

/** Lets what is in memory be answered before the framework, and closes both with the app. */
export const answerFromMemory = (
  app: FastifyInstance,
  { memory, isHttps, ...options }: FastOptions,
): FastAnswers => {
  const { settings, keptAnswers } = memory
  const fastAnswers = new FastAnswers({
    ...options,
    answers: keptAnswers,
    isOpen: () => settings.current !== undefined && settings.current.maintenance_mode !== 'true',
    sessionCookie: sessionCookieOn(isHttps),
    parseCookies: (header) => app.parseCookie(header),
  })
  app.decorate('keptAnswers', keptAnswers)
  app.decorate('fastAnswers', fastAnswers)
  app.addHook('preClose', async () => {
    fastAnswers.isClosing = true
  })
  app.addHook('onClose', async () => memory.stop())
  return fastAnswers
}
