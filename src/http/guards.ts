import type { FastifyRequest } from 'fastify'
import { may, type Permission } from '#access/permissions.ts'
import { isKnownPerson, type SignedInUser } from '#access/roles.ts'
import { AppError } from './errors.ts'

/** Refuses guests with 401 and other roles with 403, before the body is read. */
export const allow = (permission: Permission) => async (request: FastifyRequest) => {
  if (!may(signedInUser(request).role, permission)) throw new AppError('forbidden')
}

export const requireSignIn = async (request: FastifyRequest) => {
  signedInUser(request)
}

/**
 * For calls that give away accounts or data. It follows the permission guard: a session alone, which somebody may have
 * found open, is not enough.
 */
export const requireRecentProof = async (request: FastifyRequest) => {
  signedInUser(request)
  if (!request.isConfirmed) throw new AppError('proof_required')
}

/**
 * Refuses documents and second factors from a client whose address is not confirmed and whom the office has not seen,
 * since the account may be anybody's. People of the office are always known.
 */
export const requireKnownPerson = async (request: FastifyRequest) => {
  const person = signedInUser(request)
  if (person.role === 'client' && !isKnownPerson(person)) throw new AppError('unverified')
}

/** The person behind a guarded call; throws 401 if there is none, so callers need no check of their own. */
export const signedInUser = (request: FastifyRequest): SignedInUser => {
  if (request.user) return request.user
  if (request.needsTwoFactor) throw new AppError('two_factor_needed')
  throw new AppError('unauthenticated')
}
