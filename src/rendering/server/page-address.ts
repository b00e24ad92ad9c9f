import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, preferredLanguage } from '#languages/language.ts'
import type { Page } from '#pages/page.ts'
import { isPageRendered, matchPage, pageIsPublic, parametersOf } from '#pages/routes.ts'

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
  page: Page
  hasToken: boolean
  /** Whether all its parameters are ones that the page reads. */
  isPlain: boolean
}

/** The parts that rendering a page needs. */
export type RenderTarget = Pick<
  PageAddress,
  'path' | 'search' | 'language' | 'isPublic' | 'hasToken' | 'page'
>

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
    page,
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
  page,
}: Pick<PageAddress, 'language' | 'hasToken' | 'page'>): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  vary: 'Accept-Encoding, Accept-Language, Cookie',
  // The referrer must not reveal the token to linked pages, and caches must not store the page.
  'cache-control': hasToken || !isPageRendered(page) ? 'no-store' : 'no-cache',
  ...(hasToken && { 'referrer-policy': 'no-referrer' }),
})

/** A path that cannot be decoded is unknown. */
const decodedPath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** The language in the request's address, if any. */
const requestedLanguage = ({ url }: Pick<FastifyRequest, 'url'>): Language | undefined => {
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

/** The address of the page's data with this hash. */
type BootAddress = (hash: string) => string

/**
 * A page's data are cached with it and addressed by their hash, so that an older page's data are never used.
 */
export const bootAddressOf =
  ({
    pathname,
    language,
    parameters,
    requested,
  }: Pick<PageAddress, 'pathname' | 'language' | 'parameters' | 'requested'>): BootAddress =>
  (hash) => {
    const search = new URLSearchParams([...parameters, ...(requested ? [['lang', requested]] : [])])
    const page = search.size > 0 ? `${pathname}?${search}` : pathname
    return `/boot/${language}/${hash}.json?page=${encodeURIComponent(page)}`
  }

export const isBootNamed = (name: string, hash: string): boolean => name === `${hash}.json`

const yearInSeconds = 365 * 24 * 60 * 60

export const bootHeaders = (isNamed: boolean): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  vary: 'Accept-Encoding',
  'cache-control': isNamed ? `public, max-age=${yearInSeconds}, immutable` : 'no-store',
})
