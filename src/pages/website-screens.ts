import type { Screen } from './page.ts'

/** The website's pages. Those without an id and without a token are in the sitemap. */
export const websiteScreens = [
  { path: '/', file: 'website/home-page.tsx' },
  { path: '/about', file: 'website/about-page.tsx' },
  {
    path: '/publications',
    file: 'website/publications-page.tsx',
    parameters: ['q', 'category', 'year', 'page'],
  },
  { path: '/publications/:id', file: 'website/publication-page.tsx' },
  { path: '/services/:id', file: 'website/service-page.tsx' },
  { path: '/team/:id', file: 'website/team-member-page.tsx' },
  { path: '/clients', file: 'website/clients-page.tsx' },
  { path: '/contact', file: 'website/contact-page.tsx' },
  { path: '/privacy-policy', file: 'website/legal-page.tsx' },
  { path: '/terms-of-service', file: 'website/legal-page.tsx' },
  { path: '/disclaimer', file: 'website/legal-page.tsx' },
  { path: '/newsletter/confirm', file: 'website/newsletter-confirm-page.tsx', parameters: ['token'] },
  { path: '/newsletter/unsubscribe', file: 'website/newsletter-unsubscribe-page.tsx', parameters: ['token'] },
  { path: '/reset-password', file: 'website/reset-password-page.tsx', parameters: ['token'] },
  { path: '/verify-email', file: 'website/verify-email-page.tsx', parameters: ['token'] },
  { path: '/auth', file: 'website/auth-page.tsx', access: 'guests' },
] as const satisfies readonly Screen[]

/** Rendered for every unknown address. */
export const notFoundScreen = {
  path: '/404',
  file: 'website/not-found-page.tsx',
  status: 404,
} as const satisfies Screen

export type WebsitePath = (typeof websiteScreens)[number]['path']

declare module '#access/href.ts' {
  interface PagePaths {
    website: WebsitePath
  }
}
