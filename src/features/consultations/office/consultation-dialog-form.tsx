import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import type { SelectOption } from '#ui/select.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { consultationStatuses } from '../schema.ts'
import { type ConsultationValues, consultationLabels } from './consultation-values.ts'

/** The fields of a consultation that the office may change. */
export const ConsultationDialogForm = ({
  assignees,
  isOpen,
  ...frame
}: {
  form: UseFormReturn<ConsultationValues>
  assignees: readonly SelectOption[]
  /** Whether the reader may see its notes. */
  isOpen: boolean
  /** Increases with each refused save. */
  attempt: number
  problem: ReactNode
}) => {
  const { t } = useTranslation()
  const { form } = frame
  const { field, summary } = useLabelledFields({ ...frame, labels: consultationLabels })
  return (
    <div className="consultation-form stack">
      {summary}
      <SelectField
        options={consultationStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        hint={t('consult.status.hint')}
        {...field('status')}
      />
      {isOpen && form.watch('status') === 'rejected' && (
        <TextField isOptional hint={t('consult.rejectionNote.hint')} {...field('rejectionNote')} />
      )}
      <SelectField isOptional options={assignees} {...field('assignedToId')} />
      {isOpen && <TextArea isOptional rows={4} hint={t('consult.notes.hint')} {...field('notes')} />}
    </div>
  )
}
