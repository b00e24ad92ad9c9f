import type { VatRate } from './values.ts'

// Amounts are integers of halalas, so that no sum loses a fraction.

/** The value added tax, rounded half up to a halala. */
export const vatOf = (amount: number, rate: VatRate): number => Math.floor((amount * rate + 50) / 100)

export const totalOf = (amount: number, rate: VatRate): number => amount + vatOf(amount, rate)

/** `20,000.05`, or `20000.05`, with digits of any script folded before: halalas. Undefined if it is no amount. */
export const readAmount = (typed: string): number | undefined => {
  const plain = typed
    .trim()
    .replace(/[,٬\s]/g, '')
    .replace('٫', '.')
  const [, riyals, halalas = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  return riyals === undefined ? undefined : Number(riyals) * 100 + Number(halalas.padEnd(2, '0'))
}

/** `20,000.05`: riyals with both digits of the halalas. */
export const formatAmount = (halalas: number): string => {
  const riyals = Math.floor(halalas / 100).toLocaleString('en-US')
  return `${riyals}.${String(halalas % 100).padStart(2, '0')}`
}
