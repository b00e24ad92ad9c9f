import type { UseFormReturn } from 'react-hook-form'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import type { SelectOption } from '#ui/select.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import type { FormProblem } from '#ui/use-failed-form.tsx'
import { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { isClosing } from '../rules.ts'
import { type Consultation, consultationStatuses } from '../schema.ts'
import { dateDecisions } from '../values.ts'
import { type ConsultationValues, consultationLabels } from './consultation-values.ts'

/** The fields of a consultation that the office may change. */
export const ConsultationDialogForm = ({
  assignees,
  isOpen,
  hasNotes = isOpen,
  nextDate,
  ...frame
}: {
  form: UseFormReturn<ConsultationValues>
  assignees: readonly SelectOption[]
  /** Whether the user may see its notes. */
  isOpen: boolean
  /** The page of a request has its notes in the thread, and a button to take it at its top. */
  hasNotes?: boolean
  /** The nearest date ahead that the user may see. */
  nextDate: Consultation['nextDate']
  /** Increases with each failed save. */
  attempt: number
  problem: FormProblem | undefined
}) => {
  const { t, language } = useTranslation()
  const mailText = useMailText()
  const { form } = frame
  const { data: me } = useCurrentUser()
  const own = String(me?.id)
  const mayTake = assignees.some(({ value }) => value === own) && form.watch('assignedToId') !== own
  const before = form.formState.defaultValues?.status
  const asksForDates = nextDate !== null && before !== undefined && isClosing(before, form.watch('status'))
  const { field, summary } = useLabelledFields({ ...frame, labels: consultationLabels })
  return (
    <div className="consultation-form stack">
      {summary}
      <SelectField
        options={consultationStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        hint={mailText('consult.status.hint')}
        {...field('status')}
      />
      {(asksForDates || form.formState.errors.dates) && (
        <SelectField
          options={dateDecisions.map((value) => ({ value, label: t(`consult.dates.${value}`) }))}
          placeholder={t('consult.dates.choose')}
          hint={nextDate && t('consult.dates.hint', { day: fullDay(nextDate.day, language) })}
          {...field('dates')}
        />
      )}
      {isOpen && form.watch('status') === 'rejected' && (
        <TextField isOptional hint={t('consult.rejectionNote.hint')} {...field('rejectionNote')} />
      )}
      <div>
        <SelectField isOptional options={assignees} {...field('assignedToId')} />
        {hasNotes && mayTake && (
          <Button
            variant="quiet"
            size="table"
            onClick={() => form.setValue('assignedToId', own, { shouldDirty: true })}
          >
            {t('consult.toMe')}
          </Button>
        )}
      </div>
      {hasNotes && <TextArea isOptional rows={4} hint={t('consult.notes.hint')} {...field('notes')} />}
    </div>
  )
}
