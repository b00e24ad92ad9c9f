import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { questionTitle } from '#features/questions/answer-text.ts'
import { requestAnswersQuery } from '#features/questions/office/api.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { anyDay } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import type { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import type { AgreementInput } from '../input.ts'
import type { Agreement } from '../schema.ts'
import { type FeeKind, feeKinds, vatRates } from '../values.ts'
import type { AgreementValues } from './agreement-values.ts'
import { AnyDayField, TotalLine } from './draft-fields.tsx'
import { PlaceholderButtons } from './placeholder-buttons.tsx'

export type AgreementFormApi = UseFormReturn<AgreementValues, unknown, AgreementInput>
export type AgreementFields = ReturnType<typeof useLabelledFields<AgreementValues, AgreementInput>>

/** The lawyer, the fee with its sums, the days, who signs for the client and another payer. */
export const EditorFacts = ({
  form,
  field,
  agreement,
}: {
  form: AgreementFormApi
  field: AgreementFields['field']
  agreement: Agreement
}) => {
  const { t } = useTranslation()
  const [kind, amount, vatRate, installments, payerName] = form.watch([
    'kind',
    'amount',
    'vatRate',
    'instalments',
    'payerName',
  ])
  return (
    <section className="panel" aria-labelledby="agreement-facts">
      <header className="panel-head">
        <h2 id="agreement-facts">{t('agreements.facts')}</h2>
      </header>
      <div className="panel-body form-grid">
        <SelectField {...field('lawyerId')} placeholder="" options={useLawyers(agreement)} />
        <SelectField
          {...field('kind')}
          options={feeKinds.map((value) => ({ value, label: t(`agreement.kind.${value}`) }))}
        />
        <TextField {...field('amount')} inputMode="decimal" dir="ltr" autoComplete="off" />
        <SelectField
          {...field('vatRate')}
          options={vatRates.map((rate) => ({
            value: String(rate),
            label: t('agreements.vatRate.percent', { rate }),
          }))}
        />
        <div className="form-full">
          <TotalLine kind={kind} amount={amount} vatRate={vatRate} instalments={installments} />
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
        <TextField {...field('representative')} isOptional hint={t('agreements.representative.hint')} />
        <TextField {...field('capacity')} isOptional hint={t('agreements.capacity.hint')} />
        <TextField {...field('payerName')} isOptional hint={t('agreements.payerName.hint')} />
        {payerName !== '' && (
          <DateField {...field('payerConsentOn')} hint={t('agreements.day.hint')} days={anyDay} />
        )}
      </div>
    </section>
  )
}

/** The Arabic text at the right and the English one at the left, with the facts that can be inserted. */
export const EditorTexts = ({
  fields: { field, texts },
  kind,
  consultationId,
}: {
  fields: AgreementFields
  kind: FeeKind
  consultationId: number
}) => {
  const { t, direction } = useTranslation()
  const answers = useAnswers(consultationId)
  return (
    <section className="panel" aria-labelledby="agreement-text">
      <header className="panel-head">
        <h2 id="agreement-text">{t('agreements.text')}</h2>
      </header>
      <div className="panel-body">
        <PlaceholderButtons
          ids={{ ar: texts('textAr').id, en: texts('textEn').id }}
          hasTotal={kind !== 'hourly'}
          answers={answers}
        />
        <div className="office-agreement-texts" dir="rtl">
          {(['textAr', 'textEn'] as const).map((name) => (
            <div key={name} dir={direction}>
              <TextArea {...field(name)} rows={18} isOptional={name === 'textEn'} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The questions of the request with an answer that a text can contain. */
const useAnswers = (consultationId: number): { id: string; title: string }[] => {
  const { language } = useTranslation()
  const { data } = useQuery(requestAnswersQuery(consultationId))
  const [newest] = data?.opened?.entries ?? []
  const content = data?.opened?.version?.content ?? []
  return content
    .filter(({ id }) => newest?.answers[id] !== undefined)
    .map((question) => ({ id: question.id, title: questionTitle(question, language) }))
}

/** The staff, and the lawyer named even if not in the office anymore. */
export const useLawyers = ({
  lawyerId,
  lawyerName,
}: Partial<Pick<Agreement, 'lawyerId' | 'lawyerName'>>): { value: string; label: string }[] => {
  const { t } = useTranslation()
  const staff = (useColleagues() ?? []).map((each) => ({ value: String(each.id), label: fullNameOf(each) }))
  if (lawyerId == null || staff.some(({ value }) => value === String(lawyerId))) return staff
  return [...staff, { value: String(lawyerId), label: lawyerName ?? t('agreements.lawyer.none') }]
}
