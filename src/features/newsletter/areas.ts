import { type PublicationCategory, publicationCategories } from '#features/publications/values.ts'
import type { Language } from '#languages/language.ts'

/** What somebody wants to receive; without any area, everything. */
export type Subscription = { areas: PublicationCategory[]; language: Language }

/** In the order in which they are offered. Whoever chooses all of them follows whatever there will be, too. */
export const chosenAreas = (chosen: readonly string[]): PublicationCategory[] => {
  const areas = publicationCategories.filter((area) => chosen.includes(area))
  return areas.length === publicationCategories.length ? [] : areas
}
