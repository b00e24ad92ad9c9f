import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { amountInWords } from '../amount-words.ts'
import { type EngagementValues, sumsOf } from './engagement-values.ts'
import { Money } from './money.tsx'

/** The tax and the total of a form, computed while it is typed, with the total in the words of both languages. */
export const TotalLine = (
  typed: Pick<EngagementValues, 'kind' | 'amount' | 'vatRate' | 'instalments'>,
): ReactNode => {
  const { t } = useTranslation()
  const sums = sumsOf(typed)
  return (
    <div className="engagement-total">
      {sums ? (
        <>
          <dl className="details">
            <Fact label={t('engagement.vat', { rate: typed.vatRate })}>
              <Money amount={sums.vat} />
            </Fact>
            <Fact
              label={t(typed.kind === 'hourly' ? 'engagement.rateWithVat' : 'engagement.total')}
              className="strong"
            >
              <Money amount={sums.total} />
            </Fact>
          </dl>
          <p lang="ar" dir="rtl">
            {amountInWords(sums.total, 'ar')}
          </p>
          <p lang="en" dir="ltr">
            {amountInWords(sums.total, 'en')}
          </p>
        </>
      ) : (
        <p className="muted">{t('engagements.sum.noFee')}</p>
      )}
    </div>
  )
}
