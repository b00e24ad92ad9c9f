import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import { signedInUser } from '#api/guards.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError, type FieldError } from '#http/errors.ts'
import { takePasskey } from '../passkeys/server/ceremonies.ts'
import { relyingPartyOf } from '../passkeys/server/relying-party.ts'
import { hasPasskey } from '../passkeys/server/repository.ts'
import type { LoginInput } from '../schema.ts'
import { isTwoFactorOn } from '../two-factor/server/repository.ts'
import type { SecondFactor } from '../two-factor/server/second-factor.ts'
import { refundAttempt } from './failure-repository.ts'
import { checkCode, type Failures } from './password-failures.ts'
import { forgetAttempts } from './repository.ts'

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

const hasUsablePasskey = async (app: FastifyInstance, userId: number): Promise<boolean> => {
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
