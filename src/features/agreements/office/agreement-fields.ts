import type { TextKey } from '#i18n/translate.tsx'
import type { FeeKind } from '../values.ts'
import type { AgreementValues, InstallmentValues } from './agreement-values.ts'

// Separate from the values: lists of gaps need the labels without the validation code.

/** Labels by field, in the order of the page. */
export const labelOfField = {
  lawyerId: 'agreement.lawyer',
  kind: 'agreement.kind',
  amount: 'agreements.amount',
  vatRate: 'agreements.vatRate',
  estimate: 'agreement.estimate',
  cap: 'agreement.cap',
  validUntil: 'agreement.validUntil',
  expectedFrom: 'agreements.expectedFrom',
  expectedTo: 'agreements.expectedTo',
  representative: 'agreements.representative',
  capacity: 'agreements.capacity',
  payerName: 'agreements.payerName',
  payerConsentOn: 'agreements.payerConsentOn',
  instalments: 'agreement.installments',
  textAr: 'agreements.textAr',
  textEn: 'agreements.textEn',
} as const satisfies Record<keyof AgreementValues, TextKey>

/** For hourly work, the amount is a rate. */
export const labelsFor = (kind: FeeKind): Record<keyof AgreementValues, TextKey> => ({
  ...labelOfField,
  ...(kind === 'hourly' && { amount: 'agreements.rate' }),
})

const installmentLabels = {
  labelAr: 'agreements.installment.labelAr',
  labelEn: 'agreements.installment.labelEn',
  amount: 'agreements.installment.amount',
  due: 'agreements.installment.due',
  day: 'agreements.installment.day',
  stage: 'agreements.installment.stage',
} as const satisfies Record<keyof InstallmentValues, TextKey>

/** The labels with those of each installment, in the order of the page. */
export const labelsWith = (kind: FeeKind, count: number): Record<string, TextKey> => {
  const rows = Array.from({ length: count }, (_, at) =>
    Object.entries(installmentLabels).map(([part, label]): [string, TextKey] => [
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

export const isAgreementField = (name: string): name is keyof AgreementValues =>
  Object.hasOwn(labelOfField, name)

/** Focuses the control of a form by its name, and scrolls it into view. */
export const focusFieldNamed = (name: string): void => {
  const [field] = document.getElementsByName(name)
  if (!field) return
  field.focus({ preventScroll: true })
  document.activeElement?.scrollIntoView({ block: 'center' })
}
