import type { ComponentProps, ReactNode } from 'react'
import { anyDay, readDayAhead } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Fact } from '#ui/fact.tsx'
import { amountInWords } from '../amount-words.ts'
import { labelOfFee } from '../browser/fee-text.ts'
import { Money } from './agreement-facts.tsx'
import { type AgreementValues, sumsOf } from './agreement-values.ts'

/** The tax and the total or the rate of a form, computed while it is typed, also in the words of both languages. */
export const TotalLine = (
  typed: Pick<AgreementValues, 'kind' | 'amount' | 'vatRate' | 'instalments'>,
): ReactNode => {
  const { t } = useTranslation()
  const sums = sumsOf(typed)
  const sum = sums?.total ?? sums?.rate ?? 0
  return (
    <div className="office-agreement-total">
      {sums ? (
        <>
          <dl className="details">
            <Fact label={t('agreement.vat', { rate: typed.vatRate })}>
              <Money amount={sums.vat} />
            </Fact>
            <Fact label={t(labelOfFee(sums))} className="strong">
              <Money amount={sum} />
            </Fact>
          </dl>
          <p lang="ar" dir="rtl">
            {amountInWords(sum, 'ar')}
          </p>
          <p lang="en" dir="ltr">
            {amountInWords(sum, 'en')}
          </p>
        </>
      ) : (
        <p className="muted">
          {t(typed.kind === 'hourly' ? 'agreements.sum.noRate' : 'agreements.sum.noFee')}
        </p>
      )}
    </div>
  )
}

/** A day in either calendar. Without a year it is the next such day. */
export const AnyDayField = (props: Omit<ComponentProps<typeof DateField>, 'days' | 'hint'>) => {
  const { t } = useTranslation()
  return <DateField {...props} hint={t('agreements.day.hint')} days={{ ...anyDay, read: readDayAhead }} />
}
