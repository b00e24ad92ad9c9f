import CalendarDays from 'lucide-react/icons/calendar-days'
import { type ComponentProps, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from './class-names.ts'
import type { Days } from './day-choice.tsx'
import { type FieldTexts, FormField, fieldTexts } from './form-field.tsx'
import { IconButton } from './icon-button.tsx'
import { useLazy } from './use-lazy.ts'
import { useMergedRef } from './use-merged-ref.ts'
import { useOwnControl } from './use-own-control.ts'
import './form-field.css'
import './date-field.css'

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'min'> & { days: Days }

/**
 * A day, typed or chosen from our own calendar; the browser's supports neither the page language nor closed
 * days. Without scripts it is the browser's. The value is the typed text: the schema parses it
 * (`fields/day.ts`).
 */
export const DateField = (props: FieldTexts & Omit<DateInputProps, keyof FieldTexts>) => {
  const { texts, control } = fieldTexts(props)
  return <FormField {...texts}>{(names) => <DateInput {...control} {...names} />}</FormField>
}

const loadChoice = () => import('./day-choice.tsx')

/** The calendar is fetched when the pointer approaches the field, or on focus. */
const DateInput = ({ days, ref, id, 'aria-describedby': describedBy, ...rest }: DateInputProps) => {
  const { t } = useTranslation()
  const own = useRef<HTMLInputElement>(null)
  const isReplaced = useOwnControl(own)
  const { Part: DayChoice, fetchPart } = useLazy(loadChoice)
  const [isOpen, setOpen] = useState(false)
  const prepare = () => {
    if (!DayChoice) void loadChoice().then(fetchPart, () => undefined)
  }
  const nears = { onFocus: prepare, onPointerEnter: prepare }
  const chosenId = `${id}-day`
  return (
    <div className="date-field">
      <input
        {...rest}
        {...nears}
        {...(isReplaced
          ? { type: 'text', placeholder: t('ui.date.placeholder') }
          : { type: 'date', min: days.first() })}
        id={id}
        ref={useMergedRef(own, ref)}
        aria-describedby={classNames(describedBy, DayChoice && chosenId) || undefined}
        autoComplete="off"
        dir="ltr"
        className="input"
      />
      {isReplaced && (
        <IconButton
          {...nears}
          icon={CalendarDays}
          size="table"
          label={t('ui.date.choose')}
          aria-haspopup="dialog"
          aria-busy={(isOpen && !DayChoice) || undefined}
          onClick={async () => {
            setOpen(true)
            if (!DayChoice && !(await fetchPart())) setOpen(false)
          }}
        />
      )}
      {DayChoice && isReplaced && (
        <DayChoice
          input={own}
          chosenId={chosenId}
          days={days}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
