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
import { isDatabaseUnavailable, StaleError } from '#db/errors.ts'
import type { AuditProofResult } from '#features/audit/schema.ts'
import { holdAuditKey } from '#features/audit/server/audit-key.ts'
import { auditRoutes } from '#features/audit/server/routes.ts'
import { accountMails } from '#features/auth/server/account-mails.ts'
import { addressRoutes } from '#features/auth/server/address-routes.ts'
import { KnownSessions } from '#features/auth/server/known-sessions.ts'
import { endLinks } from '#features/auth/server/link-repository.ts'
import { ownSessionRoutes } from '#features/auth/server/own-session-routes.ts'
import { passwordResetRoutes } from '#features/auth/server/password-reset-routes.ts'
import { proofRoutes } from '#features/auth/server/proof-routes.ts'
import { countAttempt, deleteSessionsOf } from '#features/auth/server/repository.ts'
import { authenticate, authRoutes } from '#features/auth/server/routes.ts'
import { readSessionToken } from '#features/auth/server/session-cookie.ts'
import { isTwoFactorOn } from '#features/auth/two-factor/server/repository.ts'
import { twoFactorAdminRoutes, twoFactorRoutes } from '#features/auth/two-factor/server/routes.ts'
import { openSecondFactor } from '#features/auth/two-factor/server/second-factor.ts'
import { clientAdminRoutes, clientRoutes } from '#features/clients/server/routes.ts'
import { consentRoutes } from '#features/consents/server/routes.ts'
import { earlierRequestRoutes } from '#features/consultations/server/earlier-routes.ts'
import { consultationAdminRoutes } from '#features/consultations/server/office-routes.ts'
import { restrictionRoutes } from '#features/consultations/server/restriction-routes.ts'
import { consultationClientRoutes, consultationRoutes } from '#features/consultations/server/routes.ts'
import { contactAdminRoutes } from '#features/contact-messages/server/admin-routes.ts'
import { contactRoutes } from '#features/contact-messages/server/routes.ts'
import { documentAdminRoutes } from '#features/documents/server/admin-routes.ts'
import { documentClientRoutes } from '#features/documents/server/routes.ts'
import { favoriteRoutes } from '#features/favorites/server/routes.ts'
import { imageAdminRoutes, imageRoutes } from '#features/images/server/routes.ts'
import { watchReadiness } from '#features/installation/server/readiness.ts'
import { legalPageAdminRoutes } from '#features/legal-pages/server/admin-routes.ts'
import { legalPageRoutes } from '#features/legal-pages/server/routes.ts'
import { mayReadDocument } from '#features/messages/server/readers.ts'
import { messageAdminRoutes, messageClientRoutes, messageRoutes } from '#features/messages/server/routes.ts'
import { newsletterAdminRoutes } from '#features/newsletter/server/admin-routes.ts'
import { newsletterConsentRoutes } from '#features/newsletter/server/consent-routes.ts'
import { newsletterRoutes } from '#features/newsletter/server/routes.ts'
import { outboxRoutes } from '#features/outbox/server/routes.ts'
import { decorateSender } from '#features/outbox/server/sender.ts'
import { overviewRoutes } from '#features/overview/server/routes.ts'
import { personalDataAdminRoutes } from '#features/personal-data/server/admin-routes.ts'
import { personalDataRoutes } from '#features/personal-data/server/routes.ts'
import { publicationAdminRoutes } from '#features/publications/server/admin-routes.ts'
import { publicationRoutes } from '#features/publications/server/routes.ts'
import { serviceAdminRoutes, serviceRoutes } from '#features/services/server/routes.ts'
import { KnownSettings } from '#features/settings/server/known-settings.ts'
import { refuseDuringMaintenance } from '#features/settings/server/maintenance.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingAdminRoutes, settingRoutes } from '#features/settings/server/routes.ts'
import { analyticsIdOf } from '#features/settings/setting-values.ts'
import { teamMemberAdminRoutes } from '#features/team-members/server/admin-routes.ts'
import { teamMemberRoutes } from '#features/team-members/server/routes.ts'
import { identityRoutes } from '#features/users/server/identity-routes.ts'
import { ownUserRoutes, staffRoutes, userAdminRoutes } from '#features/users/server/routes.ts'
import { strictPasswords } from '#features/users/server/strict-passwords.ts'
import type { FileStore } from '#files/file-store.ts'
import type { CheckedFiles } from '#http/context.ts'
import { refuseCrossSite } from '#http/cross-site.ts'
import { drawLimit } from '#http/draw-limit.ts'
import { AppError } from '#http/errors.ts'
import { allow } from '#http/guards.ts'
import { healthRoutes } from '#http/health.ts'
import { refuseUnknownHost } from '#http/known-host.ts'
import { loggedError, withOwnWords } from '#http/logged-error.ts'
import { loggedRequest } from '#http/logged-request.ts'
import { documentOperation } from '#http/openapi.ts'
import { warnOfUnknownProxy } from '#http/proxy-warning.ts'
import { contentSecurityPolicy, securityHeaders } from '#http/security-headers.ts'
import { shedLoad } from '#http/shed-load.ts'
import { cutSlowBodies } from '#http/slow-bodies.ts'
import { limitTime } from '#http/time-limit.ts'
import { validatorCompiler } from '#http/validate.ts'
import { preferredLanguage } from '#i18n/language.ts'
import { troublePages } from '#rendering/server/error-pages.ts'
import { HtmlCache } from '#rendering/server/html-cache.ts'
import { clearAfterChanges, pageRoutes, type Renderer } from '#rendering/server/page-routes.ts'
import { sendProblem } from '#rendering/server/send-problem.ts'
import { injectedStyles } from '#ui/inline-styles.ts'

