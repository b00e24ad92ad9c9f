import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import * as z from 'zod/mini'
import { calendarQuery } from '#features/office-hours/browser/use-calendar.ts'
import { dayAsTyped, readDayAhead } from '#fields/day.ts'
import { instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { daysBetween, formatHijriDays, fullDay } from '#i18n/calendar-format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
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
import { useIsWide } from './use-is-wide.ts'

type Task =
  | { kind: 'add' }
  | { kind: 'change' | 'delete'; holiday: Holiday }
  | { kind: 'move' | 'handOver'; appointment: Appointment }

/** The number of holidays before the rest is shown. */
const firstShown = { wide: 4, narrow: 2 } as const

/** Public holidays, which the office confirms, moves or does not observe, and the firm's own. */
export const Holidays = ({ mayChange }: { mayChange: boolean }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(holidaysQuery())
  const [task, setTask] = useState<Task>()
  const [isAll, setAll] = useState(false)
  const isWide = useIsWide()
  const shown = data?.slice(0, isAll ? undefined : firstShown[isWide ? 'wide' : 'narrow']) ?? []
  const rest = (data?.length ?? 0) - shown.length
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
    <section className="panel hours-panel" aria-labelledby="holidays">
      <div className="panel-head">
        <h2 id="holidays" tabIndex={-1}>
          {t('hours.holidays')}
        </h2>
        {mayChange && (
          <Button
            variant="outline"
            size="table"
            className="push-end"
            icon={<Icon icon={Plus} size="medium" />}
            aria-label={t('hours.holiday.add')}
            onClick={() => setTask({ kind: 'add' })}
          >
            {t('hours.add')}
          </Button>
        )}
      </div>
      {error && !data && (
        <ErrorState title={t('hours.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
      )}
      <ul>
        {shown.map((holiday) => (
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
      {rest > 0 && (
        <button type="button" className="hours-more text-link" onClick={() => setAll(true)}>
          {t('hours.holidays.more', { n: rest })}
        </button>
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
  return (
    <li>
      <div className="hours-row">
        <div>
          <bdi className="strong">{shown}</bdi>
          <p className="caption">
            {firstDay === lastDay ? fullDay(firstDay, language) : daysBetween(firstDay, lastDay, language)}
            {first && last && ` · ${formatHijriDays(first, last, language)}`}
          </p>
        </div>
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
        {mayChange && isToConfirm && (
          <Button
            variant="outline"
            size="table"
            disabled={isPending}
            aria-label={`${t('hours.holiday.confirm')}: ${shown}`}
            onClick={() => onDecide({})}
          >
            {t('hours.holiday.confirm')}
          </Button>
        )}
        {mayChange && (
          <Menu
            trigger={
              <IconButton icon={Ellipsis} size="table" label={t('hours.holiday.actions', { name: shown })} />
            }
          >
            <MenuItem icon={Pencil} onSelect={() => onTask({ kind: 'change', holiday })}>
              {t('form.edit')}
            </MenuItem>
            {key !== null && name !== 'ramadan' && (
              <MenuItem
                icon={isObserved ? EyeOff : Eye}
                isDisabled={isPending}
                onSelect={() => onDecide({ isObserved: !isObserved })}
              >
                {t(isObserved ? 'hours.holiday.drop' : 'hours.holiday.keep')}
              </MenuItem>
            )}
            {key === null && (
              <MenuItem icon={Trash2} onSelect={() => onTask({ kind: 'delete', holiday })}>
                {t('form.delete')}
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
      <InTheWay
        title={t('hours.holiday.inTheWay', { n: holiday.appointments.length })}
        closed={holiday}
        onTask={onTask}
      />
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
