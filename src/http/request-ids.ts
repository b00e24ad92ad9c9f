import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

export const requestIdHeader = 'x-request-id'

export type RequestId = (request: IncomingMessage, kind?: string) => string

const acceptable = /^[\w.-]{8,64}$/

/**
 * Names a request in the log, in its answer and on the page of an error. A trusted proxy may have named it already;
 * otherwise each process counts behind a word of its own, so that no two name different requests alike.
 */
export const requestIds = ({ trustProxy }: { trustProxy: readonly string[] }): RequestId => {
  const isTrusted = trustProxy.length > 0 ? proxyAddr.compile([...trustProxy]) : undefined
  const process = randomBytes(4).toString('hex')
  let count = 0
  return (request, kind) => {
    // Only then, since reading Node's object of headers takes longer than answering from memory.
    const named = isTrusted && request.headers[requestIdHeader]
    if (
      typeof named === 'string' &&
      acceptable.test(named) &&
      isTrusted?.(request.socket.remoteAddress ?? '', 0)
    )
      return named
    count += 1
    return `${kind ? `${kind}-` : ''}${process}-${count.toString(36)}`
  }
}
