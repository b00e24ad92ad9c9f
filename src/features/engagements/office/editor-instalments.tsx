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
import { dueKinds, maxInstalments } from '../values.ts'
import { AnyDayField } from './any-day-field.tsx'
import type { EngagementFields, EngagementFormApi } from './editor-facts.tsx'
import { type EngagementValues, emptyInstalment, type InstalmentValues, sumsOf } from './engagement-values.ts'
import { Money } from './money.tsx'
import { useStages } from './use-stages.ts'

/** The instalments, with a line that compares their sum with the total. */
export const EditorInstalments = ({
  form,
  fields: { field, texts },
  consultationId,
}: {
  form: EngagementFormApi
  fields: EngagementFields
  consultationId: number
}) => {
  const { t, tMessage } = useTranslation()
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'instalments' })
  const stages = useStages(consultationId)
  const addButton = useRef<HTMLButtonElement>(null)
  const [kind, amount, vatRate, instalments] = form.watch(['kind', 'amount', 'vatRate', 'instalments'])
  const missing = sumsOf({ kind, amount, vatRate, instalments })?.missing
  // The sum depends on other fields, too, which clear only their own errors.
  useEffect(() => {
    if (missing === 0 || missing === null) form.clearErrors(['instalments.root' as 'instalments'])
  }, [missing, form])
  const { instalments: errors } = form.formState.errors
  const error = errors?.root?.message ?? errors?.message
  const { id } = texts('instalments')
  return (
    <section className="panel" aria-labelledby="agreement-instalments">
      <header className="panel-head">
        <h2 id="agreement-instalments">{t('engagement.instalments')}</h2>
      </header>
      <div className="panel-body engagement-rows">
        {rows.length === 0 && (
          <p className="muted">
            {t(kind === 'hourly' ? 'engagements.instalments.noAdvance' : 'engagements.instalments.none')}
          </p>
        )}
        {rows.map(({ id: key }, at) => (
          <InstalmentFields
            key={key}
            at={at}
            due={instalments[at]?.due ?? 'acceptance'}
            stages={stages}
            fieldOf={(name) => field(`instalments.${at}.${name}` as Path<EngagementValues>)}
            onRemove={() => {
              remove(at)
              addButton.current?.focus()
            }}
          />
        ))}
        <div className="engagement-rows-foot">
          <Button
            ref={addButton}
            id={id}
            variant="outline"
            size="table"
            icon={<Icon icon={Plus} size="medium" />}
            disabled={rows.length >= maxInstalments}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={() => append(emptyInstalment)}
          >
            {t('engagements.instalment.add')}
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
  if (missing === 0) return t('engagements.sum.ok')
  return (
    <Sentence
      of={missing > 0 ? 'engagements.sum.missing' : 'engagements.sum.over'}
      elements={{ amount: <Money amount={Math.abs(missing)} /> }}
    />
  )
}

const InstalmentFields = ({
  at,
  due,
  stages,
  fieldOf,
  onRemove,
}: {
  at: number
  due: InstalmentValues['due']
  stages: readonly string[]
  fieldOf: (name: keyof InstalmentValues) => ReturnType<EngagementFields['field']>
  onRemove: () => void
}) => {
  const { t } = useTranslation()
  const n = at + 1
  // Without a path there are no stages to choose from.
  const dues = dueKinds.filter((kind) => kind !== 'stage' || kind === due || stages.length > 0)
  return (
    <fieldset className="engagement-row">
      <legend>{t('engagements.instalment.nth', { n })}</legend>
      <TextField {...fieldOf('labelAr')} />
      <TextField {...fieldOf('labelEn')} isOptional />
      <TextField {...fieldOf('amount')} inputMode="decimal" dir="ltr" autoComplete="off" />
      <SelectField
        {...fieldOf('due')}
        options={dues.map((value) => ({ value, label: t(`engagements.due.${value}`) }))}
      />
      {due === 'day' && <AnyDayField {...fieldOf('day')} />}
      {due === 'stage' && (
        <SelectField
          {...fieldOf('stage')}
          placeholder={t('engagements.instalment.stage.choose')}
          options={stages.map((label, value) => ({ value: String(value), label }))}
        />
      )}
      <IconButton
        icon={Trash2}
        size="table"
        isDanger
        label={t('engagements.instalment.remove', { n })}
        onClick={onRemove}
      />
    </fieldset>
  )
}
