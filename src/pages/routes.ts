import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Permission } from '#access/permissions.ts'

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
  /** `open` pages are drawn on the server; `guests` and permissions wait behind the guard. */
  access: 'open' | 'guests' | Permission
}

type Options = Partial<Pick<Page, 'access' | 'Layout' | 'status'>>

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
    access: 'open',
    ...options,
  }
}

const DashboardLayout = lazy(() => import('./dashboard/dashboard-layout.tsx'))
const PortalLayout = lazy(() => import('./portal/portal-layout.tsx'))
const office = { access: 'dashboard.view', Layout: DashboardLayout } as const
const portal = { access: 'portal.use', Layout: PortalLayout } as const

const pages: readonly Page[] = [
  page('/', 'public/home-page.tsx', () => import('./public/home-page.tsx')),
  page('/auth', 'auth/auth-page.tsx', () => import('./auth/auth-page.tsx'), { access: 'guests' }),
  page('/dashboard', 'dashboard/overview-page.tsx', () => import('./dashboard/overview-page.tsx'), office),
  page('/dashboard/services', 'dashboard/services-page.tsx', () => import('./dashboard/services-page.tsx'), {
    ...office,
    access: 'services.manage',
  }),
  page(
    '/dashboard/consultations',
    'dashboard/consultations-page.tsx',
    () => import('./dashboard/consultations-page.tsx'),
    { ...office, access: 'consultations.manage' },
  ),
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

export const pageIsPublic = ({ access }: Page): boolean => access === 'open'
