import { useTranslation } from '#i18n/translate.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { type AgendaView, hoursShown } from '../agenda.ts'
import type { Appointment } from '../schema.ts'
import {
  type AgendaData,
  type Column,
  columnsOfDays,
  columnsOfLawyers,
  type Entry,
  isIdle,
  type Lawyer,
} from './agenda-columns.ts'
import { AgendaGrid } from './agenda-grid.tsx'
import { AgendaList } from './agenda-list.tsx'
import { AgendaPaper } from './agenda-paper.tsx'
import { useIsWide } from './use-is-wide.ts'

export type Dragged = {
  entry: Entry
  /** The distance from its top to the pointer, in CSS pixels. */
  grip: number
}

export type Slot = { startsAt: string; lawyerId: number | null }

type Props = {
  view: AgendaView
  days: readonly string[]
  /** One lawyer, or all. */
  lawyers: readonly Lawyer[]
  data: AgendaData
  now: Date
  onOpen: (appointment: Appointment) => void
  onBook: (slot: Slot) => void
  /** The slot to which an appointment was dragged. */
  onMove: (appointment: Appointment, slot: Slot) => void
}

/** The appointments of days or of lawyers: a grid of hours on wide screens, else a list, and a table on paper. */
export const Agenda = ({ view, days, lawyers, data, now, onOpen, onBook, onMove }: Props) => {
  const { t } = useTranslation()
  const isWide = useIsWide()
  const columns = columnsOf(view, days, lawyers, data)
  const hours = hoursShown(
    columns.flatMap(({ entries, dates }) => [...entries, ...dates.timed]),
    columns.flatMap(({ spans }) => spans),
  )
  const isOfLawyers = columns.some(({ key, day }) => key !== day)
  if (columns.length === 0) return <EmptyState title={t('agenda.empty')} />
  const shown = { columns, hours, isOfLawyers, now, onOpen, onBook }
  return (
    <>
      <div className={view === 'month' ? undefined : 'print-hidden'}>
        {isWide && view !== 'month' ? (
          <AgendaGrid {...shown} onMove={onMove} />
        ) : (
          <AgendaList {...shown} isOfOneDay={view === 'day'} />
        )}
      </div>
      {view !== 'month' && <AgendaPaper {...shown} lawyer={lawyers.length === 1 ? lawyers[0] : undefined} />}
    </>
  )
}

const columnsOf = (
  view: AgendaView,
  days: readonly string[],
  lawyers: readonly Lawyer[],
  data: AgendaData,
): Column[] => {
  const [day] = days
  const [lawyer, ...others] = lawyers
  if (view === 'day' && day !== undefined && others.length > 0) return columnsOfLawyers(day, lawyers, data)
  const columns = columnsOfDays(days, others.length > 0 ? undefined : lawyer, data)
  // The month view lists only days that have entries.
  return view === 'month'
    ? columns.filter((column) => !isIdle(column) || column.absences.length > 0)
    : columns
}
