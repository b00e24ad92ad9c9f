import * as z from 'zod/mini'
import { seenVersion } from '#fields/changes.ts'
import { dayOrNone, pastDayOrNone, plannedDay } from '#fields/day.ts'
import {
  foldedNumber,
  optionalLines,
  requiredLines,
  requiredText,
  textLine,
  textLines,
} from '#fields/text.ts'
import { readAmount, totalOf } from './amounts.ts'
import {
  agreementWays,
  dueKinds,
  engagementStates,
  feeKinds,
  maxHalalas,
  maxInstalments,
  type VatRate,
  vatRates,
} from './values.ts'

/** Riyals as typed, such as `20,000.05`, or a number of halalas. */
const amount = z.pipe(
  z.union([z.int(), z.string().check(foldedNumber)], 'val.engagement.amount'),
  z.transform((typed, context): number => {
    const halalas = typeof typed === 'number' ? typed : readAmount(typed)
    if (halalas !== undefined && halalas >= 0 && halalas <= maxHalalas) return halalas
    context.issues.push({ code: 'custom', message: 'val.engagement.amount', input: typed })
    return z.NEVER
  }),
)

const vatRate = z.union(
  vatRates.map((rate) => z.literal(rate)),
  'val.generic.required',
)

export const instalmentInput = z.strictObject({
  labelAr: requiredText('val.generic.required', 200),
  labelEn: z._default(textLine(200), ''),
  amount,
  due: z.enum(dueKinds, 'val.generic.required'),
  /** The day, if it is due on a day. */
  day: z._default(dayOrNone, null),
  /** The position of the stage of the path, if it is due with a stage. */
  stage: z._default(z.nullable(z.int32('val.generic.number')), null),
})

type Sums = { amount: number; vatRate: VatRate; instalments: readonly { amount: number }[] }

/** Without instalments the whole total is due on acceptance. */
const addsUp = <Input extends Sums>() =>
  z.refine<Input>(
    ({ amount: net, vatRate: rate, instalments }) =>
      instalments.length === 0 ||
      instalments.reduce((sum, each) => sum + each.amount, 0) === totalOf(net, rate),
    { error: 'val.engagement.sum', path: ['instalments'] },
  )

const dueIsComplete = z.refine<z.infer<typeof instalmentInput>>(
  ({ due, day, stage }) => (due !== 'day' || day !== null) && (due !== 'stage' || stage !== null),
  { error: 'val.engagement.due', path: ['due'] },
)

const fields = {
  lawyerId: z.int32('val.assignee'),
  kind: z.enum(feeKinds, 'val.generic.required'),
  /** In halalas, without the value added tax. */
  amount,
  vatRate,
  validUntil: plannedDay,
  expectedFrom: z._default(dayOrNone, null),
  expectedTo: z._default(dayOrNone, null),
  textAr: requiredLines(50_000),
  textEn: z._default(textLines(50_000), ''),
  /** Somebody else who pays, only with the earlier written consent of the client. */
  payerName: z._default(textLine(200), ''),
  payerConsentOn: z._default(pastDayOrNone, null),
  instalments: z
    .array(instalmentInput.check(dueIsComplete))
    .check(z.maxLength(maxInstalments, 'val.generic.format')),
}

export const engagementInput = z.strictObject({ ...fields, updatedAt: seenVersion }).check(addsUp())
export type EngagementInput = z.infer<typeof engagementInput>

export const engagementEnd = z.strictObject({ reason: requiredLines(2000) })

/** Signed on paper, or registered with Nafith. */
export const engagementRecord = z
  .strictObject({
    how: z.enum(['paper', 'nafith'], 'val.generic.required'),
    nafithNumber: z._default(textLine(60).check(foldedNumber), ''),
    on: pastDayOrNone,
    documentId: z._default(z.nullable(z.int32('val.generic.number')), null),
  })
  .check(
    z.refine(({ how, nafithNumber }) => how !== 'nafith' || nafithNumber !== '', {
      error: 'val.generic.required',
      path: ['nafithNumber'],
    }),
  )

export const instalmentPayment = z.strictObject({
  paidOn: pastDayOrNone,
  paidHow: z._default(textLine(100), ''),
  reference: z._default(textLine(100), ''),
  invoiceDocumentId: z._default(z.nullable(z.int32('val.generic.number')), null),
})

/** The client's decisions name the version that they have read. */
const version = z.int32('val.generic.required')
export const engagementAccept = z.strictObject({ version, name: requiredText('val.generic.required', 200) })
export const engagementWish = z.strictObject({ version, text: requiredLines(5000) })
export const engagementDecline = z.strictObject({ version, reason: optionalLines(2000) })

export const instalment = z.object({
  id: z.int(),
  labelAr: z.string(),
  labelEn: z.string(),
  amount: z.int(),
  due: z.enum(dueKinds),
  day: z.nullable(z.string()),
  stage: z.nullable(z.int()),
  paidOn: z.nullable(z.string()),
  paidHow: z.string(),
  reference: z.string(),
  invoiceDocumentId: z.nullable(z.int()),
})
export type Instalment = z.infer<typeof instalment>

const shared = {
  id: z.int(),
  consultationId: z.int(),
  number: z.string(),
  version: z.int(),
  state: z.enum(engagementStates),
  kind: z.enum(feeKinds),
  lawyerName: z.nullable(z.string()),
  amount: z.int(),
  vatRate,
  vat: z.int(),
  total: z.int(),
  totalInWordsAr: z.string(),
  totalInWordsEn: z.string(),
  validUntil: z.string(),
  expectedFrom: z.nullable(z.string()),
  expectedTo: z.nullable(z.string()),
  textAr: z.string(),
  textEn: z.string(),
  sentAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  how: z.nullable(z.enum(agreementWays)),
  endedAt: z.nullable(z.string()),
  updatedAt: z.string(),
}

export const engagement = z.object({
  ...shared,
  lawyerId: z.nullable(z.int()),
  clientName: z.string(),
  payerName: z.string(),
  payerConsentOn: z.nullable(z.string()),
  openedAt: z.nullable(z.string()),
  nafithNumber: z.string(),
  agreedOn: z.nullable(z.string()),
  documentId: z.nullable(z.int()),
  clientWish: z.string(),
  endReason: z.string(),
  instalments: z.array(instalment),
})
export type Engagement = z.infer<typeof engagement>

export const ownEngagement = z.object({
  ...shared,
  instalments: z.array(z.omit(instalment, { invoiceDocumentId: true, reference: true, paidHow: true })),
})
export type OwnEngagement = z.infer<typeof ownEngagement>
