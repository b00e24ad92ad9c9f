import type { Screen } from './page.ts'

/**
 * The website's pages. Pages without an id and without a token are in the sitemap, unless `isIndexed` is
 * false.
 */
export const websiteScreens = [
  { path: '/', file: 'home' },
  { path: '/about', file: 'about' },
  {
    path: '/publications',
    file: 'publications',
    parameters: ['q', 'category', 'year', 'page'],
  },
  { path: '/publications/:id', file: 'publication' },
  { path: '/search', file: 'search', parameters: ['q'], isIndexed: false },
  { path: '/services/:id', file: 'service' },
  { path: '/team/:id', file: 'team-member' },
  { path: '/clients', file: 'clients' },
  { path: '/contact', file: 'contact' },
  { path: '/privacy-policy', file: 'legal' },
  { path: '/terms-of-service', file: 'legal' },
  { path: '/disclaimer', file: 'legal' },
  { path: '/newsletter/confirm', file: 'newsletter-confirm', parameters: ['token'] },
  { path: '/newsletter/areas', file: 'newsletter-areas', parameters: ['token'] },
  { path: '/newsletter/unsubscribe', file: 'newsletter-unsubscribe', parameters: ['token'] },
  { path: '/requests', file: 'request', parameters: ['token'] },
  { path: '/requests/questions', file: 'request-questions', parameters: ['token'] },
  { path: '/reset-password', file: 'reset-password', parameters: ['token'] },
  { path: '/verify-email', file: 'verify-email', parameters: ['token'] },
  { path: '/verify', file: 'verify', isIndexed: false },
  { path: '/auth', file: 'auth', access: 'guests', parameters: ['tab'] },
] as const satisfies readonly Screen[]

/** Rendered for every unknown address. */
export const notFoundScreen = {
  path: '/404',
  file: 'not-found',
  status: 404,
} as const satisfies Screen

export type WebsitePath = (typeof websiteScreens)[number]['path']

declare module '#access/href.ts' {
  interface PagePaths {
    website: WebsitePath
  }
}
