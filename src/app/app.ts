import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { pino } from 'pino'
import { openApiPath } from '#access/openapi-path.ts'
import { describeRoutes } from '#api/openapi-document.ts'
import { allow } from '#api/routes.ts'
import { validatorCompiler } from '#api/validate.ts'
import type { Database, DatabaseConnection } from '#db/connection.ts'
import { AgreementSeal } from '#features/agreements/server/evidence.ts'
import type { AuditProofResult } from '#features/audit/schema.ts'
import { setAuditKey } from '#features/audit/server/chain.ts'
import { KnownSessions } from '#features/auth/server/cookies.ts'
import { countAttempt } from '#features/auth/server/repository.ts'
import { authenticate } from '#features/auth/server/routes.ts'
import { openSecondFactor } from '#features/auth/two-factor/server/second-factor.ts'
import { type BackupDesk, noBackups } from '#features/backups/server/routes.ts'
import { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { recordOversightOfRequest } from '#features/consultations/server/restriction.ts'
import type { ProviderOptions } from '#features/directory/provider-options.ts'
import { openDirectory } from '#features/directory/server/directory.ts'
import { imageRoutes } from '#features/images/server/routes.ts'
import { watchReadiness } from '#features/installation/server/readiness.ts'
import type { StreamLimits } from '#features/live/server/live-streams.ts'
import { defaultStreamLimits } from '#features/live/server/routes.ts'
import { mayReadDocument } from '#features/messages/server/readers.ts'
import { decorateSender } from '#features/outbox/server/sender.ts'
import { type KnownSettings, refuseDuringMaintenance } from '#features/settings/server/known-settings.ts'
import { analyticsIdOf } from '#features/settings/setting-formats.ts'
import { authenticateProgram } from '#features/tokens/server/bearer.ts'
import type { SelfCheck } from '#features/upkeep/server/self-check.ts'
import type { Webhooks } from '#features/webhooks/server/open-webhooks.ts'
import type { FileStore } from '#files/file-store.ts'
import { rewriteForwarded, warnOfUnknownProxy } from '#http/addresses.ts'
import { type CheckedFiles, decorateRequests } from '#http/context.ts'
import { AppError } from '#http/errors.ts'
import { healthRoutes } from '#http/health.ts'
import { loggedError, withoutErrorMessage } from '#http/logged-error.ts'
import { openServer } from '#http/open-server.ts'
import { type OutgoingNetwork, publicNetwork } from '#http/outgoing.ts'
import {
  type Answered,
  loggedRequest,
  type RequestId,
  RequestLog,
  reportAnswers,
  requestIdHeader,
  requestIds,
} from '#http/request-log.ts'
import { refuseCrossSite, refuseUnknownHost } from '#http/request-origin.ts'
import { contentSecurityPolicy, securityHeaders } from '#http/security-headers.ts'
import { cutSlowBodies, limitTime } from '#http/time-limits.ts'
import { preferredLanguage } from '#languages/language.ts'
import { renderLimit } from '#overload/render-limit.ts'
import type { Inline } from '#rendering/page-frame.ts'
import { errorPages, sendProblem } from '#rendering/server/error-pages.ts'
import { isOneClickAddress } from '#rendering/server/form-posts.ts'
import { type PageOptions, pageRoutes, type Renderer } from '#rendering/server/page-routes.ts'
import { type Destination, FastPathWiring, openCaches } from './caches.ts'
import { knownErrorOf } from './known-error.ts'
import { routesOf } from './routes.ts'

export type AppOptions = {
  connection: DatabaseConnection
  files: FileStore
  /**
   * Absolute, without a trailing slash. A function, since a free port is known only once the server listens.
   */
  publicUrl: () => string
  isHttps: boolean
  /** Whether `PUBLIC_URL` is set: requests for any other host are then refused. */
  isAddressKnown?: boolean
  /** The 32-byte key that encrypts the secrets of second factors in the database. */
  twoFactorKey: Buffer
  /** The 32-byte key that encrypts the id numbers of parties. */
  partyNumbersKey: Buffer
  /** The 32-byte seed of the key that signs acceptances of agreements. */
  agreementsKey: Buffer
  /**
   * The key that signs the rows of the audit log, and a function that reads the result of its latest check.
   */
  audit: { key: Buffer; readProof: () => Promise<AuditProofResult> }
  selfCheck: SelfCheck
  /** Checks uploads for malware; without it files are served unchecked. */
  malwareChecks?: CheckedFiles
  /** Without it, the office logs in with passwords and passkeys only. */
  directory?: ProviderOptions | undefined
  /** Without it, the server makes no backups. */
  backups?: BackupDesk
  /** The network from which pictures of other websites are fetched; by default, the public internet. */
  pictureNetwork?: OutgoingNetwork
  webhooks: Webhooks
  /** The 32-byte key that encrypts the link tokens of mail in the outbox. */
  mailLinksKey: Buffer
  /** Allows the inline code that Vite writes into pages during development. */
  isDevelopment?: boolean
  trustProxy?: string[]
  /** Whether a mail server is configured to deliver the outbox. */
  deliversMail?: boolean
  rateLimitScale?: number
  logLevel?: string
  /** Destination of log lines; standard output by default. */
  logStream?: Destination
  timeLimitScale?: number
  /** Max milliseconds in the admission queue before a guest gets 503; 1,000 by default. */
  maxWait?: number
  /** The max number of open event streams. */
  streamLimits?: StreamLimits
  /** Called for each response, including those before the framework. */
  onAnswer?: Answered | undefined
  /** Renders the pages; without it the app serves only its API. */
  renderer?: Renderer
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
    files: FileStore
    /** The address for links that are used outside the site. */
    publicUrl: () => string
  }
}

