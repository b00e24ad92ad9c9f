import { Sentence } from '#i18n/sentence.tsx'
import type { TextKey } from '#i18n/translate.tsx'
import { type Fee, formatAmount } from '../amounts.ts'
import './agreement.css'

/** The label of the total in words, or of the rate. */
export const labelOfWords = ({ total }: Pick<Fee, 'total'>): TextKey =>
  total === null ? 'agreements.rateInWords' : 'agreements.inWords'

/** An amount of halalas with its currency, in digits of one width. */
export const Money = ({ amount }: { amount: number }) => (
  <span className="agreement-money">
    <Sentence of="agreement.money" elements={{ amount: <bdi dir="ltr">{formatAmount(amount)}</bdi> }} />
  </span>
)
