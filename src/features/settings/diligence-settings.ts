import { areaList, trueOrFalse, wholeOrNone } from './setting-fields.ts'

/** The policy of the firm about due diligence. */
export const diligenceSettings = {
  diligence_areas: {
    section: 'diligence',
    kind: 'areas',
    label: 'settings.diligenceAreas',
    hint: 'settings.diligenceAreas.hint',
    schema: areaList,
    isOfficeOnly: true,
  },
  owner_share: {
    section: 'diligence',
    kind: 'text',
    label: 'settings.ownerShare',
    hint: 'settings.ownerShare.hint',
    schema: wholeOrNone(1, 100),
    input: { dir: 'ltr', inputMode: 'numeric', placeholder: '25' },
    isOfficeOnly: true,
  },
  identity_years: {
    section: 'diligence',
    kind: 'text',
    label: 'settings.identityYears',
    hint: 'settings.identityYears.hint',
    schema: wholeOrNone(5, 30),
    input: { dir: 'ltr', inputMode: 'numeric', placeholder: '10' },
    isOfficeOnly: true,
  },
  identity_copies: {
    section: 'diligence',
    kind: 'switch',
    label: 'settings.identityCopies',
    hint: 'settings.identityCopies.hint',
    states: { true: 'settings.identityCopies.on', false: 'settings.identityCopies.off' },
    schema: trueOrFalse,
    isOfficeOnly: true,
  },
} as const
