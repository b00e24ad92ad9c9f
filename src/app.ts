import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database, DatabaseConnection } from '#db/connection.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { countAttempt } from '#features/auth/repository.ts'
import { authenticate, authRoutes } from '#features/auth/routes.ts'
import {
  consultationAdminRoutes,
  consultationClientRoutes,
  consultationRoutes,
} from '#features/consultations/routes.ts'
import { overviewRoutes } from '#features/overview/routes.ts'
import { serviceAdminRoutes, serviceRoutes } from '#features/services/routes.ts'
import { settingRoutes } from '#features/settings/routes.ts'
import { ownUserRoutes, staffRoutes, userAdminRoutes } from '#features/users/routes.ts'
import { refuseCrossSite } from '#http/cross-site.ts'
import { AppError, problemOf } from '#http/errors.ts'
import { documentOperation } from '#http/openapi.ts'
import { contentSecurityPolicy, securityHeaders } from '#http/security-headers.ts'
import { validatorCompiler } from '#http/validate.ts'
import { preferredLanguage } from '#i18n/language.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import { HtmlCache } from '#rendering/html-cache.ts'
import { clearAfterChanges, pageRoutes, type Renderer } from '#rendering/page-routes.ts'
import { injectedStyles } from '#ui/inline-styles.ts'

export type AppOptions = {
  connection: DatabaseConnection
  /** Absolute, without a slash at the end; asked for at each use, since a free port is known late. */
  publicUrl: () => string
  isHttps: boolean
  /** Lets the browser run what Vite writes into the page while developing. */
  isDevelopment?: boolean
  trustProxy?: string[]
  rateLimitScale?: number
  logLevel?: string
  /** Draws the pages; without it the app is its API alone. */
  renderer?: Renderer
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
  }
}

/** The whole server, ready to answer and never listening: `server.ts` listens, tests inject. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const headers = securityHeaders(
    contentSecurityPolicy(injectedStyles, options.isDevelopment),
    options.isHttps,
  )
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers)
    request.language = preferredLanguage(request.headers['accept-language'])
  }
  const app = Fastify({
    logger: {
      level: options.logLevel ?? 'silent',
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    requestTimeout: 30_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    // An address the router cannot read passes no hook.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply)
      return answerError(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.server.headersTimeout = 10_000

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')

  const { connection, isHttps } = options
  app.decorate('db', connection.db)
  app.decorate('rateLimitScale', options.rateLimitScale ?? 1)
  app.decorate('countAttempt', (key, windowSeconds) => countAttempt(connection.db, key, windowSeconds))
  app.decorateRequest('user', null)
  app.decorateRequest('sessionId', null)
  app.decorateRequest('language', 'en')

  app.addHook('onRequest', async (request, reply) => begin(request, reply))
  app.addHook(
    'onRequest',
    refuseCrossSite(() => new URL(options.publicUrl()).origin),
  )
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply))

  await app.register(underPressure, { maxEventLoopDelay: longestLoopDelay, pressureHandler: shedLoad })
  await app.register(cookie)
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Mizan', version: '1' } },
    transform: documentOperation,
  })
  healthRoutes(app, connection)
  const cache = new HtmlCache()
  clearAfterChanges(app, cache)
  await app.register(async (api) => {
    api.addHook('onRequest', authenticate(api, { isHttps }))
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    for (const routes of [
      authRoutes({ isHttps }),
      settingRoutes,
      ownUserRoutes,
      staffRoutes,
      userAdminRoutes,
      serviceRoutes,
      serviceAdminRoutes,
      consultationRoutes,
      consultationClientRoutes,
      consultationAdminRoutes,
      overviewRoutes,
    ])
      await api.register(routes)
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  })
  if (options.renderer) await app.register(pageRoutes(options.renderer, cache, options.publicUrl))
  return app
}

/** Milliseconds the process may be behind before it turns visitors away rather than keep everyone waiting. */
const longestLoopDelay = 1_000

/** Health calls, and whoever seems to be logged in, are served all the same. */
const shedLoad = async (request: FastifyRequest) => {
  const isSpared =
    request.url === '/healthz' || request.url === '/readyz' || /\bsid=/.test(request.headers.cookie ?? '')
  if (!isSpared) throw new AppError('unavailable', { retryAfter: 5 })
}

const healthRoutes = (app: FastifyInstance, connection: DatabaseConnection) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    closeIdleConnections(app)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    const isReady = !isClosing && (await connection.isReachable())
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}

/**
 * A connection that was at work when closing began is kept open for its next request, and would hold the process
 * as long as its keep-alive lasts.
 */
const closeIdleConnections = ({ server }: FastifyInstance) => {
  const closing = setInterval(() => server.closeIdleConnections(), 100)
  server.once('close', () => clearInterval(closing))
}

/** The one place where errors become answers: known ones as they are, the rest without a word of their inside. */
const answerError = (
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const known = knownErrorOf(error)
  if (known.status >= 500) request.log.error({ err: error }, 'request failed')
  if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter)
  return reply
    .code(known.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', request.language)
    .send(JSON.stringify(problemOf(known, translateMessage(translateIn[request.language]))))
}

const knownErrorOf = (error: FastifyError | AppError | Error): AppError => {
  if (error instanceof AppError) return error
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfter: 5 })
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new AppError('payload_too_large')
  if (status === 415) return new AppError('unsupported_media_type')
  if (status !== undefined && status >= 400 && status < 500) return new AppError('invalid')
  return new AppError('internal')
}
