import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { partySides, questionKinds } from '../values.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { CautionFields, ConditionFields } from './condition-fields.tsx'
import { hasChoices, isChoice, newChoice, type QuestionValues } from './set-values.ts'
import type { SetFields } from './use-set-fields.ts'

/** The fields of the question at a position. */
export const QuestionFields = ({
  fields,
  at,
  content,
}: {
  fields: SetFields
  at: number
  content: readonly QuestionValues[]
}) => {
  const { t } = useTranslation()
  const { form, field } = fields
  const question = content[at]
  if (!question) return null
  const { kind } = question
  const kindField = field(at, 'kind') as ComponentProps<typeof SelectField>
  return (
    <div className="form-grid">
      <Twins en={<TextField {...field(at, 'titleEn')} />} ar={<TextField {...field(at, 'titleAr')} />} />
      <SelectField
        {...kindField}
        onChange={(event) => {
          // A list of choices begins with two.
          if (hasChoices(event.target.value as typeof kind) && question.choices.length === 0)
            form.setValue(`content.${at}.choices`, [newChoice(), newChoice()], { shouldDirty: true })
          return kindField.onChange?.(event)
        }}
        options={questionKinds.map((value) => ({ value, label: t(`questionSets.kind.${value}`) }))}
      />
      <div className="field question-required">
        <CheckboxField
          {...form.register(`content.${at}.isRequired`)}
          label={t('questionSets.isRequired')}
          defaultChecked={question.isRequired}
        />
      </div>
      {kind === 'party' && (
        <SelectField
          {...(field(at, 'partyRole') as ComponentProps<typeof SelectField>)}
          options={partySides.map((value) => ({ value, label: t(`questionSets.partyRole.${value}`) }))}
        />
      )}
      {kind === 'paper' && (
        <TextField {...field(at, 'days')} inputMode="numeric" hint={t('questionSets.days.hint')} />
      )}
      {hasChoices(kind) && <ChoiceFields fields={fields} at={at} />}
      <ConditionFields fields={fields} at={at} content={content} />
      {isChoice(kind) && <CautionFields fields={fields} at={at} question={question} />}
      <Twins
        en={<TextArea {...field(at, 'helpEn')} rows={2} isOptional />}
        ar={<TextArea {...field(at, 'helpAr')} rows={2} isOptional />}
      />
    </div>
  )
}
