import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import {
  formatAppointment,
  formatFullDate,
  formatHijriDay,
  formatTime,
  formatTimeIn,
  isOtherClock,
} from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { useMounted } from '#ui/use-mounted.ts'
import { type OwnAppointment, type OwnAppointmentAnswer, timeForm } from '../schema.ts'
import type { AppointmentCalls } from './api.ts'

type Props = {
  appointment: OwnAppointment
  freeTimes: readonly string[]
  calls: AppointmentCalls
  onChosen: (answer: OwnAppointmentAnswer) => void
  /** Called if the free times have changed or the office has moved the appointment. */
  onRefused: () => void
}

/**
 * Choosing takes two clicks, with or without scripts: a time and the button. Proposed times come first, then
 * free ones by day.
 */
export const TimeChoice = ({ appointment, freeTimes, calls, onChosen, onRefused }: Props) => {
  const { t } = useTranslation()
  const { form, field, submit, isPending, summary, posted } = useFormFrame({
    name: 'appointment',
    schema: timeForm,
    labels: { startsAt: 'appointment.times' },
    send: ({ startsAt }) => calls.choose({ startsAt, timeZone: ownZone(), updatedAt: appointment.updatedAt }),
    onSent: onChosen,
    failed: t('appointment.failed'),
    onFailed: onRefused,
  })
  const { id, label, error } = field('startsAt')
  const register = form.register('startsAt')
  const radio = { register, chosen: posted?.values.startsAt }
  const { proposals, startsAt } = appointment
  const others = freeTimes.filter((time) => !proposals.includes(time) && time !== startsAt)
  if (proposals.length + others.length === 0) return <p>{t('appointment.noneFree')}</p>
  return (
    <OwnForm
      name="appointment"
      posted={calls.posted}
      className="public-form appointment-form"
      onSubmit={submit}
      aria-label={label}
    >
      {summary}
      <input type="hidden" name="updatedAt" value={appointment.updatedAt} />
      <FieldGroup id={id} label={label} error={error} hint={<ZoneHint times={[...proposals, ...others]} />}>
        {proposals.length > 0 && (
          <div className="appointment-proposals">
            {proposals.map((time) => (
              <Time key={time} time={time} isProposed {...radio} />
            ))}
          </div>
        )}
        {proposals.length > 0 && others.length > 0 ? (
          <details className="appointment-others print-hidden">
            <summary>{t('appointment.others')}</summary>
            <Days times={others} {...radio} />
          </details>
        ) : (
          <Days times={others} {...radio} />
        )}
      </FieldGroup>
      <div className="public-form-foot">
        <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
          {t(appointment.state === 'confirmed' ? 'appointment.move.confirm' : 'appointment.confirm')}
        </Button>
      </div>
    </OwnForm>
  )
}

type Radio = { register: UseFormRegisterReturn; chosen: string | undefined }

const Days = ({ times, ...radio }: { times: readonly string[] } & Radio) => {
  const { language } = useTranslation()
  const days = [...Map.groupBy(times, (time) => todayInRiyadh(new Date(time)))]
  return days.map(([day, ofDay], at) => (
    <details key={day} className="appointment-day print-hidden" open={at === 0 || undefined}>
      <summary>
        {formatFullDate(ofDay[0] ?? day, language)}{' '}
        <span className="caption">{formatHijriDay(ofDay[0] ?? day, language)}</span>
      </summary>
      <div className="appointment-times">
        {ofDay.map((time) => (
          <Time key={time} time={time} {...radio} />
        ))}
      </div>
    </details>
  ))
}

/** A proposed time shows its date; a free one is listed under its day. */
const Time = ({
  time,
  isProposed = false,
  register,
  chosen,
}: { time: string; isProposed?: boolean } & Radio) => {
  const { language } = useTranslation()
  const zone = useOwnZone()
  return (
    <label className="checkbox-label appointment-choice">
      <input
        {...register}
        type="radio"
        value={time}
        defaultChecked={chosen === time || undefined}
        className="checkbox radio"
      />
      <span>
        <time dateTime={time}>
          {isProposed ? formatAppointment(time, language) : formatTime(time, language)}
        </time>
        {isProposed && <span className="caption appointment-own"> {formatHijriDay(time, language)}</span>}
        {zone && isOtherClock(time, zone) && (
          <span className="caption appointment-own"> {formatTimeIn(time, language, zone)}</span>
        )}
      </span>
    </label>
  )
}

const ZoneHint = ({ times }: { times: readonly string[] }) => {
  const { t } = useTranslation()
  const zone = useOwnZone()
  const isAbroad = zone !== undefined && times.some((time) => isOtherClock(time, zone))
  return t(isAbroad ? 'appointment.zone.own' : 'appointment.zone')
}

/** The time zone of the reader's device. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The same as a hook. Undefined on the server and until the page is hydrated. */
export const useOwnZone = (): string | undefined => (useMounted() ? ownZone() : undefined)

type CancelProps = {
  calls: AppointmentCalls
  onCanceled: (answer: OwnAppointmentAnswer) => void
}

/** It has no fields of its own. */
const cancelForm = z.object({})

/** The first click asks for confirmation, the second one cancels. Both work without scripts. */
export const AppointmentCancel = ({
  appointment,
  ...form
}: CancelProps & { appointment: OwnAppointment }) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  if (!appointment.mayCancel) return null
  const what = appointment.state === 'proposed' ? 'decline' : 'cancel'
  return (
    <details className="appointment-more print-hidden">
      <summary>{t(`appointment.${what}`)}</summary>
      <p>{mailText(what === 'cancel' ? 'appointment.cancel.text' : 'appointment.decline.text')}</p>
      <CancelForm {...form} confirmLabel={t(`appointment.${what}.confirm`)} />
    </details>
  )
}

const CancelForm = ({ calls, onCanceled, confirmLabel }: CancelProps & { confirmLabel: string }) => {
  const { t } = useTranslation()
  const { submit, isPending, summary } = useFormFrame({
    name: 'appointment-cancel',
    schema: cancelForm,
    labels: {},
    send: () => calls.cancel(),
    onSent: onCanceled,
    failed: t('appointment.failed'),
  })
  return (
    <OwnForm
      name="appointment-cancel"
      posted={calls.posted}
      className="public-form"
      onSubmit={submit}
      aria-label={confirmLabel}
    >
      {summary}
      <Button type="submit" variant="danger" isPending={isPending} pendingLabel={t('form.submitting')}>
        {confirmLabel}
      </Button>
    </OwnForm>
  )
}

type OwnFormProps = Omit<ComponentProps<typeof PublicForm>, 'query'> & Pick<AppointmentCalls, 'posted'>

/** A form of the portal or of a guest's page. It works without scripts, too. */
const OwnForm = ({ posted: { fields, query }, children, ...form }: OwnFormProps) => (
  <PublicForm {...form} query={query}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </PublicForm>
)
