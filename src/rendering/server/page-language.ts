import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, preferredLanguage } from '#languages/language.ts'

/** The language in the request's address, if any. */
export const requestedLanguage = ({ url }: Pick<FastifyRequest, 'url'>): Language | undefined => {
  const requested = new URLSearchParams(url.split('?').slice(1).join('?')).get('lang')
  return isLanguage(requested) ? requested : undefined
}

/** The language of a page: the address, then the cookie, then the browser (P4.3). */
export const pageLanguage = (request: FastifyRequest): Language => {
  // A request that did not pass the cookie hook has no cookies.
  const stored = (request.cookies as Record<string, string | undefined> | undefined)?.language
  return (
    requestedLanguage(request) ??
    (isLanguage(stored) ? stored : preferredLanguage(request.headers['accept-language']))
  )
}
