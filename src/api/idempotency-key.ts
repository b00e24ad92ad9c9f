import { createHash, createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from '#http/client-address.ts'
import { AppError } from '#http/errors.ts'
import { addressGroup } from '#http/rate-limit.ts'

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
