import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isInProcess } from './in-process.ts'
import { addressGroup } from './rate-limit.ts'

/** Pages that one neighbourhood may have drawn at once, and how many more each second. */
const mostAtOnce = 120
const perSecond = 3
const mostNeighbourhoods = 10_000

type Bucket = { tokens: number; filledAt: number }

/**
 * A page that is kept costs nothing, one that must be drawn costs a hundred times as much: so drawings are rationed
 * for each neighbourhood of addresses, in the memory of this process, since asking a database would cost more than
 * most drawings. Throws `too_many` where a page is drawn for somebody who has had their share.
 */
export const renderLimit = (scale: number) => {
  const buckets = new Map<string, Bucket>()
  const fill = (key: string, now: number): Bucket => {
    const { tokens, filledAt } = buckets.get(key) ?? { tokens: mostAtOnce * scale, filledAt: now }
    const added = (Math.max(0, now - filledAt) / 1000) * perSecond * scale
    const bucket = { tokens: Math.min(mostAtOnce * scale, tokens + added), filledAt: now }
    // Put at the end: the first in line is then the one that has drawn nothing for the longest time.
    buckets.delete(key)
    buckets.set(key, bucket)
    const oldest = buckets.keys().next().value
    if (buckets.size > mostNeighbourhoods && oldest !== undefined) buckets.delete(oldest)
    return bucket
  }
  return (request: FastifyRequest, now = performance.now()): void => {
    // A page that another page is made of has been counted with it.
    if (isInProcess(request)) return
    const bucket = fill(neighbourhood(request.ip), now)
    if (bucket.tokens < 1)
      throw new AppError('too_many', { retryAfter: Math.ceil((1 - bucket.tokens) / (perSecond * scale)) })
    bucket.tokens -= 1
  }
}

/** /24 of IPv4 and /64 of IPv6: what one person or one hoster easily has many addresses of. */
const neighbourhood = (address: string): string =>
  addressGroup(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')
