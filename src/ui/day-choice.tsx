import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Calendar } from './calendar.tsx'

/** Days are texts such as `2027-12-31`. */
export type Days = {
  /** The first day that the calendar shows. */
  first: () => string
  /** Whether the day can be chosen. */
  isOpen: (day: string) => boolean
  /** Parses a day in the common ways to write it. */
  read: (typed: string) => string | undefined
}

/** The active part of a day field: the day in words, in both calendars, and a calendar to choose from. */
const DayChoice = ({
  input,
  chosenId,
  days,
  isOpen,
  onClose,
}: {
  input: RefObject<HTMLInputElement | null>
  chosenId: string
  days: Days
  isOpen: boolean
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const chosen = useTypedDay(input, days)
  // Copies a day chosen in the browser's field before this one replaced it. A refused value stays as it is:
  // the form would treat a change as a correction and clear its error.
  useEffect(() => {
    const control = input.current
    if (control && isoDay.test(control.value) && control.ariaInvalid !== 'true')
      write(control, asTyped(control.value))
  }, [input])
  return (
    <>
      <p id={chosenId} className="date-field-chosen" aria-live="polite">
        {chosen &&
          t('ui.date.chosen', { date: fullDay(chosen, language), hijri: hijriDay(chosen, language) })}
      </p>
      {isOpen && (
        <Calendar
          field={input}
          chosen={chosen}
          days={days}
          onChoose={(day) => {
            if (input.current) write(input.current, day ? asTyped(day) : '')
            onClose()
          }}
          onClose={onClose}
        />
      )}
    </>
  )
}
export default DayChoice

const isoDay = /^\d{4}-\d\d-\d\d$/

const useTypedDay = (input: RefObject<HTMLInputElement | null>, days: Days) => {
  const [typed, setTyped] = useState('')
  const look = () => setTyped(input.current?.value ?? '')
  // Form libraries set the value without an event, so it is checked after every render.
  useLayoutEffect(look)
  useEffect(() => {
    const control = input.current
    const follow = () => setTyped(control?.value ?? '')
    control?.addEventListener('input', follow)
    return () => control?.removeEventListener('input', follow)
  }, [input])
  return days.read(typed)
}

/** `31/12/2027`: day, month, year. */
const asTyped = (day: string): string => day.split('-').reverse().join('/')

/** Simulates typing: React ignores a value set by its own setter. */
const write = (input: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
