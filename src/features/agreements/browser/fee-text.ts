import type { TextKey, Translation } from '#i18n/translate.tsx'
import { type Fee, formatAmount } from '../amounts.ts'

export const moneyIn = (t: Translation['t'], halalas: number): string =>
  t('agreement.money', { amount: formatAmount(halalas) })

/** The total, or the rate with `for each hour`. */
export const feeIn = (t: Translation['t'], { total, rate }: Fee): string =>
  total === null ? t('agreement.perHour', { amount: moneyIn(t, rate ?? 0) }) : moneyIn(t, total)

/** The label of the total, or of the rate, which is called `with VAT` only if there is some. */
export const labelOfFee = ({ total, vat }: Pick<Fee, 'total'> & { vat: number }): TextKey => {
  if (total !== null) return 'agreement.total'
  return vat > 0 ? 'agreement.rateWithVat' : 'agreement.rate'
}
