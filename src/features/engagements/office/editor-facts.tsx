import type { UseFormReturn } from 'react-hook-form'
import { anyDay } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import type { EngagementInput } from '../input.ts'
import type { Engagement } from '../schema.ts'
import { feeKinds, vatRates } from '../values.ts'
import { AnyDayField } from './any-day-field.tsx'
import type { EngagementValues } from './engagement-values.ts'
import { TotalLine } from './total-line.tsx'
import { useLawyers } from './use-lawyers.ts'

export type EngagementFormApi = UseFormReturn<EngagementValues, unknown, EngagementInput>
export type EngagementFields = ReturnType<typeof useLabelledFields<EngagementValues, EngagementInput>>

/** The lawyer, the fee with its sums, the days, who signs for the client and another payer. */
export const EditorFacts = ({
  form,
  field,
  engagement,
}: {
  form: EngagementFormApi
  field: EngagementFields['field']
  engagement: Engagement
}) => {
  const { t } = useTranslation()
  const [kind, amount, vatRate, instalments, payerName] = form.watch([
    'kind',
    'amount',
    'vatRate',
    'instalments',
    'payerName',
  ])
  return (
    <section className="panel" aria-labelledby="agreement-facts">
      <header className="panel-head">
        <h2 id="agreement-facts">{t('engagements.facts')}</h2>
      </header>
      <div className="panel-body form-grid">
        <SelectField {...field('lawyerId')} placeholder="" options={useLawyers(engagement)} />
        <SelectField
          {...field('kind')}
          options={feeKinds.map((value) => ({ value, label: t(`engagement.kind.${value}`) }))}
        />
        <TextField {...field('amount')} inputMode="decimal" dir="ltr" autoComplete="off" />
        <SelectField
          {...field('vatRate')}
          options={vatRates.map((rate) => ({
            value: String(rate),
            label: t('engagements.vatRate.percent', { rate }),
          }))}
        />
        <div className="form-full">
          <TotalLine kind={kind} amount={amount} vatRate={vatRate} instalments={instalments} />
        </div>
        {kind === 'hourly' && (
          <>
            <TextField {...field('estimate')} isOptional inputMode="decimal" dir="ltr" autoComplete="off" />
            <TextField {...field('cap')} isOptional inputMode="decimal" dir="ltr" autoComplete="off" />
          </>
        )}
        <AnyDayField {...field('validUntil')} />
        <span />
        <AnyDayField {...field('expectedFrom')} isOptional />
        <AnyDayField {...field('expectedTo')} isOptional />
        <TextField {...field('representative')} isOptional hint={t('engagements.representative.hint')} />
        <TextField {...field('capacity')} isOptional hint={t('engagements.capacity.hint')} />
        <TextField {...field('payerName')} isOptional hint={t('engagements.payerName.hint')} />
        {payerName !== '' && (
          <DateField {...field('payerConsentOn')} hint={t('engagements.day.hint')} days={anyDay} />
        )}
      </div>
    </section>
  )
}
