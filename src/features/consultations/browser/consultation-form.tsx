import { type ComponentProps, useEffect, useId, useState } from 'react'
import type { CurrentUser } from '#features/auth/schema.ts'
import { Agreement } from '#features/legal-pages/browser/agreement.tsx'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { useWeekText } from '#features/office-hours/browser/use-week-text.ts'
import { useWeekWords } from '#features/office-hours/browser/use-week-words.ts'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { readDayAhead } from '#fields/day.ts'
import type { FirmCalendar } from '#firm-time/calendar.ts'
import { isMeetingDay, timesOfWeek } from '#firm-time/meeting-times.ts'
import { instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { DateField } from '#ui/date-field.tsx'
import { useSent } from '#ui/form-sent.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useMounted } from '#ui/use-mounted.ts'
import { anyTimeOption } from '../schema.ts'
import { ConsultationSent, type Receipt } from './consultation-sent.tsx'
import { ChosenService, RequestStep, ServiceChoices, StepButtons, StoredNote } from './request-steps.tsx'
import { type RequestedConsultation, useRequest } from './use-request.ts'
import './consultation-form.css'

type ConsultationFormProps = {
  /** The accessible name of the form. */
  label: string
  /** The level of the headings of its steps and its error summary. */
  headingLevel?: 'h2' | 'h3'
  /** Prefills name, address and phone number of a client. */
  user: CurrentUser | null | undefined
  /** A service chosen elsewhere on the page; each new object selects it again. */
  requested: RequestedConsultation | undefined
  onSent?: (receipt: Receipt) => void
  /** Called when the form has unsent input, and when it no longer has. */
  onDirty?: (isDirty: boolean) => void
}

/** The public consultation form, for guests and logged-in users. On a phone it has three steps. */
export const ConsultationForm = ({
  label,
  headingLevel = 'h3',
  user,
  requested,
  onSent,
  onDirty,
}: ConsultationFormProps) => {
  const { t } = useTranslation()
  const weekText = useWeekText()
  const formId = useId()
  const { isSent, setSent } = useSent('consultation')
  const [receipt, setReceipt] = useState<Receipt>()
  const isOffice = Boolean(user && user.role !== 'client')
  const client = isOffice ? null : user
  // The server renders the form for guests.
  const isMounted = useMounted()
  const { frame, steps, draft, trap, chosen } = useRequest({
    formId,
    user: client,
    isOffice,
    requested,
    headingLevel,
    onBegin: () => setSent(false),
    onSent: (sent) => {
      setReceipt(sent)
      setSent(true)
      onSent?.(sent)
      showToast({ title: t('toast.success'), description: weekText('toast.consultation.success') })
    },
  })
  const { form, field, isPending, summary } = frame
  const { isDirty } = form.formState
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  const step = (number: number) => ({ formId, step: number, headingLevel })

  return (
    <PublicForm
      name="consultation"
      className="public-form request-form"
      onSubmit={steps.submit}
      aria-label={label}
      trap={trap}
      data-step={steps.step}
    >
      {isSent && <ConsultationSent role={user?.role} receipt={receipt} />}
      {isOffice && isMounted && <p>{t('consultation.byOffice')}</p>}
      {summary}
      <div className="form-grid">
        <RequestStep {...step(1)}>
          <ServiceFields
            field={field('service')}
            chosen={chosen}
            onChoose={steps.chooseService}
            isInSteps={steps.isInSteps}
          />
          {chosen && <StepButtons onGoOn={steps.goOn} />}
        </RequestStep>
        <RequestStep {...step(2)}>
          <ChosenService area={chosen} onChange={steps.goBack} />
          <WordFields field={field} />
          <StepButtons onGoOn={steps.goOn} onGoBack={steps.goBack} />
        </RequestStep>
        <RequestStep {...step(3)}>
          <ContactFields field={field} />
          <div className="public-form-foot form-full">
            <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
              {t('form.submit')}
            </Button>
            <div className="caption">
              <p>{t('consultation.free')}</p>
              <p>{t('consultation.confidential')}</p>
            </div>
          </div>
          <StepButtons onGoBack={steps.goBack} />
        </RequestStep>
        {draft.isStored && <StoredNote onClear={steps.clear} />}
      </div>
    </PublicForm>
  )
}

type Field = ReturnType<typeof useRequest>['frame']['field']

const ServiceFields = ({
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

const WordFields = ({ field }: { field: Field }) => {
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

const ContactFields = ({ field }: { field: Field }) => (
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
