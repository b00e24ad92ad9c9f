import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { type AgendaView, agendaViews, daysOf, stepOf } from '#features/appointments/agenda.ts'
import { Agenda, type Slot } from '#features/appointments/office/agenda.tsx'
import type { Lawyer } from '#features/appointments/office/agenda-columns.ts'
import {
  absencesQuery,
  agendaQuery,
  holidaysQuery,
  lawyersHoursQuery,
  officeHoursQuery,
} from '#features/appointments/office/api.ts'
import type { AppointmentTask } from '#features/appointments/office/appointment-dialogs.tsx'
import type { Appointment } from '#features/appointments/schema.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatFullDate, formatHijriDay, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { useNow } from '#ui/use-now.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { usePreloadOnIntent } from '../use-preload.ts'
import LayerSwitches from './appointments/layers.tsx'
import { hiddenLayers, useDates } from './appointments/use-dates.ts'
import WholeFirm from './appointments/whole-firm.tsx'
import { openNewRequest } from './front-desk/new-request.tsx'
import { OfficeHead } from './office-head.tsx'
import './appointments/layers.css'

const MeetingDialog = lazy(() => import('#features/appointments/office/meeting-dialog.tsx'))
const loadDialogs = () => import('#features/appointments/office/appointment-dialogs.tsx')
const AppointmentDialogs = lazy(loadDialogs)

const NewAppointment = lazy(() => import('./appointments/new-appointment.tsx'))

const lawyers = ['me', 'all'] as const

/**
 * One's own appointments and dates, those of the whole firm or of one lawyer. The address contains the day, the
 * view, the person and the hidden layers.
 */
export default function AppointmentsPage() {
  const { t } = useTranslation()
  const now = useNow()
  const shown = useShown(todayInRiyadh(now))
  const { view, day, lawyer, person, hidden, show } = shown
  const days = daysOf(view, day)
  const { data: found, failure } = useAgenda(days[0] ?? day, days.at(-1) ?? day, shown)
  // The content policy refuses the styles of its entries in HTML.
  const data = useMounted() ? found : undefined
  const { data: me } = useCurrentUser()
  const [opened, setOpened] = useState<Appointment>()
  const [booked, setBooked] = useState<Slot>()
  const [task, setTask] = useState<AppointmentTask>()
  const follow = (next: AppointmentTask) => {
    setOpened(undefined)
    setBooked(undefined)
    setTask(next)
  }
  usePreloadOnIntent(loadDialogs)
  const agendaOf = (shownLawyers: readonly Lawyer[]) =>
    data && (
      <Agenda
        view={view}
        days={days}
        lawyers={shownLawyers}
        data={data}
        now={now}
        onOpen={setOpened}
        onBook={setBooked}
        onMove={(appointment, { startsAt, lawyerId }) =>
          setTask({ kind: 'move', appointment, proposed: startsAt, lawyerId })
        }
      />
    )
  return (
    <>
      <OfficeHead
        title={t('dash.appointments')}
        actions={
          <>
            <Button variant="outline" onClick={() => window.print()}>
              {t('agenda.print')}
            </Button>
            <Link
              href={href('/dashboard/appointments/hours')}
              className={buttonClass({ variant: 'outline' })}
            >
              {t('hours.title')}
            </Link>
          </>
        }
      >
        <p>{t('agenda.intro')}</p>
      </OfficeHead>
      <AgendaBar {...shown} days={days} now={now} />
      <div className="agenda-layers print-hidden">
        <LayerSwitches hidden={hidden} onChange={(next) => show({ hide: next })} />
      </div>
      {failure ?? (!data && <Loading shapes={['100', '80']} />)}
      {lawyer === 'me'
        ? me && agendaOf([{ id: me.id, name: `${me.firstName} ${me.lastName}` }])
        : data && (
            <WholeFirm person={person} onPersonChange={(next) => show({ person: next })}>
              {agendaOf}
            </WholeFirm>
          )}
      <DialogSuspense>
        {opened && (
          <MeetingDialog
            appointment={opened}
            now={now}
            onTask={follow}
            onClose={() => setOpened(undefined)}
          />
        )}
        {booked && (
          <NewAppointment
            slot={booked}
            onTask={follow}
            onNewRequest={(slot) => {
              setBooked(undefined)
              openNewRequest({ slot })
            }}
            onClose={() => setBooked(undefined)}
          />
        )}
        {task && <AppointmentDialogs task={task} onClose={() => setTask(undefined)} />}
      </DialogSuspense>
    </>
  )
}

/** The data of the agenda between two days, or the failure to load the appointments. */
const useAgenda = (from: string, to: string, { lawyer, hidden }: Pick<Shown, 'lawyer' | 'hidden'>) => {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(agendaQuery(from, to, lawyer))
  const { data: hours } = useQuery(officeHoursQuery())
  const { data: ownHours = [] } = useQuery(lawyersHoursQuery())
  const { data: holidays = [] } = useQuery(holidaysQuery())
  const { ramadans } = useCalendar()
  const { data: absences = [] } = useQuery(absencesQuery({ from, to, lawyer }))
  const dates = useDates(from, to, { lawyer, hidden })
  if (data) {
    const appointments = hidden.includes('talks') ? [] : data
    return { data: { appointments, rules: hours?.firm, ownHours, holidays, ramadans, absences, dates } }
  }
  return {
    failure: error && (
      <ErrorState title={t('appointments.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
        {explainFailure(error, t).message}
      </ErrorState>
    ),
  }
}

type Shown = ReturnType<typeof useShown>

/** The view, the person, the period and the steps to the next one. */
const AgendaBar = ({
  view,
  day,
  lawyer,
  show,
  days,
  now,
}: Shown & { days: readonly string[]; now: Date }) => {
  const { t } = useTranslation()
  return (
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
      <Period from={days[0] ?? day} to={days.at(-1) ?? day} />
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
  )
}

type Changes = { view?: AgendaView; day?: string; lawyer?: 'me' | 'all'; person?: string; hide?: string }

const useShown = (today: string) => {
  const search = new URLSearchParams(useSearch())
  const [path, navigate] = useLocation()
  const requested = search.get('day') ?? ''
  return {
    view: agendaViews.find((known) => known === search.get('view')) ?? ('week' satisfies AgendaView),
    day: isDay(requested) ? addDays(requested, 0) : today,
    lawyer: lawyers.find((known) => known === search.get('lawyer')) ?? 'me',
    person: search.get('person'),
    hidden: hiddenLayers(search.get('hide')),
    show: (changes: Changes) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') search.delete(name)
        else search.set(name, value)
      }
      navigate(`${path}?${search}`, { replace: true })
    },
  }
}

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const Period = ({ from, to }: { from: string; to: string }) => {
  const { t, language } = useTranslation()
  const [first, last] = [instantInRiyadh(from, '12:00'), instantInRiyadh(to, '12:00')]
  return (
    <h2 aria-live="polite">
      {from === to
        ? `${formatFullDate(first, language)} · ${formatHijriDay(first, language)}`
        : t('agenda.period', { from: formatLongDate(first, language), to: formatLongDate(last, language) })}
    </h2>
  )
}
