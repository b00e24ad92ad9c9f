import { useEffect, useRef, useState } from 'react'
import { explainFailure } from '#browser/form-errors.ts'
import type { CurrentUser } from '#features/auth/schema.ts'
import { Agreement } from '#features/legal-pages/browser/agreement.tsx'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { useSent } from '#ui/form-sent.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { anyTime, consultationForm } from '../schema.ts'
import { instantInRiyadh, meetingTimes, todayInRiyadh } from '../working-hours.ts'
import { sendConsultation } from './api.ts'
import { ConsultationSent, type Receipt } from './consultation-sent.tsx'

/** In the order of the form. */
const labels = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  phone: 'form.phone',
  service: 'form.service',
  subject: 'form.subject',
  preferredDate: 'form.preferredDate',
  preferredTime: 'form.preferredTime',
  message: 'form.message',
  agreeToTerms: 'form.agreePrivacy',
} as const

/** The value of a select without a choice; the schema refuses it. */
const noService = '' as ServiceArea
/** The schema accepts only the ticked box, but an empty form holds the other value. */
const notAgreed = false as true
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  service: noService,
  subject: '',
  preferredDate: '',
  preferredTime: anyTime,
  message: '',
  agreeToTerms: notAgreed,
}

const namesOf = (user: CurrentUser | null | undefined) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
})

export type { Receipt } from './consultation-sent.tsx'

export type RequestedConsultation = { area?: ServiceArea | undefined; subject?: string | undefined }

type ConsultationFormProps = {
  /** Names the form. */
  label: string
  /** Their name, address and number are filled in. */
  user: CurrentUser | null | undefined
  /** A service chosen elsewhere on the page; each new object selects it again. */
  requested: RequestedConsultation | undefined
  onSent?: (receipt: Receipt) => void
  /** Whether anything is typed that is not sent yet. */
  onDirty?: (isDirty: boolean) => void
}

/** The public consultation form, for guests and for people who are logged in. */
export const ConsultationForm = ({ label, user, requested, onSent, onDirty }: ConsultationFormProps) => {
  const { t, language } = useTranslation()
  const trap = useRef<HTMLInputElement>(null)
  const { isSent, setSent } = useSent('consultation')
  const [receipt, setReceipt] = useState<Receipt>()
  const { form, field, submit, isSubmitting, summary } = useFormFrame({
    name: 'consultation',
    schema: consultationForm,
    labels,
    send: async ({ agreeToTerms, ...values }) => ({
      ...(await sendConsultation({ ...values, language, homepage: trap.current?.value })),
      service: values.service,
      subject: values.subject,
    }),
    onBegin: () => setSent(false),
    onSent: (sent, { reset }) => {
      setReceipt(sent)
      reset({ ...empty, ...namesOf(user) })
      setSent(true)
      onSent?.(sent)
      showToast({ title: t('toast.success'), description: t('toast.consultation.success') })
    },
    explain: explainFailure(t('toast.submission.error'), t('toast.consultation.error')),
  })
  const { getValues, setValue } = form
  const { isDirty } = form.formState
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])

  // The session is known after the form has rendered; what was typed meanwhile stays.
  useEffect(() => {
    if (!user) return
    for (const [name, value] of Object.entries({ ...namesOf(user), phone: user.phone ?? '' }))
      if (!getValues(name as 'firstName')) setValue(name as 'firstName', value)
  }, [user, getValues, setValue])
  useEffect(() => {
    if (requested?.area) setValue('service', requested.area)
    if (requested?.subject) setValue('subject', requested.subject)
  }, [requested, setValue])

  return (
    <PublicForm name="consultation" className="public-form" onSubmit={submit} aria-label={label} trap={trap}>
      {isSent && <ConsultationSent role={user?.role} receipt={receipt} />}
      <FormSummary summary={summary} headingLevel="h3" />
      <div className="form-grid">
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" autoComplete="email" placeholder="name@example.com" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" placeholder="+966 5X XXX XXXX" />
        <SelectField
          {...field('service')}
          placeholder={t('form.serviceSelect')}
          options={serviceAreas.map((area) => ({ value: area, label: t(areaLabel[area]) }))}
        />
        <TextField {...field('subject')} isOptional />
        <TextField
          {...field('preferredDate')}
          type="date"
          min={todayInRiyadh(new Date())}
          hint={t('form.preferredDate.hint')}
          isOptional
        />
        <SelectField
          {...field('preferredTime', ['preferredTime', 'preferredDate'])}
          hint={t('form.preferredTime.hint')}
          isOptional
          options={[
            { value: anyTime, label: t('form.preferredTime.any') },
            ...meetingTimes.map((time) => ({
              value: time,
              label: formatTime(instantInRiyadh(anyDay, time), language),
            })),
          ]}
        />
        <TextArea {...field('message')} rows={4} className="form-full" />
        <CheckboxField
          {...field('agreeToTerms')}
          label={<Agreement to="privacy" />}
          isRequired
          className="form-full"
        />
        <div className="public-form-foot form-full">
          <Button type="submit" isPending={isSubmitting} pendingLabel={t('form.submitting')}>
            {t('form.submit')}
          </Button>
          <div className="caption">
            <p>{t('consultation.free')}</p>
            <p>{t('consultation.confidential')}</p>
          </div>
        </div>
      </div>
    </PublicForm>
  )
}

const anyDay = '2025-03-09'
