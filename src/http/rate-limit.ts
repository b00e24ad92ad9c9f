import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** Calls counted under one key since its window began, and the seconds until it ends. */
export type Attempts = { count: number; secondsLeft: number }

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts one call under a key, in a store that all instances share. */
    countAttempt: (key: string, windowSeconds: number) => Promise<Attempts>
    /** `RATE_LIMIT_SCALE`: load runs and test suites come from one address. */
    rateLimitScale: number
  }
}

/** At most so many calls a minute from one address; for costly and for public unsafe calls only. */
export const limitPerMinute = (name: string, most: number) => async (request: FastifyRequest) => {
  const { server } = request
  const { count, secondsLeft } = await server.countAttempt(`${name} ${addressGroup(request.ip)}`, 60)
  if (count > most * server.rateLimitScale) throw new AppError('too_many', { retryAfter: secondsLeft })
}

/** One household or server room on IPv6 has a /64: limits count that, not single addresses. */
export const addressGroup = (address: string): string => {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}
