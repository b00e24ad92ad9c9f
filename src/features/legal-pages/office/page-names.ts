import type { TextKey } from '#i18n/translate.tsx'
import type { LegalPageSlug } from '../schema.ts'

/** The office's name of each page, independent of its current title. */
export const pageNames = {
  'privacy-policy': 'pages.name.privacy-policy',
  'terms-of-service': 'pages.name.terms-of-service',
  disclaimer: 'pages.name.disclaimer',
} as const satisfies Record<LegalPageSlug, TextKey>
