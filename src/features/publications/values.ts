// Separate from the schemas: lists need these values without the validation code.

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

/** Grapheme clusters of a preview (specification, section 9). */
export const previewLength = 120

export const publicationStates = ['draft', 'scheduled', 'published'] as const
export type PublicationState = (typeof publicationStates)[number]

/** Drafts are hidden. A publication with a future date is published at that time. */
export const stateOf = (
  { isVisible, publishDate }: { isVisible: boolean; publishDate: string },
  now: Date,
): PublicationState =>
  isVisible ? (Date.parse(publishDate) > now.getTime() ? 'scheduled' : 'published') : 'draft'
