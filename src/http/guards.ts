import type { FastifyRequest } from 'fastify'
import { may, type Permission } from '#access/permissions.ts'
import type { SignedInUser } from '#access/roles.ts'
import { AppError } from './errors.ts'

/** Refuses guests with 401 and other roles with 403, before anything of the body is looked at. */
export const allow = (permission: Permission) => async (request: FastifyRequest) => {
  if (!may(signedInUser(request).role, permission)) throw new AppError('forbidden')
}

export const requireSignIn = async (request: FastifyRequest) => {
  signedInUser(request)
}

/** The person behind a guarded call; throws 401 where there is none, so callers need no check of their own. */
export const signedInUser = (request: FastifyRequest): SignedInUser => {
  if (request.user) return request.user
  if (request.needsTwoFactor) throw new AppError('forbidden', { detail: 'error.twoFactor.needed' })
  throw new AppError('unauthenticated')
}
