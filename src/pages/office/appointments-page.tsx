import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type AgendaView, agendaViews, daysOf, dayToOpen } from '#features/appointments/agenda.ts'
import { Agenda, type Slot } from '#features/appointments/office/agenda.tsx'
import { type AgendaData, columnsOfDays, type Lawyer } from '#features/appointments/office/agenda-columns.ts'
import { countOf } from '#features/appointments/office/agenda-sections.ts'
import {
  absencesQuery,
  agendaQuery,
  holidaysQuery,
  lawyersHoursQuery,
  officeHoursQuery,
} from '#features/appointments/office/api.ts'
import type { AppointmentTask } from '#features/appointments/office/appointment-dialogs.tsx'
import type { Appointment } from '#features/appointments/schema.ts'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Loading } from '#ui/skeleton.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { useNow } from '#ui/use-now.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { usePreloadOnIntent } from '../use-preload.ts'
import { AgendaControls, AgendaOptions, AgendaPeriod, AgendaSteps } from './appointments/agenda-bar.tsx'
import { AgendaStrip } from './appointments/agenda-strip.tsx'
import { useShownLawyers } from './appointments/person-select.tsx'
import { hiddenLayers, useDates } from './appointments/use-dates.ts'
import { openNewRequest } from './front-desk/new-request.tsx'
import { OfficeHead } from './office-head.tsx'

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
  const { view, day, show } = shown
  const days = daysOf(view, day)
  const week = daysOf('week', day)
  const { data: found, failure } = useAgenda(view === 'month' ? days : week, shown)
  // The content policy refuses the styles of its entries in HTML.
  const data = useMounted() ? found : undefined
  const shownLawyers = useShownLawyers(shown)
  const [opened, setOpened] = useState<Appointment>()
  const [booked, setBooked] = useState<Slot>()
  const [task, setTask] = useState<AppointmentTask>()
  const follow = (next: AppointmentTask) => {
    setOpened(undefined)
    setBooked(undefined)
    setTask(next)
  }
  usePreloadOnIntent(loadDialogs)
  return (
    <>
      <div className="agenda-head-row">
        <OfficeHead title={t('dash.appointments')} actions={<AgendaSteps {...shown} now={now} />}>
          <AgendaPeriod days={days} day={day} />
        </OfficeHead>
        <AgendaOptions {...shown} />
      </div>
      <AgendaControls {...shown} />
      {view !== 'month' && (
        <AgendaStrip
          days={week}
          chosen={view === 'day' ? day : undefined}
          now={now}
          countOn={(each) => (data && shownLawyers ? countOn(each, shownLawyers, data) : 0)}
          onDay={(each) => (view === 'day' ? show({ day: each }) : scrollTo(each))}
        />
      )}
      {failure ?? (!(data && shownLawyers) && <Loading shapes={['100', '80']} />)}
      {data && shownLawyers && (
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

/** The data of the agenda of these days, or the failure to load the appointments. */
const useAgenda = (days: readonly string[], { lawyer, hidden }: Pick<Shown, 'lawyer' | 'hidden'>) => {
  const { t } = useTranslation()
  const [from = '', to = from] = [days[0], days.at(-1)]
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

/** The number of entries of a day. */
const countOn = (day: string, [lawyer, ...others]: readonly Lawyer[], data: AgendaData): number =>
  columnsOfDays([day], others.length > 0 ? undefined : lawyer, data).reduce(
    (sum, column) => sum + countOf(column),
    0,
  )

const scrollTo = (day: string) =>
  document.querySelector(`[data-day~="${day}"]`)?.scrollIntoView({ block: 'start' })

type Shown = ReturnType<typeof useShown>

type Changes = { view?: AgendaView; day?: string; lawyer?: 'me' | 'all'; person?: string; hide?: string }

const useShown = (today: string) => {
  const search = new URLSearchParams(useSearch())
  const [path, navigate] = useLocation()
  const { week } = useCalendar()
  const requested = search.get('day') ?? ''
  const view = agendaViews.find((known) => known === search.get('view')) ?? ('week' satisfies AgendaView)
  return {
    view,
    day: isDay(requested) ? addDays(requested, 0) : dayToOpen(view, today, week),
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
