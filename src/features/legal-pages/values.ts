// Apart from the schemas, since a list names these and checks nothing.

export const legalPageSlugs = ['privacy-policy', 'terms-of-service', 'disclaimer'] as const
export type LegalPageSlug = (typeof legalPageSlugs)[number]
