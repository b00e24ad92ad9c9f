import type { TextKey } from '#i18n/translate.tsx'
import type { ServiceArea } from '../areas.ts'

/** The label of each practice area, in menus, tables and the consultation form. */
export const areaLabel: Record<ServiceArea, TextKey> = {
  corporate: 'area.corporate',
  litigation: 'area.litigation',
  'intellectual-property': 'area.intellectualProperty',
  'real-estate': 'area.realEstate',
  employment: 'area.employment',
  contract: 'area.contract',
  other: 'area.other',
}
