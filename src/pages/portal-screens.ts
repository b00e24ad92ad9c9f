import type { TextArea } from '#i18n/areas.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { Screen } from './page.ts'

type PortalScreen = Pick<Screen, 'path' | 'file'> & {
  /** Its title in the navigation; pages of one record have no entry. */
  section?: TextKey
  /** The areas of texts that it needs besides those of every page. */
  texts: readonly TextArea[]
  /** Opened first and most often, so the build weighs it more when screens share files. */
  isDaily?: true
}

/** The areas of texts of a request, which the overview shows, too, if it is the client's only one. */
export const requestTexts = [
  'forms',
  'messages',
  'agreements',
  'ownAgreement',
  'ownProgress',
  'ownMatter',
  'ownQuestions',
] as const satisfies readonly TextArea[]

/** The portal's pages, in the order of its navigation. */
export const portalScreens = [
  { path: '/client', file: 'overview', section: 'auth.dashboard', texts: ['ownProgress'], isDaily: true },
  {
    path: '/client/consultations',
    file: 'consultations',
    section: 'portal.consultations',
    texts: ['ownProgress'],
    isDaily: true,
  },
  { path: '/client/consultations/new', file: 'consultation-new', texts: ['forms'] },
  {
    path: '/client/consultations/:id',
    file: 'consultation',
    texts: requestTexts,
    isDaily: true,
  },
  {
    path: '/client/consultations/:id/questions',
    file: 'consultation-questions',
    texts: ['forms', 'ownQuestions'],
  },
  { path: '/client/engagements/:id', file: 'agreement', texts: ['forms', 'agreements', 'ownAgreement'] },
  { path: '/client/messages', file: 'messages', section: 'portal.letters', texts: ['messages'] },
  { path: '/client/messages/:id', file: 'message', texts: ['forms', 'messages'] },
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
