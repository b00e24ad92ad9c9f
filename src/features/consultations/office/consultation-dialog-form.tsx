import { type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import type { SelectOption } from '#ui/select.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { consultationStatuses } from '../schema.ts'
import { type ConsultationValues, consultationFields } from './consultation-values.ts'

/** Status, assignee and internal notes: what the office may change of a request. */
export const ConsultationDialogForm = ({
  form,
  assignees,
  isOpen,
  attempt,
  problem,
}: {
  form: UseFormReturn<ConsultationValues>
  assignees: readonly SelectOption[]
  /** Whether its notes are open to whoever has the form before them. */
  isOpen: boolean
  /** Grows with each refused save. */
  attempt: number
  problem: ReactNode
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const { register, formState } = form
  const errorOf = (name: keyof ConsultationValues) => {
    const message = formState.errors[name]?.message
    return message === undefined ? undefined : tMessage(message)
  }
  const errors = consultationFields.flatMap((name) => {
    const message = errorOf(name)
    return message ? [{ fieldId: `${id}-${name}`, message }] : []
  })
  const field = (name: keyof ConsultationValues) => ({
    ...register(name),
    id: `${id}-${name}`,
    error: errorOf(name),
  })
  return (
    <div className="consultation-form stack">
      {(problem || errors.length > 0) && attempt > 0 && (
        <ErrorSummary errors={errors} attempt={attempt} headingLevel="h3">
          {problem}
        </ErrorSummary>
      )}
      <SelectField
        label={t('table.status')}
        options={consultationStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        {...field('status')}
      />
      <SelectField
        label={t('consult.assignedTo')}
        isOptional
        options={assignees}
        {...field('assignedToId')}
      />
      {isOpen && (
        <TextArea
          label={t('consult.notes')}
          isOptional
          rows={4}
          hint={t('consult.notes.hint')}
          {...field('notes')}
        />
      )}
    </div>
  )
}
