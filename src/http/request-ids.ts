import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

export const requestIdHeader = 'x-request-id'

export type RequestId = (request: IncomingMessage, kind?: string) => string

const acceptable = /^[\w.-]{8,64}$/

/**
 * Names a request in the log, in its answer and on the page of an error. A trusted proxy may have named it already. Not a
 * number that grows: that would tell everybody how many visitors there are.
 */
export const requestIds = ({ trustProxy }: { trustProxy: readonly string[] }): RequestId => {
  const isTrusted = trustProxy.length > 0 ? proxyAddr.compile([...trustProxy]) : undefined
  return (request, kind) => {
    // Only then, since reading Node's object of headers takes longer than answering from memory.
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
