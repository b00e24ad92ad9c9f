import { createServer } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { settingsOf } from '#features/settings/setting-values.ts'
import { AppError } from '#http/errors.ts'
import { version } from '#http/health.ts'
import { contentSecurityPolicy, securityHeaders } from '#http/security-headers.ts'
import { preferredLanguage } from '#languages/language.ts'
import { errorPages, sendProblem } from '#rendering/server/error-pages.ts'
import type { Renderer } from '#rendering/server/page-routes.ts'

type Options = {
  isHttps: boolean
  /** Renders the page; without it, only API calls get a response. */
  renderer?: Renderer | undefined
}

/**
 * Listens until the database is available: live but not ready. Every other request gets a page in the
 * visitor's language that asks them to try again.
 */
export const buildStartingApp = async ({ isHttps, renderer }: Options): Promise<FastifyInstance> => {
  const app = Fastify({ connectionTimeout: 30_000, http: { connectionsCheckingInterval: 2_000 } })
  app.server.headersTimeout = 10_000
  const headers = securityHeaders(contentSecurityPolicy(), isHttps)
  const errorPage = renderer && errorPages(renderer, () => settingsOf([]))

  app.decorateRequest('language', 'en')
  app.addHook('onRequest', async (request, reply) => {
    // The next request on this connection should reach the real app.
    reply.headers({ ...headers, connection: 'close' })
    request.language = preferredLanguage(request.headers['accept-language'])
  })
  app.get('/healthz', async () => ({ status: 'ok', version }))
  app.get('/readyz', async (_request, reply) => reply.code(503).send({ status: 'not ready' }))
  await renderer?.serveAssets(app)
  app.setNotFoundHandler(async (request, reply) => {
    const starting = new AppError('starting', { retryAfter: 5 })
    reply.code(starting.status).header('retry-after', starting.retryAfter)
    const page = await errorPage?.(starting, request, reply)
    return page === undefined ? sendProblem(starting, request, reply) : reply.send(page)
  })
  return app
}

/** Fails if the port is taken, before a database is created or migrated in vain. */
export const refuseTakenPort = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })

export const portIn = (address: string): number => Number(new URL(address).port)

/**
 * Longer than a start with a reachable database, shorter than a long migration. Multiplied by
 * `TIME_LIMIT_SCALE`.
 */
export const startLimitInMs = 5_000

/**
 * Listens in place of the app once the database is unreachable, or after `limitInMs`. A start that is only
 * slow does not listen: a proxy then sends requests to another instance, but it would pass a 503 on.
 */
export const answerWhileStarting = async <App>(
  work: Promise<unknown>,
  listen: () => Promise<App>,
  { unreachable, limitInMs }: { unreachable: Promise<void>; limitInMs: number },
): Promise<App | undefined> => {
  const isDone = work.then(
    () => true,
    () => true,
  )
  const isLate = new Promise<false>((resolve) => setTimeout(resolve, limitInMs, false).unref())
  const isUnreachable = unreachable.then(() => false)
  return (await Promise.race([isDone, isUnreachable, isLate])) ? undefined : listen()
}
