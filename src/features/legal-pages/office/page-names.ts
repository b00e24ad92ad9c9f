import type { TextKey } from '#i18n/translate.tsx'
import type { LegalPageSlug } from '../schema.ts'

/** How the office names each page, whatever its current title is. */
export const pageNames = {
  'privacy-policy': 'pages.name.privacy-policy',
  'terms-of-service': 'pages.name.terms-of-service',
  disclaimer: 'pages.name.disclaimer',
} as const satisfies Record<LegalPageSlug, TextKey>
