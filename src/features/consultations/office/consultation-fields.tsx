import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import type { SelectOption } from '#ui/select.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import type { FormProblem } from '#ui/use-failed-form.tsx'
import { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { type Comparison, VersionComparison } from '#ui/version-comparison.tsx'
import { isClosing } from '../rules.ts'
import { type Consultation, consultationNotes, consultationStatuses, rejectionNote } from '../schema.ts'
import { dateDecisions } from '../values.ts'

/** The fields of a consultation that the office may change. */
export const ConsultationDialogForm = ({
  assignees,
  isOpen,
  nextDate,
  ...frame
}: {
  form: UseFormReturn<ConsultationValues>
  assignees: readonly SelectOption[]
  /** Whether the user may see its notes. */
  isOpen: boolean
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
        {isOpen && mayTake && (
          <Button
            variant="quiet"
            size="table"
            onClick={() => form.setValue('assignedToId', own, { shouldDirty: true })}
          >
            {t('consult.toMe')}
          </Button>
        )}
      </div>
      {isOpen && <TextArea isOptional rows={4} hint={t('consult.notes.hint')} {...field('notes')} />}
    </div>
  )
}

/** The select's value for no assignee: options must not be empty (P4.16). */
export const unassigned = 'unassigned'

/** The values of the dialog's form. A select has text values, so the assignee is text here. */
export const consultationForm = z.object({
  status: z.enum(consultationStatuses),
  assignedToId: z.string(),
  notes: consultationNotes,
  rejectionNote,
  /** The decision about dates ahead; empty without one. */
  dates: z.enum(['', ...dateDecisions]),
})
export type ConsultationValues = z.infer<typeof consultationForm>

/** Field labels, in the order of the form. */
const consultationLabels = {
  status: 'table.status',
  rejectionNote: 'consult.rejectionNote',
  dates: 'consult.dates',
  assignedToId: 'consult.assignedTo',
  notes: 'consult.notes',
} as const satisfies Record<keyof ConsultationValues, TextKey>

export const valuesOf = ({
  status,
  rejectionNote,
  assignedToId,
  notes,
}: Consultation): ConsultationValues => ({
  status,
  assignedToId: assignedToId === null ? unassigned : String(assignedToId),
  notes,
  rejectionNote,
  dates: '',
})

/**
 * The body of the API call, against the version that the editor has read. Unchanged notes are left out:
 * a colleague may have added one.
 */
export const changesOf = (
  { assignedToId, notes, dates, ...values }: ConsultationValues,
  against: Pick<Consultation, 'notes' | 'updatedAt'>,
) => ({
  ...values,
  ...(notes !== against.notes && { notes }),
  ...(dates !== '' && { dates }),
  assignedToId: assignedToId === unassigned ? null : Number(assignedToId),
  updatedAt: against.updatedAt,
})

export const ConsultationComparison = ({
  nameOf,
  ...comparison
}: Comparison<Consultation, ConsultationValues> & {
  /** Returns the name of an assignee for the value in the select. */
  nameOf: (assignee: string) => string
}) => {
  const { t } = useTranslation()
  return (
    <VersionComparison
      {...comparison}
      title={t('consult.changed')}
      savedAt={comparison.newest.updatedAt}
      labels={consultationLabels}
      fields={['status', 'rejectionNote', 'assignedToId', 'notes']}
      valuesOf={valuesOf}
      textOf={(name, values) => {
        if (name === 'status') return t(`status.${values.status}`)
        return name === 'assignedToId' ? nameOf(values.assignedToId) : values[name]
      }}
    />
  )
}
