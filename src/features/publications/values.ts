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

export const publicationStates = ['draft', 'scheduled', 'published'] as const
export type PublicationState = (typeof publicationStates)[number]

/** Drafts are hidden; a future date publishes by itself. */
export const stateOf = (
  { isVisible, publishDate }: { isVisible: boolean; publishDate: string },
  now: Date,
): PublicationState =>
  isVisible ? (Date.parse(publishDate) > now.getTime() ? 'scheduled' : 'published') : 'draft'