export type AppOptions = {
  connection: DatabaseConnection
  files: FileStore
  /** Absolute, without a slash at the end; asked for at each use, since a free port is known late. */
  publicUrl: () => string
  isHttps: boolean
  /** `PUBLIC_URL` is set: what is asked under another name is refused. */
  isAddressKnown?: boolean
  /** 32 bytes that seal the secrets of second factors in the database. */
  twoFactorKey: Buffer
  /** The key that seals the rows of the audit log, and what the last look at them found. */
  audit: { key: Buffer; readProof: () => Promise<AuditProofResult> }
  /** Has what people send in checked; without it files are served as they came. */
  malwareChecks?: CheckedFiles
  /** 32 bytes that seal what the links of waiting mail open. */
  mailLinksKey: Buffer
  /** Lets the browser run what Vite writes into the page while developing. */
  isDevelopment?: boolean
  trustProxy?: string[]
  /** Whether a mail server takes what waits in the outbox. */
  deliversMail?: boolean
  rateLimitScale?: number
  logLevel?: string
  /** Where lines of the log go, if not to the standard output. */
  logStream?: { write(line: string): void }
  timeLimitScale?: number
  /** Draws the pages; without it the app is its API alone. */
  renderer?: Renderer
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
    files: FileStore
    /** For links that leave the site. */
    publicUrl: () => string
  }
}

