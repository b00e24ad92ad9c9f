import { createHash, createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { may, type Permission } from '#access/permissions.ts'
import { isKnownPerson, type SignedInUser } from '#access/roles.ts'
import { clientAddress } from '#http/addresses.ts'
import { AppError } from '#http/errors.ts'
import { addressGroup } from '#http/rate-limit.ts'

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

/** Identifies a repeated call; neither hash reveals what was sent. */
export type RepeatableCall = { keyHash: string; bodyHash: string }

/** Printable, and long enough to be unique by chance. */
const keyForm = /^[\x21-\x7e]{16,200}$/

/**
 * Undefined if the call has no `Idempotency-Key`. A key is valid for one call of one person or address, so
 * callers never get each other's responses. The body's hash includes the key, so that a password in it cannot
 * be guessed from the table.
 */
export const repeatableCall = (
  { headers, routeOptions, user, ip }: FastifyRequest,
  body: unknown,
): RepeatableCall | undefined => {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyForm.test(key))
    throw new AppError('invalid', { errors: [{ field: 'Idempotency-Key', message: 'val.generic.format' }] })
  const caller = user ? `person ${user.id}` : `address ${addressGroup(clientAddress({ ip }))}`
  return {
    keyHash: createHash('sha256')
      .update(JSON.stringify([caller, routeOptions.url, key]))
      .digest('hex'),
    bodyHash: createHmac('sha256', key).update(JSON.stringify(body)).digest('hex'),
  }
}
