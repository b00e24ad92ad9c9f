import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Answer, KnownCalls } from '#api/calls.ts'
import { clientAddress } from '#http/addresses.ts'
import { unattended } from '#http/request-origin.ts'
import type { Language } from '#languages/language.ts'
import type { Ask } from '#rendering/crawlers/public-data.ts'

/**
 * The headers and address with which a call in process counts as one of the visitor of a page. A page that nobody
 * reads marks nothing as read: one that a browser fetches in advance, or of which a program requests the headers.
 */
export const callerOf = (request: FastifyRequest, language: Language) => {
  const { cookie, 'user-agent': userAgent, 'sec-purpose': purpose } = request.headers
  return {
    remoteAddress: clientAddress(request),
    headers: {
      host: request.host,
      accept: 'application/json',
      'accept-language': language,
      ...(cookie && { cookie }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...((purpose || request.method === 'HEAD') && unattended),
    },
  }
}

/**
 * Makes calls of the API in process as the visitor of a page, so that permissions and responses are decided
 * in one place. Rejects with the `status` of a refusal.
 */
export const askAs = (app: FastifyInstance, request: FastifyRequest, language: Language): Ask => {
  const caller = callerOf(request, language)
  return async (url) => {
    const { statusCode, headers: answered, body } = await app.inject({ ...caller, url })
    if (statusCode >= 400) throw Object.assign(new Error(`${url}: ${statusCode}`), { status: statusCode })
    const total = answered['x-total-count']
    return { answer: JSON.parse(body || 'null'), total: total === undefined ? undefined : Number(total) }
  }
}

/** The user of the session, as the browser gets it; undefined for a guest. */
export const personOf = async (request: FastifyRequest, ask: Ask): Promise<Person | undefined> => {
  if (!request.headers.cookie) return undefined
  try {
    return (await ask('/api/user')).answer as Person
  } catch (error) {
    if ((error as { status?: number }).status === 401) return undefined
    throw error
  }
}

type Person = Answer<KnownCalls['GET /api/user']>

/** Renders a guarded page with the data of a person. Null: their session has ended. */
export type ForPerson = {
  person: Person | null
  /** Makes calls as them. */
  ask: Ask
  onPartFailed: (error: unknown) => void
}

/** How a page is rendered for a visitor who is this person. */
export const forPersonOf = (
  request: FastifyRequest,
  { person, ask }: Pick<ForPerson, 'person' | 'ask'>,
): ForPerson => ({
  person,
  ask,
  onPartFailed: (error) =>
    request.log.error({ err: error, path: request.url }, 'part of a page not rendered'),
})
