import type { Address } from '#access/href.ts'
import { type Language, languages } from '#languages/language.ts'

/** A page that search engines may index. */
export type IndexedPage = {
  /** The path with the parameters that make it a distinct page, but without the language. */
  path: Address
  /** The languages of its main text. A page without a record is in all of them. */
  writtenIn?: readonly Language[]
}

/** How a page was requested. If its address contains no language, the visitor's preference decides. */
export type Reading = { language: Language; isLanguageNamed: boolean }

/** The absolute URL of a page in one language. `path` may have a query and a hash. */
export const addressIn = (publicUrl: string, path: Address, language: Language): string => {
  const [page = '', section] = path.split('#')
  const address = `${publicUrl}${page}${page.includes('?') ? '&' : '?'}lang=${language}`
  return section ? `${address}#${section}` : address
}

/** The language of a page's main text for a reader of `language`. */
export const languageShown = ({ writtenIn = languages }: IndexedPage, language: Language): Language =>
  writtenIn.includes(language) ? language : (writtenIn[0] ?? language)

/**
 * The canonical URL of a page: the requested URL itself. If its language has no text, it is the URL of the
 * language with the text, since both show the same text.
 */
export const canonicalOf = (publicUrl: string, page: IndexedPage, reading: Reading): string =>
  reading.isLanguageNamed
    ? addressIn(publicUrl, page.path, languageShown(page, reading.language))
    : publicUrl + page.path

/** The URLs of a page by `hreflang`: each language with a text, and the URL that follows the visitor's preference. */
export const alternatesOf = (
  publicUrl: string,
  { path, writtenIn = languages }: IndexedPage,
): [hreflang: Language | 'x-default', url: string][] => [
  ...writtenIn.map((each): [Language, string] => [each, addressIn(publicUrl, path, each)]),
  ['x-default', publicUrl + path],
]

/** The preview picture for shared links, which the server draws from the page's title. */
export const sharePathOf = (path: Address, language: Language): string => {
  const [pathname = '/'] = path.split('?')
  return `/share/${language}${pathname === '/' ? '/home' : pathname.replace(/\/$/, '')}.png`
}

export const shareSize = { width: 1200, height: 630 } as const

/** Pictures are our own uploads or hosted elsewhere; crawlers want absolute URLs. */
export const absolute = (publicUrl: string, url: string): string =>
  url.startsWith('/') ? publicUrl + url : url
