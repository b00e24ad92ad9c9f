import * as z from 'zod/mini'
import { dayAsTyped } from '#fields/day.ts'
import { foldNumber } from '#fields/fold.ts'
import { feeOf, formatAmount, readAmount, vatOf } from '../amounts.ts'
import { type EngagementInput, engagementInput } from '../input.ts'
import type { Engagement, Template } from '../schema.ts'
import type { dueKinds, FeeKind, VatRate } from '../values.ts'

/** An instalment in the form. The native controls have texts only. */
export type InstalmentValues = {
  labelAr: string
  labelEn: string
  amount: string
  due: (typeof dueKinds)[number]
  day: string
  stage: string
}

export type EngagementValues = {
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
  instalments: InstalmentValues[]
  textAr: string
  textEn: string
}

export const emptyInstalment: InstalmentValues = {
  labelAr: '',
  labelEn: '',
  amount: '',
  due: 'acceptance',
  day: '',
  stage: 'none',
}

const amountAsTyped = (halalas: number | null): string => (halalas === null ? '' : formatAmount(halalas))

export const valuesOf = (engagement: Engagement): EngagementValues => ({
  lawyerId: String(engagement.lawyerId ?? 'none'),
  kind: engagement.kind,
  amount: formatAmount(engagement.amount),
  vatRate: String(engagement.vatRate),
  validUntil: dayAsTyped(engagement.validUntil),
  expectedFrom: dayAsTyped(engagement.expectedFrom),
  expectedTo: dayAsTyped(engagement.expectedTo),
  estimate: amountAsTyped(engagement.estimate),
  cap: amountAsTyped(engagement.cap),
  representative: engagement.representative,
  capacity: engagement.capacity,
  payerName: engagement.payerName,
  payerConsentOn: dayAsTyped(engagement.payerConsentOn),
  instalments: engagement.instalments.map(({ labelAr, labelEn, amount, due, day, stage }) => ({
    labelAr,
    labelEn,
    amount: formatAmount(amount),
    due,
    day: dayAsTyped(day),
    stage: String(stage ?? 'none'),
  })),
  textAr: engagement.textAr,
  textEn: engagement.textEn,
})

/** A hidden day or stage of an instalment is not sent. */
export const bodyOf = (values: EngagementValues): z.input<typeof engagementInput> => ({
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

const parsed = (values: EngagementValues) => {
  const { data, error } = z.safeParse(engagementInput, bodyOf(values))
  const issues = (error?.issues ?? []).map(({ path, message }) => ({
    code: 'custom' as const,
    message,
    path: [...path],
    input: values,
  }))
  return { data, issues }
}

/** The form of an agreement: the texts of its controls, validated as the body of the call. */
export const engagementForm = z.pipe(
  z.custom<EngagementValues>(),
  z.transform((values: EngagementValues, context): EngagementInput => {
    const { data, issues } = parsed(values)
    context.issues.push(...issues)
    return data ?? z.NEVER
  }),
)

/** The value of the select of templates for a text without one. */
export const noTemplate = 'empty'

export type DraftValues = Pick<
  EngagementValues,
  'lawyerId' | 'kind' | 'amount' | 'vatRate' | 'validUntil' | 'textAr'
> & { templateId: string }

/** The form of a new draft. A template replaces the typed text. */
export const draftForm = (templates: readonly Template[]) =>
  z.pipe(
    z.custom<DraftValues>(),
    z.transform(({ templateId, textAr, ...typed }: DraftValues, context): EngagementInput => {
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
 * The sums of a form as typed, by the hour those of one hour; undefined without a readable fee. `missing` from the
 * instalments is null by the hour: advances do not add up to anything.
 */
export const sumsOf = ({
  kind,
  amount,
  vatRate,
  instalments,
}: Pick<EngagementValues, 'kind' | 'amount' | 'vatRate' | 'instalments'>) => {
  const net = halalasOf(amount)
  if (net === undefined) return undefined
  const percent = Number(vatRate) as VatRate
  const fee = feeOf({ kind, amount: net, vatRate: percent })
  const planned = instalments.reduce((sum, each) => sum + (halalasOf(each.amount) ?? 0), 0)
  return {
    vat: vatOf(net, percent),
    ...fee,
    missing: fee.total === null ? null : instalments.length === 0 ? 0 : fee.total - planned,
  }
}

/** The typed instalment as one line of a comparison. */
export const textOfInstalments = (
  instalments: readonly InstalmentValues[],
  dueText: (due: InstalmentValues['due']) => string,
): string =>
  instalments
    .map(({ labelAr, labelEn, amount, due, day }) =>
      [labelAr, labelEn, amount, dueText(due), day].filter(Boolean).join(' · '),
    )
    .join('\n')
