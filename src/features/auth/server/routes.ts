import type { FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { recordConsent } from '#features/consents/server/repository.ts'
import type { User } from '#features/users/schema.ts'
import { hashPassword, isPasswordOf, needsRehash } from '#features/users/server/password.ts'
import {
  createUser,
  findPasswordHash,
  findUser,
  findUserForLogin,
  isNameOfOffice,
  refuseTakenName,
  updateUser,
} from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound, refuseTrapped } from '#http/errors.ts'
import { limitAccountPerMinute, limitPerMinute } from '#http/rate-limit.ts'
import { isUnattended } from '#http/request-origin.ts'
import { sharedRead } from '#http/shared-reads.ts'
import { isTwoFactorOn } from '../two-factor/server/repository.ts'
import type { SecondFactor } from '../two-factor/server/second-factor.ts'
import { sendVerification } from './address-routes.ts'
import { authCalls } from './calls.ts'
import { clearSessionCookie, type KnownSessions, readSessionToken } from './cookies.ts'
import { refundAttempt } from './login-repository.ts'
import {
  askSecondStep,
  directoryOf,
  type LoginOptions,
  lacksSecondFactor,
  letIn,
  refuseOwnLogin,
  secondStepsOf,
  startSession,
  strictness,
} from './open-session.ts'
import { countFailure, failuresOfLogin, noteWrong, recordRefusedLogin } from './password-failures.ts'
import {
  deleteSession,
  findSession,
  forgetAttempts,
  isReservedName,
  nameInKey,
  touchSession,
} from './repository.ts'

type AuthenticateOptions = { isHttps: boolean; secondFactor: SecondFactor; knownSessions: KnownSessions }

/** Reads the session cookie, if any, and attaches the user to each API request. */
export const authenticate =
  (app: Parameters<Routes>[0], { isHttps, knownSessions, secondFactor }: AuthenticateOptions) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = readSessionToken(request, isHttps)
    if (!token) return
    const session = await findSession(app.db, token)
    if (!session) return knownSessions.forget(token)
    refuseOtherSession(request, session.user.id)
    knownSessions.note(token)
    request.sessionId = session.sessionId
    request.isConfirmed = session.isConfirmed
    request.isByDirectory = session.isByDirectory
    request.needsTwoFactor =
      !session.isStrong && (await lacksSecondFactor(app.db, secondFactor, session.user))
    // Only the account pages work until the second factor is set up.
    if (!request.needsTwoFactor || isOwnAccount(request)) request.user = session.user
    const { sessionId } = session
    // Once for all calls of a page.
    if (session.isStale && !isUnattended(request))
      await sharedRead(`touch of session ${sessionId}`, () => touchSession(app.db, sessionId))
  }

/** `x-for-user` is the id of the user for whom the page of the call was drawn, 0 for a guest. */
const refuseOtherSession = ({ headers }: FastifyRequest, userId: number): void => {
  const drawnFor = headers['x-for-user']
  if (drawnFor !== undefined && drawnFor !== `${userId}`) throw new AppError('other_session')
}

/** Compares the route, because the same URL can be written in several ways. */
const isOwnAccount = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url === '/api/user' ||
  url.startsWith('/api/user/') ||
  url === '/api/logout' ||
  url === '/auth/directory/callback'

export const authRoutes =
  (options: LoginOptions): Routes =>
  async (app) => {
    const { isHttps, mails, ownLogins, passwords, secondFactor } = options
    const on = register(app, authCalls)

    on('GET /api/user', async (request) => ({
      ...signedInUser(request),
      ...(request.needsTwoFactor && { needsTwoFactor: true }),
      ...(request.isByDirectory && { isByDirectory: true }),
      ...directoryOf(ownLogins, signedInUser(request)),
      ...(await strictness(passwords, signedInUser(request).role)),
    }))

    on('POST /api/login', { onRequest: limitPerMinute('login', 30) }, async (request, reply) => {
      const { username, password, rememberMe = false } = request.body
      const found = await findUserForLogin(app.db, username)
      const refused = (reason: Parameters<typeof recordRefusedLogin>[3]) =>
        recordRefusedLogin(request, username, found, reason)
      const failures = await failuresOfLogin(request, username, found?.id)
      await countFailure(app, failures).catch(async (error: unknown) => {
        await refused('limit')
        throw error
      })
      if (!(await isPasswordOf(found?.password, password)) || !found) {
        await noteWrong(app, failures)
        await refused('password')
        throw new AppError('bad_credentials')
      }
      if (!found.isActive) {
        await refundAttempt(app.db, failures.key)
        await refused('inactive')
        throw new AppError('account_disabled')
      }
      await refuseOwnLogin(request, ownLogins, found).catch(async (error: unknown) => {
        await refundAttempt(app.db, failures.key)
        throw error
      })
      const steps = await secondStepsOf(app, secondFactor, found)
      const isRequested = steps.code || steps.passkey
      const tried = { failures, person: found, steps }
      const passkeyId = isRequested ? await askSecondStep(request, secondFactor, tried, request.body) : null
      if (!isRequested) await forgetAttempts(app.db, failures.key)
      if (needsRehash(found.password))
        await updateUser(app.db, found.id, { password: await hashPassword(password) })
      return letIn(request, reply, found, { ...options, isRemembered: rememberMe, passkeyId })
    })

    on('POST /api/register', { onRequest: limitPerMinute('register', 60) }, async (request, reply) => {
      const { homepage, role, confirmPassword, termsAgreed, password, ...values } = request.body
      refuseTrapped(homepage)
      await limitAccountPerMinute(request, `register ${nameInKey(values.email)}`, 10)
      await refuseMisleadingName(app.db, values)
      const passwordHash = await hashPassword(password)
      const { answer: created, isRepeated } = await answerOnce(
        app.db,
        repeatableCall(request, request.body),
        {
          write: async (tx) => {
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
            await sendVerification(tx, mails, row)
            await auditOf(request, row)(tx, 'register', 'user', row.id)
            return row.id
          },
          read: async (tx, id) => (await findUser(tx, id)) ?? notFound(),
        },
      ).catch(refuseTakenName)
      if (isRepeated) await refuseChangedAccount(app.db, created, password)
      await startSession(request, reply, created, { ...options, isRemembered: false, passkeyId: null })
      return created satisfies SignedInUser
    })

    on('POST /api/logout', async (request, reply) => {
      const token = readSessionToken(request, isHttps)
      if (token) await deleteSession(app.db, token)
      if (request.user) await auditOf(request)(app.db, 'logout', 'session')
      clearSessionCookie(reply, isHttps)
      // Clear neither cookies nor storage: the language and the device cookie outlive the session.
      reply.header('clear-site-data', '"cache"')
    })
  }

/**
 * A repeated registration opens a session like a login: it needs the password, and is refused if a code is
 * required.
 */
const refuseChangedAccount = async (db: Database, person: User, password: string) => {
  const isSame =
    person.isActive &&
    !(await isTwoFactorOn(db, person.id)) &&
    (await isPasswordOf(await findPasswordHash(db, person.id), password))
  if (!isSame) throw new AppError('taken', { detail: 'val.username.taken' })
}

/** Refuses user names that look like the firm's or a staff member's. */
const refuseMisleadingName = async (
  db: Database,
  person: { username: string; email: string; firstName: string; lastName: string },
): Promise<void> => {
  if (await isReservedName(db, person)) invalidField('username', 'val.username.reserved')
  if (await isNameOfOffice(db, person)) invalidField('firstName', 'val.name.office')
}
