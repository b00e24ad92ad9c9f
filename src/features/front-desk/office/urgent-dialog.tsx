import * as z from 'zod/mini'
import type { Consultation } from '#features/consultations/schema.ts'
import { dayAsTyped, plannedDay, readDayAhead } from '#fields/day.ts'
import { emptyOr } from '#fields/empty-or.ts'
import { textLine } from '#fields/text.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
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
  const { field, ...sending } = useSending({
    schema: form,
    defaultValues: { urgentDay: dayAsTyped(urgentDay), urgentReason },
    labels,
    send: (values) => saveUrgentDay(id, { ...values, urgentDay: values.urgentDay || null, updatedAt }),
    onSent: onSaved,
    failed: t('consult.urgentDay.failed'),
  })
  return (
    <SendingDialog
      title={t(urgentDay === null ? 'consult.urgentDay.set' : 'consult.urgentDay.change')}
      frame={sending}
      onClose={onClose}
    >
      <DateField
        {...field('urgentDay')}
        isOptional
        hint={t('consult.urgentDay.hint')}
        days={{ first: () => todayInRiyadh(new Date()), isOpen: () => true, read: readDayAhead }}
      />
      <TextField {...field('urgentReason')} isOptional />
    </SendingDialog>
  )
}

export default UrgentDialog
