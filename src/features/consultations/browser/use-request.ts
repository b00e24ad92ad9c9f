import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { guestDraftKey } from '#browser/drafts.ts'
import { storeGuestDetails } from '#browser/guest-details.ts'
import type { CurrentUser } from '#features/auth/schema.ts'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { useResetToSaved } from '#ui/use-reset-to-saved.ts'
import { anyTimeOption, consultationFormIn } from '../schema.ts'
import { sendConsultation } from './api.ts'
import type { Receipt } from './consultation-sent.tsx'
import {
  fieldsOfStep,
  type RequestField,
  stepOfField,
  useIsInSteps,
  useRequestSteps,
} from './request-steps.tsx'

/** Field labels, in the order of the form. */
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
/** The schema accepts only the checked box, but an empty form contains the other value. */
const notAgreed = false as true
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  service: noService,
  subject: '',
  preferredDate: '',
  preferredTime: anyTimeOption,
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

/** Values without a choice: the empty option of the list without scripts, and "any time". */
const unchosen = ['none', anyTimeOption]

/** The form with its values, actions, steps and stored draft. */
export const useRequest = ({
  formId,
  user,
  isOffice,
  requested,
  headingLevel,
  onBegin,
  onSent,
}: {
  formId: string
  /** Undefined until it is known; null for everybody but a client. */
  user: CurrentUser | null | undefined
  /** The form is filled in for somebody else. */
  isOffice: boolean
  requested: RequestedConsultation | undefined
  headingLevel: 'h2' | 'h3'
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
  const calendar = useCalendar()
  const current = useRef(calendar)
  current.current = calendar
  const [schema] = useState(() => consultationFormIn(() => current.current))
  const frame = useFormFrame({
    name,
    schema,
    labels,
    listed: isInSteps ? fieldsOfStep[steps.step - 1] : undefined,
    send: async ({ agreeToTerms, ...values }) => {
      reset.noteSent()
      const sent = await sendConsultation({ ...values, language, homepage: trap.current?.value })
      if (!user && !isOffice) storeGuestDetails(values)
      return { ...sent, service: values.service, subject: values.subject }
    },
    onBegin,
    onSent: (sent) => {
      draft.forget()
      reset.empty({ ...empty, ...namesOf(user) })
      steps.jumpTo(1)
      onSent(sent)
    },
    failed: t('toast.submission.error'),
    generic: t('toast.consultation.error'),
    stepTries,
    headingLevel,
  })
  const { form } = frame
  const reset = useResetToSaved(form)
  const { getValues, setValue, clearErrors } = form
  const draft = useFormDraft(user === null && !isOffice ? guestDraftKey(name) : null, form, {
    unchosen,
    onRestored: steps.resume,
  })
  const service = form.watch('service')

  // The session is known only after the form has rendered; preserve the input typed meanwhile.
  useEffect(() => {
    if (!user) return
    for (const [field, value] of Object.entries({ ...namesOf(user), phone: user.phone ?? '' }))
      if (!getValues(field as 'firstName')) setValue(field as 'firstName', value)
  }, [user, getValues, setValue])
  const takeRequested = useEffectEvent(({ area, subject }: RequestedConsultation) => {
    if (area) setValue('service', area)
    if (subject) setValue('subject', subject)
    // The service is chosen, so continue with the description.
    if (area && steps.step === 1) steps.jumpTo(2)
  })
  useEffect(() => {
    if (requested) takeRequested(requested)
  }, [requested])

  // After a failed submit, show the step of the first invalid field.
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
    frame,
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
      /** Enter leads to the next step, except in the last one. */
      submit: (event: SyntheticEvent) => {
        if (!isInSteps || steps.step === lastStep) return frame.submit(event)
        event.preventDefault()
        void goOn()
      },
      clear: () => {
        form.reset({ ...empty, ...namesOf(user) })
        draft.forget()
        steps.jumpTo(1)
        // The clicked button no longer exists.
        if (isInSteps) requestAnimationFrame(() => steps.focusHeading(1))
        else form.setFocus('service')
      },
    },
  }
}

const isArea = (value: unknown): value is ServiceArea => serviceAreas.some((area) => area === value)
