import type { Address } from '#access/href.ts'
import { languages } from '#languages/language.ts'
import type { Screen } from '#pages/page.ts'
import { alternatesOf, type IndexedPage } from '#pages/page-addresses.ts'
import { websiteScreens } from '#pages/website-screens.ts'
import { escapeXml, xmlHeader } from './xml.ts'

/** A public page. `changedAt` is an instant, if the page has one. */
export type SitemapPage = IndexedPage & { changedAt?: string | undefined }

/** Pages that exist regardless of the firm's content. */
export const standingPages = (websiteScreens as readonly Screen[])
  .filter(
    ({ path, access, parameters, isIndexed = true }) =>
      isIndexed && !access && !/:/.test(path) && !parameters?.includes('token'),
  )
  .map(({ path }) => path as Address)

/** The protocol allows 50,000 URLs per file, and each page has one per language. */
export const maxPagesPerFile = 50_000 / languages.length

/** One sitemap file: every page in every language that it is written in, with its alternates. */
export const sitemapOf = (publicUrl: string, pages: readonly SitemapPage[]): string => {
  const urls = pages.flatMap((page) => urlsOf(publicUrl, page))
  return `${xmlHeader}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

const urlsOf = (publicUrl: string, page: SitemapPage): string[] => {
  const { changedAt } = page
  const alternates = alternatesOf(publicUrl, page)
  const links = alternates.map(
    ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  const lastmod = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`
  return alternates
    .filter(([hreflang]) => hreflang !== 'x-default')
    .map(([, url]) => `<url><loc>${escapeXml(url)}</loc>${lastmod}${links.join('')}</url>\n`)
}

/** The sitemap index, for sites with more pages than one file may contain. */
export const sitemapIndexOf = (publicUrl: string, files: number): string => {
  const entries = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${at + 1}.xml`)}</loc></sitemap>\n`,
  )
  return `${xmlHeader}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

/** Keeps crawlers out of guarded areas, the API and pages reached by emailed links. */
export const robotsOf = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/auth',
      '/dashboard',
      // Ends with `$` so that `/clients` stays allowed.
      '/client$',
      '/client/',
      '/client?',
      '/newsletter/',
      '/reset-password',
      '/verify-email',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
