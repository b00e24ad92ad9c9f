import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef, useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { CurrentUser } from '#features/auth/schema.ts'
import { areaLabel } from '#features/services/components/area-label.ts'
import { type ServiceArea, serviceAreas } from '#features/services/schema.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { TrapField } from '#ui/trap-field.tsx'
import { useErrorTitle } from '#ui/use-error-title.ts'
import { useMounted } from '#ui/use-mounted.ts'
import { sendConsultation } from '../api.ts'
import { consultationForm } from '../schema.ts'
import { ConsultationSent } from './consultation-sent.tsx'
import './consultation-form.css'

type Values = z.input<typeof consultationForm>

/** In the order of the page. */
const labels = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  phone: 'form.phone',
  service: 'form.service',
  subject: 'form.subject',
  message: 'form.message',
  agreeToTerms: 'form.agreePrivacy',
} as const satisfies Partial<Record<string, TextKey>>

/** The empty text is a select's word for nothing chosen; the schema refuses it. */
const noService = '' as ServiceArea
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  service: noService,
  subject: '',
  message: '',
}

const namesOf = (user: CurrentUser | null | undefined) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
})

type ConsultationFormProps = {
  /** Whose name, address and number are filled in. */
  user: CurrentUser | null | undefined
  /** Chosen elsewhere on the page; a new object chooses again. */
  requested: { area: ServiceArea } | undefined
  onSent?: () => void
}

/** The public request form, for guests and for people who are logged in. */
export const ConsultationForm = ({ user, requested, onSent }: ConsultationFormProps) => {
  const { t, tMessage, language } = useTranslation()
  const id = useId()
  const isMounted = useMounted()
  const trap = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string>()
  const [isSent, setSent] = useState(false)
  const { register, handleSubmit, formState, clearErrors, reset, setValue, setError } = useForm<
    Values,
    unknown,
    z.output<typeof consultationForm>
  >({
    resolver: zodResolver(consultationForm),
    defaultValues: { ...empty, ...namesOf(user), phone: user?.phone ?? '' },
    // Judged when sent; what is being mended is not judged meanwhile.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = formState

  // Who is logged in is known after the form is drawn; what was typed meanwhile stays.
  useEffect(() => {
    if (user)
      reset(
        { ...empty, ...namesOf(user), phone: user.phone ?? '' },
        { keepDirtyValues: true, keepErrors: true },
      )
  }, [user, reset])
  useEffect(() => {
    if (requested) setValue('service', requested.area, { shouldDirty: true })
  }, [requested, setValue])

  const begin = () => {
    setFailure(undefined)
    setSent(false)
  }
  const submit = handleSubmit(async ({ agreeToTerms, ...values }) => {
    begin()
    try {
      await sendConsultation({ ...values, language, homepage: trap.current?.value })
    } catch (error) {
      const words = showServerErrors(error, setError, t('toast.consultation.error'))
      setFailure(words)
      showToast({ title: t('toast.submission.error'), description: words, variant: 'destructive' })
      return
    }
    reset({ ...empty, ...namesOf(user) })
    setSent(true)
    onSent?.()
    showToast({ title: t('toast.success'), description: t('toast.consultation.success') })
  }, begin)

  const fieldId = (name: Path<Values>) => `${id}-${name}`
  const listed = fieldErrorsOf(errors, labels, fieldId, { t, tMessage })
  const hasErrors = listed.length > 0 || failure !== undefined
  useErrorTitle(hasErrors)
  const field = (name: keyof typeof labels) => {
    const message = errors[name]?.message
    return {
      ...register(name, { onChange: () => clearErrors(name) }),
      id: fieldId(name),
      label: t(labels[name]),
      error: message && tMessage(message),
    }
  }
  return (
    <form className="consultation-form" noValidate onSubmit={submit} aria-label={t('hero.cta.consultation')}>
      {isSent && <ConsultationSent role={user?.role} />}
      {hasErrors && (
        <ErrorSummary errors={listed} attempt={submitCount} headingLevel="h3">
          {failure && !listed.some(({ message }) => message === failure) && <p>{failure}</p>}
        </ErrorSummary>
      )}
      {/* Before the form answers, typed words would be lost and a press would send them as an address. */}
      <fieldset className="form-grid" disabled={!isMounted}>
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
        <TextArea {...field('message')} rows={4} className="form-full" />
        <CheckboxField {...field('agreeToTerms')} isRequired className="form-full" />
        <div className="consultation-form-foot form-full">
          <Button type="submit" isPending={isSubmitting} pendingLabel={t('form.submitting')}>
            {t('form.submit')}
          </Button>
          <p className="caption">{t('consultation.confidential')}</p>
        </div>
      </fieldset>
      <TrapField ref={trap} />
    </form>
  )
}
