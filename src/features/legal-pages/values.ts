// Separate from the schemas: lists need these values without the validation code.

export const legalPageSlugs = ['privacy-policy', 'terms-of-service', 'disclaimer'] as const
export type LegalPageSlug = (typeof legalPageSlugs)[number]
