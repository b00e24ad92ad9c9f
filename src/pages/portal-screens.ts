import type { TextArea } from '#i18n/areas.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { Screen } from './page.ts'

type PortalScreen = Pick<Screen, 'path' | 'file'> & {
  /** Its title in the navigation; pages of one record have no entry. */
  section?: TextKey
  /** The areas of texts that it needs besides those of every page. */
  texts: readonly TextArea[]
}

/** The portal's pages, in the order of its navigation. */
export const portalScreens = [
  { path: '/client', file: 'overview', section: 'auth.dashboard', texts: [] },
  { path: '/client/consultations', file: 'consultations', section: 'portal.consultations', texts: [] },
  { path: '/client/consultations/new', file: 'consultation-new', texts: ['forms'] },
  {
    path: '/client/consultations/:id',
    file: 'consultation',
    texts: ['forms', 'ownAgreement', 'ownQuestions'],
  },
  {
    path: '/client/consultations/:id/questions',
    file: 'consultation-questions',
    texts: ['forms', 'ownQuestions'],
  },
  { path: '/client/engagements/:id', file: 'agreement', texts: ['forms', 'ownAgreement'] },
  { path: '/client/messages', file: 'messages', section: 'portal.letters', texts: [] },
  { path: '/client/messages/:id', file: 'message', texts: ['forms'] },
  { path: '/client/favorites', file: 'favorites', section: 'portal.favorites', texts: [] },
  { path: '/client/documents', file: 'documents', section: 'portal.documents', texts: [] },
  { path: '/client/profile', file: 'profile', section: 'portal.profile', texts: ['forms'] },
] as const satisfies readonly PortalScreen[]

export type PortalPath = (typeof portalScreens)[number]['path']

declare module '#access/href.ts' {
  interface PagePaths {
    portal: PortalPath
  }
}
