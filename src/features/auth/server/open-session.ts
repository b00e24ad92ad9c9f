import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role, SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { User } from '#features/users/schema.ts'
import type { StrictPasswords } from '#features/users/server/password.ts'
import type { CurrentUser } from '../schema.ts'
import { isTwoFactorOn } from '../two-factor/server/repository.ts'
import type { SecondFactor } from '../two-factor/server/second-factor.ts'
import type { AccountMails } from './account-mails.ts'
import { renewDeviceCookie } from './device-cookie.ts'
import { rememberDevice } from './device-repository.ts'
import { originOf } from './origin.ts'
import { setSessionCookie } from './session-cookie.ts'
import { replaceSession } from './start-session.ts'

export type LoginOptions = {
  isHttps: boolean
  mails: AccountMails
  passwords: StrictPasswords
  secondFactor: SecondFactor
}

type Opening = {
  isRemembered: boolean
  /** The passkey that was used; it counts as two factors. */
  passkeyId: number | null
}

export const startSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  person: User,
  { isHttps, mails, isRemembered, passkeyId }: Pick<LoginOptions, 'isHttps' | 'mails'> & Opening,
): Promise<void> => {
  const { db } = request.server
  const token = await replaceSession(db, request, isHttps, { userId: person.id, isRemembered, passkeyId })
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
  const { passkeyId, passwords, secondFactor } = options
  await startSession(request, reply, person, options)
  const way: Record<string, string> = passkeyId === null ? {} : { way: 'passkey' }
  await auditOf(request, person)(db, 'login', 'session', null, way)
  const needsTwoFactor = passkeyId === null && (await lacksSecondFactor(db, secondFactor, person))
  return {
    ...person,
    ...(needsTwoFactor && { needsTwoFactor }),
    ...(await strictness(passwords, person.role)),
  }
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
