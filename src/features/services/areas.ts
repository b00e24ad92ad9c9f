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
