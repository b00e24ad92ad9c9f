import type { TextKey } from '#i18n/translate.tsx'

/** The sections in the navigation, in page order. */
export const sectionsOfHome = [
  { id: 'about', label: 'nav.about' },
  { id: 'services', label: 'nav.services' },
  { id: 'team', label: 'nav.team' },
  { id: 'publications', label: 'nav.publications' },
  { id: 'consultation', label: 'nav.consultation' },
  { id: 'contact', label: 'nav.contact' },
] as const satisfies readonly { id: string; label: TextKey }[]
