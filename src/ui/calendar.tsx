import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  fullDay,
  hijriDay,
  hijriMonthsOf,
  hijriNumber,
  monthOf,
  weekdayLetter,
} from '#i18n/calendar-format.ts'
import { formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Direction } from '#languages/language.ts'
import { Button } from './button.tsx'
import type { Days } from './day-choice.tsx'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'
import { placeUnder, usePlacedUnder } from './place-under.ts'
import './dialog.css'
import './calendar.css'

// Days are texts such as `2027-12-31`: a calendar day is the same in every time zone.

const milliseconds = 24 * 60 * 60 * 1000

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date | number): string => new Date(date).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string =>
  dayOf(dateOf(day).getTime() + count * milliseconds)

/** The same day of another month, or its last day if the month is shorter: January 31 becomes February 28. */
export const addMonths = (day: string, count: number): string => {
  const date = dateOf(day)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)
  const last = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0)
  return dayOf(Math.min(first + (date.getUTCDate() - 1) * milliseconds, last))
}

/** All days of this day's month, in weeks that begin on Sunday; undefined outside the month. */
export const weeksOf = (day: string): (string | undefined)[][] => {
  const month = day.slice(0, 7)
  const first = `${month}-01`
  const before = dateOf(first).getUTCDay()
  const weeks: (string | undefined)[][] = []
  for (let start = addDays(first, -before); start < addMonths(first, 1); start = addDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => addDays(start, at)).map((each) =>
        each.startsWith(month) ? each : undefined,
      ),
    )
  return weeks
}

/** The day that a key moves to, as in the ARIA date picker pattern; undefined if the key does not move. */
export const dayByKey = (
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
  direction: Direction,
): string | undefined => {
  const forward = direction === 'rtl' ? -1 : 1
  const weekday = dateOf(day).getUTCDay()
  const months = shiftKey ? 12 : 1
  if (key === 'ArrowRight') return addDays(day, forward)
  if (key === 'ArrowLeft') return addDays(day, -forward)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'Home') return addDays(day, -weekday)
  if (key === 'End') return addDays(day, 6 - weekday)
  if (key === 'PageDown') return addMonths(day, months)
  if (key === 'PageUp') return addMonths(day, -months)
  return undefined
}

type CalendarProps = {
  /** The calendar is below it; on a phone it is at the bottom of the screen. */
  field: RefObject<HTMLElement | null>
  chosen: string | undefined
  days: Days
  /** Undefined clears the choice. */
  onChoose: (day: string | undefined) => void
  onClose: () => void
}

/** A month to choose a day from, with the keys of the ARIA date picker dialog. */
export const Calendar = ({ field, chosen, days, onChoose, onClose }: CalendarProps) => {
  const { t, language } = useTranslation()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [first] = useState(days.first)
  const [active, setActive] = useState(() => (chosen && chosen >= first ? chosen : firstOpen(first, days)))
  const show = (day: string) => setActive(day < first ? first : day)
  useLayoutEffect(() => placeUnder(field.current, place.current, 'under'), [field])
  usePlacedUnder(field, place, true, 'under')
  const weeks = weeksOf(active)
  const inMonth = weeks.flat().filter((day) => day !== undefined)
  const turn = (months: number, icon: typeof ChevronLeft, label: string, isOver: boolean) => (
    <IconButton
      icon={icon}
      flips
      label={label}
      // A `disabled` button would lose focus.
      aria-disabled={isOver || undefined}
      onClick={() => !isOver && show(addMonths(active, months))}
    />
  )
  return (
    <Modal
      className="modal calendar-modal"
      aria-label={t('ui.date.calendar')}
      onClose={onClose}
      fallbackFocus={() => field.current}
    >
      {(close) => (
        <div ref={place} className="calendar-place">
          <div className="calendar">
            <div className="calendar-head">
              {turn(-1, ChevronLeft, t('ui.date.previous'), active.slice(0, 7) <= first.slice(0, 7))}
              <p id={id} className="calendar-title" aria-live="polite">
                {monthOf(active, language)}
                <span className="caption">
                  {hijriMonthsOf(inMonth[0] ?? active, inMonth.at(-1) ?? active, language)}
                </span>
              </p>
              {turn(1, ChevronRight, t('ui.date.next'), false)}
            </div>
            <Month {...{ weeks, active, chosen, days, first, onChoose }} labelledBy={id} onMove={show} />
            <div className="calendar-foot">
              {chosen && (
                <Button variant="quiet" size="table" onClick={() => onChoose(undefined)}>
                  {t('ui.date.clear')}
                </Button>
              )}
              <Button variant="outline" size="table" className="push-end" onClick={close}>
                {t('form.close')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </Modal>
  )
}

type MonthProps = Pick<CalendarProps, 'chosen' | 'days' | 'onChoose'> & {
  weeks: (string | undefined)[][]
  active: string
  first: string
  labelledBy: string
  onMove: (day: string) => void
}

const Month = ({ weeks, active, chosen, days, first, labelledBy, onChoose, onMove }: MonthProps) => {
  const { t, language, direction } = useTranslation()
  const grid = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMoving.current = false
  })
  const move = (event: KeyboardEvent) => {
    const day = dayByKey(event, active, direction)
    if (!day) return
    event.preventDefault()
    isMoving.current = true
    onMove(day)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the date picker of ARIA is a table
    <table ref={grid} role="grid" aria-labelledby={labelledBy} onKeyDown={move}>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{weekdayLetter(day, language)}</span>
              <span className="visually-hidden">{formatWeekday(day, language)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, at) =>
              day ? (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
                <td key={day} aria-selected={day === chosen}>
                  <button
                    type="button"
                    className="calendar-day"
                    tabIndex={day === active ? 0 : -1}
                    data-initial-focus={day === active ? '' : undefined}
                    aria-current={day === first ? 'date' : undefined}
                    aria-disabled={!(day >= first && days.isOpen(day)) || undefined}
                    onClick={() => day >= first && days.isOpen(day) && onChoose(day)}
                  >
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <small aria-hidden="true">{hijriNumber(day, language)}</small>
                    <span className="visually-hidden">
                      {t('ui.date.day', { date: fullDay(day, language), hijri: hijriDay(day, language) })}
                    </span>
                  </button>
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day is nothing but its place
                <td key={at} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A Sunday and the six days after it. */
const weekdays = Array.from({ length: 7 }, (_, at) => addDays('2025-03-09', at))

/** The first open day within a year, or else the first day. */
const firstOpen = (first: string, days: Days): string =>
  Array.from({ length: 366 }, (_, after) => addDays(first, after)).find(days.isOpen) ?? first
