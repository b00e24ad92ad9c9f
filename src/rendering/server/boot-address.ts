import type { PageAddress } from './page-address.ts'

/** Where the page's data with this hash are found. */
export type BootAddress = (hash: string) => string

/** The data of a page are kept with it, and named by their hash: those of an older page are not taken for them. */
export const bootAddressOf =
  ({
    pathname,
    language,
    parameters,
  }: Pick<PageAddress, 'pathname' | 'language' | 'parameters'>): BootAddress =>
  (hash) => {
    const page = parameters.size > 0 ? `${pathname}?${parameters}` : pathname
    return `/boot/${language}/${hash}.json?page=${encodeURIComponent(page)}`
  }

export const isBootNamed = (name: string, hash: string): boolean => name === `${hash}.json`

const yearInSeconds = 365 * 24 * 60 * 60

export const bootHeaders = (isNamed: boolean): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  vary: 'Accept-Encoding',
  'cache-control': isNamed ? `public, max-age=${yearInSeconds}, immutable` : 'no-store',
})
