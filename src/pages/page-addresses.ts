import type { Address } from '#access/href.ts'
import type { Language } from '#languages/language.ts'

/** The absolute URL of a page in one language. `path` may have a query and a hash. */
export const addressIn = (publicUrl: string, path: Address, language: Language): string => {
  const [page = '', section] = path.split('#')
  const address = `${publicUrl}${page}${page.includes('?') ? '&' : '?'}lang=${language}`
  return section ? `${address}#${section}` : address
}

/** The preview picture for shared links, which the server draws from the page's title. */
export const sharePathOf = (path: Address, language: Language): string => {
  const [pathname = '/'] = path.split('?')
  return `/share/${language}${pathname === '/' ? '/home' : pathname.replace(/\/$/, '')}.png`
}

export const shareSize = { width: 1200, height: 630 } as const

/** Pictures are our own uploads or hosted elsewhere; crawlers want absolute URLs. */
export const absolute = (publicUrl: string, url: string): string =>
  url.startsWith('/') ? publicUrl + url : url
