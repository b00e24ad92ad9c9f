import type { TextKey } from '#i18n/translate.tsx'
import type { Screen } from './page.ts'

type PortalScreen = Pick<Screen, 'path' | 'file'> & {
  /** Its title in the navigation; pages of one record have no entry. */
  section?: TextKey
}

/** The portal's pages, in the order of its navigation. */
export const portalScreens = [
  { path: '/client', file: 'overview', section: 'auth.dashboard' },
  { path: '/client/consultations', file: 'consultations', section: 'portal.consultations' },
  { path: '/client/consultations/new', file: 'consultation-new' },
  { path: '/client/consultations/:id', file: 'consultation' },
  { path: '/client/engagements/:id', file: 'agreement' },
  { path: '/client/messages', file: 'messages', section: 'portal.letters' },
  { path: '/client/messages/:id', file: 'message' },
  { path: '/client/favorites', file: 'favorites', section: 'portal.favorites' },
  { path: '/client/documents', file: 'documents', section: 'portal.documents' },
  { path: '/client/profile', file: 'profile', section: 'portal.profile' },
] as const satisfies readonly PortalScreen[]

export type PortalPath = (typeof portalScreens)[number]['path']

declare module '#access/href.ts' {
  interface PagePaths {
    portal: PortalPath
  }
}
