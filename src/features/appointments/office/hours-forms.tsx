import { Controller } from 'react-hook-form'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { OfficeHours } from '../schema.ts'
import { appointmentKinds, appointmentLengths } from '../values.ts'
import { saveFirmHours, saveOwnHours } from './api.ts'
import { type FirmValues, firmForm, firmValues, ownForm, ownValues, weekLabels } from './hours-values.ts'
import { SaveRow, useSavedHours, WeekFields, type WeekForm } from './week-form.tsx'

/** Field labels, in the order of the form. */
const firmLabels = {
  ...weekLabels,
  minutes: 'appointments.length',
  buffer: 'hours.buffer',
  noticeHours: 'hours.notice',
  furthestDays: 'hours.furthest',
  kinds: 'hours.kinds',
} as const satisfies Partial<Record<keyof FirmValues, TextKey>>

type FormProps = {
  hours: OfficeHours
  /** Shows the hours again, with the appointments that the new ones have closed. */
  onSaved: (saved: OfficeHours) => void
  onCancel: () => void
}

/** Changes the firm's rules for the times that clients can choose. */
export const FirmForm = ({ hours: { firm, firmUpdatedAt }, onSaved, onCancel }: FormProps) => {
  const { t } = useTranslation()
  const store = useSavedHours()
  const { form, field, texts, summary, ...sending } = useSending({
    schema: firmForm,
    defaultValues: firmValues(firm),
    labels: firmLabels,
    send: (rules) => saveFirmHours({ rules, updatedAt: firmUpdatedAt ?? undefined }),
    onSent: (saved) => {
      store(saved)
      onSaved(saved)
    },
    failed: t('hours.failed'),
  })
  const week: WeekForm = {
    texts,
    value: (name) => form.watch(name),
    change: (name, hours) => {
      form.clearErrors(name)
      form.setValue(name, hours, { shouldDirty: true })
    },
  }
  return (
    <form
      method="post"
      className="hours-body stack"
      noValidate
      onSubmit={sending.submit}
      aria-labelledby="firm-hours"
    >
      {summary}
      <p className="muted">{t('hours.spans.hint')}</p>
      <WeekFields label={t('hours.week')} kind="day" form={week} />
      <SwitchField form={form} name="hasRamadan" id="firm-ramadan" label={t('hours.hasRamadan')} />
      {form.watch('hasRamadan') && <WeekFields label={t('hours.ramadan')} kind="ramadan" form={week} />}
      <div className="form-grid">
        <SelectField
          {...field('minutes')}
          options={appointmentLengths.map((minutes) => ({
            value: String(minutes),
            label: t('appointments.minutes', { n: minutes }),
          }))}
        />
        <TextField {...field('buffer')} inputMode="numeric" dir="ltr" hint={t('hours.buffer.hint')} />
        <TextField {...field('noticeHours')} inputMode="numeric" dir="ltr" hint={t('hours.notice.hint')} />
        <TextField {...field('furthestDays')} inputMode="numeric" dir="ltr" />
      </div>
      <Controller
        control={form.control}
        name="kinds"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            {...texts('kinds')}
            options={appointmentKinds.map((kind) => ({
              value: kind,
              label: t(`appointments.kind.${kind}`),
            }))}
            value={appointmentKinds.filter((kind) => value.includes(kind))}
            onChange={onChange}
          />
        )}
      />
      <SaveRow isPending={sending.isPending} onCancel={onCancel} />
    </form>
  )
}

/** Changes the hours in which a lawyer differs from the firm. */
export const LawyerForm = ({
  hours: { firm, own, ownUpdatedAt },
  lawyerId,
  isOther = false,
  onSaved,
  onCancel,
}: FormProps & {
  /** The user if omitted. */
  lawyerId?: number | undefined
  isOther?: boolean
}) => {
  const { t } = useTranslation()
  const store = useSavedHours(lawyerId)
  const { form, texts, summary, ...sending } = useSending({
    schema: ownForm,
    defaultValues: ownValues(own, firm),
    labels: weekLabels,
    send: (rules) => saveOwnHours({ lawyerId, rules, updatedAt: ownUpdatedAt ?? undefined }),
    onSent: (saved) => {
      store(saved)
      onSaved(saved)
    },
    failed: t('hours.failed'),
  })
  const week: WeekForm = {
    texts,
    value: (name) => form.watch(name),
    change: (name, hours) => {
      form.clearErrors(name)
      form.setValue(name, hours, { shouldDirty: true })
    },
  }
  return (
    <form method="post" className="stack" noValidate onSubmit={sending.submit} aria-labelledby="own-hours">
      {summary}
      <SwitchField
        form={form}
        name="hasOwn"
        id="has-own"
        label={t(isOther ? 'hours.hasTheirOwn' : 'hours.hasOwn')}
      />
      {form.watch('hasOwn') && (
        <>
          <p className="muted">{t('hours.spans.hint')}</p>
          <WeekFields label={t('hours.week')} kind="day" form={week} />
          <SwitchField form={form} name="hasRamadan" id="own-ramadan" label={t('hours.hasRamadan')} />
          {form.watch('hasRamadan') && <WeekFields label={t('hours.ramadan')} kind="ramadan" form={week} />}
        </>
      )}
      <SaveRow isPending={sending.isPending} onCancel={onCancel} />
    </form>
  )
}
