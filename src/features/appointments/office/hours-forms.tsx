import { type ReactNode, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import { useSending } from '#ui/use-sending.tsx'
import type { OfficeHours } from '../schema.ts'
import { appointmentKinds, appointmentLengths } from '../values.ts'
import { Absences } from './absences.tsx'
import { officeHoursQuery, saveFirmHours, saveOwnHours } from './api.ts'
import { CalendarAddress } from './calendar-address.tsx'
import { LawyerField } from './dialog-parts.tsx'
import { Holidays } from './holidays.tsx'
import { type FirmValues, firmForm, firmValues, ownForm, ownValues, weekLabels } from './hours-values.ts'
import { ClosedHours } from './in-the-way.tsx'
import { SaveRow, useSavedHours, WeekFields, type WeekForm } from './week-form.tsx'
import './hours.css'

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
        method="post"
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

/** The hours of a chosen lawyer, for users who plan for all. */
const HoursOfAnybody = () => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const [chosen, setChosen] = useState<number>()
  const lawyerId = chosen ?? me?.id
  const { data, error, isFetching, isFresh, refetch } = useFreshQuery({
    ...officeHoursQuery(lawyerId),
    enabled: lawyerId !== undefined,
  })
  const choice = (
    <LawyerField
      label={t('appointments.lawyer')}
      value={String(lawyerId ?? '')}
      onChange={(event) => setChosen(Number(event.target.value))}
    />
  )
  if (data && isFresh && me && lawyerId !== undefined)
    return (
      <LawyerHours
        key={lawyerId}
        hours={data}
        choice={choice}
        lawyerId={lawyerId}
        isOther={lawyerId !== me.id}
      />
    )
  return (
    <section className="panel hours-form stack" aria-labelledby="own-hours">
      <h2 id="own-hours">{t('hours.ofLawyers')}</h2>
      {choice}
      {error ? (
        <ErrorState title={t('hours.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <p className="muted">{t('state.loading')}</p>
      )}
    </section>
  )
}

/** The hours in which a lawyer differs from the firm. */
const LawyerHours = ({
  hours: { firm, own, ownUpdatedAt },
  choice,
  lawyerId,
  isOther = false,
}: {
  hours: OfficeHours
  /** The field to choose a lawyer, if the user may. */
  choice?: ReactNode
  /** The user if omitted. */
  lawyerId?: number
  isOther?: boolean
}) => {
  const { t } = useTranslation()
  const onSaved = useSavedHours(lawyerId)
  const [closed, setClosed] = useState<OfficeHours>()
  const { form, texts, summary, ...sending } = useSending({
    schema: ownForm,
    defaultValues: ownValues(own, firm),
    labels: weekLabels,
    send: (rules) => saveOwnHours({ lawyerId, rules, updatedAt: ownUpdatedAt ?? undefined }),
    onSent: (saved) => {
      onSaved(saved)
      setClosed(saved)
      sending.resetTo(ownValues(saved.own, saved.firm))
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
        method="post"
        className="panel hours-form stack"
        noValidate
        onSubmit={sending.submit}
        aria-labelledby="own-hours"
      >
        <h2 id="own-hours">{t(choice ? 'hours.ofLawyers' : 'hours.own')}</h2>
        {choice}
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
        <SaveRow isPending={sending.isPending} />
      </form>
      <ClosedHours closed={closed} />
    </>
  )
}

export default HoursForms
