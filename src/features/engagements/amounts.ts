import type { VatRate } from './values.ts'

// Amounts are integers of halalas, so that no sum loses a fraction.

/** The value added tax, rounded half up to a halala. */
export const vatOf = (amount: number, rate: VatRate): number => Math.floor((amount * rate + 50) / 100)

export const totalOf = (amount: number, rate: VatRate): number => amount + vatOf(amount, rate)

const unit = /^(?:sar|sr)\s*(?=\d)|(?<=\d)\s*(?:sar|sr|ريالا?ً?(?: سعودي| سعوديا)?|ر\.?س\.?|﷼|\u20c1)$/iu
/** One sign separates all groups of three. A comma before one or two digits may be either, and is refused. */
const riyals = /^(\d{1,11}|\d{1,3}(?:([,٬\s])\d{3})(?:\2\d{3}){0,2})(?:[.٫](\d{1,2}))?$/

/** `20,000.05`, or `20000.05`, with digits of any script folded before: halalas. Undefined if it is no amount. */
export const readAmount = (typed: string): number | undefined => {
  const [, whole, , halalas = ''] = riyals.exec(typed.trim().replace(unit, '')) ?? []
  return whole === undefined
    ? undefined
    : Number(whole.replace(/\D/g, '')) * 100 + Number(halalas.padEnd(2, '0'))
}

/** `20,000.05`: riyals with both digits of the halalas. */
export const formatAmount = (halalas: number): string => {
  const riyals = Math.floor(halalas / 100).toLocaleString('en-US')
  return `${riyals}.${String(halalas % 100).padStart(2, '0')}`
}
