import { useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { calendarQuery } from '#features/office-hours/browser/use-calendar.ts'
import { maxSpans } from '#features/office-hours/week.ts'
import type { Span } from '#firm-time/calendar.ts'
import { addDays, instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FieldGroup, type FieldTexts } from '#ui/form-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import type { OfficeHours } from '../schema.ts'
import { lawyersHoursQuery, officeHoursQuery } from './api.ts'
import { type DayField, endOfField, fieldOfEnd, hoursText, spansIn, weekdays } from './hours-values.ts'

const aSunday = '2026-11-22'

export type WeekForm = {
  texts: (name: DayField) => FieldTexts
  value: (name: DayField) => string
  change: (name: DayField, hours: string) => void
}

/** The hours of each weekday from Sunday. A day without any is off. */
export const WeekFields = ({
  label,
  kind,
  form: { texts, value, change },
}: {
  label: string
  kind: 'day' | 'ramadan'
  form: WeekForm
}) => {
  const { language } = useTranslation()
  return (
    <FieldGroup label={label}>
      <div className="week-fields">
        {weekdays.map((day) => {
          const name = `${kind}${day}` as const
          const { id, error } = texts(name)
          return (
            <DayHours
              key={day}
              id={id}
              error={error}
              label={formatWeekday(instantInRiyadh(addDays(aSunday, day), '12:00'), language)}
              value={value(name)}
              onChange={(hours) => change(name, hours)}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}

const usual: Span = { from: '09:00', to: '17:00' }
const empty: Span = { from: '', to: '' }

/** The spans of one day, each from one time to another. A day without spans is off. */
const DayHours = ({
  id,
  label,
  error,
  value,
  onChange,
}: Pick<FieldTexts, 'id' | 'error'> & {
  /** The name of the day. */
  label: string
  value: string
  onChange: (hours: string) => void
}) => {
  const { t } = useTranslation()
  const adding = useRef<HTMLButtonElement>(null)
  const added = useRef<number>(undefined)
  const spans = spansIn(value)
  const set = (at: number, changes: Partial<Span>) =>
    onChange(hoursText(spans.map((span, each) => (each === at ? { ...span, ...changes } : span))))
  const add = () => {
    added.current = spans.length
    onChange(hoursText([...spans, spans.length === 0 ? usual : empty]))
  }
  const remove = (at: number) => {
    adding.current?.focus()
    onChange(hoursText(spans.toSpliced(at, 1)))
  }
  return (
    <FieldGroup id={id} label={label} error={error} className="day-hours">
      <div className="day-spans">
        {spans.length === 0 && <p className="muted">{t('hours.off')}</p>}
        {spans.map(({ from, to }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has nothing of its own but its place in the day
          <div key={at} className="day-span">
            <TextInput
              type="time"
              aria-label={t('hours.from')}
              aria-invalid={error ? true : undefined}
              value={from}
              ref={(input) => {
                if (!input || added.current !== at) return
                added.current = undefined
                input.focus()
              }}
              onChange={({ target }) => set(at, { from: target.value })}
            />
            <span aria-hidden="true">{t('hours.until')}</span>
            <TextInput
              type="time"
              aria-label={t('hours.to')}
              aria-invalid={error ? true : undefined}
              value={fieldOfEnd(to)}
              onChange={({ target }) => set(at, { to: endOfField(target.value) })}
            />
            <IconButton icon={X} label={`${t('hours.removeSpan')}: ${label}`} onClick={() => remove(at)} />
          </div>
        ))}
      </div>
      <IconButton
        ref={adding}
        icon={Plus}
        label={`${t('hours.addSpan')}: ${label}`}
        aria-disabled={spans.length >= maxSpans || undefined}
        onClick={() => spans.length < maxSpans && add()}
      />
    </FieldGroup>
  )
}

export const SaveRow = ({ isPending, onCancel }: { isPending: boolean; onCancel: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="cluster">
      <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
        {t('form.save')}
      </Button>
      <Button variant="outline" disabled={isPending} onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </div>
  )
}

/**
 * Caches the saved hours, so that the next change refers to their version. The default is the user's own
 * hours.
 */
export const useSavedHours = (lawyerId?: number) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (saved: OfficeHours) => {
    queryClient.setQueryData(officeHoursQuery(lawyerId).queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: calendarQuery().queryKey })
    void queryClient.invalidateQueries({ queryKey: lawyersHoursQuery().queryKey })
    showToast({ title: t('hours.saved') })
  }
}
