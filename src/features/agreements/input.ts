import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
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
import { type Priced, readAmount, totalOf } from './amounts.ts'
import {
  agreementWays,
  dueKinds,
  endKinds,
  feeKinds,
  maxHalalas,
  maxInstallments,
  vatRates,
} from './values.ts'

/** Riyals as typed, such as `20,000.05`, or a number of halalas. */
const amount = z.pipe(
  z.union([z.int(), z.string().check(foldedNumber)], 'val.agreement.amount'),
  z.transform((typed, context): number => {
    const halalas = typeof typed === 'number' ? typed : readAmount(typed)
    if (halalas !== undefined && halalas >= 0 && halalas <= maxHalalas) return halalas
    context.issues.push({ code: 'custom', message: 'val.agreement.amount', input: typed })
    return z.NEVER
  }),
)

const amountOrNone = z.union([
  z.null(),
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  amount,
])

const vatRate = z.union(
  vatRates.map((rate) => z.literal(rate)),
  'val.generic.required',
)

const installmentInput = z.strictObject({
  labelAr: requiredText('val.generic.required', 200),
  labelEn: z._default(textLine(200), ''),
  amount,
  due: z.enum(dueKinds, 'val.generic.required'),
  /** The due day, if the installment is due on a day. */
  day: z._default(dayOrNone, null),
  /** The position of the stage at which the installment is due. */
  stage: z._default(z.nullable(z.int32('val.generic.number')), null),
})

/** About 40 pages of short lines. */
const maxLines = 1500

/** The message for a text with more lines. */
export const tooManyLines = (text: string): string | undefined => {
  const n = text.split('\n').length
  return n > maxLines ? `val.agreement.lines?n=${n}&max=${maxLines}` : undefined
}

/** An agreement is drawn line by line. */
const boundedLines = z.check<string>(({ value, issues }) => {
  const message = tooManyLines(value)
  if (message) issues.push({ code: 'custom', message, input: value })
})
/** A word processor pastes bullets of symbol fonts, tabs and separators of lines, which no font of the paper has. */
const readablePaste = z.overwrite((pasted: string) =>
  pasted
    .replace(/[\uf02d\uf076\uf0a7\uf0b7\uf0d8\uf0fc]\s?/g, '• ')
    .replace(/\t+/g, ' ')
    .replace(/[\u2028\u2029]/g, '\n'),
)
const agreementText = requiredLines(50_000).check(readablePaste, boundedLines)
const optionalAgreementText = z._default(textLines(50_000).check(readablePaste, boundedLines), '')

type Sums = Priced & { instalments: readonly { amount: number }[] }

/** Without installments the total is due on acceptance. Hourly work has no total: its installments are advances. */
const addsUp = <Input extends Sums>() =>
  z.refine<Input>(
    ({ kind, amount: net, vatRate: rate, instalments: installments }) =>
      kind === 'hourly' ||
      installments.length === 0 ||
      installments.reduce((sum, each) => sum + each.amount, 0) === totalOf(net, rate),
    { error: 'val.agreement.sum', path: ['instalments'] },
  )

const dueIsComplete = z.refine<z.infer<typeof installmentInput>>(
  ({ due, day, stage }) => (due !== 'day' || day !== null) && (due !== 'stage' || stage !== null),
  { error: 'val.agreement.due', path: ['due'] },
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
  textAr: agreementText,
  textEn: optionalAgreementText,
  /** Somebody else who pays, only with the earlier written consent of the client. */
  payerName: z._default(textLine(200), ''),
  payerConsentOn: z._default(pastDayOrNone, null),
  representative: z._default(textLine(200), ''),
  capacity: z._default(textLine(200), ''),
  /** In halalas, for hourly work only. */
  estimate: z._default(amountOrNone, null),
  cap: z._default(amountOrNone, null),
  instalments: z
    .array(installmentInput.check(dueIsComplete))
    .check(z.maxLength(maxInstallments, 'val.generic.format')),
}

const capCovers = z.refine<Priced & { estimate: number | null; cap: number | null }>(
  ({ kind, estimate, cap }) => kind !== 'hourly' || estimate === null || cap === null || estimate <= cap,
  { error: 'val.agreement.cap', path: ['cap'] },
)

export const agreementInput = z.pipe(
  z.strictObject({ ...fields, updatedAt: seenVersion }).check(addsUp(), capCovers),
  z.transform((input) => (input.kind === 'hourly' ? input : { ...input, estimate: null, cap: null })),
)
export type AgreementInput = z.infer<typeof agreementInput>

/** The version of the row that the sender has seen. */
export const agreementSend = z.strictObject({ updatedAt: seenVersion })

export const agreementEnd = z.strictObject({
  kind: z.enum(endKinds, 'val.generic.required'),
  reason: requiredLines(2000),
})

/** In force: as accepted here, signed on paper, or registered with Nafith. */
export const agreementRecord = z
  .strictObject({
    how: z.enum(agreementWays, 'val.generic.required'),
    nafithNumber: z._default(textLine(60).check(foldedNumber), ''),
    /** Today without a day. */
    on: z._default(pastDayOrNone, null),
    documentId: z._default(z.nullable(z.int32('val.generic.number')), null),
  })
  .check(
    z.refine(({ how, nafithNumber }) => how !== 'nafith' || nafithNumber !== '', {
      error: 'val.generic.required',
      path: ['nafithNumber'],
    }),
  )

/** Without a day it is not paid. */
export const installmentPayment = z.strictObject({
  paidOn: pastDayOrNone,
  paidHow: z._default(textLine(100), ''),
  reference: z._default(textLine(100), ''),
  invoiceDocumentId: z._default(z.nullable(z.int32('val.generic.number')), null),
})

/** The client's decisions refer to the version that the client has read. */
const version = z.int32('val.generic.required')
/** `name`: the name of the account, typed as a signature. */
export const agreementAccept = z.strictObject({ version, name: requiredText('val.generic.required', 200) })
export const agreementWish = z.strictObject({ version, text: requiredLines(5000) })
export const agreementDecline = z.strictObject({ version, reason: optionalLines(2000) })
export const mandateEnd = z.strictObject({ reason: requiredLines(2000) })

export const templateInput = z.strictObject({
  area: z.enum(serviceAreas, 'val.generic.required'),
  nameEn: requiredText('val.generic.required', 120),
  nameAr: requiredText('val.generic.required', 120),
  textAr: agreementText,
  textEn: optionalAgreementText,
  /** Whether the licensed partner has read it. */
  isReviewed: z._default(z.boolean(), false),
  updatedAt: seenVersion,
})
export type TemplateInput = z.infer<typeof templateInput>

/** SHA-256 of a file, in hexadecimal digits. */
export const fileDigest = z.strictObject({
  sha256: z.string('val.generic.format').check(z.regex(/^[0-9a-f]{64}$/, 'val.generic.format')),
})
