import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import { recordAudit } from '#features/audit/repository.ts'
import { recordConsent } from '#features/privacy/repository.ts'
import { hashPassword, isPasswordOf, needsRehash } from '#features/users/password.ts'
import { createUser, findUserForLogin, refuseTakenName, updateUser } from '#features/users/repository.ts'
import type { User } from '#features/users/schema.ts'
import type { Routes } from '#http/context.ts'
import { AppError } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import type { AccountMails } from './account-mails.ts'
import { sendVerification } from './address-routes.ts'
import { noteDevice } from './known-device.ts'
import { failuresOf, refuseAfterFailures } from './password-failures.ts'
import {
  countAttempt,
  deleteSession,
  findSession,
  forgetAttempts,
  loginFailureWindow,
  touchSession,
} from './repository.ts'
import { currentUser, loginInput, registerInput } from './schema.ts'
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.ts'
import { replaceSession } from './start-session.ts'

type Options = { isHttps: boolean }
type RouteOptions = Options & { mails: AccountMails }

/** Puts the person behind the session cookie, if any, on every API request. */
export const authenticate =
  (app: Parameters<Routes>[0], { isHttps }: Options) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = readSessionToken(request, isHttps)
    const session = token ? await findSession(app.db, token) : undefined
    if (!session) return
    request.user = session.user
    request.sessionId = session.sessionId
    if (session.isStale) await touchSession(app.db, session.sessionId)
  }

export const authRoutes =
  ({ isHttps, mails }: RouteOptions): Routes =>
  async (app) => {
    const startSession = async (
      request: FastifyRequest,
      reply: FastifyReply,
      person: User,
      isRemembered: boolean,
    ) => {
      const token = await replaceSession(app.db, request, isHttps, { userId: person.id, isRemembered })
      setSessionCookie(reply, token, isHttps, isRemembered)
      await noteDevice(app.db, request, reply, { person, isHttps, mails })
    }

    app.get('/api/user', { schema: { response: { 200: currentUser } } }, async (request) =>
      signedInUser(request),
    )

    app.post(
      '/api/login',
      {
        onRequest: limitPerMinute('login', 30),
        schema: { body: loginInput, response: { 200: currentUser } },
      },
      async (request, reply) => {
        const { username, password, rememberMe = false } = request.body
        const failures = failuresOf(username)
        await refuseAfterFailures(app, failures)
        const found = await findUserForLogin(app.db, username)
        if (!(await isPasswordOf(found?.password, password)) || !found) {
          await countAttempt(app.db, failures, loginFailureWindow)
          throw new AppError('unauthenticated', { detail: 'auth.badCredentials' })
        }
        if (!found.isActive) throw new AppError('forbidden', { detail: 'error.accountDisabled' })
        await forgetAttempts(app.db, failures)
        if (needsRehash(found.password))
          await updateUser(app.db, found.id, { password: await hashPassword(password) })
        await startSession(request, reply, found, rememberMe)
        await recordAudit(app.db, { actor: found, action: 'login', entity: 'session', ipAddress: request.ip })
        return found
      },
    )

    app.post(
      '/api/register',
      {
        onRequest: limitPerMinute('register', 20),
        schema: { body: registerInput, response: { 201: currentUser } },
      },
      async (request, reply) => {
        const { homepage, role, confirmPassword, termsAgreed, password, ...values } = request.body
        if (homepage) throw new AppError('invalid')
        const passwordHash = await hashPassword(password)
        const created = await app.db
          .transaction(async (tx) => {
            const row = await createUser(tx, {
              ...values,
              phone: values.phone ?? null,
              preferredLanguage: values.preferredLanguage ?? request.language,
              role: 'client',
              password: passwordHash,
            })
            await recordConsent(tx, {
              userId: row.id,
              email: row.email,
              purpose: 'terms',
              language: request.language,
            })
            await recordAudit(tx, {
              actor: row,
              action: 'register',
              entity: 'user',
              entityId: row.id,
              ipAddress: request.ip,
            })
            await sendVerification(tx, mails, row)
            return row
          })
          .catch(refuseTakenName)
        await startSession(request, reply, created, false)
        return reply.code(201).send(created satisfies SignedInUser)
      },
    )

    app.post('/api/logout', async (request, reply) => {
      const token = readSessionToken(request, isHttps)
      if (token) await deleteSession(app.db, token)
      if (request.user)
        await recordAudit(app.db, {
          actor: request.user,
          action: 'logout',
          entity: 'session',
          ipAddress: request.ip,
        })
      clearSessionCookie(reply, isHttps)
      return reply.code(204).send()
    })
  }
