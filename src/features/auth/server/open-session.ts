import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { may } from '#access/permissions.ts'
import type { Role, SignedInUser } from '#access/roles.ts'
import { signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { User } from '#features/users/schema.ts'
import type { StrictPasswords } from '#features/users/server/password.ts'
import { AppError, type FieldError } from '#http/errors.ts'
import { relyingPartyOf, takePasskey } from '../passkeys/server/ceremonies.ts'
import { hasPasskey } from '../passkeys/server/repository.ts'
import type { CurrentUser, LoginInput } from '../schema.ts'
import { isTwoFactorOn } from '../two-factor/server/repository.ts'
import type { SecondFactor } from '../two-factor/server/second-factor.ts'
import type { AccountMails } from './account-mails.ts'
import { originOf, readSessionToken, renewDeviceCookie, setSessionCookie } from './cookies.ts'
import { refundAttempt, rememberDevice } from './login-repository.ts'
import { checkCode, type Failures, recordRefusedLogin } from './password-failures.ts'
import { createSession, deleteSession, forgetAttempts, type Opening, type Origin } from './repository.ts'

export type LoginOptions = {
  isHttps: boolean
  mails: AccountMails
  passwords: StrictPasswords
  secondFactor: SecondFactor
  ownLogins: OwnLogins
}

/** Decides about passwords and passkeys of a firm that logs in at its directory. */
export type OwnLogins = {
  /** The name of the directory. */
  directory?: string
  mayUse: (db: Database, person: Pick<SignedInUser, 'id' | 'role'>) => Promise<boolean>
  /** Called after each login with a password or passkey. */
  note: (db: Database, person: User, origin: Origin) => Promise<void>
}

/** The rule of a firm without a directory. */
export const everyOwnLogin: OwnLogins = { mayUse: async () => true, note: async () => undefined }

export const startSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  person: User,
  { isHttps, mails, isRemembered, passkeyId, directory }: Pick<LoginOptions, 'isHttps' | 'mails'> & Opening,
): Promise<void> => {
  const { db } = request.server
  const opening = { isRemembered, passkeyId, directory }
  const token = await replaceSession(db, request, isHttps, { userId: person.id, ...opening })
  setSessionCookie(reply, token, isHttps, isRemembered)
  await noteDevice(db, request, reply, { person, isHttps, mails })
}

/** The last step of every login, for all methods. */
export const letIn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  person: User,
  options: LoginOptions & Opening,
): Promise<CurrentUser> => {
  const { db } = request.server
  const { passkeyId, directory, passwords, secondFactor } = options
  await startSession(request, reply, person, options)
  await auditOf(request, person)(db, 'login', 'session', null, wayOf(options))
  if (!directory) await options.ownLogins.note(db, person, originOf(request))
  const isStrong = passkeyId !== null || directory?.isStrong
  const needsTwoFactor = !isStrong && (await lacksSecondFactor(db, secondFactor, person))
  return {
    ...person,
    ...(needsTwoFactor && { needsTwoFactor }),
    ...(directory && { isByDirectory: true }),
    ...directoryOf(options.ownLogins, person),
    ...(await strictness(passwords, person.role)),
  }
}

/** Only the office logs in at the directory. */
export const directoryOf = ({ directory }: OwnLogins, { role }: Pick<User, 'role'>) =>
  directory !== undefined && may(role, 'dashboard.view') ? { directory } : {}

const wayOf = ({ passkeyId, directory }: Opening): Record<string, string> => {
  if (directory) return { way: 'directory' }
  return passkeyId === null ? {} : { way: 'passkey' }
}

export const strictness = async (passwords: StrictPasswords, role: Role) =>
  (await passwords.isStrictFor(role)) ? { hasStrictPassword: true } : {}

/** Queries the database only if the firm requires a second factor of this user's role. */
export const lacksSecondFactor = async (
  db: Database,
  secondFactor: SecondFactor,
  { id, role }: Pick<SignedInUser, 'id' | 'role'>,
): Promise<boolean> => (await secondFactor.isRequiredOf(role)) && !(await isTwoFactorOn(db, id))

/** Sends a mail about a login with a new browser. Call it at each login. */
const noteDevice = async (
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, isHttps, mails }: { person: User; isHttps: boolean; mails: AccountMails },
): Promise<void> => {
  const token = renewDeviceCookie(request, reply, isHttps)
  const origin = originOf(request)
  await db.transaction(async (tx) => {
    if (await rememberDevice(tx, person.id, token)) await mails.newDevice(tx, person, origin)
  })
}