/** The whole server, ready to respond but not listening: `server.ts` listens, tests inject requests. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { connection, files, isHttps, publicUrl, renderer } = options
  const caches = await openCaches(connection, options)
  const { settings, responseCache } = caches
  const knownSessions = new KnownSessions()
  const destination = options.logStream ?? pino.destination()
  const requestId = requestIds({ trustProxy: options.trustProxy ?? [] })
  const headers = headersOf(options)
  const wiring = new FastPathWiring({ ...options, caches, knownSessions, destination, requestId, headers })
  const app = openApp(options, settings, { destination, wiring, requestId })
  decorate(app, options)
  admitRequests(app, options)
  if (options.onAnswer) reportAnswers(app, options.onAnswer)
  await app.register(cookie)
  wiring.attachTo(app)
  describeRoutes(app)
  healthRoutes(app, watchReadiness({ connection, files, log: app.log }), options.malwareChecks)
  const sender = decorateSender(app, {
    key: options.mailLinksKey,
    publicUrl,
    scale: app.rateLimitScale,
    count: countAttempt,
  })
  setAuditKey(options.audit.key)
  const secondFactor = openSecondFactor(options.twoFactorKey, () => settings.get())
  const house = { publicUrl, isHttps, sealingKey: options.twoFactorKey }
  const directory = options.directory && openDirectory(options.directory, house)
  const login = { isHttps, secondFactor, knownSessions }
  const { readProof } = options.audit
  const { deliversMail: isDelivered = false, backups = noBackups, pictureNetwork = publicNetwork } = options
  // biome-ignore lint/nursery/noMisusedPromises: Fastify awaits a plugin that returns a promise
  await app.register(async (api) => {
    api.addHook('onRequest', authenticateProgram(api, { secondFactor, byCookie: authenticate(api, login) }))
    api.addHook('onRequest', refuseDuringMaintenance(settings))
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    api.addHook('preHandler', recordOversightOfRequest)
    const { selfCheck, webhooks } = options
    const live = { changes: connection.changes, limits: options.streamLimits ?? defaultStreamLimits }
    const services = { isDelivered, backups, selfCheck, pictureNetwork, live, webhooks, directory }
    for (const routes of routesOf({ login, settings, sender, readProof, ...services }))
      await api.register(routes)
    const officeOnly = { onRequest: allow('dashboard.view'), schema: { hide: true } }
    api.get(openApiPath, officeOnly, async () => app.describeCalls())
  })
  await app.register(imageRoutes)
  const identify = authenticate(app, login)
  const admit = refuseDuringMaintenance(settings, identify)
  const policyFor: PageOptions['policyFor'] = (inline, mayCount) =>
    policyOf(options, inline, mayCount && analyticsIdOf(settings.last) !== '')
  const ration = renderLimit(app.rateLimitScale)
  if (renderer)
    await app.register(pageRoutes({ renderer, responseCache, publicUrl, isHttps, admit, policyFor, ration }))
  return app
}

const policyOf = ({ isDevelopment }: AppOptions, { script, style }: Inline = {}, allowsAnalytics = false) =>
  contentSecurityPolicy(
    { scripts: script ? [script] : [], styles: style ? [style] : [] },
    { isDevelopment, allowsAnalytics },
  )

const headersOf = (options: AppOptions) => securityHeaders(policyOf(options), options.isHttps)

/** In the place of Ajv and fast-json-stringify, which Fastify would load before it gets our compilers. */
const noCompiler = (): never => {
  throw new Error('the schema has no compiler')
}

