import type { Address } from '#access/href.ts'
import type { Language } from '#languages/language.ts'

/** A page's own address in one language; `path` may carry a query, and name a section. */
export const addressIn = (publicUrl: string, path: Address, language: Language): string => {
  const [page = '', section] = path.split('#')
  const address = `${publicUrl}${page}${page.includes('?') ? '&' : '?'}lang=${language}`
  return section ? `${address}#${section}` : address
}

/** The picture of a page for shared links; the server draws it from the page's own title. */
export const sharePathOf = (path: Address, language: Language): string => {
  const [pathname = '/'] = path.split('?')
  return `/share/${language}${pathname === '/' ? '/home' : pathname.replace(/\/$/, '')}.png`
}

export const shareSize = { width: 1200, height: 630 } as const

/** Pictures are uploads of ours or stand elsewhere on the web; machines want them absolute. */
export const absolute = (publicUrl: string, url: string): string =>
  url.startsWith('/') ? publicUrl + url : url
