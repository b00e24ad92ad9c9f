import type { FastifyRequest } from 'fastify'
import type { Language } from '#languages/language.ts'
import { matchPage, pageIsPublic, parametersOf } from '#pages/routes.ts'
import { pageLanguage, requestedLanguage } from './page-language.ts'

/** The page that a request's address and headers select. */
export type PageAddress = {
  /** The requested path, still encoded. */
  pathname: string
  /** Undefined if it cannot be decoded; the page is then unknown. */
  path: string | undefined
  search: string
  language: Language
  /** The language in the address itself. */
  requested: Language | undefined
  parameters: URLSearchParams
  isPublic: boolean
  /** Logged-in users are redirected away from it. */
  isForGuests: boolean
  hasToken: boolean
  /** Whether all its parameters are ones that the page reads. */
  isPlain: boolean
}

/** The parts that rendering a page needs. */
export type RenderTarget = Pick<PageAddress, 'path' | 'search' | 'language' | 'isPublic' | 'hasToken'>

export const addressOf = (request: FastifyRequest): PageAddress =>
  pageAddress(request.url, pageLanguage(request))

/** `url` is a path with its query. */
export const pageAddress = (url: string, language: Language): PageAddress => {
  // `new URL` would read `//host` as a host, and rejects some hosts.
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
    requested: requestedLanguage({ url }),
    isPublic: pageIsPublic(page),
    isForGuests: page.access === 'guests',
    hasToken: parameters.has('token'),
    isPlain: [...new URLSearchParams(search).keys()].every((name) => name === 'lang' || parameters.has(name)),
  }
}

/** The cache key of a page. If the address contains the language, it is also the canonical address. */
export const keyOfPage = (
  language: Language,
  { path, parameters, requested }: Pick<PageAddress, 'path' | 'parameters' | 'requested'>,
) => `${language}${requested ? ' named' : ''} ${path ?? '404'} ${parameters}`

/** The headers of a rendered page, except those of every response. */
export const pageHeaders = ({
  language,
  hasToken,
}: Pick<PageAddress, 'language' | 'hasToken'>): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  vary: 'Accept-Encoding, Accept-Language, Cookie',
  // The referrer must not reveal the token to linked pages, and caches must not store the page.
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
