import type { FastifyRequest } from 'fastify'
import type { Language } from '#languages/language.ts'
import { matchPage, pageIsPublic, parametersOf } from '#pages/routes.ts'
import { askedLanguage, pageLanguage } from './page-language.ts'

/** What the address and the headers of a request decide about its page. */
export type PageAddress = {
  /** Undefined if it cannot be decoded, and so is unknown. */
  path: string | undefined
  search: string
  language: Language
  /** The language that the address itself names. */
  asked: Language | undefined
  parameters: URLSearchParams
  isPublic: boolean
  isSearch: boolean
  hasToken: boolean
  /** It has only parameters that the page reads. */
  isPlain: boolean
}

export const addressOf = (request: FastifyRequest): PageAddress => {
  // Not `new URL`: it reads `//host` as a host, and rejects some hosts.
  const [pathname = '', ...rest] = request.url.split('?')
  const search = rest.join('?')
  const path = decodedPath(pathname)
  const { page } = matchPage(path)
  const parameters = parametersOf(page, search)
  return {
    path,
    search,
    parameters,
    language: pageLanguage(request),
    asked: askedLanguage(request),
    isPublic: pageIsPublic(page),
    isSearch: parameters.has('q'),
    hasToken: parameters.has('token'),
    isPlain: [...new URLSearchParams(search).keys()].every((name) => name === 'lang' || parameters.has(name)),
  }
}

/** Under which a page is kept; also the head of the address of its data. */
export const keyOfPage = (
  language: Language,
  { path, parameters }: Pick<PageAddress, 'path' | 'parameters'>,
) => `${language} ${path ?? '404'} ${parameters}`

/** The headers of a rendered page, but for those that every answer has. */
export const pageHeaders = (
  { language, isPublic, hasToken }: PageAddress,
  publicPolicy: () => string | undefined,
): Record<string, string> => {
  // Analytics would report the address of the page, and with it a token.
  const policy = isPublic && !hasToken ? publicPolicy() : undefined
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(policy && { 'content-security-policy': policy }),
    // The referrer must not reveal the token to linked pages, and no cache may store it.
    ...(hasToken
      ? { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
      : { 'cache-control': 'no-cache' }),
  }
}

/** A path that cannot be decoded is unknown. */
export const decodedPath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
