import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HandoverChoice } from '#features/users/office/handover.tsx'
import { dayAsTyped, readDayAhead } from '#fields/day.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { type Absence, type AbsenceInput, absenceInput } from '../absence-schema.ts'
import { absentWorkQuery, saveAbsence } from './api.ts'
import { LawyerField } from './dialog-parts.tsx'
import { endOfField, fieldOfEnd } from './hours-values.ts'

const typed = z.object({
  lawyerId: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  hasHours: z.boolean(),
  from: z.string(),
  to: z.string(),
  note: z.string(),
  /** `none` if the open work stays. */
  successorId: z.string(),
})
type Typed = z.infer<typeof typed>

/** Field labels, in the order of the dialog. */
const labels = {
  lawyerId: 'appointments.lawyer',
  firstDay: 'hours.holiday.first',
  lastDay: 'hours.holiday.last',
  from: 'hours.from',
  to: 'hours.to',
  note: 'absences.note',
  successorId: 'handover.to',
} as const satisfies Partial<Record<keyof Typed, TextKey>>

/** The request body. An absence of some hours has a single day, so it ignores the hidden last day. */
const inputOf = (values: Typed, absence: Absence | undefined) => ({
  ...(!absence && { lawyerId: Number(values.lawyerId) || undefined }),
  firstDay: values.firstDay,
  lastDay: values.hasHours ? values.firstDay : values.lastDay,
  from: values.hasHours ? values.from : null,
  to: values.hasHours ? endOfField(values.to) : null,
  note: values.note,
  successorId: Number(values.successorId) || undefined,
  updatedAt: absence?.updatedAt,
})

const formOf = (absence: Absence | undefined) =>
  z.pipe(
    typed,
    z.transform((values, context): AbsenceInput => {
      const read = z.safeParse(absenceInput, inputOf(values, absence))
      for (const { path, message } of read.error?.issues ?? [])
        context.issues.push({ code: 'custom', message, path: [...path], input: values })
      return read.data ?? z.NEVER
    }),
  )

/** Adds or changes an absence: one's own or, for admins, anybody's. */
export const AbsenceDialog = ({
  absence,
  meId,
  isForAll,
  onSaved,
  onClose,
}: {
  absence: Absence | undefined
  meId: number
  /** Whether the user may enter absences of others. */
  isForAll: boolean
  onSaved: (saved: Absence) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { form, field, ...sending } = useSending({
    schema: formOf(absence),
    defaultValues: {
      lawyerId: String(absence?.lawyerId ?? meId),
      firstDay: absence ? dayAsTyped(absence.firstDay) : '',
      lastDay: absence ? dayAsTyped(absence.lastDay) : '',
      hasHours: absence?.from != null,
      from: absence?.from ?? '',
      to: fieldOfEnd(absence?.to ?? ''),
      note: absence?.note ?? '',
      successorId: 'none',
    },
    labels,
    send: (input) => saveAbsence(absence?.id ?? null, input),
    onSent: onSaved,
    failed: t('absences.failed'),
  })
  const days = { first: () => todayInRiyadh(new Date()), isOpen: () => true, read: readDayAhead }
  const values = form.watch()
  const { hasHours } = values
  const { data: input } = z.safeParse(absenceInput, inputOf(values, absence))
  return (
    <SendingDialog
      title={t(absence ? 'absences.change' : 'absences.add')}
      frame={sending}
      fallbackId="absences"
      onClose={onClose}
      lead={
        absence && (
          <p className="strong">{t('absences.of', { lawyer: `\u2068${absence.lawyerName}\u2069` })}</p>
        )
      }
    >
      {isForAll && !absence && <LawyerField {...field('lawyerId')} />}
      <SwitchField form={form} name="hasHours" id="absence-hours" label={t('absences.hasHours')} />
      <div className="form-grid">
        <DateField {...field('firstDay')} {...(hasHours && { label: t('appointments.day') })} days={days} />
        {!hasHours && <DateField {...field('lastDay')} days={days} />}
      </div>
      {hasHours && (
        <div className="form-grid">
          <TextField {...field('from')} type="time" />
          <TextField {...field('to')} type="time" />
        </div>
      )}
      {input && (
        <AbsenceHandover
          lawyerId={absence?.lawyerId ?? Number(values.lawyerId)}
          input={input}
          successorId={input.successorId}
          onChange={(id) => form.setValue('successorId', String(id ?? 'none'), { shouldDirty: true })}
        />
      )}
      <TextField {...field('note')} isOptional hint={t('absences.note.hint')} maxLength={200} />
    </SendingDialog>
  )
}

/** The open work during an absence. It goes to a colleague, or stays. */
const AbsenceHandover = ({
  lawyerId,
  input: { firstDay, lastDay, from, to },
  successorId,
  onChange,
}: {
  lawyerId: number
  input: AbsenceInput
  successorId: number | undefined
  onChange: (successorId: number | undefined) => void
}) => {
  const { t } = useTranslation()
  const query = useQuery({
    ...absentWorkQuery({
      lawyerId,
      firstDay,
      lastDay,
      ...(from !== null && to !== null && { from, to }),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <HandoverChoice
      query={query}
      intro={t('handover.absence')}
      none={t('handover.stays')}
      successorId={successorId}
      onChange={onChange}
    />
  )
}
