import { Sentence } from '#i18n/sentence.tsx'
import { formatAmount } from '../amounts.ts'
import './agreement.css'

/** An amount of halalas with its currency, in digits of one width. */
export const Money = ({ amount }: { amount: number }) => (
  <span className="engagement-money">
    <Sentence of="engagement.money" elements={{ amount: <bdi dir="ltr">{formatAmount(amount)}</bdi> }} />
  </span>
)
