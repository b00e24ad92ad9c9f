import type { PublicationCategory } from './values.ts'

/** The label of each category. These are the practice areas, under the names that publications use. */
export const categoryLabel = {
  corporate_law: 'area.corporate',
  litigation: 'area.litigation',
  intellectual_property: 'area.intellectualProperty',
  real_estate: 'area.realEstate',
  employment: 'area.employment',
  contract: 'area.contract',
  other: 'area.other',
} as const satisfies Record<PublicationCategory, `area.${string}`>
