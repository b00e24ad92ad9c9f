import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

export const requestIdHeader = 'x-request-id'

export type RequestId = (request: IncomingMessage, kind?: string) => string

const acceptable = /^[\w.-]{8,64}$/

/**
 * The request id in the log, the response and on an error page. A trusted proxy may have set it already. It
 * is not a growing number, since that would reveal how many visitors there are.
 */
export const requestIds = ({ trustProxy }: { trustProxy: readonly string[] }): RequestId => {
  const isTrusted = trustProxy.length > 0 ? proxyAddr.compile([...trustProxy]) : undefined
  return (request, kind) => {
    // Read only for a trusted proxy: building Node's header object takes longer than a cached response.
    const named = isTrusted && request.headers[requestIdHeader]
    if (
      typeof named === 'string' &&
      acceptable.test(named) &&
      isTrusted?.(request.socket.remoteAddress ?? '', 0)
    )
      return named
    return `${kind ? `${kind}-` : ''}${randomUUID()}`
  }
}
