import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { explainFailure } from '#browser/form-errors.ts'
import type { CurrentUser } from '#features/auth/schema.ts'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { anyTime, consultationForm } from '../schema.ts'
import { sendConsultation } from './api.ts'
import type { Receipt } from './consultation-sent.tsx'
import {
  fieldsOfStep,
  type RequestField,
  stepOfField,
  useIsInSteps,
  useRequestSteps,
} from './request-steps.ts'
import { useGuestDraft } from './use-guest-draft.ts'

/** In the order of the form. */
const labels = {
  service: 'form.service',
  message: 'form.message',
  subject: 'form.subject',
  preferredDate: 'form.preferredDate',
  preferredTime: 'form.preferredTime',
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  phone: 'form.phone',
  agreeToTerms: 'form.agreePrivacy',
} as const satisfies Record<RequestField, TextKey>

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

/** A service or subject chosen elsewhere on the page. */
export type RequestedConsultation = { area?: ServiceArea | undefined; subject?: string | undefined }

const name = 'consultation'
const lastStep = fieldsOfStep.length

/** The list's value without scripts when nothing is chosen, and the time that is none. */
const unchosen = ['none', anyTime]

/** The form's values and what may be done with them; its steps, and what is kept of it. */
export const useRequest = ({
  formId,
  user,
  requested,
  onBegin,
  onSent,
}: {
  formId: string
  user: CurrentUser | null | undefined
  requested: RequestedConsultation | undefined
  onBegin: () => void
  onSent: (receipt: Receipt) => void
}) => {
  const { t, language } = useTranslation()
  const trap = useRef<HTMLInputElement>(null)
  const isInSteps = useIsInSteps()
  const [stepTries, setStepTries] = useState(0)
  const steps = useRequestSteps(formId, name, (step) => {
    const { service, message } = form.getValues()
    return step === 1 || (isArea(service) && (step === 2 || Boolean(message)))
  })
  const frame = useFormFrame({
    name,
    schema: consultationForm,
    labels,
    listed: isInSteps ? fieldsOfStep[steps.step - 1] : undefined,
    send: async ({ agreeToTerms, ...values }) => ({
      ...(await sendConsultation({ ...values, language, homepage: trap.current?.value })),
      service: values.service,
      subject: values.subject,
    }),
    onBegin,
    onSent: (sent, { reset }) => {
      reset({ ...empty, ...namesOf(user) })
      draft.forget()
      steps.jumpTo(1)
      onSent(sent)
    },
    explain: explainFailure(t('toast.submission.error'), t('toast.consultation.error')),
  })
  const { form, summary } = frame
  const { getValues, setValue, clearErrors } = form
  const draft = useGuestDraft(name, form, { isGuest: user === null, unchosen, onRestored: steps.resume })
  const service = form.watch('service')

  // The session is known after the form has rendered; what was typed meanwhile stays.
  useEffect(() => {
    if (!user) return
    for (const [field, value] of Object.entries({ ...namesOf(user), phone: user.phone ?? '' }))
      if (!getValues(field as 'firstName')) setValue(field as 'firstName', value)
  }, [user, getValues, setValue])
  const takeRequested = useEffectEvent(({ area, subject }: RequestedConsultation) => {
    if (area) setValue('service', area)
    if (subject) setValue('subject', subject)
    // The service is known, so the own words come next.
    if (area && steps.step === 1) steps.jumpTo(2)
  })
  useEffect(() => {
    if (requested) takeRequested(requested)
  }, [requested])

  // A refusal leads to the step of the first field in fault.
  const { submitCount, isSubmitting, errors } = form.formState
  const leadToFault = useEffectEvent(() => {
    const fault = (Object.keys(labels) as RequestField[]).find((field) => errors[field])
    if (fault && stepOfField(fault) !== steps.step) steps.jumpTo(stepOfField(fault))
  })
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) leadToFault()
  }, [submitCount, isSubmitting])

  const goOn = async () => {
    setStepTries((tries) => tries + 1)
    if (await form.trigger([...(fieldsOfStep[steps.step - 1] ?? [])])) steps.goOn()
  }
  return {
    trap,
    frame: { ...frame, summary: summary && { ...summary, attempt: summary.attempt + stepTries } },
    draft,
    chosen: isArea(service) ? service : undefined,
    steps: {
      ...steps,
      isInSteps,
      goOn,
      chooseService: (area: ServiceArea) => {
        setValue('service', area, { shouldDirty: true })
        clearErrors('service')
        steps.goOn()
      },
      /** The key for Enter goes on where the form is not at its end. */
      submit: (event: SyntheticEvent) => {
        if (!isInSteps || steps.step === lastStep) return frame.submit(event)
        event.preventDefault()
        void goOn()
      },
      clear: () => {
        form.reset({ ...empty, ...namesOf(user) })
        draft.forget()
        steps.jumpTo(1)
        // The button that was pressed is gone.
        if (isInSteps) requestAnimationFrame(() => steps.focusHeading(1))
        else form.setFocus('service')
      },
    },
  }
}

const isArea = (value: unknown): value is ServiceArea => serviceAreas.some((area) => area === value)
