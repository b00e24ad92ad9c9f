import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { usePostedForm } from '#ui/posted-form.ts'

/** The fields of each step, in order. Together they form the whole form. */
export const fieldsOfStep = [
  ['service'],
  ['message', 'subject', 'preferredDate', 'preferredTime'],
  ['firstName', 'lastName', 'email', 'phone', 'agreeToTerms'],
] as const

export type RequestField = (typeof fieldsOfStep)[number][number]

/** Counted from 1. */
export const stepOfField = (field: string): number =>
  Math.max(1, fieldsOfStep.findIndex((fields) => fields.some((name) => name === field)) + 1)

/** The same condition as in consultation-form.css. */
const inSteps = '(scripting: enabled) and (max-width: 767.98px)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(inSteps)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the form shows one step at a time, as on a phone. */
export const useIsInSteps = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(inSteps).matches,
    () => false,
  )

type HistoryState = { requestStep?: number } | null

const stepInHistory = (): number | undefined => (window.history.state as HistoryState)?.requestStep

const rememberStep = (write: 'pushState' | 'replaceState', requestStep: number) =>
  window.history[write]({ ...window.history.state, requestStep }, '')

/** Milliseconds that a browser needs at most to restore the scroll position of a history entry. */
const fragmentDelay = 100

const headingOfStep = (formId: string, step: number): string => `${formId}-step-${step}`

/**
 * The current step. Each forward step is a history entry, so that the browser's back button returns to the
 * previous one. The heading of a new step gets the focus. `mayReach` checks whether the earlier steps are
 * complete.
 */
export const useRequestSteps = (formId: string, formName: string, mayReach: (step: number) => boolean) => {
  const posted = usePostedForm(formName)
  const [step, setStep] = useState(() => stepOfField(posted?.errors[0]?.field ?? ''))
  /** The step of the history entry with which the form was opened. */
  const first = useRef(step)
  const isMoving = useRef(false)
  const moveTo = (next: number) => {
    isMoving.current = next !== step
    setStep(next)
  }
  const focusHeading = (of: number) => {
    const heading = document.getElementById(headingOfStep(formId, of))
    heading?.focus({ preventScroll: true })
    // Without animation: a field focused during smooth scrolling could end up behind the header.
    heading?.scrollIntoView({ behavior: 'instant' })
  }
  const arrive = useEffectEvent(focusHeading)
  const followHistory = useEffectEvent(() => {
    const requested = stepInHistory() ?? first.current
    const next = mayReach(requested) ? requested : 1
    if (next === step) return
    setStep(next)
    // After this event the browser scrolls to the fragment of the URL and moves the focus.
    setTimeout(() => focusHeading(next), fragmentDelay)
  })
  useEffect(() => {
    const follow = () => followHistory()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    arrive(step)
  }, [step])

  return {
    step,
    focusHeading,
    goOn: () => {
      rememberStep('pushState', step + 1)
      moveTo(step + 1)
    },
    goBack: () => {
      if (stepInHistory() === step && step > first.current) return window.history.back()
      first.current = Math.min(first.current, step - 1)
      moveTo(step - 1)
    },
    /** Changes the step without a history entry and without moving the focus. */
    jumpTo: (next: number) => {
      if (stepInHistory() !== undefined) rememberStep('replaceState', next)
      else first.current = next
      setStep(next)
    },
    /** Restores the step from the history state after a reload. */
    resume: () => {
      const requested = stepInHistory()
      if (requested !== undefined && mayReach(requested)) setStep(requested)
    },
  }
}

const titles = [
  'consultation.step.service',
  'consultation.step.words',
  'consultation.step.contact',
] as const satisfies TextKey[]

const total = fieldsOfStep.length

type RequestStepProps = {
  formId: string
  /** Counted from 1. */
  step: number
  headingLevel: 'h2' | 'h3'
  children: ReactNode
}

/** A part of the form. Its heading is shown only in the version with steps. */
export const RequestStep = ({ formId, step, headingLevel: Heading, children }: RequestStepProps) => {
  const { t } = useTranslation()
  const headingId = headingOfStep(formId, step)
  const title = titles[step - 1]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot leave its fields to the grid around it
    <div className={`request-step request-step-${step}`} role="group" aria-labelledby={headingId}>
      <div className="request-step-head form-full">
        <Heading id={headingId} tabIndex={-1}>
          <span className="caption">{t('consultation.step', { n: step, total })}</span>
          {title && t(title)}
        </Heading>
        <progress max={total} value={step} aria-label={t('consultation.steps')} />
      </div>
      {children}
    </div>
  )
}

/** The services as buttons that lead to the next step. On a phone they replace the select. */
export const ServiceChoices = ({
  id,
  chosen,
  onChoose,
}: {
  /** The target of the error summary. */
  id: string
  chosen: ServiceArea | undefined
  onChoose: (area: ServiceArea) => void
}) => {
  const { t } = useTranslation()
  return (
    <div className="request-choices" id={id} tabIndex={-1}>
      {serviceAreas.map((area) => (
        <button
          key={area}
          type="button"
          className="request-choice"
          aria-pressed={area === chosen}
          onClick={() => onChoose(area)}
        >
          {t(areaLabel[area])}
        </button>
      ))}
    </div>
  )
}

/** The choice of the first step, with a button to change it. */
export const ChosenService = ({
  area,
  onChange,
}: {
  area: ServiceArea | undefined
  onChange: () => void
}) => {
  const { t } = useTranslation()
  if (!area) return null
  return (
    <p className="request-chosen form-full">
      <span>{t('consultation.chosen', { service: t(areaLabel[area]) })}</span>
      <button type="button" className="text-link request-link" onClick={onChange}>
        {t('consultation.change')}
      </button>
    </p>
  )
}

export const StepButtons = ({ onGoOn, onGoBack }: { onGoOn?: () => void; onGoBack?: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="request-step-foot form-full">
      {onGoOn && <Button onClick={onGoOn}>{t('consultation.continue')}</Button>}
      {onGoBack && (
        <Button variant="outline" onClick={onGoBack}>
          {t('consultation.back')}
        </Button>
      )}
    </div>
  )
}

/** A note that the input is stored on this device. */
export const StoredNote = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation()
  return (
    <p className="caption form-full">
      {t('consultation.draftStored')}{' '}
      <button type="button" className="text-link request-link" onClick={onClear}>
        {t('consultation.draftStored.clear')}
      </button>
    </p>
  )
}
