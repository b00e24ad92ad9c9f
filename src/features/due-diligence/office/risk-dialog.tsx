import { Controller, useWatch } from 'react-hook-form'
import { NamedPerson } from '#features/users/office/named-person.tsx'
import { anyDay, dayAsTyped } from '#fields/day.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { reviewAfter } from '../rules.ts'
import { riskForm } from '../schema.ts'
import { riskLevels, riskReasons } from '../values.ts'
import { recordRisk } from './api.ts'
import type { DiligenceDialogProps } from './identity-dialog.tsx'

const labels = {
  level: 'diligence.risk',
  reasons: 'diligence.reasons',
  note: 'diligence.risk.note',
  reviewOn: 'diligence.review',
} as const

/** Records the risk of a person, with the day of the next review. */
export const RiskDialog = ({
  subject,
  name,
  diligence: { risk, updatedAt },
  fallbackId,
  onSaved,
  onClose,
}: DiligenceDialogProps) => {
  const { t, language } = useTranslation()
  const { form, field, texts, ...sending } = useSending({
    schema: riskForm,
    labels,
    defaultValues: {
      level: risk?.level ?? 'usual',
      reasons: risk?.reasons ?? [],
      note: risk?.note ?? '',
      reviewOn: dayAsTyped(null),
    },
    send: (values) => recordRisk(subject, { ...values, updatedAt }),
    onSent: onSaved,
    failed: t('diligence.risk.failed'),
  })
  const level = useWatch({ control: form.control, name: 'level' })
  const next = reviewAfter(level, todayInRiyadh(new Date()))
  return (
    <SendingDialog
      title={t('diligence.risk.title')}
      size={480}
      frame={sending}
      formLabel={t('diligence.risk.title')}
      fallbackId={fallbackId}
      onClose={onClose}
    >
      <NamedPerson id={subject.id} name={name} />
      <SelectField
        {...field('level')}
        options={riskLevels.map((value) => ({ value, label: t(`diligence.level.${value}`) }))}
      />
      <Controller
        control={form.control}
        name="reasons"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            {...texts('reasons')}
            options={riskReasons.map((reason) => ({ value: reason, label: t(`diligence.reason.${reason}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextArea {...field('note')} isOptional={level !== 'high'} rows={3} />
      <DateField
        {...field('reviewOn')}
        isOptional
        hint={t('diligence.review.hint', { date: fullDay(next, language) })}
        days={{ ...anyDay, first: () => todayInRiyadh(new Date()) }}
      />
    </SendingDialog>
  )
}
