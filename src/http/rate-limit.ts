import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from './addresses.ts'
import { AppError } from './errors.ts'
import { isInProcess } from './request-origin.ts'

/** The calls counted under one key since its window began, and the seconds until it ends. */
type Attempts = { count: number; secondsLeft: number }

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts one call, or several at once, under a key, in a store that all instances share. */
    countAttempt: (key: string, windowSeconds: number, calls?: number) => Promise<Attempts>
    /** `RATE_LIMIT_SCALE`: load tests and test suites come from a single address. */
    rateLimitScale: number
  }
}

/**
 * Limits calls per minute from one address; only for expensive calls, public unsafe ones and those with a token. A page
 * that is rendered here has its own limit (`overload/`).
 */
export const limitPerMinute = (name: string, max: number) => async (request: FastifyRequest) => {
  if (isInProcess(request)) return
  const { server } = request
  const { count, secondsLeft } = await server.countAttempt(
    `${name} ${addressGroup(clientAddress(request))}`,
    60,
  )
  if (count > max * server.rateLimitScale) throw new AppError('too_many', { retryAfter: secondsLeft })
}

/** For open calls that read a record by the token of a link. A page makes up to four. */
export const limitLinkReads = limitPerMinute('link reads', 120)

/** The same for one account, from any address: `key` is a hash of the call and the account. */
export const limitAccountPerMinute = async (
  { server }: FastifyRequest,
  key: string,
  max: number,
): Promise<void> => {
  const { count, secondsLeft } = await server.countAttempt(key, 60)
  if (count > max * server.rateLimitScale) throw new AppError('too_many', { retryAfter: secondsLeft })
}

/** An IPv6 household or server has a /64, so limits apply to that, not to single addresses. */
export const addressGroup = (address: string): string => {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : groups.slice(0, 4).join(':')
}

/** All eight groups. A URL normalizes an address: lower case, no leading zeros, no dots. */
const groupsOf = (address: string): string[] => {
  const [host = ''] = address.split('%')
  const parts = new URL(`http://[${host}]`).hostname.slice(1, -1).split('::')
  const [start = [], end = []] = parts.map((part) => part.split(':').filter(Boolean))
  return [...start, ...Array(8 - start.length - end.length).fill('0'), ...end]
}

const bytesOf = (group: string): number[] => {
  const number = Number.parseInt(group, 16)
  return [number >> 8, number & 0xff]
}
