// Apart from the schemas, since a list names these and checks nothing.

export const publicationCategories = [
  'corporate_law',
  'litigation',
  'intellectual_property',
  'real_estate',
  'employment',
  'contract',
  'other',
] as const
export type PublicationCategory = (typeof publicationCategories)[number]
