import type { Address } from '#access/href.ts'
import { languages } from '#languages/language.ts'
import type { Screen } from '#pages/page.ts'
import { addressIn } from '#pages/page-addresses.ts'
import { websiteScreens } from '#pages/website-screens.ts'
import { escapeXml, xmlHeader } from './xml.ts'

/** A public page; `changedAt` is an instant, where the page has one. */
export type SitemapPage = { path: Address; changedAt?: string | undefined }

/** The pages that are there whatever the firm has written. */
export const standingPages = (websiteScreens as readonly Screen[])
  .filter(({ path, access, parameters }) => !access && !/:/.test(path) && !parameters?.includes('token'))
  .map(({ path }) => path as Address)

/** The protocol allows 50,000 addresses in a file; each page has one in each language. */
export const mostPagesOfFile = 50_000 / languages.length

/** One file of the map: every page in every language, each naming the others. */
export const sitemapOf = (publicUrl: string, pages: readonly SitemapPage[]): string => {
  const urls = pages.flatMap((page) => languages.map((language) => urlOf(publicUrl, page, language)))
  return `${xmlHeader}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

const urlOf = (publicUrl: string, { path, changedAt }: SitemapPage, language: (typeof languages)[number]) => {
  const alternates = [
    ...languages.map((each) => [each, addressIn(publicUrl, path, each)]),
    ['x-default', publicUrl + path],
  ].map(
    ([hreflang = '', href = '']) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  const lastmod = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`
  return `<url><loc>${escapeXml(addressIn(publicUrl, path, language))}</loc>${lastmod}${alternates.join('')}</url>\n`
}

/** Names the files where there are more pages than one may hold. */
export const sitemapIndexOf = (publicUrl: string, files: number): string => {
  const entries = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${at + 1}.xml`)}</loc></sitemap>\n`,
  )
  return `${xmlHeader}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

/** What is for people who are logged in, for calls, or for one person's mail is kept out. */
export const robotsOf = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/auth',
      '/dashboard',
      // Not the page of clients, whose path begins alike.
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
