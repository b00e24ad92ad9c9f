import type { FastifyRequest } from 'fastify'
import type { Language } from '#languages/language.ts'
import { matchPage, pageIsPublic, parametersOf } from '#pages/routes.ts'
import { askedLanguage, pageLanguage } from './page-language.ts'

/** What the address and the headers of a request decide about its page. */
export type PageAddress = {
  /** As requested, still encoded. */
  pathname: string
  /** Undefined if it cannot be decoded, and so is unknown. */
  path: string | undefined
  search: string
  language: Language
  /** The language that the address itself names. */
  asked: Language | undefined
  parameters: URLSearchParams
  isPublic: boolean
  /** Whoever is logged in is led away from it. */
  isForGuests: boolean
  hasToken: boolean
  /** It has only parameters that the page reads. */
  isPlain: boolean
}

/** What drawing a page needs of it. */
export type Drawn = Pick<PageAddress, 'path' | 'search' | 'language' | 'isPublic' | 'hasToken'>

export const addressOf = (request: FastifyRequest): PageAddress =>
  pageAddress(request.url, pageLanguage(request), askedLanguage(request))

/** `url` is a path with its query. */
export const pageAddress = (url: string, language: Language, asked?: Language): PageAddress => {
  // Not `new URL`: it reads `//host` as a host, and rejects some hosts.
  const [pathname = '', ...rest] = url.split('?')
  const search = rest.join('?')
  const path = decodedPath(pathname)
  const { page } = matchPage(path)
  const parameters = parametersOf(page, search)
  return {
    pathname,
    path,
    search,
    parameters,
    language,
    asked,
    isPublic: pageIsPublic(page),
    isForGuests: page.access === 'guests',
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
export const pageHeaders = ({
  language,
  hasToken,
}: Pick<PageAddress, 'language' | 'hasToken'>): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  vary: 'Accept-Encoding, Accept-Language, Cookie',
  // The referrer must not reveal the token to linked pages, and no cache may store it.
  ...(hasToken
    ? { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    : { 'cache-control': 'no-cache' }),
})

/** A path that cannot be decoded is unknown. */
const decodedPath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
