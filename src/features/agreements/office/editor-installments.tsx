import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef } from 'react'
import { type Path, useFieldArray } from 'react-hook-form'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FieldNotes } from '#ui/form-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { dueKinds, maxInstallments } from '../values.ts'
import { Money } from './agreement-facts.tsx'
import { type AgreementValues, emptyInstallment, type InstallmentValues, sumsOf } from './agreement-values.ts'
import { AnyDayField } from './draft-fields.tsx'
import type { AgreementFields, AgreementFormApi } from './editor-fields.tsx'
import { useStages } from './installment-list.tsx'

/** The installments, with a line that compares their sum with the total. */
export const EditorInstallments = ({
  form,
  fields: { field, texts },
  consultationId,
}: {
  form: AgreementFormApi
  fields: AgreementFields
  consultationId: number
}) => {
  const { t, tMessage } = useTranslation()
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'instalments' })
  const stages = useStages(consultationId)
  const addButton = useRef<HTMLButtonElement>(null)
  const [kind, amount, vatRate, installments] = form.watch(['kind', 'amount', 'vatRate', 'instalments'])
  const missing = sumsOf({ kind, amount, vatRate, instalments: installments })?.missing
  // The sum depends on other fields too, which clear only their own errors.
  useEffect(() => {
    if (missing === 0 || missing === null) form.clearErrors(['instalments.root' as 'instalments'])
  }, [missing, form])
  const { instalments: errors } = form.formState.errors
  const error = errors?.root?.message ?? errors?.message
  const { id } = texts('instalments')
  return (
    <section className="panel" aria-labelledby="agreement-installments">
      <header className="panel-head">
        <h2 id="agreement-installments">{t('agreement.installments')}</h2>
      </header>
      <div className="panel-body agreement-rows">
        {rows.length === 0 && (
          <p className="muted">
            {t(kind === 'hourly' ? 'agreements.installments.noAdvance' : 'agreements.installments.none')}
          </p>
        )}
        {rows.map(({ id: key }, at) => (
          <InstallmentFields
            key={key}
            at={at}
            due={installments[at]?.due ?? 'acceptance'}
            stages={stages}
            fieldOf={(name) => field(`instalments.${at}.${name}` as Path<AgreementValues>)}
            onRemove={() => {
              remove(at)
              addButton.current?.focus()
            }}
          />
        ))}
        <div className="agreement-rows-foot">
          <Button
            ref={addButton}
            id={id}
            variant="outline"
            size="table"
            icon={<Icon icon={Plus} size="medium" />}
            disabled={rows.length >= maxInstallments}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={() => append(emptyInstallment)}
          >
            {t('agreements.installment.add')}
          </Button>
          <p role="status" className={missing === 0 ? 'muted' : 'strong'}>
            {rows.length > 0 && typeof missing === 'number' && <SumLine missing={missing} />}
          </p>
        </div>
        <FieldNotes id={id} error={error && tMessage(error)} />
      </div>
    </section>
  )
}

const SumLine = ({ missing }: { missing: number }) => {
  const { t } = useTranslation()
  if (missing === 0) return t('agreements.sum.ok')
  return (
    <Sentence
      of={missing > 0 ? 'agreements.sum.missing' : 'agreements.sum.over'}
      elements={{ amount: <Money amount={Math.abs(missing)} /> }}
    />
  )
}

const InstallmentFields = ({
  at,
  due,
  stages,
  fieldOf,
  onRemove,
}: {
  at: number
  due: InstallmentValues['due']
  stages: readonly string[]
  fieldOf: (name: keyof InstallmentValues) => ReturnType<AgreementFields['field']>
  onRemove: () => void
}) => {
  const { t } = useTranslation()
  const n = at + 1
  // Before its first stage, a matter has no stages to choose from.
  const dues = dueKinds.filter((kind) => kind !== 'stage' || kind === due || stages.length > 0)
  return (
    <fieldset className="agreement-row">
      <legend>{t('agreements.installment.nth', { n })}</legend>
      <TextField {...fieldOf('labelAr')} />
      <TextField {...fieldOf('labelEn')} isOptional />
      <TextField {...fieldOf('amount')} inputMode="decimal" dir="ltr" autoComplete="off" />
      <SelectField
        {...fieldOf('due')}
        options={dues.map((value) => ({ value, label: t(`agreements.due.${value}`) }))}
      />
      {due === 'day' && <AnyDayField {...fieldOf('day')} />}
      {due === 'stage' && (
        <SelectField
          {...fieldOf('stage')}
          placeholder={t('agreements.installment.stage.choose')}
          options={stages.map((label, value) => ({ value: String(value), label }))}
        />
      )}
      <IconButton
        icon={Trash2}
        size="table"
        isDanger
        label={t('agreements.installment.remove', { n })}
        onClick={onRemove}
      />
    </fieldset>
  )
}
