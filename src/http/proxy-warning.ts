import type { FastifyRequest } from 'fastify'

/**
 * Says once that a proxy stands before us which nobody told us of: then every visitor has its address, and they
 * share every limit.
 */
export const warnOfUnknownProxy = () => {
  let isSaid = false
  return async ({ headers, log, ip }: FastifyRequest) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn(
      { proxy: ip },
      'TRUST_PROXY is unset, but a request came with X-Forwarded-For: behind a proxy all visitors share one limit until TRUST_PROXY names it',
    )
  }
}
