import type { FastifyRequest } from 'fastify'

/**
 * Warns once about a proxy that is not configured: every visitor then seems to have its address, and all share every
 * limit.
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
