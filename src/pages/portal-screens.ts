import type { TextKey } from '#i18n/translate.tsx'
import type { Screen } from './page.ts'

type PortalScreen = Pick<Screen, 'path' | 'file'> & {
  /** Its name in the navigation; pages of one record have no entry. */
  section?: TextKey
}

/** The portal's pages, in the order of its navigation. */
export const portalScreens = [
  { path: '/client', file: 'portal/overview-page.tsx', section: 'auth.dashboard' },
  { path: '/client/consultations', file: 'portal/consultations-page.tsx', section: 'portal.consultations' },
  { path: '/client/consultations/:id', file: 'portal/consultation-page.tsx' },
  { path: '/client/messages', file: 'portal/messages-page.tsx', section: 'portal.letters' },
  { path: '/client/messages/:id', file: 'portal/message-page.tsx' },
  { path: '/client/favorites', file: 'portal/favorites-page.tsx', section: 'portal.favorites' },
  { path: '/client/documents', file: 'portal/documents-page.tsx', section: 'portal.documents' },
  { path: '/client/profile', file: 'portal/profile-page.tsx', section: 'portal.profile' },
] as const satisfies readonly PortalScreen[]

export type PortalPath = (typeof portalScreens)[number]['path']

declare module '#access/href.ts' {
  interface PagePaths {
    portal: PortalPath
  }
}
