import type { PublicationCategory } from '../schema.ts'

/** The categories offered on the home page (specification); the archive has all seven. */
export const homeCategories = [
  'all',
  'corporate_law',
  'intellectual_property',
  'employment',
  'litigation',
] as const satisfies readonly (PublicationCategory | 'all')[]
export type HomeCategory = (typeof homeCategories)[number]

/** One large card and four small ones. */
const pageSize = '5'

export const homePublications = (category: HomeCategory = 'all'): URLSearchParams =>
  new URLSearchParams(category === 'all' ? { pageSize } : { category, pageSize })
