import type { ComponentProps } from 'react'
import { Agreement } from '#features/legal-pages/browser/agreement.tsx'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { useWeekWords } from '#features/office-hours/browser/use-week-words.ts'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { readDayAhead } from '#fields/day.ts'
import type { FirmCalendar } from '#firm-time/calendar.ts'
import { isMeetingDay, timesOfWeek } from '#firm-time/meeting-times.ts'
import { instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { anyTimeOption } from '../schema.ts'
import { ServiceChoices } from './request-step.tsx'
import type { useRequest } from './use-request.ts'

type Field = ReturnType<typeof useRequest>['frame']['field']

export const ServiceFields = ({
  field: { id, ...field },
  isInSteps,
  ...choices
}: {
  field: ReturnType<Field>
  isInSteps: boolean
} & Omit<ComponentProps<typeof ServiceChoices>, 'id'>) => {
  const { t } = useTranslation()
  return (
    <>
      {/* Errors link to the visible one of the two. */}
      <ServiceChoices {...choices} id={isInSteps ? id : `${id}-choices`} />
      <SelectField
        {...field}
        id={isInSteps ? `${id}-list` : id}
        className="request-service form-full"
        placeholder={t('form.serviceSelect')}
        options={serviceAreas.map((area: ServiceArea) => ({ value: area, label: t(areaLabel[area]) }))}
      />
    </>
  )
}

export const WordFields = ({ field }: { field: Field }) => {
  const { t, language } = useTranslation()
  const calendar = useCalendar()
  const week = useWeekWords()
  const { times, from, to } = timesOfWeek(calendar)
  const inWords = (time: string) => formatTime(instantInRiyadh(anyDay, time), language)
  return (
    <>
      <TextArea {...field('message')} rows={4} className="form-full" />
      <TextField {...field('subject')} className="form-full" enterKeyHint="next" isOptional />
      <DateField
        {...field('preferredDate')}
        days={meetingDaysIn(calendar)}
        hint={week && t('form.preferredDate.hint', week)}
        isOptional
      />
      <SelectField
        {...field('preferredTime', ['preferredTime', 'preferredDate'])}
        hint={t('form.preferredTime.hint', { from: inWords(from), to: inWords(to) })}
        isOptional
        options={[
          { value: anyTimeOption, label: t('form.preferredTime.any') },
          ...times.map((time) => ({
            value: time,
            label: inWords(time),
          })),
        ]}
      />
    </>
  )
}

export const ContactFields = ({ field }: { field: Field }) => (
  <>
    <TextField {...field('firstName')} autoComplete="given-name" />
    <TextField {...field('lastName')} autoComplete="family-name" />
    <TextField {...field('email')} type="email" autoComplete="email" placeholder="name@example.com" />
    <TextField {...field('phone')} type="tel" autoComplete="tel" placeholder="+966 5X XXX XXXX" />
    <CheckboxField
      {...field('agreeToTerms')}
      label={<Agreement to="privacy" />}
      isRequired
      className="form-full"
    />
  </>
)

const meetingDaysIn = (calendar: FirmCalendar) => ({
  first: () => todayInRiyadh(new Date()),
  isOpen: (day: string) => isMeetingDay(day, new Date(), calendar),
  read: readDayAhead,
})
const anyDay = '2025-03-09'
