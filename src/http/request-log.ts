import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { clientAddress } from './addresses.ts'
import { isInProcess } from './request-origin.ts'
import { sharesReads } from './shared-reads.ts'

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

/**
 * The logged parts of a request: never a link token, which grants access, a code of the directory, or a search text.
 */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: loggedUrl(request.url),
  host: request.host,
  remoteAddress: clientAddress(request),
  remotePort: request.socket?.remotePort,
})

export const loggedUrl = (url: string): string =>
  url
    .replace(/([?&]|%3f|%26)(t|%74)oken(=|%3d)[^&#]*/gi, '$1token=[Redacted]')
    .replace(/([?&]|%3f|%26)(q|%71)(=|%3d)[^&#]*/gi, '$1q=[Redacted]')
    .replace(/([?&])code=[^&#]*/gi, '$1code=[Redacted]')

/**
 * Logs one line for each request, once it has a response. The calls that a page makes in process are logged only if
 * they fail: there are up to thirty, and a line takes longer than a short call.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const isFailed = error || reply.statusCode >= 400
    if (!isFailed && (isInProcess(request) || sharesReads())) return
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}

/** Called for each response. `route` is the route pattern, never the requested path. */
export type Answered = (answer: { method: string; route: string; status: number; seconds: number }) => void

export const reportAnswers = (app: FastifyInstance, report: Answered): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    // A stream stays open for as long as the client listens, so its duration means nothing.
    if (isStream(reply)) return done()
    // A path without a route can contain anything, so it is reported as `unknown`.
    report({
      method,
      route: routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
    done()
  })
}

const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream')
