import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Calendar } from './calendar.tsx'

/** Days are texts such as `2027-12-31`. */
export type Days = {
  /** The first that the calendar shows. */
  first: () => string
  /** Whether it may be chosen. */
  isOpen: (day: string) => boolean
  /** The day that was typed, in one of the ways people write it. */
  read: (typed: string) => string | undefined
}

/** What a field for a day needs once it is used: the day in words, in both calendars, and a calendar to choose from. */
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
  // What was chosen in the browser's field before this one took its place. What was refused meanwhile stays as it is: the
  // form would take a change for a correction, and its error would go.
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
  // Form libraries set the value without an event, so it is checked after every rendering.
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

/** As if it had been typed: React does not hear of a value that was set by its own setter. */
const write = (input: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
