import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type { TextKey } from '#i18n/translate.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { OfficeHours } from '../schema.ts'
import { appointmentKinds, appointmentLengths } from '../values.ts'
import { Absences } from './absences.tsx'
import { saveFirmHours } from './api.ts'
import { CalendarAddress } from './calendar-address.tsx'
import { ClosedHours } from './closed-hours.tsx'
import { Holidays } from './holidays.tsx'
import { type FirmValues, firmForm, firmValues } from './hours-values.ts'
import { HoursOfAnybody, LawyerHours } from './lawyer-hours.tsx'
import { SaveRow } from './save-row.tsx'
import { useSavedHours } from './use-saved-hours.ts'
import { WeekFields, type WeekForm } from './week-fields.tsx'
import { weekLabels } from './week-labels.ts'
import './hours.css'

/** Field labels, in the order of the form. */
const firmLabels = {
  ...weekLabels,
  minutes: 'appointments.length',
  buffer: 'hours.buffer',
  noticeHours: 'hours.notice',
  furthestDays: 'hours.furthest',
  kinds: 'hours.kinds',
} as const satisfies Partial<Record<keyof FirmValues, TextKey>>

/** The firm's rules for the times that clients can choose. */
const FirmHours = ({ hours: { firm, firmUpdatedAt } }: { hours: OfficeHours }) => {
  const { t } = useTranslation()
  const onSaved = useSavedHours()
  const [closed, setClosed] = useState<OfficeHours>()
  const { form, field, texts, summary, ...sending } = useSending({
    schema: firmForm,
    defaultValues: firmValues(firm),
    labels: firmLabels,
    send: (rules) => saveFirmHours({ rules, updatedAt: firmUpdatedAt ?? undefined }),
    onSent: (saved) => {
      onSaved(saved)
      setClosed(saved)
      sending.resetTo(firmValues(saved.firm))
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
    <>
      <form
        className="panel hours-form stack"
        noValidate
        onSubmit={sending.submit}
        aria-labelledby="firm-hours"
      >
        <h2 id="firm-hours">{t('hours.firm')}</h2>
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
        <SaveRow isPending={sending.isPending} />
      </form>
      <ClosedHours closed={closed} />
    </>
  )
}

/**
 * The user's own hours, absences and calendar, and the holidays; for managers also those of everybody and of
 * the firm.
 */
const HoursForms = ({ hours, mayChange }: { hours: OfficeHours; mayChange: boolean }) => (
  <>
    {mayChange ? <HoursOfAnybody /> : <LawyerHours hours={hours} />}
    <Absences isForAll={mayChange} />
    <CalendarAddress />
    {mayChange && <FirmHours hours={hours} />}
    <Holidays mayChange={mayChange} />
  </>
)

export default HoursForms
