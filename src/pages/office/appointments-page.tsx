import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { type AgendaView, agendaViews, daysOf, stepOf } from '#features/appointments/agenda.ts'
import { Agenda } from '#features/appointments/office/agenda.tsx'
import {
  absencesQuery,
  agendaQuery,
  holidaysQuery,
  officeHoursQuery,
} from '#features/appointments/office/api.ts'
import type { AppointmentTask } from '#features/appointments/office/appointment-dialogs.tsx'
import { rulesOf } from '#features/appointments/own-hours.ts'
import type { Appointment } from '#features/appointments/schema.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { usePreloadOnIntent } from '../use-preload.ts'
import { OfficeHead } from './office-head.tsx'

const MeetingDialog = lazy(() => import('#features/appointments/office/meeting-dialog.tsx'))
const loadDialogs = () => import('#features/appointments/office/appointment-dialogs.tsx')
const AppointmentDialogs = lazy(loadDialogs)

const lawyers = ['me', 'all'] as const

/**
 * One's own appointments or those of the whole firm. The address contains the day, the view and the person.
 */
export default function AppointmentsPage() {
  const { t } = useTranslation()
  const now = useNow()
  const { view, day, lawyer, show } = useShown(todayInRiyadh(now))
  const days = daysOf(view, day)
  const [from = day, to = day] = [days[0], days.at(-1)]
  const { data, error, isFetching, refetch } = useQuery(agendaQuery(from, to, lawyer))
  const { data: hours } = useQuery(officeHoursQuery())
  const { data: holidays } = useQuery(holidaysQuery())
  const { data: absences } = useQuery(absencesQuery({ from, to, lawyer }))
  const [opened, setOpened] = useState<Appointment>()
  const [task, setTask] = useState<AppointmentTask>()
  const follow = (next: AppointmentTask) => {
    setOpened(undefined)
    setTask(next)
  }
  usePreloadOnIntent(loadDialogs)
  return (
    <>
      <OfficeHead
        title={t('dash.appointments')}
        actions={
          <Link href={href('/dashboard/appointments/hours')} className={buttonClass({ variant: 'outline' })}>
            {t('hours.title')}
          </Link>
        }
      >
        <p>{t('agenda.intro')}</p>
      </OfficeHead>
      <div className="agenda-bar">
        <SegmentedFilter
          label={t('agenda.view')}
          segments={agendaViews.map((value) => ({ value, label: t(`agenda.view.${value}`) }))}
          value={view}
          onValueChange={(next) => show({ view: next })}
        />
        <SegmentedFilter
          label={t('agenda.whose')}
          segments={lawyers.map((value) => ({ value, label: t(`agenda.whose.${value}`) }))}
          value={lawyer}
          onValueChange={(next) => show({ lawyer: next })}
        />
        <Period from={from} to={to} />
        <div className="cluster">
          <IconButton
            icon={ChevronLeft}
            flips
            label={t('agenda.before')}
            onClick={() => show({ day: stepOf(view, day, -1) })}
          />
          <Button variant="outline" size="table" onClick={() => show({ day: todayInRiyadh(now) })}>
            {t('agenda.today')}
          </Button>
          <IconButton
            icon={ChevronRight}
            flips
            label={t('agenda.after')}
            onClick={() => show({ day: stepOf(view, day, 1) })}
          />
        </div>
      </div>
      {data ? (
        view === 'month' && data.length === 0 && !absences?.length ? (
          <EmptyState title={t('agenda.empty')} />
        ) : (
          <Agenda
            view={view}
            days={days}
            appointments={data}
            rules={hours && (lawyer === 'me' ? rulesOf(hours.firm, hours.own) : hours.firm)}
            holidays={holidays ?? []}
            absences={absences ?? []}
            now={now}
            namesLawyers={lawyer === 'all'}
            onOpen={setOpened}
            onMove={(appointment, proposed) => setTask({ kind: 'move', appointment, proposed })}
          />
        )
      ) : error ? (
        <ErrorState title={t('appointments.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {explainFailure(error, t).message}
        </ErrorState>
      ) : (
        <div aria-busy="true">
          <p role="status" className="visually-hidden">
            {t('state.loading')}
          </p>
          <Skeleton shape="100" />
          <Skeleton shape="80" />
        </div>
      )}
      {opened && (
        <DialogSuspense>
          <MeetingDialog
            appointment={opened}
            now={now}
            onTask={follow}
            onClose={() => setOpened(undefined)}
          />
        </DialogSuspense>
      )}
      {task && (
        <DialogSuspense>
          <AppointmentDialogs task={task} onClose={() => setTask(undefined)} />
        </DialogSuspense>
      )}
    </>
  )
}

const useShown = (today: string) => {
  const search = new URLSearchParams(useSearch())
  const [path, navigate] = useLocation()
  const requested = search.get('day') ?? ''
  return {
    view: agendaViews.find((known) => known === search.get('view')) ?? ('week' satisfies AgendaView),
    day: isDay(requested) ? addDays(requested, 0) : today,
    lawyer: lawyers.find((known) => known === search.get('lawyer')) ?? 'me',
    show: (changes: { view?: AgendaView; day?: string; lawyer?: 'me' | 'all' }) => {
      for (const [name, value] of Object.entries(changes)) search.set(name, value)
      navigate(`${path}?${search}`, { replace: true })
    },
  }
}

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const Period = ({ from, to }: { from: string; to: string }) => {
  const { t, language } = useTranslation()
  const [first, last] = [from, to].map((day) => formatLongDate(instantInRiyadh(day, '12:00'), language))
  return (
    <h2 aria-live="polite">
      {from === to ? first : t('agenda.period', { from: first ?? '', to: last ?? '' })}
    </h2>
  )
}
