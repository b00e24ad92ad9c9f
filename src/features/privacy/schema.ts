import type { LegalPageSlug } from '#features/legal-pages/schema.ts'

/** What people agree to, and the text that says it. */
export const consentTexts = {
  terms: 'terms-of-service',
  privacy: 'privacy-policy',
  newsletter: 'privacy-policy',
} as const satisfies Record<string, LegalPageSlug>
export type ConsentPurpose = keyof typeof consentTexts

export const erasureStates = ['open', 'withdrawn', 'refused', 'done'] as const
export type ErasureState = (typeof erasureStates)[number]
