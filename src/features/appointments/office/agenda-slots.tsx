import Plus from 'lucide-react/icons/plus'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatTime, formatWeekdayOfMonth } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { instantAt, minuteOf, slotsIn } from '../agenda.ts'
import { minutesOf } from '../free-times.ts'
import type { Slot } from './agenda.tsx'
import { type Column, gridPositionOf } from './agenda-columns.ts'

type Props = {
  column: Column
  isFirst: boolean
  hours: { from: number; to: number }
  now: Date
  onBook: (slot: Slot) => void
}

/** The free hours of a column as buttons. Hours in which the lawyer does not work are shaded, but bookable. */
const AgendaSlots = ({
  column: { day, lawyer, entries, dates, spans },
  isFirst,
  hours,
  now,
  onBook,
}: Props) => {
  const { t, language } = useTranslation()
  const today = todayInRiyadh(now)
  // Several lawyers are rarely all busy.
  const taken = lawyer
    ? [
        ...entries.filter(({ appointment }) => appointment.state === 'confirmed'),
        ...dates.timed.filter(({ date }) => date.kind !== 'term'),
      ]
    : []
  const slots =
    day < today || lawyer?.id === null
      ? []
      : slotsIn(
          hours,
          taken.map(({ startsAt, minutes }) => ({ start: minuteOf(startsAt), minutes })),
          day === today ? minuteOf(now) + 1 : 0,
        ).map((slot) => ({
          ...slot,
          isOpen: spans.some(({ from, to }) => minutesOf(from) <= slot.start && slot.start < minutesOf(to)),
        }))
  const tabStop = slots.find(({ isOpen }) => isOpen) ?? slots[0]
  if (!tabStop) return null
  const slotAt = (start: number): Slot => ({ startsAt: instantAt(day, start), lawyerId: lawyer?.id ?? null })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make it part of a form
    <div className="agenda-slots print-hidden" role="group" aria-label={t('agenda.slots')}>
      {slots.map(({ start, minutes, isOpen }) => {
        const { startsAt } = slotAt(start)
        const time = formatTime(startsAt, language)
        const about = { day: formatWeekdayOfMonth(startsAt, language), time, lawyer: lawyer?.name ?? '' }
        return (
          <button
            key={start}
            type="button"
            className={classNames('agenda-slot', !isOpen && 'agenda-slot-closed')}
            style={gridPositionOf(start, minutes)}
            data-start={start}
            tabIndex={isFirst && start === tabStop.start ? 0 : -1}
            aria-haspopup="dialog"
            aria-label={t(lawyer ? 'agenda.bookWith' : 'agenda.book', about)}
            onFocus={({ currentTarget }) => takeTabStop(currentTarget)}
            onClick={() => onBook(slotAt(start))}
          >
            <Icon icon={Plus} size="medium" />
            {time}
          </button>
        )
      })}
      <Button
        variant="outline"
        size="table"
        className="agenda-new"
        aria-haspopup="dialog"
        onClick={() => onBook(slotAt(tabStop.start))}
      >
        {t('agenda.new')}
      </Button>
    </div>
  )
}

export default AgendaSlots

/** The Tab key returns to the hour that had the focus last. */
const takeTabStop = (slot: HTMLElement) => {
  for (const each of slot.closest('.agenda')?.querySelectorAll<HTMLElement>('.agenda-slot') ?? [])
    each.tabIndex = each === slot ? 0 : -1
}
