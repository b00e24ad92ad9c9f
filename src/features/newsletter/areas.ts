import { type PublicationCategory, publicationCategories } from '#features/publications/values.ts'
import type { Language } from '#languages/language.ts'

/** The chosen areas and language; no area means all. */
export type Subscription = { areas: PublicationCategory[]; language: Language }

/**
 * The chosen areas in display order. Choosing all is stored as an empty list, so that it includes future
 * areas.
 */
export const chosenAreas = (chosen: readonly string[]): PublicationCategory[] => {
  const areas = publicationCategories.filter((area) => chosen.includes(area))
  return areas.length === publicationCategories.length ? [] : areas
}
