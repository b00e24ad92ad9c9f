import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import * as z from 'zod/mini'
import { calendarQuery } from '#features/office-hours/browser/use-calendar.ts'
import { dayAsTyped, readDayAhead } from '#fields/day.ts'
import { instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatHijriDays } from '#i18n/calendar-format.ts'
import { formatFullDate } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { type Holiday, type HolidayInput, holidayInput } from '../holiday-schema.ts'
import type { Appointment } from '../schema.ts'
import { deleteHoliday, holidaysQuery, saveHoliday } from './api.ts'
import AppointmentDialogs from './appointment-dialogs.tsx'
import { useHolidayName } from './days-off.tsx'
import { InTheWay } from './in-the-way.tsx'

type Task =
  | { kind: 'add' }
  | { kind: 'change' | 'delete'; holiday: Holiday }
  | { kind: 'move' | 'handOver'; appointment: Appointment }

/** Public holidays, which the office confirms, moves or does not observe, and the firm's own. */
export const Holidays = ({ mayChange }: { mayChange: boolean }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(holidaysQuery())
  const [task, setTask] = useState<Task>()
  const storeList = (list: Holiday[]) => {
    queryClient.setQueryData(holidaysQuery().queryKey, list)
    void queryClient.invalidateQueries({ queryKey: calendarQuery().queryKey })
    setTask(undefined)
    showToast({ title: t('hours.saved') })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, name, isToConfirm, updatedAt, appointments, proposed, ...said }: Holiday) =>
      saveHoliday(id, { ...said, updatedAt: updatedAt ?? undefined }),
    onSuccess: storeList,
    onError: (failure) => {
      void refetch()
      showToast({
        title: t('hours.failed'),
        description: explainFailure(failure, t).message,
        variant: 'destructive',
      })
    },
  })
  return (
    <section className="panel hours-form stack" aria-labelledby="holidays">
      <h2 id="holidays" tabIndex={-1}>
        {t('hours.holidays')}
      </h2>
      <p className="muted">{t('hours.holidays.text')}</p>
      {error && !data && (
        <ErrorState title={t('hours.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
      )}
      <ul className="holidays">
        {data?.map((holiday) => (
          <HolidayRow
            key={holiday.key ?? holiday.id}
            holiday={holiday}
            mayChange={mayChange}
            isPending={isPending}
            onDecide={(said) => mutate({ ...holiday, ...said })}
            onTask={setTask}
          />
        ))}
      </ul>
      {mayChange && (
        <div>
          <Button variant="outline" onClick={() => setTask({ kind: 'add' })}>
            {t('hours.holiday.add')}
          </Button>
        </div>
      )}
      {task?.kind === 'delete' && task.holiday.id !== null && (
        <ActionDialog
          act={() => deleteHoliday(task.holiday.id ?? 0)}
          onDone={storeList}
          failed={t('hours.failed')}
          fallbackId="holidays"
          onClose={() => setTask(undefined)}
        >
          {t('confirm.generic')}
        </ActionDialog>
      )}
      {(task?.kind === 'move' || task?.kind === 'handOver') && (
        <AppointmentDialogs task={task} onChanged={refetch} onClose={() => setTask(undefined)} />
      )}
      {(task?.kind === 'add' || task?.kind === 'change') && (
        <HolidayDialog
          holiday={task.kind === 'change' ? task.holiday : undefined}
          onSaved={storeList}
          onClose={() => setTask(undefined)}
        />
      )}
    </section>
  )
}

const HolidayRow = ({
  holiday,
  mayChange,
  isPending,
  onDecide,
  onTask,
}: {
  holiday: Holiday
  mayChange: boolean
  isPending: boolean
  onDecide: (said: Partial<Holiday>) => void
  onTask: (task: Task) => void
}) => {
  const { t, language } = useTranslation()
  const { firstDay, lastDay, isObserved, isToConfirm, key, name } = holiday
  const [first, last] = [firstDay, lastDay].map((day) => instantInRiyadh(day, '12:00'))
  const shown = useHolidayName()(holiday)
  const button = { variant: 'outline', size: 'table', disabled: isPending } as const
  return (
    <li>
      <p className="strong">
        <bdi>{shown}</bdi>{' '}
        {isToConfirm && (
          <Badge tone="yellow" icon={Clock}>
            {t('hours.holiday.toConfirm')}
          </Badge>
        )}
        {!isObserved && (
          <Badge tone="grey" icon={EyeOff}>
            {t('hours.holiday.notObserved')}
          </Badge>
        )}
      </p>
      <p className="caption">
        {first && formatFullDate(first, language)}
        {firstDay !== lastDay && last && ` – ${formatFullDate(last, language)}`}
        {first && ` · ${formatHijriDays(first, last ?? first, language)}`}
      </p>
      <InTheWay
        title={t('hours.holiday.inTheWay', { n: holiday.appointments.length })}
        closed={holiday}
        onTask={onTask}
      />
      {mayChange && (
        <div className="cluster">
          {isToConfirm && (
            <Button
              {...button}
              aria-label={`${t('hours.holiday.confirm')}: ${shown}`}
              onClick={() => onDecide({})}
            >
              {t('hours.holiday.confirm')}
            </Button>
          )}
          <Button
            {...button}
            aria-label={`${t('form.edit')}: ${shown}`}
            onClick={() => onTask({ kind: 'change', holiday })}
          >
            {t('form.edit')}
          </Button>
          {key !== null && name !== 'ramadan' && (
            <Button
              {...button}
              aria-label={`${t(isObserved ? 'hours.holiday.drop' : 'hours.holiday.keep')}: ${shown}`}
              onClick={() => onDecide({ isObserved: !isObserved })}
            >
              {t(isObserved ? 'hours.holiday.drop' : 'hours.holiday.keep')}
            </Button>
          )}
          {key === null && (
            <Button
              {...button}
              aria-label={`${t('form.delete')}: ${shown}`}
              onClick={() => onTask({ kind: 'delete', holiday })}
            >
              {t('form.delete')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

const typed = z.object({ nameEn: z.string(), nameAr: z.string(), firstDay: z.string(), lastDay: z.string() })

/** Field labels, in the order of the dialog. */
const labels = {
  nameEn: 'table.nameEn',
  nameAr: 'table.nameAr',
  firstDay: 'hours.holiday.first',
  lastDay: 'hours.holiday.last',
} as const satisfies Record<keyof z.infer<typeof typed>, TextKey>

const formOf = (holiday: Holiday | undefined) =>
  z.pipe(
    typed,
    z.transform((values, context): HolidayInput => {
      const read = z.safeParse(holidayInput, {
        key: holiday?.key ?? null,
        nameEn: values.nameEn,
        nameAr: values.nameAr,
        firstDay: values.firstDay,
        lastDay: values.lastDay,
        isObserved: true,
        updatedAt: holiday?.updatedAt ?? undefined,
      })
      for (const { path, message } of read.error?.issues ?? [])
        context.issues.push({ code: 'custom', message, path: [...path], input: values })
      return read.data ?? z.NEVER
    }),
  )

/** Moves a holiday, or adds one of the firm's own. */
const HolidayDialog = ({
  holiday,
  onSaved,
  onClose,
}: {
  holiday: Holiday | undefined
  onSaved: (list: Holiday[]) => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { field, ...sending } = useSending({
    schema: formOf(holiday),
    defaultValues: {
      nameEn: holiday?.nameEn ?? '',
      nameAr: holiday?.nameAr ?? '',
      firstDay: holiday ? dayAsTyped(holiday.firstDay) : '',
      lastDay: holiday ? dayAsTyped(holiday.lastDay) : '',
    },
    labels,
    send: (input) => saveHoliday(holiday?.id ?? null, input),
    onSent: onSaved,
    failed: t('hours.failed'),
  })
  const days = { first: () => todayInRiyadh(new Date()), isOpen: () => true, read: readDayAhead }
  return (
    <SendingDialog
      title={holiday?.name ? t(`holiday.${holiday.name}`) : t('hours.holiday.add')}
      frame={sending}
      fallbackId="holidays"
      onClose={onClose}
    >
      <div className="form-grid">
        {!holiday?.key && (
          <>
            <TextField {...field('nameEn')} />
            <TextField {...field('nameAr')} isOptional />
          </>
        )}
        <DateField {...field('firstDay')} days={days} />
        <DateField {...field('lastDay')} days={days} />
      </div>
    </SendingDialog>
  )
}