/** Issues a new token at every login and password change, and invalidates the old one. */
export const replaceSession = async (
  db: Database,
  request: FastifyRequest,
  isHttps: boolean,
  { userId, ...opening }: { userId: number } & Opening,
): Promise<string> => {
  const previous = readSessionToken(request, isHttps)
  if (previous) await deleteSession(db, previous)
  return createSession(db, userId, opening, originOf(request))
}

/** Refuses a password or passkey, after it was correct, where only the directory may open the account. */
export const refuseOwnLogin = async (
  request: FastifyRequest,
  ownLogins: OwnLogins,
  person: User | SignedInUser,
): Promise<void> => {
  if (await ownLogins.mayUse(request.server.db, person)) return
  await recordRefusedLogin(request, person.username, person, 'directoryOnly')
  throw new AppError('directory_only')
}

/** The same for a proof. A person who has logged in at the directory confirms it there. */
export const refuseOwnProof = async (request: FastifyRequest, ownLogins: OwnLogins): Promise<void> => {
  const { user, isByDirectory, server } = request
  if (isByDirectory || (user && !(await ownLogins.mayUse(server.db, user))))
    throw new AppError('directory_only', { detail: 'error.directory_proof' })
}

/** The second factors that the user can use after the password; both false if none is required. */
export type SecondSteps = { code: boolean; passkey: boolean }

/**
 * A code is required if the user has set up an app; a passkey can replace it. If the firm requires a second
 * factor, a passkey is sufficient.
 */
export const secondStepsOf = async (
  app: FastifyInstance,
  secondFactor: SecondFactor,
  { id, role }: Pick<SignedInUser, 'id' | 'role'>,
): Promise<SecondSteps> => {
  const code = await isTwoFactorOn(app.db, id)
  const isRequested = code || (await secondFactor.isRequiredOf(role))
  return { code, passkey: isRequested && (await hasUsablePasskey(app, id)) }
}

/** Whether the user has a passkey that works at the website's present address. */
export const hasUsablePasskey = async (app: FastifyInstance, userId: number): Promise<boolean> => {
  const party = relyingPartyOf(app.publicUrl())
  return party !== undefined && (await hasPasskey(app.db, userId, party.host))
}

/**
 * If the firm requires a second factor and the user's is a passkey, the password is not enough to add another
 * one. Otherwise someone who has learned the password could log in with it.
 */
export const refuseBeforePasskey = async (request: FastifyRequest): Promise<void> => {
  if (request.needsTwoFactor && (await hasUsablePasskey(request.server, signedInUser(request).id)))
    throw new AppError('passkey_needed')
}

type Tried = { failures: Failures; person: SignedInUser; steps: SecondSteps }

/**
 * Runs only after the correct password, so that it does not reveal to others that there is a second factor.
 * Returns the passkey, if one was used.
 */
export const askSecondStep = async (
  request: FastifyRequest,
  secondFactor: SecondFactor,
  { failures, person, steps }: Tried,
  { code, passkey }: Pick<LoginInput, 'code' | 'passkey'>,
): Promise<number | null> => {
  const { server: app } = request
  if (passkey) {
    const shown = await takePasskey(request, passkey, { purpose: 'login', userId: null })
    if (shown.userId !== person.id) throw new AppError('passkey_refused')
    await forgetAttempts(app.db, failures.key)
    return shown.id
  }
  if (!code || !steps.code) {
    await refundAttempt(app.db, failures.key)
    throw stepsMissing(steps)
  }
  const answer = await checkCode(app, failures, person, code, secondFactor)
  if (answer === 'app' || answer === 'recoveryCode') return null
  await auditOf(request, person)(app.db, 'loginFailed', 'session', null, { reason: 'code' })
  throw stepRefused([{ field: 'code', message: `val.code.${answer}` }])
}

const stepsMissing = ({ code, passkey }: SecondSteps) =>
  stepRefused([
    ...(code ? [{ field: 'code', message: 'val.code.required' }] : []),
    ...(passkey ? [{ field: 'passkey', message: 'val.passkey.required' }] : []),
  ])

/** Reported at its field, from which the form infers that the password was correct. */
const stepRefused = (errors: FieldError[]) =>
  new AppError('unauthenticated', { ...(errors[0] && { detail: errors[0].message }), errors })
