import type { PageAddress } from './page-address.ts'

/** The address of the page's data with this hash. */
export type BootAddress = (hash: string) => string

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
