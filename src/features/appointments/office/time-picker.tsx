import Check from 'lucide-react/icons/check'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ComponentProps, useState } from 'react'
import { readDayAhead } from '#fields/day.ts'
import { weekdayOf } from '#firm-time/calendar.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatDay, formatFullDate, formatHijriDay, formatTime, formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import './time-picker.css'

type Props = {
  /** Free times, in order. */
  times: readonly string[]
  /** Chosen times, which may not be free. */
  chosen: readonly string[]
  onToggle: (time: string) => void
  /** Why the last time was not added. */
  refusal?: string | undefined
}

const dayOf = (time: string): string => todayInRiyadh(new Date(time))
const weekOf = (day: string): string => addDays(day, -weekdayOf(day))

/** The free times of a lawyer: a week of days, and the times of one day. */
export const TimePicker = ({ times, chosen, onToggle, refusal }: Props) => {
  const { t } = useTranslation()
  const [requested, setRequested] = useState<string>()
  const [first, last] = [times[0], times.at(-1)].map((time) => time && dayOf(time))
  if (!first || !last) return <p className="caption">{t('appointments.noneFree')}</p>
  const byDay = Map.groupBy(times, dayOf)
  const chosenDay = chosen.map(dayOf).find((day) => byDay.has(day))
  const day = requested ?? chosenDay ?? first
  const week = weekOf(day)
  const days = [...byDay.keys()].filter((each) => weekOf(each) === week)
  /** Shows the first day with free times of the next or previous week. */
  const step = (by: 7 | -7) => {
    const next = addDays(week, by)
    if (next < weekOf(first) || next > weekOf(last)) return
    setRequested([...byDay.keys()].find((each) => weekOf(each) === next) ?? next)
  }
  return (
    <FieldGroup label={t('appointments.free')} error={refusal}>
      <div className="time-picker">
        <div className="time-picker-weeks">
          <IconButton
            icon={ChevronLeft}
            flips
            label={t('appointments.weekBefore')}
            aria-disabled={week <= weekOf(first) || undefined}
            onClick={() => step(-7)}
          />
          <Week days={days} week={week} />
          <IconButton
            icon={ChevronRight}
            flips
            label={t('appointments.weekAfter')}
            aria-disabled={week >= weekOf(last) || undefined}
            onClick={() => step(7)}
          />
        </div>
        {days.length === 0 ? (
          <p className="caption">{t('appointments.noneInWeek')}</p>
        ) : (
          <>
            <div className="time-picker-days">
              {days.map((each) => (
                <DayButton
                  key={each}
                  day={each}
                  isShown={each === day}
                  n={chosen.filter((time) => dayOf(time) === each).length}
                  onClick={() => setRequested(each)}
                />
              ))}
            </div>
            <Times day={day} times={byDay.get(day) ?? []} chosen={chosen} onToggle={onToggle} />
          </>
        )}
      </div>
    </FieldGroup>
  )
}

const noon = (day: string) => instantInRiyadh(day, '12:00')

const Week = ({ days, week }: { days: readonly string[]; week: string }) => {
  const { t, language } = useTranslation()
  const [from, to] = [days[0] ?? week, days.at(-1) ?? addDays(week, 6)].map((day) =>
    formatDay(noon(day), language),
  )
  return (
    <p className="strong" aria-live="polite">
      {from === to ? from : t('agenda.period', { from: from ?? '', to: to ?? '' })}
    </p>
  )
}

const DayButton = ({
  day,
  isShown,
  n,
  onClick,
}: {
  day: string
  isShown: boolean
  /** The number of chosen times. */
  n: number
  onClick: () => void
}) => {
  const { t, language } = useTranslation()
  return (
    <button type="button" className="time-picker-day" aria-pressed={isShown} onClick={onClick}>
      <b>{formatWeekday(noon(day), language)}</b> <span>{formatDay(noon(day), language)}</span>{' '}
      <span className="caption">{formatHijriDay(noon(day), language)}</span>
      {n > 0 && <span className="time-picker-mark">{t('appointments.chosen', { n })}</span>}
    </button>
  )
}

const Times = ({
  day,
  times,
  chosen,
  onToggle,
}: { day: string } & Pick<Props, 'times' | 'chosen' | 'onToggle'>) => {
  const { language } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would repeat its error
    <div className="cluster" role="group" aria-label={formatFullDate(noon(day), language)}>
      {times.map((time) => {
        const isChosen = chosen.includes(time)
        return (
          <Button
            key={time}
            variant={isChosen ? 'primary' : 'outline'}
            size="table"
            aria-pressed={isChosen}
            {...(isChosen && { icon: <Icon icon={Check} size="medium" /> })}
            onClick={() => onToggle(time)}
          >
            {formatTime(time, language)}
          </Button>
        )
      })}
    </div>
  )
}

/** A day and a time in Riyadh, side by side. */
export const TimeFields = ({
  label,
  isOptional = false,
  day,
  time,
}: {
  label: string
  isOptional?: boolean
  day: Omit<ComponentProps<typeof DateField>, 'days'>
  time: ComponentProps<typeof TextField>
}) => (
  <FieldGroup label={label} isOptional={isOptional}>
    <div className="form-grid">
      <DateField
        {...day}
        days={{ first: () => todayInRiyadh(new Date()), isOpen: () => true, read: readDayAhead }}
      />
      <TextField {...time} type="time" />
    </div>
  </FieldGroup>
)
