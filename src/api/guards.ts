import type { FastifyRequest } from 'fastify'
import { may, type Permission } from '#access/permissions.ts'
import { isKnownPerson, type SignedInUser } from '#access/roles.ts'
import { AppError } from '#http/errors.ts'

/** Refuses guests with 401 and other roles with 403, before the body is read. */
export const allow = (permission: Permission) => async (request: FastifyRequest) => {
  if (!may(signedInUser(request).role, permission)) throw new AppError('forbidden')
}

export const requireSignIn = async (request: FastifyRequest) => {
  signedInUser(request)
}

/**
 * Protects calls that give access to accounts or data. It follows the permission guard: a session is not
 * enough, since another person may use an unlocked device.
 */
export const requireRecentProof = async (request: FastifyRequest) => {
  signedInUser(request)
  if (!request.isConfirmed) throw new AppError('proof_required')
}

/**
 * Refuses documents and second factors from a client whose address is not confirmed and whom the office has
 * not met, since anyone may own the account. Staff always pass.
 */
export const requireKnownPerson = async (request: FastifyRequest) => {
  const person = signedInUser(request)
  if (person.role === 'client' && !isKnownPerson(person)) throw new AppError('unverified')
}

/** The person behind a guarded call; throws 401 if there is none, so callers need no check. */
export const signedInUser = (request: FastifyRequest): SignedInUser => {
  if (request.user) return request.user
  if (request.needsTwoFactor) throw new AppError('two_factor_needed')
  throw new AppError('unauthenticated')
}
