import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Plus from 'lucide-react/icons/plus'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { type AgendaView, agendaViews, stepOf } from '#features/appointments/agenda.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import {
  daysBetween,
  fullDay,
  hijriDay,
  hijriDayOf,
  hijriDaysBetween,
  hijriMonthsOf,
  monthOf,
  weekdayAndDay,
} from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Sheet } from '#ui/sheet.tsx'
import LayerSwitches from './layers.tsx'
import { PersonSelect } from './person-select.tsx'
import type { Layer } from './use-dates.ts'
import './agenda-bar.css'

type Shown = {
  view: AgendaView
  day: string
  lawyer: 'me' | 'all'
  person: string | null
  hidden: readonly Layer[]
  show: (changes: {
    view?: AgendaView
    day?: string
    lawyer?: 'me' | 'all'
    person?: string
    hide?: string
  }) => void
}

const lawyers = ['me', 'all'] as const

/** The period and the steps to the next one. */
export const AgendaSteps = ({ view, day, show, now }: Shown & { now: Date }) => {
  const { t } = useTranslation()
  const today = todayInRiyadh(now)
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        flips
        label={t('agenda.before')}
        onClick={() => show({ day: stepOf(view, day, -1) })}
      />
      <Button variant="outline" size="table" onClick={() => show({ day: today })}>
        {t('agenda.today')}
      </Button>
      <IconButton
        icon={ChevronRight}
        flips
        label={t('agenda.after')}
        onClick={() => show({ day: stepOf(view, day, 1) })}
      />
      <IconButton
        icon={Plus}
        className="agenda-phone"
        label={t('agenda.chooseHour')}
        onClick={() => show({ view: 'day', day: day < today ? today : day })}
      />
    </>
  )
}

/** The days shown, in both calendars. A phone has room for the month of a week only. */
export const AgendaPeriod = ({ days, day }: { days: readonly string[]; day: string }) => {
  const { language } = useTranslation()
  const [from = day, to = day] = [days[0], days.at(-1)]
  const isOneDay = days.length === 1
  const desk = isOneDay
    ? { date: fullDay(day, language), hijri: hijriDay(day, language) }
    : { date: daysBetween(from, to, language), hijri: hijriDaysBetween(from, to, language) }
  const narrow = isOneDay
    ? { date: weekdayAndDay(day, language), hijri: hijriDayOf(day, language) }
    : { date: monthOf(day, language), hijri: hijriMonthsOf(day, day, language) }
  return (
    <div className="agenda-period" aria-live="polite">
      <h2>
        <span className="agenda-desk">{desk.date}</span>
        <span className="agenda-phone">{narrow.date}</span>
      </h2>
      <p className="caption">
        <span className="agenda-desk">{desk.hijri}</span>
        <span className="agenda-phone">{narrow.hijri}</span>
      </p>
    </div>
  )
}

/** The choices of view, people and layers, in a row beside print and hours. */
export const AgendaControls = (shown: Shown) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { lawyer, hidden } = shown
  return (
    <div className="agenda-controls agenda-desk print-hidden">
      <ViewAndPeople {...shown} />
      <Button variant="outline" size="table" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(hidden.length === 0 ? 'agenda.shown.all' : 'agenda.shown.some')}
      </Button>
      {lawyer === 'all' && <PersonSelect {...shown} />}
      <div className="agenda-links">
        <PrintAndHours />
      </div>
      {isOpen && (
        <Sheet label={t('agenda.layers')} onClose={() => setOpen(false)}>
          <div className="agenda-sheet">
            <LayerSwitches {...shown} />
          </div>
        </Sheet>
      )}
    </div>
  )
}

/** The same on a phone, in a sheet. */
export const AgendaOptions = (shown: Shown) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={SlidersHorizontal}
        className="agenda-phone"
        aria-haspopup="dialog"
        label={t('agenda.options')}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Sheet label={t('agenda.options')} onClose={() => setOpen(false)}>
          <div className="stack agenda-sheet">
            <ViewAndPeople {...shown} />
            {shown.lawyer === 'all' && <PersonSelect {...shown} />}
            <LayerSwitches {...shown} />
            <PrintAndHours />
          </div>
        </Sheet>
      )}
    </>
  )
}

const ViewAndPeople = ({ view, lawyer, show }: Shown) => {
  const { t } = useTranslation()
  return (
    <>
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
    </>
  )
}

const PrintAndHours = () => {
  const { t } = useTranslation()
  return (
    <>
      <Button variant="outline" size="table" onClick={() => window.print()}>
        {t('agenda.print')}
      </Button>
      <Link
        href={href('/dashboard/appointments/hours')}
        className={buttonClass({ variant: 'outline', size: 'table' })}
      >
        {t('hours.title')}
      </Link>
    </>
  )
}
