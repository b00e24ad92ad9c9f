import type { TextKey } from '#i18n/translate.tsx'

/** The sections that the navigation leads to, in the order of the page. */
export const sectionsOfHome = [
  { id: 'about', label: 'nav.about' },
  { id: 'services', label: 'nav.services' },
  { id: 'team', label: 'nav.team' },
  { id: 'publications', label: 'nav.publications' },
  { id: 'consultation', label: 'nav.consultation' },
  { id: 'contact', label: 'nav.contact' },
] as const satisfies readonly { id: string; label: TextKey }[]
