import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isInProcess } from './in-process.ts'

/** Load balancers call these by the server's internal address. */
const healthCalls = new Set(['/healthz', '/readyz'])

/** Nobody can point these at another machine; a local proxy that does not forward Host uses them. */
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Refuses requests for another host name: somebody else may have pointed it here, and could read pages under it. */
export const refuseUnknownHost = (publicUrl: () => string) => async (request: FastifyRequest) => {
  if (isInProcess(request) || healthCalls.has(request.url)) return
  if (hostsOf(request) > 1) throw new AppError('misdirected')
  if (ownMachine.test(request.host)) return
  const { host, protocol } = new URL(publicUrl())
  const asked = `${protocol}//${request.host}`
  if (!URL.canParse(asked) || new URL(asked).host !== host) throw new AppError('misdirected')
}

/** If there are two, a proxy may have read the other one. */
const hostsOf = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
