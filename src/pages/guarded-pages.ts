import { lazy } from 'react'
import type { Permission } from '#access/permissions.ts'
import { type Page, type PageModule, page } from './page.ts'

const DashboardLayout = lazy(() => import('./office/dashboard-layout.tsx'))
const PortalLayout = lazy(() => import('./portal/portal-layout.tsx'))
const office = { access: 'dashboard.view', Layout: DashboardLayout } as const
const portal = { access: 'portal.use', Layout: PortalLayout } as const

/** `/dashboard/users` is `office/users-page.tsx`. */
const officePage = (
  name: string,
  load: () => Promise<PageModule>,
  access: Permission = 'dashboard.view',
): Page => page(`/dashboard/${name}`, `office/${name}-page.tsx`, load, { ...office, access })

/** `/client/messages` is `portal/messages-page.tsx`. */
const portalPage = (path: string, name: string, load: () => Promise<PageModule>): Page =>
  page(`/client${path}`, `portal/${name}-page.tsx`, load, portal)

/** The dashboard and the portal: a table of its own, which visitors of the website never download. */
export const guardedPages: readonly Page[] = [
  page('/dashboard', 'office/overview-page.tsx', () => import('./office/overview-page.tsx'), office),
  officePage('publications', () => import('./office/publications-page.tsx'), 'publications.manage'),
  page(
    '/dashboard/publications/new',
    'office/publication-new-page.tsx',
    () => import('./office/publication-new-page.tsx'),
    { ...office, access: 'publications.manage' },
  ),
  page(
    '/dashboard/publications/:id',
    'office/publication-page.tsx',
    () => import('./office/publication-page.tsx'),
    { ...office, access: 'publications.manage' },
  ),
  officePage('services', () => import('./office/services-page.tsx'), 'services.manage'),
  officePage('team', () => import('./office/team-page.tsx'), 'team.manage'),
  officePage('clients', () => import('./office/clients-page.tsx'), 'clients.manage'),
  officePage('consultations', () => import('./office/consultations-page.tsx'), 'consultations.manage'),
  officePage('messages', () => import('./office/messages-page.tsx'), 'messages.manage'),
  officePage('documents', () => import('./office/documents-page.tsx'), 'documents.manage'),
  officePage('pages', () => import('./office/pages-page.tsx'), 'pages.manage'),
  officePage('newsletter', () => import('./office/newsletter-page.tsx'), 'newsletter.view'),
  officePage('audit', () => import('./office/audit-page.tsx'), 'audit.view'),
  officePage('outbox', () => import('./office/outbox-page.tsx'), 'outbox.manage'),
  officePage('users', () => import('./office/users-page.tsx'), 'users.manage'),
  officePage('settings', () => import('./office/settings-page.tsx'), 'settings.manage'),
  officePage('privacy', () => import('./office/privacy-page.tsx'), 'privacy.manage'),
  officePage('account', () => import('./office/account-page.tsx')),
  officePage('help', () => import('./office/help-page.tsx')),
  portalPage('', 'overview', () => import('./portal/overview-page.tsx')),
  portalPage('/consultations', 'consultations', () => import('./portal/consultations-page.tsx')),
  portalPage('/consultations/:id', 'consultation', () => import('./portal/consultation-page.tsx')),
  portalPage('/favorites', 'favorites', () => import('./portal/favorites-page.tsx')),
  portalPage('/profile', 'profile', () => import('./portal/profile-page.tsx')),
  portalPage('/documents', 'documents', () => import('./portal/documents-page.tsx')),
  portalPage('/messages', 'messages', () => import('./portal/messages-page.tsx')),
  portalPage('/messages/:id', 'message', () => import('./portal/message-page.tsx')),
]