/** A server without routes that already sends every error in the reader's language and with our headers. */
const openApp = (
  options: AppOptions,
  settings: KnownSettings,
  {
    destination,
    wiring,
    requestId,
  }: { destination: Destination; wiring: FastPathWiring; requestId: RequestId },
): FastifyInstance => {
  const headers = headersOf(options)
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header(requestIdHeader, request.id)
    request.language = preferredLanguage(request.headers['accept-language'])
  }
  const errorPage = options.renderer && errorPages(options.renderer, () => settings.last)
  const answerError = async (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const known = knownErrorOf(error)
    if (known.status >= 500 && known.code !== 'maintenance')
      request.log.error({ err: error }, 'request failed')
    if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter)
    reply.code(known.status)
    const page = await errorPage?.(known, request, reply)
    return page === undefined ? sendProblem(known, request, reply) : reply.send(page)
  }
  const app = Fastify({
    bodyLimit: 256 * 1024,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    routerOptions: { maxParamLength: 200 },
    // Requests on open connections are served until they are closed: a proxy would treat 503 as a failure.
    return503OnClosing: false,
    genReqId: (request) => {
      // Rewritten here, in the first code that handles a request.
      rewriteForwarded(request)
      return requestId(request)
    },
    logController: new RequestLog(),
    serverFactory: (framework) => openServer(framework, wiring.answer),
    logger: {
      level: options.logLevel ?? 'silent',
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: {
        req: loggedRequest,
        err: (error) => ({ message: '', stack: '', ...loggedError(error) }),
      },
      hooks: { logMethod: withoutErrorMessage },
      stream: destination,
    },
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    // Requests whose URL the router cannot parse skip all hooks.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply)
      return answerError(error, request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply)
    done()
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply))
  return app
}

const decorate = (app: FastifyInstance, options: AppOptions): void => {
  const { db } = options.connection
  app.decorate('db', db)
  app.decorate('files', options.files)
  app.decorate('partyNumbers', new PartyNumbers(options.partyNumbersKey))
  app.decorate('agreementSeal', new AgreementSeal(options.agreementsKey))
  app.decorate('mayReadDocument', mayReadDocument)
  app.decorate('malwareChecks', options.malwareChecks)
  app.decorate('publicUrl', options.publicUrl)
  app.decorate('rateLimitScale', options.rateLimitScale ?? 1)
  app.decorate('countAttempt', (key, seconds, calls) => countAttempt(db, key, seconds, seconds, calls))
  decorateRequests(app)
}

/** The checks that every request passes before routing. */
const admitRequests = (app: FastifyInstance, options: AppOptions): void => {
  const { publicUrl, isAddressKnown = false, timeLimitScale = 1 } = options
  if (!options.trustProxy?.length) app.addHook('onRequest', warnOfUnknownProxy())
  limitTime(app, maxAnswer * timeLimitScale)
  if (isAddressKnown) app.addHook('onRequest', refuseUnknownHost(publicUrl))
  app.addHook('onRequest', cutSlowBodies())
  app.addHook(
    'onRequest',
    refuseCrossSite(() => new URL(publicUrl()).origin, { isAddressKnown, isOpenToAll: isOneClickAddress }),
  )
}

/** Milliseconds after which a request without a response gets 503. */
const maxAnswer = 15_000
