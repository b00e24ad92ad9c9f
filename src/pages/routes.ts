import { type Page, type PageParams, page } from './page.ts'
import { isPublicForm } from './public-form-names.ts'

const pages: readonly Page[] = [
  page('/', 'website/home-page.tsx', () => import('./website/home-page.tsx')),
  page('/team/:id', 'website/team-member-page.tsx', () => import('./website/team-member-page.tsx')),
  page('/services/:id', 'website/service-page.tsx', () => import('./website/service-page.tsx')),
  page('/about', 'website/about-page.tsx', () => import('./website/about-page.tsx')),
  page('/clients', 'website/clients-page.tsx', () => import('./website/clients-page.tsx')),
  page('/publications', 'website/publications-page.tsx', () => import('./website/publications-page.tsx'), {
    parameters: ['q', 'category', 'year', 'page'],
  }),
  page('/publications/:id', 'website/publication-page.tsx', () => import('./website/publication-page.tsx')),
  page('/contact', 'website/contact-page.tsx', () => import('./website/contact-page.tsx')),
  page(
    '/newsletter/confirm',
    'website/newsletter-confirm-page.tsx',
    () => import('./website/newsletter-confirm-page.tsx'),
    { parameters: ['token'] },
  ),
  page(
    '/newsletter/unsubscribe',
    'website/newsletter-unsubscribe-page.tsx',
    () => import('./website/newsletter-unsubscribe-page.tsx'),
    { parameters: ['token'] },
  ),
  page(
    '/reset-password',
    'website/reset-password-page.tsx',
    () => import('./website/reset-password-page.tsx'),
    { parameters: ['token'] },
  ),
  page('/verify-email', 'website/verify-email-page.tsx', () => import('./website/verify-email-page.tsx'), {
    parameters: ['token'],
  }),
  page(
    '/(?<slug>privacy-policy|terms-of-service|disclaimer)',
    'website/legal-page.tsx',
    () => import('./website/legal-page.tsx'),
  ),
  page('/auth', 'website/auth-page.tsx', () => import('./website/auth-page.tsx'), { access: 'guests' }),
]

const notFoundPage = page(
  '/404',
  'website/not-found-page.tsx',
  () => import('./website/not-found-page.tsx'),
  {
    status: 404,
  },
)

let guardedPages: readonly Page[] | undefined
let arriving: Promise<void> | undefined

const lacksTable = (path: string): boolean => !guardedPages && /^\/(dashboard|client)(\/|$)/.test(path)

/** The table of the guarded pages comes with the first of them; the server has it from the start. */
export const loadGuardedPages = (): Promise<void> => {
  arriving ??= import('./guarded-pages.ts').then((table) => {
    guardedPages = table.guardedPages
  })
  // A chunk that failed to arrive is asked for again at the next try.
  arriving.catch(() => {
    arriving = undefined
  })
  return arriving
}

/** What must be waited for before `matchPage` knows the page of a path. */
export const pagesOnTheirWay = (path: string): Promise<void> | undefined =>
  lacksTable(path) ? loadGuardedPages() : undefined

/** The page of a path, and the not-found page for any other; undefined asks for the not-found page itself. */
export const matchPage = (path: string | undefined): { page: Page; params: PageParams } => {
  if (path !== undefined && lacksTable(path))
    throw new Error(`the table of guarded pages is not here: ${path}`)
  for (const candidate of path === undefined ? [] : [...pages, ...(guardedPages ?? [])]) {
    const match = candidate.pattern.exec(path ?? '')
    if (match) return { page: candidate, params: { ...match.groups } }
  }
  return { page: notFoundPage, params: {} }
}

/**
 * Of a query only what the page reads, in one order: pages that hold the same have one address. Every page may
 * say that one of its forms was sent.
 */
export const parametersOf = ({ parameters }: Page, search: string): URLSearchParams => {
  const asked = new URLSearchParams(search)
  const given = (name: string): string => asked.get(name)?.trim() ?? ''
  const names = isPublicForm(given('sent')) ? [...parameters, 'sent'] : parameters
  return new URLSearchParams(names.flatMap((name) => (given(name) ? [[name, given(name)]] : [])))
}

export const pageIsPublic = ({ access }: Page): boolean => access === 'open'