/** The whole server, ready to answer and never listening: `server.ts` listens, tests inject. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const policy = (allowsAnalytics: boolean) =>
    contentSecurityPolicy(injectedStyles, { isDevelopment: options.isDevelopment, allowsAnalytics })
  const headers = securityHeaders(policy(false), options.isHttps)
  const policyWithAnalytics = policy(true)
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers)
    request.language = preferredLanguage(request.headers['accept-language'])
  }
  const settings = new KnownSettings(() => listSettings(options.connection.db))
  const troublePage = options.renderer && troublePages(options.renderer, () => settings.last)
  const answerError = async (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const known = knownErrorOf(error)
    if (known.status >= 500 && known.code !== 'maintenance')
      request.log.error({ err: error }, 'request failed')
    if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter)
    reply.code(known.status)
    const page = await troublePage?.(known, request, reply)
    return page === undefined ? sendProblem(known, request, reply) : reply.send(page)
  }
  const app = Fastify({
    logger: {
      level: options.logLevel ?? 'silent',
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: {
        req: loggedRequest,
        err: (error) => ({ message: '', stack: '', ...loggedError(error) }),
      },
      hooks: { logMethod: withOwnWords },
      ...(options.logStream && { stream: options.logStream }),
    },
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    // Bodies have a limit of their own: a file may take longer than a form.
    requestTimeout: 0,
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    bodyLimit: 256 * 1024,
    // How often Node looks for headers that do not end: with the limit below, they are cut within 15 seconds.
    http: { connectionsCheckingInterval: 2_000 },
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

  const { connection, isHttps, isAddressKnown = false, timeLimitScale = 1 } = options
  app.decorate('db', connection.db)
  app.decorate('files', options.files)
  app.decorate('mayReadDocument', mayReadDocument)
  app.decorate('malwareChecks', options.malwareChecks)
  app.decorate('publicUrl', options.publicUrl)
  app.decorate('rateLimitScale', options.rateLimitScale ?? 1)
  app.decorate('countAttempt', (key, windowSeconds) => countAttempt(connection.db, key, windowSeconds))
  app.decorateRequest('user', null)
  app.decorateRequest('sessionId', null)
  app.decorateRequest('isConfirmed', false)
  app.decorateRequest('needsTwoFactor', false)
  app.decorateRequest('language', 'en')

  app.addHook('onRequest', async (request, reply) => begin(request, reply))
  if (!options.trustProxy?.length) app.addHook('onRequest', warnOfUnknownProxy())
  limitTime(app, longestAnswer * timeLimitScale)
  if (isAddressKnown) app.addHook('onRequest', refuseUnknownHost(options.publicUrl))
  app.addHook('onRequest', cutSlowBodies())
  app.addHook(
    'onRequest',
    refuseCrossSite(() => new URL(options.publicUrl()).origin, { isAddressKnown }),
  )
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply))

  await app.register(cookie)
  const knownSessions = new KnownSessions()
  await app.register(underPressure, {
    maxEventLoopDelay: longestLoopDelay * timeLimitScale,
    // An interval in which nothing could be measured counts as an endless delay.
    sampleInterval: longestLoopDelay * timeLimitScale,
    pressureHandler: shedLoad((request) => knownSessions.has(readSessionToken(request, isHttps) ?? '')),
  })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Mizan', version: '1' } },
    transform: documentOperation,
  })
  healthRoutes(app, watchReadiness({ connection, files: options.files, log: app.log }), options.malwareChecks)
  const sender = decorateSender(app, {
    key: options.mailLinksKey,
    publicUrl: options.publicUrl,
    scale: app.rateLimitScale,
    count: countAttempt,
  })
  const mails = accountMails(sender)
  const cache = new HtmlCache()
  clearAfterChanges(app, () => {
    cache.clear()
    settings.forget()
  })
  holdAuditKey(options.audit.key)
  const secondFactor = openSecondFactor(options.twoFactorKey, () => settings.get())
  const login = { isHttps, secondFactor, knownSessions }
  const passwords = strictPasswords(() => settings.get())
  await app.register(async (api) => {
    api.addHook('onRequest', authenticate(api, login))
    api.addHook('onRequest', refuseDuringMaintenance(settings))
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    for (const routes of [
      authRoutes({ ...login, mails, passwords }),
      ownSessionRoutes({ isHttps, mails, passwords }),
      proofRoutes({ secondFactor }),
      passwordResetRoutes({ mails, passwords }),
      addressRoutes({ mails }),
      twoFactorRoutes({ secondFactor }),
      twoFactorAdminRoutes,
      settingRoutes,
      legalPageRoutes,
      legalPageAdminRoutes,
      settingAdminRoutes(isTwoFactorOn),
      ownUserRoutes,
      staffRoutes,
      identityRoutes,
      userAdminRoutes({
        endSessions: deleteSessionsOf,
        endLinks,
        passwords,
        tellOfNewAddress: mails.addressChangedByOffice,
      }),
      serviceRoutes,
      serviceAdminRoutes,
      teamMemberRoutes,
      teamMemberAdminRoutes,
      clientRoutes,
      clientAdminRoutes,
      publicationRoutes,
      publicationAdminRoutes,
      favoriteRoutes,
      consultationRoutes,
      consultationClientRoutes,
      earlierRequestRoutes,
      consultationAdminRoutes,
      restrictionRoutes,
      imageAdminRoutes,
      documentClientRoutes,
      documentAdminRoutes,
      messageRoutes,
      messageClientRoutes,
      messageAdminRoutes,
      overviewRoutes,
      consentRoutes,
      newsletterConsentRoutes,
      personalDataRoutes,
      personalDataAdminRoutes,
      auditRoutes({ readProof: options.audit.readProof }),
      contactRoutes,
      contactAdminRoutes,
      newsletterAdminRoutes,
      outboxRoutes({ isDelivered: options.deliversMail ?? false, ...sender }),
      newsletterRoutes,
    ])
      await api.register(routes)
    const officeOnly = { onRequest: allow('dashboard.view'), schema: { hide: true } }
    api.get('/api/openapi.json', officeOnly, async () => app.swagger())
  })
  await app.register(imageRoutes)
  const { renderer, publicUrl } = options
  const admit = refuseDuringMaintenance(settings, authenticate(app, login))
  const publicPolicy = () => (analyticsIdOf(settings.last) ? policyWithAnalytics : undefined)
  const ration = drawLimit(app.rateLimitScale)
  if (renderer)
    await app.register(pageRoutes({ renderer, cache, publicUrl, isHttps, admit, publicPolicy, ration }))
  return app
}

/** Milliseconds until a request that has no answer yet is answered with 503. */
const longestAnswer = 15_000

/** Milliseconds the process may be behind before it turns visitors away rather than keep everyone waiting. */
const longestLoopDelay = 1_000

const knownErrorOf = (error: FastifyError | AppError | Error): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof StaleError) return new AppError('stale')
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfter: 5 })
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new AppError('payload_too_large')
  if (status === 415) return new AppError('unsupported_media_type')
  if (status !== undefined && status >= 400 && status < 500) return new AppError('invalid')
  return new AppError('internal')
}
