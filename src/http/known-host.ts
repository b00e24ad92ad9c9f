import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isInProcess } from './in-process.ts'

/** Load balancers call these by the server's internal address. */
const healthCalls = new Set(['/healthz', '/readyz'])

/** These names cannot point to another machine; a local proxy that does not forward Host uses them. */
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Refuses requests for an unknown host name: another domain may point to this server, and could read pages
 * under its own name.
 */
export const refuseUnknownHost = (publicUrl: () => string) => async (request: FastifyRequest) => {
  if (isInProcess(request) || healthCalls.has(request.url)) return
  if (hostsOf(request.raw) > 1 || !isHostOf(publicUrl(), request.host)) throw new AppError('misdirected')
}

export const isHostOf = (publicUrl: string, requested: string): boolean => {
  if (ownMachine.test(requested)) return true
  const { host, protocol } = new URL(publicUrl)
  const address = `${protocol}//${requested}`
  return URL.canParse(address) && new URL(address).host === host
}

/** With two Host headers, a proxy may have read the other one. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number => {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts
}
