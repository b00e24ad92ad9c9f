import type { FastifyReply, FastifyRequest } from 'fastify'
import { destinationAfterLogin } from '#access/destination.ts'
import { type Routes, register } from '#api/routes.ts'
import { askSecondStep, type LoginOptions, letIn, secondStepsOf } from '#features/auth/server/open-session.ts'
import { countFailure, failuresOfLogin } from '#features/auth/server/password-failures.ts'
import { findUser } from '#features/users/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { directoryCalls } from './calls.ts'
import { authenticatedAtIn, isStrong } from './claims.ts'
import type { Directory } from './directory.ts'
import { LoginFault } from './faults.ts'
import type { Journey } from './journey.ts'
import { admit } from './login-rules.ts'
import { linkOwn } from './own-link.ts'
import { type Claims, proofSeconds } from './provider.ts'
import { refusalOf } from './refusals.ts'
import { findIdentity, findUserIdOf } from './repository.ts'

type Options = LoginOptions & { directory: Directory | undefined }

/** The calls of the login page. Without a directory there is nothing to log in at. */
export const directoryDoorRoutes =
  (options: Options): Routes =>
  async (app) => {
    const on = register(app, directoryCalls)
    const { directory, secondFactor } = options

    on('GET /api/login/directory', async () => ({
      name: directory?.provider.options.name ?? null,
      isOnly: directory?.provider.options.isOnly ?? false,
    }))

    on('POST /api/login/directory', { onRequest: limitPerMinute('login', 30) }, async (request, reply) => {
      const { journeys } = directory ?? notFound()
      const journey = journeys.find(request, 'step')
      const person = journey && (await findUser(app.db, journey.userId))
      if (
        !journey ||
        !person?.isActive ||
        person.role === 'client' ||
        !(await findIdentity(app.db, person.id))
      )
        throw await refusalOf(request, new LoginFault('browser'))
      const failures = await failuresOfLogin(request, person.username, person.id)
      await countFailure(app, failures)
      const steps = await secondStepsOf(app, secondFactor, person)
      const passkeyId = await askSecondStep(request, secondFactor, { failures, person, steps }, request.body)
      journeys.end(reply)
      const { sid, authenticatedAt } = journey
      return letIn(request, reply, person, {
        ...options,
        isRemembered: false,
        passkeyId,
        directory: {
          sid,
          isStrong: false,
          authenticatedAt: authenticatedAt === undefined ? undefined : new Date(authenticatedAt),
        },
      })
    })
  }

/** The way to the directory and back, as pages of a browser. */
export const directoryLoginRoutes =
  (options: Options): Routes =>
  async (app) => {
    const { directory } = options
    if (!directory) return
    const { journeys, provider } = directory
    const limited = { onRequest: limitPerMinute('directory login', 120), schema: { hide: true } }

    app.get('/auth/directory', limited, async (request, reply) => {
      const search = new URL(request.url, app.publicUrl()).searchParams
      const isProof = search.has('prove')
      const next = search.get('next') ?? nextOfReferrer(request) ?? ''
      if (isProof && request.sessionId === null) return reply.redirect('/auth', 303)
      try {
        const { url, secrets } = await provider.begin(request.log, { isFresh: isProof })
        journeys.save(
          reply,
          isProof && request.sessionId !== null
            ? { purpose: 'prove', secrets, sessionId: request.sessionId }
            : { purpose: 'login', secrets, next },
        )
        return reply.redirect(url, 303)
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'directory_unavailable')) throw error
        return reply.redirect(loginPage('down', next), 303)
      }
    })

    app.get('/auth/directory/callback', limited, async (request, reply) => {
      const journey = journeys.find(request, 'login', 'prove', 'link')
      journeys.end(reply)
      try {
        if (!journey) throw new LoginFault('browser')
        const isFresh = journey.purpose !== 'login'
        const search = new URL(request.url, app.publicUrl()).search
        const claims = await provider.finish(request.log, search, { secrets: journey.secrets, isFresh })
        const to = await finish(request, reply, { journey, claims, directory, options })
        return reply.redirect(to, 303)
      } catch (error) {
        throw error instanceof LoginFault ? await refusalOf(request, error, request.user) : error
      }
    })
  }

type Answered = {
  journey: Extract<Journey, { purpose: 'login' | 'prove' | 'link' }>
  claims: Claims
  directory: Directory
  options: Options
}

/** Returns the address of the next page. */
const finish = (request: FastifyRequest, reply: FastifyReply, answered: Answered): Promise<string> => {
  const { journey } = answered
  if (journey.purpose === 'login') return logIn(request, reply, answered, journey.next)
  // The session may have ended meanwhile, or someone else has logged in.
  if (request.user === null || request.sessionId !== journey.sessionId) throw new LoginFault('browser')
  return journey.purpose === 'link'
    ? linkOwn(request, answered)
    : prove(request, reply, answered, journey.sessionId)
}

const logIn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { claims, directory: { provider, journeys }, options }: Answered,
  next: string,
): Promise<string> => {
  const { server: app } = request
  const person = await app.db.transaction((tx) => admit(tx, { request, options: provider.options, claims }))
  if (person instanceof LoginFault) throw person
  const sid = typeof claims.sid === 'string' ? claims.sid : null
  const authenticatedAt = authenticatedAtIn(claims)
  const isEnough = isStrong(claims, provider.options)
  const steps = isEnough ? undefined : await secondStepsOf(app, options.secondFactor, person)
  if (steps?.code || steps?.passkey) {
    const atDirectory = { sid, authenticatedAt: authenticatedAt?.getTime() }
    journeys.save(reply, { purpose: 'step', userId: person.id, next, ...atDirectory })
    return loginPage([steps.code && 'code', steps.passkey && 'passkey'].filter(Boolean).join('-'), next)
  }
  await letIn(request, reply, person, {
    ...options,
    isRemembered: false,
    passkeyId: null,
    directory: { sid, isStrong: isEnough, authenticatedAt },
  })
  return destinationAfterLogin(person.role, searchFor(next))
}

/** The person of the session has entered their password at the directory; the open page asks for the result. */
const prove = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { claims, directory: { provider, journeys } }: Answered,
  sessionId: number,
): Promise<string> => {
  const { db } = request.server
  const subject = { issuer: claims.iss, subject: claims.sub }
  if ((await findUserIdOf(db, subject)) !== request.user?.id) throw new LoginFault('otherPerson')
  const person = await db.transaction((tx) => admit(tx, { request, options: provider.options, claims }))
  if (person instanceof LoginFault) throw person
  const authenticatedAt = authenticatedAtIn(claims)?.getTime() ?? 0
  if (Date.now() - authenticatedAt > proofSeconds * 1000) throw new LoginFault('stale')
  const isEnough = isStrong(claims, provider.options)
  journeys.save(reply, { purpose: 'proved', sessionId, isStrong: isEnough, authenticatedAt })
  return '/dashboard/account?proved#directory'
}

const searchFor = (next: string): string => (next === '' ? '' : `?${new URLSearchParams({ next })}`)

/** `tab` selects what the login page shows. */
const loginPage = (tab: string, next: string): string =>
  `/auth?${new URLSearchParams({ tab, ...(next && { next }) })}`

/** The login page is cached for all visitors, so its link has no path; the browser sends the address of the page. */
const nextOfReferrer = ({ headers: { referer = '' }, server }: FastifyRequest): string | null => {
  if (!URL.canParse(referer)) return null
  const { origin, searchParams } = new URL(referer)
  return origin === new URL(server.publicUrl()).origin ? searchParams.get('next') : null
}
