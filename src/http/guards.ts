import type { FastifyRequest } from 'fastify'
import { may, type Permission } from '#access/permissions.ts'
import { isKnownPerson, type SignedInUser } from '#access/roles.ts'
import { AppError } from './errors.ts'

/** Refuses guests with 401 and other roles with 403, before anything of the body is looked at. */
export const allow = (permission: Permission) => async (request: FastifyRequest) => {
  if (!may(signedInUser(request).role, permission)) throw new AppError('forbidden')
}

export const requireSignIn = async (request: FastifyRequest) => {
  signedInUser(request)
}

/**
 * Before what gives accounts or data away. Stands after the guard that says who may at all: a session alone, which
 * somebody may have found open, is not enough.
 */
export const requireRecentProof = async (request: FastifyRequest) => {
  signedInUser(request)
  if (!request.isConfirmed) throw new AppError('proof_required')
}

/**
 * Of a client whose address nobody has confirmed, and whom the office has not seen, the firm takes no papers and ties
 * no second factor to the account: it may be anybody's. The office knows its own people.
 */
export const requireKnownPerson = async (request: FastifyRequest) => {
  const person = signedInUser(request)
  if (person.role === 'client' && !isKnownPerson(person)) throw new AppError('unverified')
}

/** The person behind a guarded call; throws 401 where there is none, so callers need no check of their own. */
export const signedInUser = (request: FastifyRequest): SignedInUser => {
  if (request.user) return request.user
  if (request.needsTwoFactor) throw new AppError('two_factor_needed')
  throw new AppError('unauthenticated')
}
