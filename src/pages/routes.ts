import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Permission } from '#access/permissions.ts'
import { isPublicForm } from './public-form-names.ts'

export type PageParams = Record<string, string>
type PageModule = { default: ComponentType<{ params: PageParams }> }

export type Page = {
  pattern: RegExp
  /** The source file, as the build's manifest names it: the server preloads its scripts and styles. */
  source: string
  load: () => Promise<PageModule>
  Screen: ComponentType<{ params: PageParams }>
  /** What surrounds the pages of one area; it stays while one page gives way to the next. */
  Layout?: ComponentType<{ path: string; children: ReactNode }>
  status: 200 | 404
  /** Names of the parameters in the address that decide what the page holds; the rest of a query changes nothing. */
  parameters: readonly string[]
  /** `open` pages are drawn on the server; `guests` and permissions wait behind the guard. */
  access: 'open' | 'guests' | Permission
}

type Options = Partial<Pick<Page, 'access' | 'Layout' | 'status' | 'parameters'>>

/** `/services/:id` as a pattern with named groups; an id is digits. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>\\d+)')}/?$`)

const page = (path: string, source: string, load: () => Promise<PageModule>, options: Options = {}): Page => {
  let loading: Promise<PageModule> | undefined
  const loadOnce = () => {
    loading ??= load()
    // A chunk that failed to arrive is asked for again at the next try.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  return {
    pattern: patternOf(path),
    source: `src/pages/${source}`,
    load: loadOnce,
    Screen: lazy(loadOnce),
    status: 200,
    parameters: [],
    access: 'open',
    ...options,
  }
}

const DashboardLayout = lazy(() => import('./dashboard/dashboard-layout.tsx'))
const PortalLayout = lazy(() => import('./portal/portal-layout.tsx'))
const office = { access: 'dashboard.view', Layout: DashboardLayout } as const
const portal = { access: 'portal.use', Layout: PortalLayout } as const

/** `/dashboard/users` is `dashboard/users-page.tsx`. */
const officePage = (
  name: string,
  load: () => Promise<PageModule>,
  access: Permission = 'dashboard.view',
): Page => page(`/dashboard/${name}`, `dashboard/${name}-page.tsx`, load, { ...office, access })

const pages: readonly Page[] = [
  page('/', 'public/home-page.tsx', () => import('./public/home-page.tsx')),
  page('/team/:id', 'public/team-member-page.tsx', () => import('./public/team-member-page.tsx')),
  page('/services/:id', 'public/service-page.tsx', () => import('./public/service-page.tsx')),
  page('/about', 'public/about-page.tsx', () => import('./public/about-page.tsx')),
  page('/clients', 'public/clients-page.tsx', () => import('./public/clients-page.tsx')),
  page('/publications', 'public/publications-page.tsx', () => import('./public/publications-page.tsx'), {
    parameters: ['q', 'category', 'year', 'page'],
  }),
  page('/publications/:id', 'public/publication-page.tsx', () => import('./public/publication-page.tsx')),
  page('/contact', 'public/contact-page.tsx', () => import('./public/contact-page.tsx')),
  page(
    '/newsletter/confirm',
    'public/newsletter-confirm-page.tsx',
    () => import('./public/newsletter-confirm-page.tsx'),
    { parameters: ['token'] },
  ),
  page(
    '/newsletter/unsubscribe',
    'public/newsletter-unsubscribe-page.tsx',
    () => import('./public/newsletter-unsubscribe-page.tsx'),
    { parameters: ['token'] },
  ),
  page(
    '/(?<slug>privacy-policy|terms-of-service|disclaimer)',
    'public/legal-page.tsx',
    () => import('./public/legal-page.tsx'),
  ),
  page('/auth', 'auth/auth-page.tsx', () => import('./auth/auth-page.tsx'), { access: 'guests' }),
  page('/dashboard', 'dashboard/overview-page.tsx', () => import('./dashboard/overview-page.tsx'), office),
  officePage('services', () => import('./dashboard/services-page.tsx'), 'services.manage'),
  officePage('consultations', () => import('./dashboard/consultations-page.tsx'), 'consultations.manage'),
  officePage('messages', () => import('./dashboard/messages-page.tsx'), 'messages.manage'),
  officePage('documents', () => import('./dashboard/documents-page.tsx'), 'documents.manage'),
  officePage('newsletter', () => import('./dashboard/newsletter-page.tsx'), 'newsletter.view'),
  officePage('audit', () => import('./dashboard/audit-page.tsx'), 'audit.view'),
  officePage('outbox', () => import('./dashboard/outbox-page.tsx'), 'outbox.manage'),
  officePage('users', () => import('./dashboard/users-page.tsx'), 'users.manage'),
  officePage('settings', () => import('./dashboard/settings-page.tsx'), 'settings.manage'),
  officePage('account', () => import('./dashboard/account-page.tsx')),
  officePage('help', () => import('./dashboard/help-page.tsx')),
  page('/client', 'portal/overview-page.tsx', () => import('./portal/overview-page.tsx'), portal),
  page(
    '/client/consultations',
    'portal/consultations-page.tsx',
    () => import('./portal/consultations-page.tsx'),
    portal,
  ),
  page(
    '/client/consultations/:id',
    'portal/consultation-page.tsx',
    () => import('./portal/consultation-page.tsx'),
    portal,
  ),
]

const notFoundPage = page('/404', 'public/not-found-page.tsx', () => import('./public/not-found-page.tsx'), {
  status: 404,
})

/** The page of a path, and the not-found page for any other; undefined asks for the not-found page itself. */
export const matchPage = (path: string | undefined): { page: Page; params: PageParams } => {
  for (const candidate of path === undefined ? [] : pages) {
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
