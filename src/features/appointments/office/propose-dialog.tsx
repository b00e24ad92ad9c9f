import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { ConsultationAppointments } from '../schema.ts'
import { appointmentLengths } from '../values.ts'
import { consultationAppointmentsQuery, proposeAppointment } from './api.ts'
import { AppointmentClient, LawyerField, MailHint, ObstacleQuestion, useObstacles } from './dialog-parts.tsx'
import {
  fieldsOf,
  type ProposalValues,
  proposalForm,
  proposalModes,
  proposalNumbers,
  timesOf,
} from './proposal-values.ts'
import { TimeFields, TimePicker } from './time-picker.tsx'

/** Field labels, in the order of the dialog. */
const labels = {
  lawyerId: 'appointments.lawyer',
  kind: 'appointments.kind',
  minutes: 'appointments.length',
  place: 'appointments.place',
  day1: 'appointments.day',
  time1: 'appointments.time',
  day2: 'appointments.day',
  time2: 'appointments.time',
  day3: 'appointments.day',
  time3: 'appointments.time',
} as const satisfies Partial<Record<keyof ProposalValues, TextKey>>

const timeFields = [
  ['day1', 'time1'],
  ['day2', 'time2'],
  ['day3', 'time3'],
] as const

type Mode = (typeof proposalModes)[number]

/** Settles a time immediately, or proposes up to three times, or lets the client choose from the free ones. */
export const ProposeDialog = ({
  consultationId,
  lawyerId,
  startsAt,
  mode,
  known,
  onDone,
  onClose,
}: {
  consultationId: number
  /** The lawyer who handles the request, or the current user. */
  lawyerId: number
  /** The time that the user has chosen in the agenda. */
  startsAt: string | undefined
  mode: Mode
  known: ConsultationAppointments
  /** Resolves once everything is refreshed and the dialog is closed. */
  onDone: (mode: Mode) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const first = startsAt ?? known.wish
  const { form, field, ...sending } = useSending({
    schema: proposalForm,
    defaultValues: {
      mode,
      lawyerId: String(lawyerId),
      kind: known.kinds[0] ?? 'phone',
      place: '',
      minutes: String(known.minutes),
      ...paired(1, first === null ? noTime : fieldsOf(first)),
      ...paired(2, noTime),
      ...paired(3, noTime),
    },
    labels,
    send: (body) => proposeAppointment(consultationId, { ...body, despite: [...obstacles.seen()] }),
    onSent: ({ state }) => onDone(state === 'confirmed' ? 'settle' : 'propose'),
    failed: t('appointments.failed'),
    onFailed: (error) => obstacles.report(error),
    isQuestion: (error) => obstacles.isObstacle(error),
  })
  const values = form.watch()
  const { data: me } = useCurrentUser()
  const lawyer = useColleagues(me?.id)?.find(({ id }) => String(id) === values.lawyerId)
  const isSettling = values.mode === 'settle'
  const shownNumbers = isSettling ? ([1] as const) : proposalNumbers
  const obstacles = useObstacles(() =>
    form.getValues(['mode', 'lawyerId', 'minutes', ...timeFields.flat()]).join(' '),
  )
  const { data = known } = useQuery(consultationAppointmentsQuery(consultationId, Number(values.lawyerId)))
  const [isFull, setFull] = useState(false)
  const pairOf = (number: (typeof proposalNumbers)[number]) => ({
    day: form.getValues(`day${number}`),
    time: form.getValues(`time${number}`),
  })
  /** Fills the first empty pair of fields, or empties the pair of a chosen time. */
  const toggle = (time: string) => {
    const chosen = shownNumbers.find((number) => timesOf([pairOf(number)])[0] === time)
    const empty = isSettling ? 1 : shownNumbers.find((number) => pairOf(number).day === '')
    const number = chosen ?? empty
    setFull(number === undefined)
    if (number === undefined) return
    form.clearErrors([`day${number}`, `time${number}`])
    const { day, time: clock } = chosen ? noTime : fieldsOf(time)
    form.setValue(`day${number}`, day, { shouldDirty: true })
    form.setValue(`time${number}`, clock, { shouldDirty: true })
  }
  return (
    <SendingDialog
      title={t(isSettling ? 'appointments.settle.title' : 'appointments.propose.title', {
        reference: `#${consultationId}`,
      })}
      frame={sending}
      onClose={onClose}
      save={t(labelOf(isSettling, obstacles.seen().length > 0))}
      lead={<AppointmentClient name={known.clientName} lawyer={lawyer && fullNameOf(lawyer)} />}
    >
      <ObstacleQuestion obstacle={obstacles.seen().at(-1)} />
      <SegmentedFilter
        label={t('appointments.mode')}
        segments={proposalModes.map((value) => ({ value, label: t(`appointments.mode.${value}`) }))}
        value={values.mode}
        onValueChange={(next) => form.setValue('mode', next, { shouldDirty: true })}
      />
      {isSettling ? <MailHint /> : <p className="muted">{t('appointments.propose.text')}</p>}
      <div className="form-grid">
        <LawyerField {...field('lawyerId')} />
        <SelectField
          {...field('kind')}
          options={known.kinds.map((value) => ({ value, label: t(`appointments.kind.${value}`) }))}
        />
        <SelectField
          {...field('minutes')}
          options={appointmentLengths.map((minutes) => ({
            value: String(minutes),
            label: t('appointments.minutes', { n: minutes }),
          }))}
        />
        {values.kind !== 'phone' && (
          <TextField
            {...field('place')}
            isOptional={values.kind === 'office'}
            hint={t(`appointments.place.${values.kind === 'video' ? 'video' : 'office'}`)}
          />
        )}
      </div>
      <TimePicker
        times={data.freeTimes}
        chosen={timesOf(shownNumbers.map(pairOf))}
        onToggle={toggle}
        refusal={isFull ? t('appointments.full') : undefined}
      />
      {startsAt === undefined && known.wish !== null && !data.freeTimes.includes(known.wish) && (
        <p className="caption">{t('appointments.wishNotFree')}</p>
      )}
      {shownNumbers.map((number) => (
        <TimeFields
          key={number}
          label={t(isSettling ? 'appointments.when' : `appointments.proposal.${number}`)}
          isOptional={!isSettling}
          day={field(`day${number}`)}
          time={field(`time${number}`)}
        />
      ))}
    </SendingDialog>
  )
}

const noTime = { day: '', time: '' }

const paired = <Number extends (typeof proposalNumbers)[number]>(
  number: Number,
  { day, time }: typeof noTime,
) => ({ [`day${number}`]: day, [`time${number}`]: time }) as Record<`day${Number}` | `time${Number}`, string>

const labelOf = (isSettling: boolean, isClosed: boolean): TextKey => {
  if (isClosed) return 'appointments.saveAnyway'
  return isSettling ? 'form.save' : 'appointments.propose.send'
}
