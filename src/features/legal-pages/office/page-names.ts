import type { TextKey } from '#i18n/translate.tsx'
import type { LegalPageSlug } from '../schema.ts'

/** What the office calls a page, whatever its present title says. */
export const pageNames = {
  'privacy-policy': 'pages.name.privacy-policy',
  'terms-of-service': 'pages.name.terms-of-service',
  disclaimer: 'pages.name.disclaimer',
} as const satisfies Record<LegalPageSlug, TextKey>
