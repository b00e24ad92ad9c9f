import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeclaredCall } from './calls.ts'
import type { FastAnswers } from './fast-answers.ts'
import { isInProcess } from './in-process.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { sendKept } from './send-kept.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where nothing is kept. */
    keptAnswers: KeptAnswers | undefined
    fastAnswers: FastAnswers | undefined
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export const keyOfCall = (url: string): string => `GET ${url}`

/** Headers of a list that depend on its address and rows alone. */
const listHeaders = ['x-total-count', 'link'] as const

/**
 * Answers a guest from memory, and makes the answer where it is missing, cut to its schema like any other. A person may
 * see more than a guest, and is answered anew.
 */
export const keptHandler = ({ query }: DeclaredCall, handler: Handler): Handler => {
  const offered = namesIn(query)
  return async (request, reply) => {
    const { keptAnswers, fastAnswers } = request.server
    const isGuest = !request.user && !request.needsTwoFactor
    if (!keptAnswers || !isGuest || !isPlain(request.url, offered)) return handler(request, reply.code(200))
    const key = keyOfCall(request.url)
    const make = async () => {
      const body = await handler(request, reply.code(200))
      // Our serializer gives no other bytes.
      const json = reply.serialize(body) as string | Buffer
      return { status: 200, headers: headersOf(reply), body: json }
    }
    const isPassing = request.url.includes('?') && !isInProcess(request)
    const answer = await keptAnswers.get(key, make, { isPassing })
    fastAnswers?.remember(request.url, { kind: 'call', keyIn: () => key })
    return sendKept(request, reply, answer)
  }
}

const namesIn = (query: DeclaredCall['query']): ReadonlySet<string> =>
  new Set(Object.keys((query as { shape?: object } | undefined)?.shape ?? {}))

/** Only what the call offers: anybody can invent further parameters. */
const isPlain = (url: string, offered: ReadonlySet<string>): boolean => {
  const asked = new URLSearchParams(url.split('?').slice(1).join('?'))
  return [...asked.keys()].every((name) => offered.has(name))
}

const headersOf = (reply: FastifyReply): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Cookie',
  ...Object.fromEntries(
    listHeaders.filter((name) => reply.hasHeader(name)).map((name) => [name, String(reply.getHeader(name))]),
  ),
})
