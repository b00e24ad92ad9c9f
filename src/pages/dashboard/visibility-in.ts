import { type VisibilityFilter, visibilityFilters } from '#ui/visibility-filter.tsx'

/** What the address says of visibility; a word that is none counts as all. */
export const visibilityIn = ({ isVisible }: Record<string, string>): VisibilityFilter =>
  visibilityFilters.find((known) => known === isVisible) ?? 'all'

/** `parameters` without a visibility that is none, which the API would refuse. */
export const askedWith = (parameters: URLSearchParams, visibility: VisibilityFilter): URLSearchParams => {
  const asked = new URLSearchParams(parameters)
  if (visibility === 'all') asked.delete('isVisible')
  return asked
}
