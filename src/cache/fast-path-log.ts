import type { IncomingMessage } from 'node:http'
import { hostname } from 'node:os'
import proxyAddr from '@fastify/proxy-addr'
import { clientAddress, rewriteForwarded } from '#http/client-address.ts'
import { loggedUrl } from '#http/logged-request.ts'

type Destination = { write(lines: string): void }

const info = 30

/**
 * Writes the two lines that the framework logs for a request (`logged-request.ts`), for requests that are
 * served before it. The lines of one turn of the event loop are written together; the rest is flushed at
 * exit.
 */
export const logFastPath = (destination: Destination, { trustProxy }: { trustProxy: readonly string[] }) => {
  const isTrusted = proxyAddr.compile([...trustProxy])
  const place = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`
  let lines = ''
  const flush = () => {
    if (lines === '') return
    destination.write(lines)
    lines = ''
  }
  process.once('exit', flush)
  const log = (request: IncomingMessage, status: number, id: string): void => {
    if (lines === '') setImmediate(flush)
    const { remotePort } = request.socket
    const start = `{"level":${info},"time":${Date.now()},${place},"reqId":"${id}"`
    const req = JSON.stringify({
      method: request.method,
      url: loggedUrl(request.url ?? ''),
      host: hostOf(request),
      remoteAddress: addressOf(request),
      remotePort,
    })
    lines += `${start},"req":${req},"msg":"incoming request"}\n${start},"res":{"statusCode":${status}},"responseTime":0,"msg":"request completed"}\n`
  }
  const addressOf = (request: IncomingMessage): string => {
    if (trustProxy.length === 0) return clientAddress({ ip: request.socket.remoteAddress ?? '' })
    rewriteForwarded(request)
    return clientAddress({ ip: proxyAddr(request, isTrusted) })
  }
  const hostOf = ({ headers, socket }: IncomingMessage): string => {
    const forwarded = headers['x-forwarded-host']
    const isOfProxy =
      forwarded !== undefined && trustProxy.length > 0 && isTrusted(socket.remoteAddress ?? '', 0)
    return isOfProxy ? (String(forwarded).split(',').at(-1) ?? '').trim() : (headers.host ?? '')
  }
  const stop = () => {
    process.off('exit', flush)
    flush()
  }
  return { log, stop }
}
