import type { TextKey } from '#i18n/translate.tsx'
import type { PublicationCategory } from '../schema.ts'

/** The label of each category: practice areas, by the names that publications use. */
export const categoryLabel: Record<PublicationCategory, TextKey> = {
  corporate_law: 'area.corporate',
  litigation: 'area.litigation',
  intellectual_property: 'area.intellectualProperty',
  real_estate: 'area.realEstate',
  employment: 'area.employment',
  contract: 'area.contract',
  other: 'area.other',
}
