import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendCached } from '#cache/cached-response.ts'
import type { FastPath } from '#cache/fast-path.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { isInProcess } from '#http/request-origin.ts'
import type { DeclaredCall } from './calls.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined if there is no cache. */
    responseCache: ResponseCache | undefined
    fastPath: FastPath | undefined
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export const keyOfCall = (url: string): string => `GET ${url}`

const callsForEverybody = new Set<string>()

/** Whether the response of this address is the same for guests and logged-in users. */
export const isForEverybody = (url: string): boolean => callsForEverybody.has(url)

/** Headers of a list that depend only on its address and rows. */
const listHeaders = ['x-total-count', 'link'] as const

/**
 * Serves a guest from the cache, or computes the response, cut to its schema like any other. A logged-in user
 * may see more than a guest, so the cache is bypassed.
 */
export const cachedHandler = (url: string, { query, isCached }: DeclaredCall, handler: Handler): Handler => {
  const offered = namesIn(query)
  if (isCached === 'forEverybody') callsForEverybody.add(url)
  return async (request, reply) => {
    const { responseCache, fastPath } = request.server
    const isGuest = !request.user && !request.needsTwoFactor
    if (!responseCache || !isGuest || !isPlain(request.url, offered)) return handler(request, reply.code(200))
    const key = keyOfCall(request.url)
    const make = async () => {
      const body = await handler(request, reply.code(200))
      // Our serializer returns only strings and buffers.
      const json = reply.serialize(body) as string | Buffer
      return { status: 200, headers: headersOf(reply), body: json }
    }
    const isOneOff = request.url.includes('?') && !isInProcess(request)
    const answer = await responseCache.get(key, make, { isOneOff })
    fastPath?.remember(request.url, { kind: 'call', keyIn: () => key })
    return sendCached(request, reply, answer)
  }
}

const namesIn = (query: DeclaredCall['query']): ReadonlySet<string> =>
  new Set(Object.keys((query as { shape?: object } | undefined)?.shape ?? {}))

/** Whether the URL has only parameters that the call declares: anyone can invent others. */
const isPlain = (url: string, offered: ReadonlySet<string>): boolean => {
  const requested = new URLSearchParams(url.split('?').slice(1).join('?'))
  return [...requested.keys()].every((name) => offered.has(name))
}

const headersOf = (reply: FastifyReply): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Cookie',
  ...Object.fromEntries(
    listHeaders.filter((name) => reply.hasHeader(name)).map((name) => [name, String(reply.getHeader(name))]),
  ),
})
