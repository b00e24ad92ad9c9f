import type { FeeKind, VatRate } from './values.ts'

// Amounts are integers of halalas, so that no sum loses a fraction.

/** The value added tax, rounded half up to a halala. */
export const vatOf = (amount: number, rate: VatRate): number => Math.floor((amount * rate + 50) / 100)

export const totalOf = (amount: number, rate: VatRate): number => amount + vatOf(amount, rate)

/** `amount` is the fee without the value added tax, or the rate of an hour. */
export type Priced = { kind: FeeKind; amount: number; vatRate: VatRate }

/** With the value added tax: the total, or the rate of an hour, which has no total. */
export type Fee = { total: number | null; rate: number | null }

export const feeOf = ({ kind, amount, vatRate }: Priced): Fee => {
  const sum = totalOf(amount, vatRate)
  return kind === 'hourly' ? { total: null, rate: sum } : { total: sum, rate: null }
}

const currency = String.raw`(?:ريالات|ريالًا|ريالا|ريال سعودي|ريال|ر\.? ?س\.?|﷼|\u20c1|SAR|SR|riyals?)`
/** Commas, Arabic signs, apostrophes or spaces, always the same one before three digits. */
const amountForm = new RegExp(
  String.raw`^(?:${currency}\s*)?(\d{1,11}|\d{1,3}(?:([,٬'’ \u00a0\u2009\u202f])\d{3})(?:\2\d{3}){0,2})(?:[.٫](\d{1,2}))?(?:\s*${currency})?$`,
  'iu',
)

/**
 * Halalas of riyals as typed, such as `20,000.05`, with digits of any script folded before. Undefined if it can be
 * read in two ways: a comma separates groups of three digits, and is never a decimal sign.
 */
export const readAmount = (typed: string): number | undefined => {
  const [, riyals, , halalas = ''] = amountForm.exec(typed.trim()) ?? []
  return riyals === undefined
    ? undefined
    : Number(riyals.replace(/\D/g, '')) * 100 + Number(halalas.padEnd(2, '0'))
}

/** `20,000.05`: riyals with both digits of the halalas. */
export const formatAmount = (halalas: number): string => {
  const riyals = Math.floor(halalas / 100).toLocaleString('en-US')
  return `${riyals}.${String(halalas % 100).padStart(2, '0')}`
}
