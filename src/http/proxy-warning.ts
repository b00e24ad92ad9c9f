import type { FastifyRequest } from 'fastify'

/**
 * Warns once about a proxy that is not configured: all visitors then seem to have its address, and share
 * limits.
 */
export const warnOfUnknownProxy = () => {
  let isReported = false
  return async ({ headers, log, ip }: FastifyRequest) => {
    if (isReported || headers['x-forwarded-for'] === undefined) return
    isReported = true
    log.warn(
      { proxy: ip },
      'TRUST_PROXY is unset, but a request came with X-Forwarded-For: behind a proxy all visitors share one limit until TRUST_PROXY names it',
    )
  }
}
