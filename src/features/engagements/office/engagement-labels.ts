import type { TextKey } from '#i18n/translate.tsx'
import type { FeeKind } from '../values.ts'
import type { EngagementValues, InstalmentValues } from './engagement-values.ts'

// Separate from the values: lists of gaps need the labels without the validation code.

/** Labels by field, in the order of the page. */
export const labelOfField = {
  lawyerId: 'engagement.lawyer',
  kind: 'engagement.kind',
  amount: 'engagements.amount',
  vatRate: 'engagements.vatRate',
  estimate: 'engagement.estimate',
  cap: 'engagement.cap',
  validUntil: 'engagement.validUntil',
  expectedFrom: 'engagements.expectedFrom',
  expectedTo: 'engagements.expectedTo',
  representative: 'engagements.representative',
  capacity: 'engagements.capacity',
  payerName: 'engagements.payerName',
  payerConsentOn: 'engagements.payerConsentOn',
  instalments: 'engagement.instalments',
  textAr: 'engagements.textAr',
  textEn: 'engagements.textEn',
} as const satisfies Record<keyof EngagementValues, TextKey>

/** The amount of work by the hour is a rate. */
export const labelsFor = (kind: FeeKind): Record<keyof EngagementValues, TextKey> => ({
  ...labelOfField,
  ...(kind === 'hourly' && { amount: 'engagements.rate' }),
})

const instalmentLabels = {
  labelAr: 'engagements.instalment.labelAr',
  labelEn: 'engagements.instalment.labelEn',
  amount: 'engagements.instalment.amount',
  due: 'engagements.instalment.due',
  day: 'engagements.instalment.day',
  stage: 'engagements.instalment.stage',
} as const satisfies Record<keyof InstalmentValues, TextKey>

/** The labels with those of each instalment, in the order of the page. */
export const labelsWith = (kind: FeeKind, count: number): Record<string, TextKey> => {
  const rows = Array.from({ length: count }, (_, at) =>
    Object.entries(instalmentLabels).map(([part, label]): [string, TextKey] => [
      `instalments.${at}.${part}`,
      label,
    ]),
  ).flat()
  return Object.fromEntries(
    Object.entries(labelsFor(kind)).flatMap(([name, label]): [string, TextKey][] =>
      name === 'instalments' ? [...rows, [name, label]] : [[name, label]],
    ),
  )
}

export const isEngagementField = (name: string): name is keyof EngagementValues =>
  Object.hasOwn(labelOfField, name)
