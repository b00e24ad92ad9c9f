import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForEverybody, keyOfCall } from '#api/cached-calls.ts'
import type { CachedResponse } from '#cache/cached-response.ts'
import { clientAddress } from '#http/addresses.ts'
import { AppError } from '#http/errors.ts'
import { callInProcess } from '#http/in-process-call.ts'
import { inProcessAddress, unattended } from '#http/request-origin.ts'
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
  const askForEverybody = askAsGuest(app)
  return async (url) => {
    if (isForEverybody(url)) return askForEverybody(url)
    const { statusCode, headers, body } = await callInProcess(app, { ...caller, url })
    if (statusCode >= 400) throw Object.assign(new Error(`${url}: ${statusCode}`), { status: statusCode })
    return { answer: JSON.parse(body || 'null'), total: numberIn(headers['x-total-count']) }
  }
}

const retrySeconds = 5

/**
 * Calls the same API routes as a browser, in-process and without cookies, so that permissions and responses
 * are decided in one place. Cached responses are returned as one object that all pages share.
 */
export const askAsGuest =
  (app: FastifyInstance): Ask =>
  async (path) => {
    const find = () => app.responseCache?.find(keyOfCall(path))
    const cached = find()
    if (cached) return requestedFrom(cached)
    const { statusCode, headers, body } = await callInProcess(app, {
      url: path,
      headers: { accept: 'application/json' },
      remoteAddress: inProcessAddress,
    })
    if (statusCode === 404) throw new AppError('not_found')
    if (statusCode === 503)
      throw new AppError('unavailable', { retryAfter: Number(headers['retry-after'] ?? retrySeconds) })
    if (statusCode >= 400) throw new Error(`${path} answered ${statusCode}`)
    const made = find()
    return made
      ? requestedFrom(made)
      : { answer: JSON.parse(body), total: numberIn(headers['x-total-count']) }
  }

const requestedFrom = ({ parsed, headers }: CachedResponse) => ({
  answer: parsed,
  total: numberIn(headers['x-total-count']),
})

const numberIn = (header: unknown): number | undefined => (header === undefined ? undefined : Number(header))
