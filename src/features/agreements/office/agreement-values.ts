import * as z from 'zod/mini'
import { dayAsTyped } from '#fields/day.ts'
import { foldNumber } from '#fields/fold.ts'
import { feeOf, formatAmount, readAmount, vatOf } from '../amounts.ts'
import { type AgreementInput, agreementInput } from '../input.ts'
import type { Agreement, Template } from '../schema.ts'
import type { dueKinds, FeeKind, VatRate } from '../values.ts'

/** An installment in the form. The native controls have texts only. */
export type InstallmentValues = {
  labelAr: string
  labelEn: string
  amount: string
  due: (typeof dueKinds)[number]
  day: string
  stage: string
}

export type AgreementValues = {
  lawyerId: string
  kind: FeeKind
  amount: string
  vatRate: string
  validUntil: string
  expectedFrom: string
  expectedTo: string
  representative: string
  capacity: string
  payerName: string
  payerConsentOn: string
  estimate: string
  cap: string
  instalments: InstallmentValues[]
  textAr: string
  textEn: string
}

export const emptyInstallment: InstallmentValues = {
  labelAr: '',
  labelEn: '',
  amount: '',
  due: 'acceptance',
  day: '',
  stage: 'none',
}

const amountAsTyped = (halalas: number | null): string => (halalas === null ? '' : formatAmount(halalas))

export const valuesOf = (agreement: Agreement): AgreementValues => ({
  lawyerId: String(agreement.lawyerId ?? 'none'),
  kind: agreement.kind,
  amount: formatAmount(agreement.amount),
  vatRate: String(agreement.vatRate),
  validUntil: dayAsTyped(agreement.validUntil),
  expectedFrom: dayAsTyped(agreement.expectedFrom),
  expectedTo: dayAsTyped(agreement.expectedTo),
  estimate: amountAsTyped(agreement.estimate),
  cap: amountAsTyped(agreement.cap),
  representative: agreement.representative,
  capacity: agreement.capacity,
  payerName: agreement.payerName,
  payerConsentOn: dayAsTyped(agreement.payerConsentOn),
  instalments: agreement.instalments.map(({ labelAr, labelEn, amount, due, day, stage }) => ({
    labelAr,
    labelEn,
    amount: formatAmount(amount),
    due,
    day: dayAsTyped(day),
    stage: String(stage ?? 'none'),
  })),
  textAr: agreement.textAr,
  textEn: agreement.textEn,
})

/** A hidden day or stage of an installment is not sent. */
export const bodyOf = (values: AgreementValues): z.input<typeof agreementInput> => ({
  ...values,
  lawyerId: Number(values.lawyerId),
  vatRate: Number(values.vatRate) as VatRate,
  instalments: values.instalments.map(({ due, day, stage, ...part }) => ({
    ...part,
    due,
    day: due === 'day' ? day : null,
    stage: due === 'stage' && stage !== 'none' ? Number(stage) : null,
  })),
})

const parsed = (values: AgreementValues) => {
  const { data, error } = z.safeParse(agreementInput, bodyOf(values))
  const issues = (error?.issues ?? []).map(({ path, message }) => ({
    code: 'custom' as const,
    message,
    path: [...path],
    input: values,
  }))
  return { data, issues }
}

/** The form of an agreement: the texts of its controls, validated as the body of the call. */
export const agreementForm = z.pipe(
  z.custom<AgreementValues>(),
  z.transform((values: AgreementValues, context): AgreementInput => {
    const { data, issues } = parsed(values)
    context.issues.push(...issues)
    return data ?? z.NEVER
  }),
)

/** The value of the select of templates for a text without one. */
export const noTemplate = 'empty'

export type DraftValues = Pick<
  AgreementValues,
  'lawyerId' | 'kind' | 'amount' | 'vatRate' | 'validUntil' | 'textAr'
> & { templateId: string }

/** The form of a new draft. A template replaces the typed text. */
export const draftForm = (templates: readonly Template[]) =>
  z.pipe(
    z.custom<DraftValues>(),
    z.transform(({ templateId, textAr, ...typed }: DraftValues, context): AgreementInput => {
      const template = templates.find(({ id }) => String(id) === templateId)
      const { data, issues } = parsed({
        ...typed,
        expectedFrom: '',
        expectedTo: '',
        representative: '',
        capacity: '',
        estimate: '',
        cap: '',
        payerName: '',
        payerConsentOn: '',
        instalments: [],
        textAr: template?.textAr ?? textAr,
        textEn: template?.textEn ?? '',
      })
      context.issues.push(...issues)
      return data ?? z.NEVER
    }),
  )

/** The templates of the area of the request precede all others, and reviewed ones precede drafts. */
export const templatesFor = (templates: readonly Template[], area: string): Template[] => {
  const rankOf = (template: Template) => Number(template.area !== area) * 2 + Number(!template.isReviewed)
  return templates.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** A typed amount in halalas; undefined if it is not an amount. */
const halalasOf = (typed: string): number | undefined => readAmount(foldNumber(typed))

/**
 * The sums of a form as typed, or per hour for hourly work. Undefined without a valid fee. `missing` is the rest
 * without an installment. It is null for hourly work, because advances do not add up to a total.
 */
export const sumsOf = ({
  kind,
  amount,
  vatRate,
  instalments: installments,
}: Pick<AgreementValues, 'kind' | 'amount' | 'vatRate' | 'instalments'>) => {
  const net = halalasOf(amount)
  if (net === undefined) return undefined
  const percent = Number(vatRate) as VatRate
  const fee = feeOf({ kind, amount: net, vatRate: percent })
  const planned = installments.reduce((sum, each) => sum + (halalasOf(each.amount) ?? 0), 0)
  return {
    vat: vatOf(net, percent),
    ...fee,
    missing: fee.total === null ? null : installments.length === 0 ? 0 : fee.total - planned,
  }
}

/** The typed installment as one line of a comparison. */
export const textOfInstallments = (
  installments: readonly InstallmentValues[],
  dueText: (due: InstallmentValues['due']) => string,
): string =>
  installments
    .map(({ labelAr, labelEn, amount, due, day }) =>
      [labelAr, labelEn, amount, dueText(due), day].filter(Boolean).join(' · '),
    )
    .join('\n')
