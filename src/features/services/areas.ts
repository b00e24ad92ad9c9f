/** The practice areas; the consultation form offers the same seven (specification, section 3). */
export const serviceAreas = [
  'corporate',
  'litigation',
  'intellectual-property',
  'real-estate',
  'employment',
  'contract',
  'other',
] as const
export type ServiceArea = (typeof serviceAreas)[number]

/**
 * The dictionary key of an area, for code with access to all dictionaries: `real-estate` becomes
 * `area.realEstate`.
 */
export const areaKey = (area: ServiceArea): string =>
  `area.${area.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}`
