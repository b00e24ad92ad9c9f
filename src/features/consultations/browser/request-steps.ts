import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
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

export const headingOfStep = (formId: string, step: number): string => `${formId}-step-${step}`

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
