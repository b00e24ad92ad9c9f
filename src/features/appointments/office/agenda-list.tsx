import { type ReactNode, useState } from 'react'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { hijriDayOf, weekdayAndDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Appointment } from '../schema.ts'
import type { Slot } from './agenda.tsx'
import { type Column, isIdle } from './agenda-columns.ts'
import { DayNotes, LawyerName } from './agenda-head.tsx'
import { AgendaRows } from './agenda-rows.tsx'
import { type Section, sectionsOf } from './agenda-sections.ts'
import AgendaSlots from './agenda-slots.tsx'
import './agenda-list.css'

type Props = {
  columns: readonly Column[]
  hours: { from: number; to: number }
  /** The columns are lawyers on one day. */
  isOfLawyers: boolean
  /** A single day also has its free hours. */
  isOfOneDay: boolean
  now: Date
  onOpen: (appointment: Appointment) => void
  onBook: (slot: Slot) => void
}

/** The agenda as a list of days, for phones and for four weeks. It begins today. */
export const AgendaList = (props: Props) => {
  const { columns, isOfOneDay, now } = props
  const sections: readonly Section[] = isOfOneDay
    ? columns.map((column) => ({ kind: 'day', column }))
    : sectionsOf(columns, todayInRiyadh(now))
  return (
    <ol className="agenda-days">
      {sections.map((section) =>
        section.kind === 'day' ? (
          <DaySection key={section.column.key} {...props} column={section.column} />
        ) : section.kind === 'idle' ? (
          <IdleDays key={section.days[0]} days={section.days} />
        ) : (
          <PastDays key="past" {...props} columns={section.columns} count={section.count} />
        ),
      )}
    </ol>
  )
}

const DaySection = ({
  column,
  hours,
  isOfLawyers,
  isOfOneDay,
  now,
  onOpen,
  onBook,
}: Props & { column: Column }) => {
  const { t } = useTranslation()
  const { day, entries, dates, lawyer } = column
  const isToday = day === todayInRiyadh(now)
  const rows = [...entries, ...dates.timed]
  const isOver = ({ startsAt, minutes }: { startsAt: string; minutes: number }) =>
    isToday && Date.parse(startsAt) + minutes * 60_000 <= now.getTime()
  const past = rows.filter(isOver)
  const common = { now, namesLawyer: !lawyer, onOpen }
  return (
    <li className="panel agenda-day" data-day={day} aria-current={isToday ? 'date' : undefined}>
      <div className="agenda-day-head">
        {isOfLawyers ? <LawyerName column={column} /> : <DayTitle day={day} isToday={isToday} />}
        <DayNotes column={column} />
        {isIdle(column) && <p className="caption">{t('agenda.none')}</p>}
      </div>
      {past.length > 0 && (
        <Folded title={t('agenda.pastToday', { n: past.length })}>
          <AgendaRows entries={past} {...common} />
        </Folded>
      )}
      <AgendaRows dates={dates.wholeDay} entries={rows.filter((entry) => !isOver(entry))} {...common} />
      {isOfOneDay && <AgendaSlots column={column} isFirst hours={hours} now={now} onBook={onBook} />}
    </li>
  )
}

const DayTitle = ({ day, isToday }: { day: string; isToday: boolean }) => {
  const { t, language } = useTranslation()
  const date = weekdayAndDay(day, language)
  return (
    <h2>
      {isToday ? t('agenda.todayIs', { date }) : date}{' '}
      <span className="caption">{hijriDayOf(day, language)}</span>
    </h2>
  )
}

const IdleDays = ({ days }: { days: readonly string[] }) => {
  const { t, language } = useTranslation()
  const [first = '', last = first] = [days[0], days.at(-1)]
  const from = weekdayAndDay(first, language)
  return (
    <li className="agenda-no-entries" data-day={days.join(' ')}>
      {first === last
        ? t('agenda.noneOn', { day: from })
        : t('agenda.noneBetween', { from, to: weekdayAndDay(last, language) })}
    </li>
  )
}

const PastDays = (props: Props & { count: number }) => {
  const { t, language } = useTranslation()
  const { columns, count, now, onOpen } = props
  return (
    <li className="panel agenda-day agenda-past">
      <Folded title={t('agenda.pastDays', { n: count })}>
        {columns.map(({ key, day, lawyer, entries, dates }) => (
          <div key={key}>
            <h3>{weekdayAndDay(day, language)}</h3>
            <AgendaRows
              dates={dates.wholeDay}
              entries={[...entries, ...dates.timed]}
              now={now}
              namesLawyer={!lawyer}
              onOpen={onOpen}
            />
          </div>
        ))}
      </Folded>
    </li>
  )
}

/** Entries that are over: one row that opens. */
const Folded = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="agenda-folded print-hidden">
        <span>{title}</span>
        <button type="button" className="text-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'agenda.fold' : 'agenda.unfold')}
          <span className="visually-hidden">: {title}</span>
        </button>
      </p>
      {isOpen && children}
    </>
  )
}
