import * as z from 'zod/mini'
import type { Consultation } from '#features/consultations/schema.ts'
import { plannedDay, readDayAhead } from '#fields/day.ts'
import { emptyOr } from '#fields/empty-or.ts'
import { textLine } from '#fields/text.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { saveUrgentDay } from '../browser/api.ts'

const form = z.object({ urgentDay: emptyOr(plannedDay), urgentReason: textLine(200) })

const labels = { urgentDay: 'consult.urgentDay', urgentReason: 'consult.urgentDay.reason' } as const

/** Sets, changes or removes the day that must not pass. */
const UrgentDialog = ({
  consultation: { id, urgentDay, urgentReason, updatedAt },
  onSaved,
  onClose,
}: {
  consultation: Consultation
  onSaved: () => Promise<unknown>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const sending = useSending({
    schema: form,
    defaultValues: { urgentDay: urgentDay?.split('-').reverse().join('/') ?? '', urgentReason },
    labels,
    send: (values) => saveUrgentDay(id, { ...values, urgentDay: values.urgentDay || null, updatedAt }),
    onSent: onSaved,
    failed: t('consult.urgentDay.failed'),
  })
  const { field, summary } = sending
  return (
    <Dialog
      title={t(urgentDay === null ? 'consult.urgentDay.set' : 'consult.urgentDay.change')}
      size={640}
      isDirty={sending.form.formState.isDirty && !sending.isSent}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      foot={(close) => <SaveButtons label={t('form.save')} isSaving={sending.isPending} onCancel={close} />}
    >
      <div className="stack">
        {summary}
        <DateField
          {...field('urgentDay')}
          isOptional
          hint={t('consult.urgentDay.hint')}
          days={{ first: () => todayInRiyadh(new Date()), isOpen: () => true, read: readDayAhead }}
        />
        <TextField {...field('urgentReason')} isOptional />
      </div>
    </Dialog>
  )
}

export default UrgentDialog
