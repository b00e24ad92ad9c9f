import { useQuery } from '@tanstack/react-query'
import { formatShortDeadline } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { ConsultationAppointments } from '../schema.ts'
import { appointmentLengths } from '../values.ts'
import { consultationAppointmentsQuery, proposeAppointment } from './api.ts'
import { LawyerField } from './lawyer-field.tsx'
import { fieldsOf, type ProposalValues, proposalForm, proposalNumbers } from './proposal-values.ts'
import { FreeTimes, TimeFields } from './time-fields.tsx'

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
} as const satisfies Record<keyof ProposalValues, TextKey>

const maxOffered = 8

/** Proposes up to three times to the client, or lets them choose from the free ones. */
export const ProposeDialog = ({
  consultationId,
  lawyerId,
  known,
  onDone,
  onClose,
}: {
  consultationId: number
  /** The lawyer who handles the request, or the current user. */
  lawyerId: number
  known: ConsultationAppointments
  /** Resolves once everything is refreshed and the dialog is closed. */
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const wish = known.wish === null ? { day: '', time: '' } : fieldsOf(known.wish)
  const { form, field, summary, ...sending } = useSending({
    schema: proposalForm,
    defaultValues: {
      lawyerId: String(lawyerId),
      kind: known.kinds[0] ?? 'phone',
      place: '',
      minutes: String(known.minutes),
      day1: wish.day,
      time1: wish.time,
      day2: '',
      time2: '',
      day3: '',
      time3: '',
    },
    labels,
    send: (proposal) => proposeAppointment(consultationId, proposal),
    onSent: onDone,
    failed: t('appointments.failed'),
  })
  const chosen = Number(form.watch('lawyerId'))
  const kind = form.watch('kind')
  const { data = known } = useQuery(consultationAppointmentsQuery(consultationId, chosen))
  /** Fills the first empty pair of fields, or the last pair. */
  const take = (startsAt: string) => {
    const number = proposalNumbers.find((each) => form.getValues(`day${each}`) === '') ?? 3
    const { day, time } = fieldsOf(startsAt)
    form.clearErrors([`day${number}`, `time${number}`])
    form.setValue(`day${number}`, day, { shouldDirty: true })
    form.setValue(`time${number}`, time, { shouldDirty: true })
  }
  return (
    <Dialog
      title={t('appointments.propose.title', { reference: `#${consultationId}` })}
      size={640}
      isDirty={form.formState.isDirty && !sending.isSent}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      foot={(close) => (
        <SaveButtons label={t('appointments.propose.send')} isSaving={sending.isPending} onCancel={close} />
      )}
    >
      <div className="stack">
        {summary}
        <p className="muted">{t('appointments.propose.text')}</p>
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
          {kind !== 'phone' && (
            <TextField
              {...field('place')}
              isOptional={kind === 'office'}
              hint={t(`appointments.place.${kind === 'video' ? 'video' : 'office'}`)}
            />
          )}
        </div>
        <FreeTimes
          times={data.freeTimes.slice(0, maxOffered).map((value) => ({
            value,
            label: formatShortDeadline(value, language),
          }))}
          onChoose={take}
        />
        {known.wish !== null && !data.freeTimes.includes(known.wish) && (
          <p className="caption">{t('appointments.wishNotFree')}</p>
        )}
        {proposalNumbers.map((number) => (
          <TimeFields
            key={number}
            label={t(`appointments.proposal.${number}`)}
            isOptional
            day={field(`day${number}`)}
            time={field(`time${number}`)}
          />
        ))}
      </div>
    </Dialog>
  )
}
